import type {ReactNode} from 'react';

import type {Controls} from '../../kit/CalculatorFrame';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {switchAddress, switchCount, switchesOn, switchValue} from './dip';
import {model} from './model';

const numbers = Array.from({length: switchCount + 1}, (_, index) => index + 1);

/** The bank of switches as on the fixture; each one is a checkbox. */
function Switches({state, set}: Controls<typeof model>): ReactNode {
  const base = state.base === 'zero' ? 'zero' : 'one';
  const reading = model.read(state);
  const value = reading.ok ? (switchValue(reading.values.address, base) ?? 0) : 0;
  const on = new Set(switchesOn(value));
  const order = state.first === 'left' ? numbers : [...numbers].reverse();
  const flip = (number: number) => {
    if (number > switchCount) {
      set({ten: state.ten === '1' ? '' : '1'});
    } else {
      const address = switchAddress(value ^ (1 << (number - 1)), base);
      set({address: String(address ?? 0)});
    }
  };
  return (
    <fieldset className={`${fields.fieldset} ${styles.scene}`}>
      <legend className={fields.label}>Switches: select those that are on</legend>
      <div className={styles.dip} data-on={state.on}>
        {order.map((number) => {
          const isOn = number > switchCount ? state.ten === '1' : on.has(number);
          return (
            <label className={styles.dipSwitch} key={number}>
              <span aria-hidden="true">{isOn ? 'ON' : '\u00a0'}</span>
              <input type="checkbox" checked={isOn} onChange={() => flip(number)} />
              <span>{number}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export {Switches as controls};
