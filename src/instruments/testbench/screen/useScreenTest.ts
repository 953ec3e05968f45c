import {useState} from 'react';
import {useStatus} from '../../kit/status';
import {useWakeLock} from '../../kit/devices';
import {getPattern, isRead, readHash, type ScreenState, writeHash} from './state';
import {usePattern} from './usePattern';
import {useScreens} from './useScreens';

export type ScreenTestState = ReturnType<typeof useScreenTest>;

/** The state of the screen test: the pattern, which the address shares, and the display that shows it. */
export function useScreenTest() {
  const [state, setState] = useState<ScreenState>(() => readHash(location.hash));
  /** False while a part of the address was not understood. */
  const [isWhole, setWhole] = useState(() => isRead(location.hash));
  const [isBeeping, setBeeping] = useState(false);
  const {phase, screens, ask} = useScreens();
  /** Number of the display in `screens`, as the value of a select. */
  const [display, setDisplay] = useState('0');
  const screen = screens[Number(display)];
  const status = useStatus();

  const change = (next: ScreenState): void => {
    setState(next);
    setWhole(true);
    setBeeping(false);
    history.replaceState(history.state, '', writeHash(next));
  };
  const displayName = screen?.label ?? 'This display';
  const {canvas, isFull, pixels} = usePattern(state, change, displayName, isBeeping);
  useWakeLock(isFull);

  const showFull = async (): Promise<void> => {
    try {
      // TypeScript does not know the option `screen`.
      await canvas.current?.requestFullscreen({navigationUI: 'hide', ...(screen && {screen})});
    } catch {
      status.setStatus(
        'This browser can’t show pages full screen. Save the pattern as an image instead.',
      );
    }
  };
  return {
    ...{state, change, pattern: getPattern(state), isWhole, isBeeping, setBeeping},
    ...{phase, screens, ask, display, setDisplay},
    ...{canvas, isFull, pixels, showFull, status},
  };
}
