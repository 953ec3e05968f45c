/** What every part that uses a device needs: where it is with it, time, and a screen that stays on. */
import {useEffect, useState, type ReactNode} from 'react';
import styles from '../../kit/tools.module.css';

/** Where a part is with its device. */
export type Phase = 'unsupported' | 'idle' | 'asking' | 'refused' | 'none' | 'connected' | 'lost';

/** Says where a part is, and what to do. */
export function PhaseNote<P extends string>({
  phase,
  texts,
}: {
  phase: P;
  texts: Readonly<Record<P, string>>;
}): ReactNode {
  const isProblem = ['unsupported', 'refused', 'lost', 'held'].includes(phase);
  return (
    <p className={isProblem ? styles.warning : styles.note} role="status" data-phase={phase}>
      {texts[phase]}
    </p>
  );
}

/** How to undo a refusal, in any browser. */
export function undoRefusal(what: string): string {
  return `Your browser blocked ${what}. Open this site’s settings with the icon to the left of the address (in Safari: Safari > Settings for This Website), allow ${what} and reload this page.`;
}

/** Whether an error means that the reader, or the browser's settings, said no. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);

/** Renders again at most so many times a second while it is active, for values that arrive faster. */
export function useTicks(isActive: boolean, perSecond = 10): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const timer = setInterval(() => setTick((count) => count + 1), 1000 / perSecond);
    return () => clearInterval(timer);
  }, [isActive, perSecond]);
  return tick;
}

/** Keeps the screen awake while it is active, where the browser can. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) {
      return undefined;
    }
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = (): void => {
      if (document.visibilityState === 'visible') {
        // Saving power wins: the test goes on without it.
        navigator.wakeLock.request('screen').then(
          (given) => {
            lock = given;
            if (isOver) {
              void given.release();
            }
          },
          () => undefined,
        );
      }
    };
    ask();
    // The browser takes it away when the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isActive]);
}
