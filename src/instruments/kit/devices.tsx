/** Shared by all instruments that use a device: phase, regular updates, wake lock. */
import {type ReactNode, useEffect, useState} from 'react';
import styles from './calculators.module.css';
import LiveText from '../../components/shared/LiveText';

/**
 * State of a part and its device: `none` without a device, `missing` if the selected one isn't connected,
 * `lost` if it was disconnected while in use, `held` while another program uses it, `failed` for all other
 * errors.
 */
type Phase =
  | 'unsupported'
  | 'idle'
  | 'asking'
  | 'refused'
  | 'none'
  | 'missing'
  | 'connected'
  | 'lost'
  | 'held'
  | 'failed';

/** Phases by the names of errors (Web IDL); only an event of the device itself means that it was lost. */
const phasesByError: Readonly<Record<string, Phase>> = {
  // The reader refused, or the browser's settings do.
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'missing',
  NotReadableError: 'held',
};

/** The phase after an error. */
export function getErrorPhase(error: unknown): Phase {
  // OverconstrainedError is not a DOMException in every browser.
  const name = error instanceof Object && 'name' in error ? String(error.name) : '';
  return (Object.hasOwn(phasesByError, name) ? phasesByError[name] : undefined) ?? 'failed';
}

/**
 * State of a part and its device.
 *
 * @returns the phase, and `request`, which asks for the device and sets the phase to what it returns,
 *   `connected` by default, or to that of the error
 */
export function usePhase(isSupported: boolean) {
  const [phase, setPhase] = useState<Phase>(isSupported ? 'idle' : 'unsupported');
  const request = async (ask: () => Promise<Phase | void>): Promise<void> => {
    setPhase('asking');
    setPhase((await ask().catch(getErrorPhase)) ?? 'connected');
  };
  return {phase, setPhase, request};
}

/** Shows the phase of a part, and what to do. */
export function PhaseNote({
  phase,
  texts,
}: {
  phase: Phase;
  texts: Readonly<Partial<Record<Phase, string>>>;
}): ReactNode {
  const isProblem = !['idle', 'asking', 'none', 'connected'].includes(phase);
  return (
    <p className={isProblem ? styles.warning : styles.note} role="status" data-phase={phase}>
      <LiveText text={texts[phase]} />
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
        // The system may refuse, to save power.
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
      }
    };
    ask();
    // Browsers release it when the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, [isActive]);
}
