/** Declaring fields: kind, label, first text and limits are written once, with how the text is read. */
import {maxInput, maxLines} from './lengths';
import {
  options as createOptions,
  type Field,
  type FieldValues,
  getUnits,
  type Reading,
} from './model';
import {describeLimits, fail, parseNumber, type ParseResult} from './parse';

/** Optional properties of a field. */
type Extra = Partial<Omit<Field, 'id' | 'kind' | 'label' | 'read'>>;

/** A field before its form has given it an id. */
export type NewField<T = unknown> = Omit<Field<T>, 'id'>;

/** Fields by id, in the order in which they are shown. */
export type NewFields = Readonly<Record<string, NewField>>;

/** Values of fields: numbers, the value of a choice, true for a checked box, or what a reader made of the text. */
export type ValuesOf<F> = {[K in keyof F]: F[K] extends NewField<infer T> ? T : never};

/** A typed number. `unit` is empty if it has none. */
export function number(
  label: string,
  unit: string,
  value: string,
  min: number,
  max: number,
  extra: Extra = {},
): NewField<number> {
  const field = {
    kind: 'number',
    label,
    value,
    min,
    max,
    ...(unit === '' ? {} : {unit}),
    ...extra,
  } as const;
  const {name = label, optional, integer} = extra;
  const rules = {label: name, min, max, integer, units: getUnits(field)};
  return {
    ...field,
    read: (text) =>
      optional && text.trim() === '' ? {ok: true, value: NaN} : parseNumber(text, rules),
  };
}

/** A typed whole number. */
export function whole(
  label: string,
  value: string,
  min: number,
  max: number,
  {unit = '', ...extra}: Extra = {},
): NewField<number> {
  return number(label, unit, value, min, max, {...extra, integer: true});
}

/** A text that `read` understands. */
export function text<T = string>(
  label: string,
  value: string,
  hint: string,
  read: (text: string, state: FieldValues) => ParseResult<T>,
  extra: Extra = {},
): NewField<T> {
  return {kind: 'text', label, value, hint, read, ...extra};
}

/** A text in several lines. */
export function lines<T = string>(...field: Parameters<typeof text<T>>): NewField<T> {
  return {...text(...field), kind: 'lines', wide: true};
}

/** One of a few options, all visible; the first one unless `extra` has another. */
export function choice<K extends string>(
  label: string,
  labels: Readonly<Record<K, string>>,
  extra: Extra = {},
): NewField<K> {
  const options = createOptions(labels);
  const {value = options[0]?.value ?? ''} = extra;
  return {kind: 'choice', label, ...extra, value, options, read: asIs};
}

/** One of many options, by value and label; the first one unless `extra` has another. */
export function select<K extends string>(
  label: string,
  labels: Readonly<Record<K, string>> | readonly (readonly [K, string])[],
  extra: Extra = {},
): NewField<K> {
  const options = Array.isArray(labels)
    ? (labels as readonly (readonly [K, string])[]).map(([value, name]) => ({value, label: name}))
    : createOptions(labels as Readonly<Record<K, string>>);
  const {value = options[0]?.value ?? ''} = extra;
  return {kind: 'select', label, ...extra, value, options, read: asIs};
}

/** The codec admits nothing but the options, so the text is the value. */
function asIs<K extends string>(value: string): ParseResult<K> {
  return {ok: true, value: value as K};
}

/** A box to check. */
export function check(label: string, extra: Extra = {}): NewField<boolean> {
  const read = (value: string): ParseResult<boolean> => ({ok: true, value: value === '1'});
  return {kind: 'check', label, value: '', ...extra, read};
}

/** A slider of whole numbers, from 0 to 100 unless `extra` has other limits. */
export function range(label: string, value: number, extra: Extra = {}): NewField<number> {
  const read = (text: string): ParseResult<number> => ({ok: true, value: Number(text)});
  return {kind: 'range', label, value: String(value), ...extra, read};
}

/** A slider from 0 to 100 % in steps of 5. */
export function percent(label: string, value: number): NewField<number> {
  return range(label, value, {step: 5, unit: '%'});
}

/** Fields with their ids, in order. */
export function withIds(fields: NewFields): Field[] {
  return Object.entries(fields).map(([id, field]) => ({...field, id}));
}

/** The first texts of fields. */
export function firstValues(fields: readonly Field[]): FieldValues {
  return Object.fromEntries(fields.map(({id, value}) => [id, value]));
}

/** True for states in which a field has a value. */
export function is(id: string, value: string): (state: FieldValues) => boolean {
  return (state) => state[id] === value;
}

/** Fields that are shown only in some states. */
export function onlyIf<F extends NewFields>(when: (state: FieldValues) => boolean, fields: F): F {
  const conditional = Object.entries(fields).map(([id, field]) => [
    id,
    {...field, when: (state: FieldValues) => when(state) && (field.when?.(state) ?? true)},
  ]);
  return Object.fromEntries(conditional) as F;
}

/** Maximum lengths by kind of field. */
const maxLengths: Partial<Record<Field['kind'], number>> = {text: maxInput, lines: maxLines};

/** Reads all fields. A hidden field that cannot be read is NaN or undefined, without an error. */
export function readAll(
  fields: readonly Field[],
  state: FieldValues,
): Reading<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  const offers: Record<string, readonly string[]> = {};
  for (const {id, kind, label, read, when} of fields) {
    const typed = state[id] ?? '';
    const max = maxLengths[kind] ?? Infinity;
    const parsed: ParseResult<unknown> =
      typed.length <= max
        ? read(typed, state)
        : fail(
            `${label} is too long: at most ${describeLimits({max}).replace(' or less', '')} characters. Shorten it.`,
          );
    if (parsed.ok) {
      values[id] = parsed.value;
    } else if (when?.(state) ?? true) {
      errors[id] = parsed.message;
      offers[id] = parsed.offers ?? [];
    } else {
      values[id] = kind === 'number' ? NaN : undefined;
    }
  }
  return Object.keys(errors).length > 0 ? {ok: false, errors, offers} : {ok: true, values};
}
