/** Values and logs of a device. */
import {type ReactNode, useState} from 'react';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import own from '../bench.module.css';
import type {Verdict} from './verdict';
import Button from '../../../components/fields/Button';
import Field, {controlAttributes} from '../../../components/fields/Field';
import {useStatus} from '../../kit/status';
import LiveText from '../../../components/shared/LiveText';

interface Readings {
  /** The first line. */
  verdict?: Verdict | false;
  main?: Readonly<Record<string, string>>;
  /** By label; undefined while unknown. */
  lines?: Readonly<Record<string, string | number | undefined>>;
}

/** The readings of a good signal, for comparison until a device is connected, and a drawing of it. */
export function Example({children, ...readings}: Readings & {children?: ReactNode}): ReactNode {
  return (
    <div className={own.example}>
      <p>
        <strong>Example</strong> of a good signal. Nothing is connected.
      </p>
      {children}
      <Values {...readings} isExample />
    </div>
  );
}

/** Values in large figures and lines; announced on request, not as they change. */
export function Values({
  verdict,
  main = {},
  lines = {},
  isExample = false,
}: Readings & {isExample?: boolean}): ReactNode {
  const [announcement, announce] = useState('');
  const words = (values: typeof lines): string[] =>
    Object.entries(values).map(([label, value]) => `${label}: ${value ?? '–'}.`);
  return (
    <div className={styles.result}>
      {verdict && (
        <p className={own.verdict} data-good={verdict.isGood ? '' : undefined}>
          <LiveText text={verdict.text} />
        </p>
      )}
      {Object.entries(main).map(([label, value]) => (
        <span className={styles.main} key={label}>
          <span className={styles.mainLabel}>{label} </span>
          <span className={styles.figure} data-main="">
            <LiveText text={value} isValue />
          </span>
        </span>
      ))}
      <dl className={styles.lines}>
        {Object.entries(lines).map(([label, value]) => (
          <div className={styles.line} key={label}>
            <dt>{label}</dt>
            <LiveText as="dd" text={String(value ?? '–')} isValue />
          </div>
        ))}
      </dl>
      {!isExample && (
        <Button
          onClick={() =>
            announce(
              [verdict && verdict.text, ...words(main), ...words(lines)].filter(Boolean).join(' '),
            )
          }>
          Announce values
        </Button>
      )}
      <p className="visually-hidden" aria-live="polite">
        <LiveText text={announcement} />
      </p>
    </div>
  );
}

/** Lines of a log, to read, select and copy. */
export function Log({
  id,
  label,
  lines,
  rows,
  before,
  after,
}: {
  id: string;
  label: string;
  lines: readonly string[];
  rows: number;
  /** Buttons of its row, before and after the one that copies. */
  before?: ReactNode;
  after?: ReactNode;
}): ReactNode {
  const {statusLine, copy} = useStatus();
  const text = lines.join('\n');
  return (
    <>
      <Field id={id} label={label} isWide>
        <textarea
          {...controlAttributes(id)}
          className={fields.input}
          readOnly
          rows={rows}
          value={text}
          wrap="off"
        />
      </Field>
      <div className={styles.buttons}>
        {before}
        <Button
          disabled={lines.length === 0}
          onClick={() =>
            void copy(text, 'Copied.', 'Your browser blocked copying. Select the text and copy it.')
          }>
          Copy log
        </Button>
        {after}
      </div>
      {statusLine}
    </>
  );
}
