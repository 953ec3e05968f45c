/** Answers of calculators to search queries. A separate chunk, loaded on demand. */
import {queries} from './generated/queries';
import type {CalculatorQueries} from './kit/query';
import {type Field, withLabel} from '../components/fields/model';
import {type CalculatorModel, type CalculatorState, groupLines, type Line} from './kit/model';
import type {CalculatorTask} from './calculatorQuery';

/** The answer to a query, shown in the row of the calculator. */
export interface CalculatorAnswer {
  lines: Line[];
  /** Fields that the query leaves open and the answer depends on, with their default values. */
  assumed: string[];
  warning: string | undefined;
}

/** Maximum number of fields that a query may leave open. */
const maxAssumed = 5;

/** A different valid text for a field, to test whether an answer depends on it. */
function otherText({kind, value, integer, max = Infinity, options = []}: Field): string {
  if (kind === 'number' && value !== '') {
    const next = integer ? Number(value) + 1 : Number(value) * 1.1;
    return String(next > max ? Number(value) / 2 : next);
  }
  return kind === 'select'
    ? (options.find((option) => option.value !== value)?.value ?? value)
    : value;
}

/** Describes a field with its default value. */
function inWords({label, value, unit = '', options}: Field): string {
  const text = options?.find((option) => option.value === value)?.label ?? value;
  return `${label} ${text} ${unit}`.trim();
}

/** Computes the answer of a model; undefined if it is invalid or too many fields are open. */
export function getAnswer(
  {fields, defaults, solve}: CalculatorModel<CalculatorState>,
  {calculator, state}: Pick<CalculatorTask, 'calculator' | 'state'>,
): CalculatorAnswer | undefined {
  const full = {...defaults, ...state};
  const {answeredBy, hidesWarnings = false}: CalculatorQueries =
    queries[calculator as keyof typeof queries];
  const pattern = answeredBy?.(state);
  const solveLines = (texts: CalculatorState): Line[] => {
    const outcome = solve(texts);
    const lines = outcome.ok ? outcome.lines : [];
    return pattern ? lines.filter(({label}) => pattern.test(label)) : groupLines(lines).main;
  };
  const outcome = solve(full);
  const lines = solveLines(full);
  const values = (all: Line[]): string => all.map(({value}) => value).join();
  const assumed = fields.filter((field) => {
    const isOpen = !(field.id in state) && (field.when?.(full) ?? true);
    const others = isOpen ? solveLines({...full, [field.id]: otherText(field)}) : [];
    return others.length > 0 && values(others) !== values(lines);
  });
  const warning = outcome.ok && !hidesWarnings ? outcome.warnings[0] : undefined;
  return outcome.ok && lines.length > 0 && assumed.length <= maxAssumed
    ? {lines, assumed: assumed.map((field) => inWords(withLabel(field, full, fields))), warning}
    : undefined;
}

/** Computes the answer to a task. All models are part of this chunk. */
export async function calculatorAnswer(
  task: CalculatorTask,
): Promise<CalculatorAnswer | undefined> {
  const {model} = (await import(
    /* webpackMode: "eager" */ `./calculators/${task.calculator}/model.ts`
  )) as {
    model: CalculatorModel<CalculatorState>;
  };
  return getAnswer(model, task);
}
