/**
 * What a tool is, apart from its looks: fields, the answer to them, the rule, the table. Pure data and
 * pure functions; the frame draws it.
 */
import {
  limits,
  maxInput,
  maxLines,
  parseList,
  parseNumber,
  type NumberRules,
  type Parsed,
  type Units,
} from './parse';

/** What the reader typed, by field. Always text, as typed. */
export type ToolState = Record<string, string>;

/** A field of a tool. Its limits are part of the hint, which is always visible: see {@link hintOf}. */
export interface Field<S extends ToolState> {
  id: keyof S & string;
  label: string;
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
  /** Takes a whole row of the form. */
  wide?: boolean;
  /** Heading of the set of fields that this one belongs to; neighbours with the same one share it. */
  group?: string;
  /** False hides the field; default is always shown. */
  when?: (state: S) => boolean;
}

/** Longest texts of fields that are read as text. */
const longest: Partial<Record<Field<ToolState>['kind'], number>> = {
  text: maxInput,
  lines: maxLines,
};

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

/** Where a tool is needed. */
export type ToolGroup = 'fixture' | 'node' | 'beam' | 'screen' | 'beat';

/** A tool, its page and the article that embeds it. */
export interface ToolEntry {
  /** Name of the tool's folder; its anchor is `tool-<id>`. */
  id: string;
  title: string;
  group: ToolGroup;
  /** A question that it answers, as a technician would ask it. */
  job: string;
  /** What it is for, one sentence. */
  purpose: string;
  /** Address of the article that embeds it, without anchor, if one does. Its own page is below `/handbook/tools`. */
  page?: string;
}

/** A tool. */
export interface ToolModel<S extends ToolState> {
  /** What is said about it; its section's id is `tool-<id>`. */
  about: ToolEntry;
  /** First state, also used on the server. Every field has one, and it gives a result. */
  defaults: S;
  fields: readonly Field<S>[];
  /** Texts of other fields when a choice changes what they are read as; nothing for what cannot be read. */
  rewrite?: (before: S, after: S) => Partial<S>;
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

/** Units that a field accepts, with their factors. */
export function unitsOf<S extends ToolState>({unit, units}: Field<S>): Units {
  return {...(unit === undefined ? {} : {[unit]: 1}), ...units};
}

/** The hint that a field shows: for a number its limits, further units and what else there is to know. */
export function hintOf<S extends ToolState>(field: Field<S>): string | undefined {
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

/**
 * Reads the fields of a state one by one and collects what is wrong. After reading, show a result only
 * if {@link Reader.failed} is false; numbers that could not be read are `NaN`.
 */
export class Reader<S extends ToolState> {
  readonly errors: Record<string, string> = {};
  private readonly offers: Record<string, readonly string[]> = {};

  constructor(
    private readonly state: S,
    private readonly fields: readonly Field<S>[] = [],
  ) {
    for (const {id, kind, label} of fields) {
      const most = longest[kind];
      if (most !== undefined && this.text(id).length > most) {
        this.refuse(
          id,
          `${label} is too long: at most ${limits({max: most}).replace(' or less', '')} characters. Shorten it.`,
        );
      }
    }
  }

  /** True if any field so far could not be read. */
  get failed(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  /** The outcome when something is wrong. */
  get failure(): Outcome {
    return {ok: false, errors: this.errors, offers: this.offers};
  }

  /** Takes what a parser made of a field; `fallback` stands in when it refused. */
  take<T>(field: keyof S & string, parsed: Parsed<T>, fallback: T): T {
    if (parsed.ok) {
      return parsed.value;
    }
    this.errors[field] ??= parsed.message;
    if (parsed.offers) {
      this.offers[field] = parsed.offers;
    }
    return fallback;
  }

  /** Says what is wrong with a field that could be read but does not fit the others. */
  refuse(field: keyof S & string, message: string): void {
    this.errors[field] ??= message;
  }

  text(field: keyof S & string): string {
    return this.state[field] ?? '';
  }

  /** The number of a field, by the field's own limits and units; NaN if optional and empty. */
  number(id: keyof S & string): number {
    const field = this.fields.find((entry) => entry.id === id);
    const text = this.text(id);
    if (!field || (field.optional && text.trim() === '')) {
      return NaN;
    }
    const {label, name = label, min, max, integer} = field;
    const rules = {label: name, min, max, integer, units: unitsOf(field)};
    return this.take(id, parseNumber(text, rules), NaN);
  }

  list(field: keyof S & string, rules: NumberRules & {most: number}): number[] {
    return this.take(field, parseList(this.text(field), rules), []);
  }
}
