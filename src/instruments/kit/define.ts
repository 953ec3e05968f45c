/** Declaring a calculator. */
import {
  firstValues,
  readAll,
  withIds,
  type NewFields,
  type ValuesOf,
} from '../../components/fields/define';
import type {Reading, Refusal} from '../../components/fields/model';
import type {CalculatorEntry} from '../list';
import type {CalculatorModel, Outcome} from './model';

type StateOf<F> = Record<keyof F & string, string>;

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
    solve: (values: ValuesOf<F>, state: StateOf<F>) => Outcome;
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
      return reading.ok ? solve(reading.values, state) : reading;
    },
  };
}
