/** Values, lists and drawings of what a device says. */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from '../../kit/tools.module.css';
import own from '../bench.module.css';
import type {Verdict} from './verdict';
import {Button, Field, useLatest, useSaid} from '../../kit/controls';

/** Values in large figures and lines; a screen reader hears them on request, not as they change. */
export function Values({
  verdict,
  main = {},
  lines = {},
}: {
  /** What the test makes of the values, in the first line. */
  verdict?: Verdict | false;
  main?: Readonly<Record<string, string>>;
  /** By their labels; what isn't known yet is undefined. */
  lines?: Readonly<Record<string, string | number | undefined>>;
}): ReactNode {
  const [said, setSaid] = useState('');
  const words = (values: typeof lines): string[] =>
    Object.entries(values).map(([label, value]) => `${label}: ${value ?? '–'}.`);
  return (
    <div className={styles.result}>
      {verdict && (
        <p className={own.verdict} data-good={verdict.isGood ? '' : undefined}>
          {verdict.text}
        </p>
      )}
      {Object.entries(main).map(([label, value]) => (
        <span className={styles.main} key={label}>
          <span className={styles.mainLabel}>{label} </span>
          <span className={styles.figure} data-main="">
            {value}
          </span>
        </span>
      ))}
      <dl className={styles.lines}>
        {Object.entries(lines).map(([label, value]) => (
          <div className={styles.line} key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <Button
        onPress={() =>
          setSaid(
            [verdict && verdict.text, ...words(main), ...words(lines)].filter(Boolean).join(' '),
          )
        }>
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
  before,
  after,
}: {
  id: string;
  label: string;
  lines: readonly string[];
  rows?: number;
  /** Buttons of its row, before and after the one that copies. */
  before?: ReactNode;
  after?: ReactNode;
}): ReactNode {
  const {said, copy} = useSaid();
  const text = lines.join('\n');
  return (
    <>
      <Field id={id} label={label} isWide>
        <textarea className={styles.input} id={id} readOnly rows={rows} value={text} wrap="off" />
      </Field>
      <div className={styles.buttons}>
        {before}
        <Button
          disabled={lines.length === 0}
          onPress={() =>
            copy(text, 'Copied.', 'Your browser blocked copying. Select the text and copy it.')
          }>
          Copy log
        </Button>
        {after}
      </div>
      {said}
    </>
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
