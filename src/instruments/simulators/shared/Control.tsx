import type {ReactNode} from 'react';
import {Check, Select, Slider} from '../../kit/controls';
import type {CalculatorState} from '../../kit/model';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import own from './simulators.module.css';
import type {Setting} from './settings';
import LiveText from '../../../components/shared/LiveText';

/** Changes settings. */
export type Change = (change: CalculatorState) => void;

/** What a strip of controls takes. */
export interface ControlProps {
  /** Prefix of the ids, unique on the page. */
  scope: string;
  state: CalculatorState;
  change: Change;
}

/** One setting, as the native control that suits it. */
function Control({
  scope,
  setting: {key, label, kind, options = [], min = 0, max = 100, step = 1, unit = ''},
  state,
  change,
}: ControlProps & {setting: Setting}): ReactNode {
  const field = {id: `${scope}-${key}`, label};
  const value = state[key] ?? '';
  const set = (next: string): void => change({[key]: next});
  return kind === 'check' ? (
    <Check {...field} isOn={value === '1'} onChange={(isOn) => set(isOn ? '1' : '')} />
  ) : kind === 'range' ? (
    <Slider
      {...field}
      shown={value + unit}
      value={Number(value)}
      range={[min, max]}
      step={step}
      onChange={(next) => set(String(next))}
    />
  ) : (
    <Select {...field} value={value} options={options} onChange={set} />
  );
}

/** Settings one below the other. */
export function Controls({
  settings,
  ...props
}: ControlProps & {settings: readonly Setting[]}): ReactNode {
  return settings.map((setting) => <Control key={setting.key} setting={setting} {...props} />);
}

/** A strip: a heading and settings, those that are seldom needed folded away. */
export function Strip({
  title,
  settings,
  isWide = false,
  children,
  ...props
}: ControlProps & {
  title: string;
  settings: readonly Setting[];
  /** Takes a whole row, with settings side by side. */
  isWide?: boolean;
  /** Further controls, below the folded settings. */
  children?: ReactNode;
}): ReactNode {
  const more = settings.filter(({isMore}) => isMore);
  const set = more.filter(({key, start}) => props.state[key] !== start).length;
  return (
    <fieldset className={own.strip} data-wide={isWide ? '' : undefined}>
      <legend className={fields.legend}>{title}</legend>
      <Controls settings={settings.filter(({isMore}) => !isMore)} {...props} />
      {more.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <LiveText text={set > 0 ? `More (${set} set)` : 'More'} />
          </summary>
          <div className={own.more}>
            <Controls settings={more} {...props} />
            {children}
          </div>
        </details>
      )}
    </fieldset>
  );
}
