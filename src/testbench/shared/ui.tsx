import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import styles from '../../tools/shared/tools.module.css';

/** Where a part is with its device. */
export type Phase = 'unsupported' | 'idle' | 'asking' | 'refused' | 'none' | 'connected' | 'lost';

/** Says where a part is, and what to do. */
export function State({phase, children}: {phase: Phase; children: ReactNode}): ReactNode {
  const isProblem = phase === 'unsupported' || phase === 'refused' || phase === 'lost';
  return (
    <p className={isProblem ? styles.warning : styles.note} role="status" data-phase={phase}>
      {children}
    </p>
  );
}

/** How to undo a refusal, in any browser. */
export function undoRefusal(what: string): string {
  return `The browser refused ${what}. To change that, open the settings of this site with the icon to the left of the address (in Safari: Safari > Settings for This Website), allow ${what}, and load this page again.`;
}

/** Whether an error means that the reader, or the browser's settings, said no. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);

/** A press of a button. */
export function Button({
  main = false,
  disabled = false,
  onPress,
  children,
}: {
  main?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      className={main ? styles.primary : styles.button}
      type="button"
      disabled={disabled}
      onClick={onPress}>
      {children}
    </button>
  );
}

/** A choice from a list. */
export function Select({
  id,
  label,
  value,
  options,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  options: readonly {value: string; label: string}[];
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.input}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A text or number that is typed, or a fader. */
export function Input({
  id,
  label,
  hint,
  error,
  value,
  range,
  onChange,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string | number;
  /** Makes it a fader. */
  range?: readonly [min: number, max: number];
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        value={value}
        {...(range ? {type: 'range', min: range[0], max: range[1]} : {type: 'text'})}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? hint) === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {(error ?? hint) !== undefined && (
        <span className={error === undefined ? styles.hint : styles.error} id={`${id}-hint`}>
          {error ?? hint}
        </span>
      )}
    </div>
  );
}

/** Values in large figures and lines; a screen reader hears them on request, not as they change. */
export function Values({
  main,
  lines,
}: {
  main?: {label: string; value: string};
  lines: readonly {label: string; value: string}[];
}): ReactNode {
  const [said, setSaid] = useState('');
  const all = [...(main ? [main] : []), ...lines];
  return (
    <div className={styles.result}>
      {main && (
        <span className={styles.main}>
          <span className={styles.mainLabel}>{main.label} </span>
          <span className={styles.figure} data-main="">
            {main.value}
          </span>
        </span>
      )}
      <dl className={styles.lines}>
        {lines.map(({label, value}) => (
          <div className={styles.line} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button onPress={() => setSaid(all.map(({label, value}) => `${label}: ${value}.`).join(' '))}>
        Announce values
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** Lines of a log, to read, select and copy. */
export function Log({
  id,
  label,
  lines,
  rows = 10,
}: {
  id: string;
  label: string;
  lines: readonly string[];
  rows?: number;
}): ReactNode {
  const [said, setSaid] = useState('');
  const text = lines.join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not allow copying from here. Select the text and copy it.');
    }
  };
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea className={styles.input} id={id} readOnly rows={rows} value={text} wrap="off" />
      <div className={styles.buttons}>
        <Button disabled={lines.length === 0} onPress={() => void copy()}>
          Copy log
        </Button>
      </div>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/**
 * A drawing that changes, in the colours of the page.
 *
 * @param props.label - what it shows, in words; its values are in the text beside it
 * @param props.draw - draws once; called again when `version` changes
 */
export function Drawing({
  label,
  width,
  height,
  version,
  draw,
}: {
  label: string;
  width: number;
  height: number;
  version: unknown;
  draw: (context: CanvasRenderingContext2D, colour: (token: string) => string) => void;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useLatest(draw);
  useEffect(() => fitColumn(canvas.current), []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) {
      const style = getComputedStyle(document.documentElement);
      context.clearRect(0, 0, width, height);
      latest.current(context, (token) => style.getPropertyValue(token));
    }
  }, [version, width, height, latest]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={label} />;
}

/** Makes a drawing no wider than its column: a rule in the style sheet would load with every page. */
export function fitColumn(canvas: HTMLCanvasElement | null): void {
  if (canvas) {
    canvas.style.maxInlineSize = '100%';
  }
}

/** The last value of something, for callbacks that outlive a rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

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
