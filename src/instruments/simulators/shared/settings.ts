/** Settings of a simulator as flat text, so that they fit into an address. */
import type {Codec} from '../../kit/codec';
import {options} from '../../../components/fields/model';
import {type CalculatorState} from '../../kit/model';

/** One setting. Text as in {@link ToolState}: `'1'` or `''` for a check, a whole number for a range. */
export interface Setting {
  key: string;
  label: string;
  kind: 'select' | 'check' | 'range';
  options?: readonly {value: string; label: string}[];
  /** Largest value of a range, 100 by default, and smallest, 0 by default. */
  max?: number;
  min?: number;
  /** Step of a range; its unit, with the space before it. */
  step?: number;
  unit?: string;
  /** Value at the start. */
  start: string;
  /** Shown only when the strip is unfolded. */
  isMore?: boolean;
}

/** A menu: its labels by their values. */
export const menu = (
  key: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  start: string,
): Setting => ({key, label, kind: 'select', options: options(labels), start});

/** A slider: of percent in steps of 5, unless told otherwise. */
export const slider = (
  key: string,
  label: string,
  start: number,
  more: Partial<Setting> = {step: 5, unit: ' %'},
): Setting => ({key, label, kind: 'range', start: String(start), ...more});

/** A box to tick. */
export const check = (key: string, label: string, start: '1' | '' = ''): Setting => ({
  key,
  label,
  kind: 'check',
  start,
});

/** The initial values of settings. */
export function startValues(settings: readonly Setting[]): CalculatorState {
  return Object.fromEntries(settings.map(({key, start}) => [key, start]));
}

/** Validates state restored from a URL or storage: values that no control could have set are refused. */
export function settingsCodec(settings: readonly Setting[]): Codec<CalculatorState> {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  return (key, value) => {
    const setting = byKey.get(key);
    if (!setting) {
      return undefined;
    }
    const {kind, options = [], min = 0, max = 100} = setting;
    const isValid =
      kind === 'range'
        ? /^(?:0|[1-9]\d*)$/.test(value) && Number(value) >= min && Number(value) <= max
        : kind === 'check'
          ? value === '1' || value === ''
          : options.some((option) => option.value === value);
    return isValid ? value : undefined;
  };
}
