/** Declaring a calculator. */
import {
  firstValues,
  type NewFields,
  readAll,
  type ValuesOf,
  withIds,
} from '../../components/fields/define';
import type {Reading, Refusal} from '../../components/fields/model';
import type {CalculatorEntry} from '../list';
import type {CalculatorModel, Line, Outcome} from './model';

type StateOf<F> = Record<keyof F & string, string>;

/** Label and value of a line of a result; `main` and `over` are those of {@link Line}. */
export type Row = readonly [label: string, value: string, kind?: 'main' | 'over' | false];

/** A list in which false leaves out an entry, as in JSX. */
type Entries<T> = readonly (T | false | undefined)[];

/** The result for valid fields. */
export interface Result extends Pick<Outcome & {ok: true}, 'link'> {
  lines: Entries<Row>;
  notes?: Entries<string>;
  warnings?: Entries<string>;
}

/** What a model returns for fields that can be read. */
export type Answer = Result | Refusal;

function present<T>(entries: Entries<T> = []): T[] {
  return entries.flatMap((entry) => (entry === false || entry === undefined ? [] : [entry]));
}

const toLine = ([label, value, kind]: Row): Line => ({
  label,
  value,
  main: kind === 'main' || kind === 'over',
  isOverLimit: kind === 'over',
});

/** The refusal of a field that could be read but does not fit the others. */
export function refuse(field: string, message: string): Refusal {
  return {ok: false, errors: {[field]: message}};
}

/** A calculator: its entry in the list, its fields, and what follows from their values. */
export function calculator<F extends NewFields>(
  about: CalculatorEntry,
  fields: F,
  {
    solve,
    ...rest
  }: Pick<CalculatorModel<StateOf<F>>, 'rewrite' | 'rule' | 'table' | 'tableTitle'> & {
    solve: (values: ValuesOf<F>, state: StateOf<F>) => Answer;
  },
): CalculatorModel<StateOf<F>, ValuesOf<F>> {
  const list = withIds(fields);
  const read = (state: StateOf<F>) => readAll(list, state) as unknown as Reading<ValuesOf<F>>;
  return {
    ...rest,
    about,
    fields: list,
    defaults: firstValues(list) as StateOf<F>,
    read,
    solve(state) {
      const reading = read(state);
      const answer = reading.ok ? solve(reading.values, state) : reading;
      return 'errors' in answer
        ? answer
        : {
            ok: true,
            lines: present(answer.lines).map(toLine),
            notes: present(answer.notes),
            warnings: present(answer.warnings),
            link: answer.link,
          };
    },
  };
}
