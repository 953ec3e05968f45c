import type {ReactNode} from 'react';

import type {PictureProps, ToolProps} from '../shared/ToolFrame';
import ToolFrame from '../shared/ToolFrame';
import styles from '../shared/tools.module.css';
import {inWords, switchAddress, switchesOn, switchCount, type Base} from './dip';
import {model, stateValue, type State} from './model';

const numbers = Array.from({length: switchCount + 1}, (_, index) => index + 1);

/** The bank of switches as it looks on the fixture, and the same switches as check boxes. */
function Switches({state, set}: PictureProps<State>): ReactNode {
  const known = stateValue(state);
  const value = known ?? 0;
  const on = new Set(switchesOn(value));
  const order = state.first === 'left' ? numbers : [...numbers].reverse();
  const flip = (number: number) => {
    const address = switchAddress(value ^ (1 << (number - 1)), state.base as Base);
    set({address: String(address ?? 0)});
  };
  return (
    <>
      {known !== undefined && (
        <svg
          className={styles.picture}
          viewBox="0 0 300 112"
          role="img"
          aria-label={`Switches: ${inWords(value)}`}>
          <rect className="d-box" x="1" y="4" width="298" height="104" rx="12" />
          {order.map((number, place) => {
            const x = 9 + place * 29;
            const up = on.has(number) === (state.on === 'up');
            return (
              <g key={number}>
                <rect className="d-fill-quiet" x={x} y="32" width="22" height="48" rx="6" />
                {number <= switchCount ? (
                  <rect
                    className={on.has(number) ? 'd-fill' : 'd-box'}
                    x={x + 2}
                    y={up ? 34 : 56}
                    width="18"
                    height="22"
                    rx="4"
                  />
                ) : (
                  <text className="d-small d-muted" x={x + 11} y="60" textAnchor="middle">
                    –
                  </text>
                )}
                <text className="d-small" x={x + 11} y="98" textAnchor="middle">
                  {number}
                </text>
                {number <= switchCount && on.has(number) && (
                  <text className="d-small d-strong" x={x + 11} y="24" textAnchor="middle">
                    ON
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
      <fieldset className={styles.fieldset}>
        <legend className={styles.label}>Switches: tick those that are on</legend>
        <div className={styles.switches}>
          {numbers.slice(0, switchCount).map((number) => (
            <label className={styles.choice} key={number}>
              <input type="checkbox" checked={on.has(number)} onChange={() => flip(number)} />
              <span>{number}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Switches for a DMX address, and the address that switches make. */
export default function DipSwitch(props: ToolProps): ReactNode {
  return <ToolFrame model={model} drawing={Switches} {...props} />;
}
