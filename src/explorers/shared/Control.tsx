import type {ReactNode} from 'react';
import type {ToolState} from '../../tools/shared/model';
import styles from '../../tools/shared/tools.module.css';
import own from './explorers.module.css';
import type {Setting} from './settings';

/** Changes settings. */
export type Change = (change: ToolState) => void;

/** What a strip of controls takes. */
export interface ControlProps {
  /** Prefix of the ids, unique on the page. */
  scope: string;
  state: ToolState;
  change: Change;
}

/** One setting, as the native control that suits it. */
function Control({
  scope,
  setting: {key, label, kind, options = [], min = 0, max = 100, step = 1, unit = ''},
  state,
  change,
}: ControlProps & {setting: Setting}): ReactNode {
  const id = `${scope}-${key}`;
  const value = state[key] ?? '';
  if (kind === 'check') {
    return (
      <label className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          checked={value === '1'}
          onChange={({currentTarget}) => change({[key]: currentTarget.checked ? '1' : ''})}
        />
        <span>{label}</span>
      </label>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {kind === 'range' && (
          <span className={styles.unit}>
            {' '}
            {value}
            {unit}
          </span>
        )}
      </label>
      {kind === 'range' ? (
        <input
          className={styles.range}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={value + unit}
          onChange={({currentTarget}) => change({[key]: currentTarget.value})}
        />
      ) : (
        <select
          className={styles.input}
          id={id}
          value={value}
          onChange={({currentTarget}) => change({[key]: currentTarget.value})}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
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
  /** Further controls: below the folded settings, if there are any. */
  children?: ReactNode;
}): ReactNode {
  const more = settings.filter(({isMore}) => isMore);
  const set = more.filter(({key, start}) => props.state[key] !== start).length;
  return (
    <fieldset className={own.strip} data-wide={isWide ? '' : undefined}>
      <legend className={styles.legend}>{title}</legend>
      <Controls settings={settings.filter(({isMore}) => !isMore)} {...props} />
      {more.length === 0 ? (
        children
      ) : (
        <details className={styles.details}>
          <summary className={styles.summary}>More{set > 0 && ` (${set} set)`}</summary>
          <div className={own.more}>
            <Controls settings={more} {...props} />
            {children}
          </div>
        </details>
      )}
    </fieldset>
  );
}
