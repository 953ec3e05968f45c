import {useState, type ReactNode} from 'react';

import type {Controls} from '../../kit/CalculatorFrame';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {type model} from './model';
import {tappedTempo} from '../../formulas/tap';

/** Measures the tempo of taps, by touch, mouse or keyboard. */
function Tap({set}: Controls<typeof model>): ReactNode {
  const [times, setTimes] = useState<readonly number[]>([]);
  const tap = (time: number) => {
    const next = [...times.slice(-9), time];
    const bpm = tappedTempo(next);
    setTimes(next);
    if (bpm !== undefined) {
      set({bpm: String(Math.round(Math.min(999, Math.max(10, bpm)) * 10) / 10)});
    }
  };
  return (
    <p className={styles.buttons}>
      <button className={fields.button} type="button" onClick={({timeStamp}) => tap(timeStamp)}>
        Tap the tempo
      </button>
    </p>
  );
}

export {Tap as controls};
