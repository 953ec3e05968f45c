import type {ReactNode} from 'react';
import Button from '../../../components/fields/Button';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import type {CompilerMessage} from './compilerLog';
import LiveText from '../../../components/shared/LiveText';

/** Messages, each with a button that goes to its line. */
export default function Problems({
  problems,
  hasLast,
  onLine,
}: {
  problems: readonly CompilerMessage[];
  /** An earlier version still plays. */
  hasLast: boolean;
  onLine: (line: number) => void;
}): ReactNode {
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <>
          <LiveText
            as="p"
            className={styles.warning}
            text={
              hasLast
                ? 'This version doesn’t compile. The output still shows the last one that did.'
                : 'This shader doesn’t compile, so there is no output.'
            }
          />
          <ul className="clean-list">
            {problems.slice(0, 10).map(({line, message, raw, isVertex}) => (
              <li className={styles.warning} key={`${line} ${message} ${raw}`}>
                {isVertex ? (
                  <strong>Vertex shader, line {line}</strong>
                ) : (
                  <Button onClick={() => onLine(line)}>Line {line}</Button>
                )}{' '}
                {message}
                {raw && (
                  <div className={fields.hint}>
                    Compiler: <code>{raw}</code>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
