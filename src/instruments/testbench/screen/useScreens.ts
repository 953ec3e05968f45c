import {useEffect, useState} from 'react';
import {usePhase} from '../../kit/devices';

/** The displays, as the Window Management API describes them. */
interface ScreenDetails extends EventTarget {
  screens: readonly {label: string; width: number; height: number}[];
}
type ManagedWindow = Window & {getScreenDetails?: () => Promise<ScreenDetails>};

/** The displays of this computer, once the reader lets the page see them. */
export function useScreens() {
  const {phase, request} = usePhase('getScreenDetails' in window);
  const [details, setDetails] = useState<ScreenDetails>();
  const [, setChanges] = useState(0);

  useEffect(() => {
    const onChange = (): void => setChanges((count) => count + 1);
    details?.addEventListener('screenschange', onChange);
    return () => details?.removeEventListener('screenschange', onChange);
  }, [details]);

  const ask = (): Promise<void> =>
    request(async () => setDetails(await (window as ManagedWindow).getScreenDetails?.()));
  const screens = details?.screens ?? [];
  const isAlone = phase === 'connected' && screens.length < 2;
  return {phase: isAlone ? ('none' as const) : phase, screens, ask};
}
