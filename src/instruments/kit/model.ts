/**
 * What a calculator is, apart from its appearance: fields, the answer to them, the rule, the table. Pure data
 * and pure functions, which the frame renders.
 */
import type {Field, FieldValues, Reading, Refusal} from '../../components/fields/model';
import type {CalculatorEntry} from '../list';

/** What the reader typed, by field. Always text, as typed. */
export type CalculatorState = FieldValues;

/** One line of a result. */
export interface Line {
  label: string;
  value: string;
  /** Large figures, announced when they have changed. At least one line of every result. */
  main?: boolean;
  /** Over its limit: shown as a main line, before all others and in red. */
  isOverLimit?: boolean;
}

/** The lines of a result as they are shown: the main ones, what is over its limit first, and the rest. */
export function groupLines(lines: readonly Line[]): {main: Line[]; rest: Line[]} {
  const over = lines.filter((line) => line.isOverLimit);
  const within = lines.filter((line) => !line.isOverLimit);
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
      notes: string[];
      warnings: string[];
      /** A page that continues from this result: text of the link, and address below the site's root. */
      link?: {text: string; to: string} | undefined;
    }
  | Refusal;

/** A table in HTML, for readers without JavaScript and for paper. */
export interface Table {
  caption: string;
  columns: readonly string[];
  /** First cell is the row's header. */
  rows: readonly (readonly string[])[];
}

/** A calculator: S is what is typed into its fields, V what they mean. */
export interface CalculatorModel<S extends CalculatorState = CalculatorState, V = unknown> {
  /** Its entry in the list; its section's id is `tool-<id>`. */
  about: CalculatorEntry;
  /** First state, which gives a result. */
  defaults: S;
  fields: readonly Field[];
  read: (state: S) => Reading<V>;
  /** Texts of other fields when a choice changes how they are read; empty if they cannot be read. */
  rewrite?: (before: S, after: S) => Partial<S>;
  /** Must not throw, whatever the state holds. */
  solve: (state: S) => Outcome;
  /** The rule, with its source, one paragraph each. Always shown below the result. */
  rule: readonly string[];
  table: () => Table;
  tableTitle?: string;
}
