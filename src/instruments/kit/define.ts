/** Writing a calculator down: each field says its kind, label, first text and limits once, and how it is read. */
import {calculatorById, type CalculatorId} from '../list';
import {
  options as optionsOf,
  unitsOf,
  type Field,
  type Outcome,
  type Reading,
  type CalculatorModel,
  type CalculatorState,
} from './model';
import {maxInput, maxLines} from '../../components/fields/lengths';
import {limits, parseNumber, type Parsed} from '../../components/fields/parse';

/** What a field may say beside its place in the signature. */
type More = Partial<Omit<Field, 'id' | 'kind' | 'label' | 'read'>>;

/** A field before its calculator has given it a name. */
export type NewField<T = unknown> = Omit<Field<T>, 'id'>;

/** Fields by their names, in the order in which they are shown. */
type NewFields = Readonly<Record<string, NewField>>;

type StateOf<F> = Record<keyof F & string, string>;

/** What the fields mean: numbers, the value of a choice, true for a checked box, or what a reader made of the text. */
export type ValuesOf<F> = {[K in keyof F]: F[K] extends NewField<infer T> ? T : never};

/** A typed number. `unit` is empty if it has none. */
export function number(
  label: string,
  unit: string,
  value: string,
  min: number,
  max: number,
  more: More = {},
): NewField<number> {
  const field = {
    kind: 'number',
    label,
    value,
    min,
    max,
    ...(unit === '' ? {} : {unit}),
    ...more,
  } as const;
  const {name = label, optional, integer} = more;
  const rules = {label: name, min, max, integer, units: unitsOf(field)};
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
  {unit = '', ...more}: More = {},
): NewField<number> {
  return number(label, unit, value, min, max, {...more, integer: true});
}

/** A text that `read` understands. */
export function text<T = string>(
  label: string,
  value: string,
  hint: string,
  read: (text: string, state: CalculatorState) => Parsed<T>,
  more: More = {},
): NewField<T> {
  return {kind: 'text', label, value, hint, read, ...more};
}

/** A text in several lines. */
export function lines<T = string>(...field: Parameters<typeof text<T>>): NewField<T> {
  return {...text(...field), kind: 'lines', wide: true};
}

/** One of a few options, all visible; the first one unless `more` says another. */
export function choice<K extends string>(
  label: string,
  labels: Readonly<Record<K, string>>,
  more: More = {},
): NewField<K> {
  const options = optionsOf(labels);
  const {value = options[0]?.value ?? ''} = more;
  return {kind: 'choice', label, ...more, value, options, read: asIs};
}

/** One of many options, by value and label; the first one unless `more` says another. */
export function select<K extends string>(
  label: string,
  labels: Readonly<Record<K, string>> | readonly (readonly [K, string])[],
  more: More = {},
): NewField<K> {
  const options = Array.isArray(labels)
    ? (labels as readonly (readonly [K, string])[]).map(([value, name]) => ({value, label: name}))
    : optionsOf(labels as Readonly<Record<K, string>>);
  const {value = options[0]?.value ?? ''} = more;
  return {kind: 'select', label, ...more, value, options, read: asIs};
}

/** Links and the storage can hold none but the options: see the codec. */
function asIs<K extends string>(value: string): Parsed<K> {
  return {ok: true, value: value as K};
}

/** A box to check. */
export function check(label: string, more: More = {}): NewField<boolean> {
  const read = (value: string): Parsed<boolean> => ({ok: true, value: value === '1'});
  return {kind: 'check', label, value: '', ...more, read};
}

/** True for states in which a field has a value. */
export function is(id: string, value: string): (state: CalculatorState) => boolean {
  return (state) => state[id] === value;
}

/** Fields that are shown only in some states. */
export function onlyIf<F extends NewFields>(
  when: (state: CalculatorState) => boolean,
  fields: F,
): F {
  const shown = Object.entries(fields).map(([id, field]) => [
    id,
    {...field, when: (state: CalculatorState) => when(state) && (field.when?.(state) ?? true)},
  ]);
  return Object.fromEntries(shown) as F;
}

/** Says what is wrong with a field that could be read but does not fit the others. */
export function refuse(field: string, message: string): Outcome & {ok: false} {
  return {ok: false, errors: {[field]: message}};
}

/** Longest texts of fields that are read as text. */
const longest: Partial<Record<Field['kind'], number>> = {text: maxInput, lines: maxLines};

/** Reads all fields. What is wrong with a hidden one is not said: its value is NaN, or undefined. */
function readAll(
  fields: readonly Field[],
  state: CalculatorState,
): Reading<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  const offers: Record<string, readonly string[]> = {};
  for (const {id, kind, label, read, when} of fields) {
    const typed = state[id] ?? '';
    const most = longest[kind] ?? Infinity;
    const parsed: Parsed<unknown> =
      typed.length <= most
        ? read(typed, state)
        : {
            ok: false,
            message: `${label} is too long: at most ${limits({max: most}).replace(' or less', '')} characters. Shorten it.`,
          };
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

/** A calculator: its name in the list, its fields, and what follows from what they mean. */
export function calculator<F extends NewFields>(
  id: CalculatorId,
  fields: F,
  {
    solve,
    ...rest
  }: Pick<CalculatorModel<StateOf<F>>, 'rewrite' | 'rule' | 'table' | 'tableTitle'> & {
    solve: (values: ValuesOf<F>, state: StateOf<F>) => Outcome;
  },
): CalculatorModel<StateOf<F>, ValuesOf<F>> {
  const list = Object.entries(fields).map(([name, field]) => ({...field, id: name}));
  const defaults = Object.fromEntries(list.map((field) => [field.id, field.value]));
  const read = (state: StateOf<F>) => readAll(list, state) as unknown as Reading<ValuesOf<F>>;
  return {
    ...rest,
    about: calculatorById(id),
    fields: list,
    defaults: defaults as StateOf<F>,
    read,
    solve(state) {
      const reading = read(state);
      return reading.ok ? solve(reading.values, state) : reading;
    },
  };
}
