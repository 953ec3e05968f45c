import {useEffect, useState} from 'react';
import {isRefusal, type Phase} from '../shared/devices';

/** A display, as the Window Management API describes it. */
interface ScreenDetailed {
  label: string;
  width: number;
  height: number;
}
interface ScreenDetails extends EventTarget {
  screens: readonly ScreenDetailed[];
}
type ManagedWindow = Window & {getScreenDetails?: () => Promise<ScreenDetails>};

/** The displays of this computer, once the reader lets the page see them. */
export function useScreens() {
  const [phase, setPhase] = useState<Phase>('getScreenDetails' in window ? 'idle' : 'unsupported');
  const [details, setDetails] = useState<ScreenDetails>();
  const [, setChanges] = useState(0);

  useEffect(() => {
    const onChange = (): void => setChanges((count) => count + 1);
    details?.addEventListener('screenschange', onChange);
    return () => details?.removeEventListener('screenschange', onChange);
  }, [details]);

  const ask = async (): Promise<void> => {
    setPhase('asking');
    try {
      const given = await (window as ManagedWindow).getScreenDetails?.();
      setDetails(given);
      setPhase(given && given.screens.length > 1 ? 'connected' : 'none');
    } catch (error) {
      setPhase(isRefusal(error) ? 'refused' : 'lost');
    }
  };
  return {phase, screens: details?.screens ?? [], ask};
}
