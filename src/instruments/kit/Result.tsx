import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import LiveText from '../../components/shared/LiveText';
import styles from './calculators.module.css';
import {groupLines, type Outcome} from './model';

type Success = Outcome & {ok: true};

/** Brackets, and numbers with their units, stay on one line. */
const joined = (text: string): string =>
  text.replaceAll(/\([^)]*\)|\d \p{L}\S*/gu, (part) => part.replaceAll(' ', '\u00a0'));

/** The main lines, and those over their limit. */
export function Figures({lines}: Success): ReactNode {
  return (
    <output className={styles.output} aria-live="off">
      {groupLines(lines).main.map((line) => (
        <span
          className={styles.main}
          key={line.label}
          data-over={line.isOverLimit ? '' : undefined}>
          <LiveText
            className={styles.mainLabel}
            text={joined(`${line.label} ${line.isOverLimit ? '(over the limit) ' : ''}`)}
          />
          <LiveText className={styles.figure} text={joined(`${line.value} `)} isValue />
        </span>
      ))}
    </output>
  );
}

/** How many of the main lines narrow screens show large; the others are in the list there. */
const maxLarge = 2;

/** Warnings, further lines and notes. */
export function Details({warnings, lines, notes, link}: Success): ReactNode {
  const {main, rest} = groupLines(lines);
  const otherLines = [...main.slice(maxLarge), ...rest];
  return (
    <div className={styles.result}>
      {warnings.map((warning) => (
        <p className={styles.warning} key={warning}>
          <strong>Watch out:</strong> {warning}
        </p>
      ))}
      {otherLines.length > 0 && (
        <dl className={styles.lines}>
          {otherLines.map((line) => (
            <div
              className={styles.line}
              key={line.label}
              data-main={rest.includes(line) ? undefined : ''}>
              <dt>{line.label}</dt>
              <LiveText as="dd" text={joined(line.value)} isValue />
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <LiveText as="p" className={styles.note} key={note} text={note} />
      ))}
      {link && (
        <p className={styles.note} key={link.text}>
          <Link to={link.to}>{link.text}</Link>
        </p>
      )}
    </div>
  );
}
