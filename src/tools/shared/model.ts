/**
 * What a tool is, apart from its looks: fields, the answer to them, the rule, the table. Pure data and
 * pure functions; the frame draws it.
 */
import {parseInteger, parseList, parseNumber, type NumberRules, type Parsed} from './parse';

/** What the reader typed, by field. Always text, as typed. */
export type ToolState = Record<string, string>;

/** A field of a tool. Its limits stand in `hint`, which is always visible. */
export interface Field<S extends ToolState> {
  id: keyof S & string;
  label: string;
  /** Limits and accepted forms, in words. */
  hint?: string;
  /**
   * `number` and `text` are typed, `choice` is one of `options` (all visible), `select` one of many,
   * `check` is `'1'` or `''`.
   */
  kind: 'number' | 'text' | 'choice' | 'select' | 'check';
  options?: readonly {value: string; label: string}[];
  /** Unit behind a number. */
  unit?: string;
  /** Gives a number field its − and + buttons, which keep to `min` and `max`. */
  step?: number;
  min?: number;
  max?: number;
  /** Takes a whole row of the form. */
  wide?: boolean;
  /** Heading of the set of fields that this one belongs to; neighbours with the same one share it. */
  group?: string;
  /** False hides the field; default is always shown. */
  when?: (state: S) => boolean;
}

/** One line of a result. */
export interface Line {
  label: string;
  value: string;
  /** Large figures, read out when it changes. At least one line of every result. */
  main?: boolean;
}

/** The answer to a state: lines to show, or what is wrong with which field. */
export type Outcome =
  | {ok: true; lines: Line[]; notes?: string[]; warnings?: string[]}
  | {ok: false; errors: Readonly<Record<string, string>>};

/** A table in HTML, for readers without JavaScript and for paper. */
export interface Table {
  caption: string;
  columns: readonly string[];
  /** First cell is the row's header. */
  rows: readonly (readonly string[])[];
}

/** A tool. */
export interface ToolModel<S extends ToolState> {
  /** Id in `list.ts`; the section's id is `tool-<name>`. */
  name: string;
  /** First state, also used on the server. Every field has one, and it gives a result. */
  defaults: S;
  fields: readonly Field<S>[];
  /** Must not throw, whatever the state holds. */
  solve: (state: S) => Outcome;
  /** The rule, with its source, one paragraph each. Shown below the result, always. */
  rule: readonly string[];
  /** What is not confirmed about the rule, one sentence each. */
  unconfirmed?: readonly string[];
  table: () => Table;
  tableTitle?: string;
}

/** Options of a choice from `value: label` pairs, in order. */
export function options(
  labels: Readonly<Record<string, string>>,
): {value: string; label: string}[] {
  return Object.entries(labels).map(([value, label]) => ({value, label}));
}

/**
 * Reads the fields of a state one by one and collects what is wrong. After reading, show a result only
 * if {@link Reader.failed} is false; numbers that could not be read are `NaN`.
 */
export class Reader<S extends ToolState> {
  readonly errors: Record<string, string> = {};

  constructor(private readonly state: S) {}

  /** True if any field so far could not be read. */
  get failed(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  /** The outcome when something is wrong. */
  get failure(): Outcome {
    return {ok: false, errors: this.errors};
  }

  /** Takes what a parser made of a field; `fallback` stands in when it refused. */
  take<T>(field: keyof S & string, parsed: Parsed<T>, fallback: T): T {
    if (parsed.ok) {
      return parsed.value;
    }
    this.errors[field] = parsed.message;
    return fallback;
  }

  /** Says what is wrong with a field that could be read but does not fit the others. */
  refuse(field: keyof S & string, message: string): void {
    this.errors[field] ??= message;
  }

  text(field: keyof S & string): string {
    return this.state[field] ?? '';
  }

  number(field: keyof S & string, rules: NumberRules): number {
    return this.take(field, parseNumber(this.text(field), rules), NaN);
  }

  integer(field: keyof S & string, rules: NumberRules): number {
    return this.take(field, parseInteger(this.text(field), rules), NaN);
  }

  list(field: keyof S & string, rules: NumberRules & {most: number}): number[] {
    return this.take(field, parseList(this.text(field), rules), []);
  }
}
