import {type ReactNode, useEffect, useRef, useState} from 'react';
import {inBackground} from '../../components/shared/recovery';
import type {CalculatorAnswer} from '../../instruments/answers';
import type {CalculatorTask} from '../../instruments/calculatorQuery';
import styles from './styles.module.css';

/** A fixture's DIP switches; those in a list such as '1, 3' are on. */
function Levers({on}: {on: string}): ReactNode {
  const numbers = on.split(', ').map(Number);
  return (
    <span className={styles.levers} aria-hidden="true">
      {Array.from({length: 10}, (_, index) => (
        <span key={index} data-on={numbers.includes(index + 1)} />
      ))}
    </span>
  );
}

/** A colour, from its values such as '255, 128, 0'; nothing if these are no RGB. */
function Swatch({rgb}: {rgb: string}): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.style.setProperty('background-color', `rgb(${rgb})`);
  }, [rgb]);
  return /^\d+, \d+, \d+$/.test(rgb) && <span ref={ref} className={styles.swatch} />;
}

/**
 * A calculator's answer to the query, in its row. Its model is loaded on demand. The component must have
 * the task's address as key.
 *
 * @param props.otherwise - rendered until then, and if the query lacks a value
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
    <span className={styles.result}>
      {lines.map(({label, value}) => (
        <span key={label}>
          {label}: <strong>{value}</strong>
        </span>
      ))}
      {task.calculator === 'colour' && <Swatch rgb={lines[0]?.value ?? ''} />}
      {task.calculator === 'dip-switch' && <Levers on={lines[0]?.value ?? ''} />}
      {(assumed.length > 0 || warning) && (
        <span className={styles.assumed}>
          {assumed.length > 0 && `With ${assumed.join(', ')}. `}
          {warning}
        </span>
      )}
    </span>
  );
}
