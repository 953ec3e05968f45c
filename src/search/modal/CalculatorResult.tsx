import {useEffect, useState, type ReactNode} from 'react';
import {inBackground} from '../../components/shared/recovery';
import type {CalculatorAnswer} from '../../instruments/answers';
import type {CalculatorTask} from '../../instruments/calculatorQuery';
import styles from './styles.module.css';

/** The switches of a fixture, drawn with those on whose numbers are in a list. */
function Levers({on}: {on: string}): ReactNode {
  const numbers = on.split(', ').map(Number);
  return (
    <span className={styles.levers} aria-hidden="true">
      {Array.from({length: 10}, (_, at) => (
        <span key={at} data-on={numbers.includes(at + 1)} />
      ))}
    </span>
  );
}

/**
 * What a calculator answers to the query, in its row. Its model comes when it is needed. Another task
 * is another result, with a key of its own.
 *
 * @param props.otherwise - shown until then, and if the query leaves too much open
 */
export default function CalculatorResult({
  task,
  otherwise,
}: {
  task: CalculatorTask;
  otherwise: ReactNode;
}): ReactNode {
  const [result, setResult] = useState<CalculatorAnswer>();
  useEffect(() => {
    void inBackground(
      () => import(/* webpackChunkName: "answers" */ '../../instruments/answers'),
    ).then(async (answers) => setResult(await answers?.calculatorAnswer(task)));
  }, [task]);
  if (!result) {
    return otherwise;
  }
  const {lines, assumed, warning} = result;
  return (
    <>
      {lines.map(({label, value}) => (
        <span key={label}>
          {label}: <strong>{value}</strong>
        </span>
      ))}
      {task.calculator === 'dip-switch' && <Levers on={lines[0]?.value ?? ''} />}
      {(assumed.length > 0 || warning) && (
        <span className={styles.assumed}>
          {assumed.length > 0 && `With ${assumed.join(', ')}. `}
          {warning}
        </span>
      )}
    </>
  );
}
