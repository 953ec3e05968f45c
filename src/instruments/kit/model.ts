/**
 * What a calculator is, apart from its looks: fields, the answer to them, the rule, the table. Pure data and
 * pure functions; the frame draws it.
 */
import type {CalculatorEntry} from '../list';
import {limits, type Parsed, type Units} from '../../components/fields/parse';

/** What the reader typed, by field. Always text, as typed. */
export type CalculatorState = Record<string, string>;

/** A field of a calculator, which reads a T. Its limits are part of the hint, which is always visible: see {@link hintOf}. */
export interface Field<T = unknown> {
  id: string;
  label: string;
  /** First text, also used on the server. */
  value: string;
  /** What a text means; `state` is that of all fields. */
  read: (text: string, state: CalculatorState) => Parsed<T>;
  /** Accepted forms in words; for numbers, what the limits don't say. */
  hint?: string;
  /** Name in messages, if the label is not clear without its group. */
  name?: string;
  /**
   * `number` and `text` are typed, `lines` is pasted or typed in several lines, `choice` is one of `options` (all visible), `select` one of many,
   * `check` is `'1'` or `''`.
   */
  kind: 'number' | 'text' | 'lines' | 'choice' | 'select' | 'check';
  options?: readonly {value: string; label: string}[];
  /** Unit of a number written without one. */
  unit?: string;
  /** Every accepted unit, with what turns it into `unit`; default is `unit` alone. */
  units?: Units;
  /** Gives a number field its − and + buttons, which keep to `min` and `max`. */
  step?: number;
  /** Draws a slider from `min` to `max` in `step`s in place of the buttons. */
  slider?: boolean;
  min?: number;
  max?: number;
  /** Only whole numbers. */
  integer?: boolean;
  /** May be empty: then the number is NaN. */
  optional?: boolean;
  /** Folded away with the other rare ones; default for those that start empty. */
  rare?: boolean;
  /** Takes a whole row of the form. */
  wide?: boolean;
  /** Heading of the set of fields that this one belongs to; neighbours with the same one share it. */
  group?: string;
  /** False hides the field; default is always shown. */
  when?: (state: CalculatorState) => boolean;
}

/** One line of a result. */
export interface Line {
  label: string;
  value: string;
  /** Large figures, read out when they have changed. At least one line of every result. */
  main?: boolean;
  /** Over its limit: shown as a main line, before all others and in red. */
  over?: boolean;
}

/** The lines of a result as they are shown: the main ones, what is over its limit first, and the rest. */
export function arranged(lines: readonly Line[]): {main: Line[]; rest: Line[]} {
  const over = lines.filter((line) => line.over);
  const within = lines.filter((line) => !line.over);
  return {
    main: [...over, ...within.filter((line) => line.main)],
    rest: within.filter((line) => !line.main),
  };
}

/** The answer to a state: lines to show, or what is wrong with which field. */
export type Outcome =
  | {
      ok: true;
      lines: Line[];
      notes?: string[];
      warnings?: string[];
      /** A page that goes on from this result: text of the link, and address below the site's root. */
      link?: {text: string; to: string} | undefined;
    }
  | {
      ok: false;
      errors: Readonly<Record<string, string>>;
      /** Texts that a refused field would understand, to choose from. */
      offers?: Readonly<Record<string, readonly string[]>>;
    };

/** A table in HTML, for readers without JavaScript and for paper. */
export interface Table {
  caption: string;
  columns: readonly string[];
  /** First cell is the row's header. */
  rows: readonly (readonly string[])[];
}

/** What the texts of a state mean, or what is wrong with them. */
export type Reading<V> = {ok: true; values: V} | (Outcome & {ok: false});

/** A calculator: S is what is typed into its fields, V what they mean. */
export interface CalculatorModel<S extends CalculatorState = CalculatorState, V = unknown> {
  /** What is said about it; its section's id is `tool-<id>`. */
  about: CalculatorEntry;
  /** First state, which gives a result. */
  defaults: S;
  fields: readonly Field[];
  read: (state: S) => Reading<V>;
  /** Texts of other fields when a choice changes what they are read as; nothing for what cannot be read. */
  rewrite?: (before: S, after: S) => Partial<S>;
  /** Must not throw, whatever the state holds. */
  solve: (state: S) => Outcome;
  /** The rule, with its source, one paragraph each. Shown below the result, always. */
  rule: readonly string[];
  table: () => Table;
  tableTitle?: string;
}

/** Options of a choice from `value: label` pairs, in order. */
export function options(
  labels: Readonly<Record<string, string>>,
): {value: string; label: string}[] {
  return Object.entries(labels).map(([value, label]) => ({value, label}));
}

/** Units that a field accepts, with their factors. */
export function unitsOf({unit, units}: Pick<Field, 'unit' | 'units'>): Units {
  return {...(unit === undefined ? {} : {[unit]: 1}), ...units};
}

/** The hint that a field shows: for a number its limits, further units and what else there is to know. */
export function hintOf(field: Field): string | undefined {
  const {kind, unit, units = {}, optional, hint} = field;
  if (kind !== 'number') {
    return hint;
  }
  const range = limits(field);
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
