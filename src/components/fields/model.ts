/** Fields as data: what a form asks for, and what the text in each field means. */
import {describeLimits, type ParseResult, type Units} from './parse';

/** What the reader typed, by field. Always text, as typed; `'1'` or `''` for a check. */
export type FieldValues = Record<string, string>;

/** A field that reads a T. Its limits are part of the hint, which is always visible: see {@link getHint}. */
export interface Field<T = unknown> {
  id: string;
  label: string;
  /** First text, also used on the server. */
  value: string;
  /** What a text means; `state` is that of all fields. */
  read: (text: string, state: FieldValues) => ParseResult<T>;
  /** Accepted forms in words; for numbers, what the limits don't say. */
  hint?: string;
  /** Id of a choice that says what this field is: the chosen option is its label. */
  labelBy?: string;
  /** Name in messages, if the label is not clear without its group. */
  name?: string;
  /**
   * `number` and `text` are typed, `lines` is pasted or typed in several lines, `choice` is one of `options` (all visible),
   * `select` one of many, `check` is `'1'` or `''`, `range` is a slider of whole numbers.
   */
  kind: 'number' | 'text' | 'lines' | 'choice' | 'select' | 'check' | 'range';
  options?: readonly {value: string; label: string}[];
  /** Unit of a number written without one. */
  unit?: string;
  /** Every accepted unit, with what turns it into `unit`; default is `unit` alone. */
  units?: Units;
  /** Gives a number field its − and + buttons, which keep to `min` and `max`. */
  step?: number;
  /** Adds a slider from `min` to `max` in `step`s instead of the buttons. */
  slider?: boolean;
  min?: number;
  max?: number;
  /** Only whole numbers. */
  integer?: boolean;
  /** May be empty: then the number is NaN. */
  optional?: boolean;
  /** Collapsed with the other advanced fields; default for fields that start empty. */
  advanced?: boolean;
  /** Takes a whole row of the form. */
  wide?: boolean;
  /** Heading of the set of fields that this one belongs to; neighbours with the same one share it. */
  group?: string;
  /** False hides the field; default is always visible. */
  when?: (state: FieldValues) => boolean;
}

/** What the component of a field of a model takes. */
export interface FieldViewProps {
  field: Field;
  /** Prefix of the ids, unique on the page. */
  scope: string;
  value: string;
  /** What is wrong, in words; undefined if nothing. */
  error?: string | undefined;
  /** Texts that the field would understand instead, to choose from. */
  offers?: readonly string[] | undefined;
  onChange: (value: string) => void;
}

/** What the fields mean, or what is wrong with which field. */
export type Reading<V> = {ok: true; values: V} | Refusal;

/** Why there is no result. */
export interface Refusal {
  ok: false;
  errors: Readonly<Record<string, string>>;
  /** Texts that a refused field would understand, to choose from. */
  offers?: Readonly<Record<string, readonly string[]>>;
}

/** A field with the label that it has in a state; see {@link Field.labelBy}. */
export function withLabel(field: Field, state: FieldValues, fields: readonly Field[]): Field {
  const by = fields.find(({id}) => id === field.labelBy);
  const selected = by?.options?.find(({value}) => value === state[by.id]);
  return selected ? {...field, label: selected.label} : field;
}

/** Options of a choice from `value: label` pairs, in order. */
export function options(
  labels: Readonly<Record<string, string>>,
): {value: string; label: string}[] {
  return Object.entries(labels).map(([value, label]) => ({value, label}));
}

/** Units that a field accepts, with their factors. */
export function getUnits({unit, units}: Pick<Field, 'unit' | 'units'>): Units {
  return {...(unit === undefined ? {} : {[unit]: 1}), ...units};
}

/** The hint of a field: for a number its limits, further units and what else there is to know. */
export function getHint(field: Field): string | undefined {
  const {kind, unit, units = {}, optional, hint} = field;
  if (kind !== 'number') {
    return hint;
  }
  const range = describeLimits(field);
  const others = Object.keys(units).filter((name) => name !== unit);
  return [
    optional && 'Optional.',
    `${range.charAt(0).toUpperCase()}${range.slice(1)}.`,
    others.length > 0 && `Also ${others.join(', ')}.`,
    hint,
  ]
    .filter(Boolean)
    .join(' ');
}
