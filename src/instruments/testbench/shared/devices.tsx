/** What every part that uses a device needs: where it is with it, time, and a screen that stays on. */
import {useEffect, useState, type ReactNode} from 'react';
import styles from '../../kit/calculators.module.css';

/** Where a part is with its device; it is held while another program has it. */
type Phase = 'unsupported' | 'idle' | 'asking' | 'refused' | 'none' | 'connected' | 'lost' | 'held';

const phaseOf = (error: unknown): Phase => {
  const name = error instanceof DOMException ? error.name : '';
  // The reader said no, or the browser's settings did.
  const isRefusal = ['NotAllowedError', 'SecurityError'].includes(name);
  return isRefusal ? 'refused' : name === 'NotFoundError' ? 'none' : 'lost';
};

/**
 * Where a part is with its device.
 *
 * @returns the phase, and `reach`, which asks for the device: it is connected then, or what the answer or the
 *   error says
 */
export function usePhase(isSupported: boolean) {
  const [phase, setPhase] = useState<Phase>(isSupported ? 'idle' : 'unsupported');
  const reach = async (ask: () => Promise<Phase | void>): Promise<void> => {
    setPhase('asking');
    setPhase((await ask().catch(phaseOf)) ?? 'connected');
  };
  return {phase, setPhase, reach};
}

/** Says where a part is, and what to do. */
export function PhaseNote({
  phase,
  texts,
}: {
  phase: Phase;
  texts: Readonly<Partial<Record<Phase, string>>>;
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

/** Renders again ten times a second while it is active, for values that arrive faster. */
export function useTicks(isActive: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const timer = setInterval(() => setTick((count) => count + 1), 100);
    return () => clearInterval(timer);
  }, [isActive]);
}

/** Keeps the screen awake while it is active, where the browser can. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) {
      return undefined;
    }
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const ask = (): void => {
      if (document.visibilityState === 'visible') {
        // Saving power wins: the test goes on without it.
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
      }
    };
    ask();
    // The browser takes it away when the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((given) => given?.release());
    };
  }, [isActive]);
}
