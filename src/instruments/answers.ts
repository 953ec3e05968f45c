/** Results of the calculators that queries are tasks for. Comes with the first such query. */
import type {CalculatorId} from './list';
import {type Field} from '../components/fields/model';
import {arranged, type Line, type CalculatorModel, type CalculatorState} from './kit/model';
import type {CalculatorTask} from './calculatorQuery';

/** What is said at once to a query that is a task. */
export interface CalculatorAnswer {
  lines: Line[];
  /** What the query left open and the lines depend on, as the calculator's own first values. */
  assumed: string[];
  warning: string | undefined;
}

/** A query that leaves more open than this is no complete question. */
const maxAssumed = 5;

/** Labels of the lines that answer, where those are not the main ones. */
const telling: Partial<Record<CalculatorId, (given: Partial<CalculatorState>) => RegExp>> = {
  'dip-switch': () => /^Switches on$/,
  'patch-plan': () => /^(?:Universes|Last fixture)$/,
  photometrics: ({angle}) => (angle ? /^Beam diameter/ : /^Illuminance/),
  power: ({loads}) => (loads ? /^Current/ : /^Planning limit/),
  projection: () => /^(?:Distance from|Width of)/,
  tempo: ({fps}) => (fps ? /^Video frames per beat/ : /^(?:The note|Once)/),
  'video-rate': () => /^Data rate/,
};

/** Another text of a field, to see whether an answer depends on it. */
function otherText({kind, value, integer, max = Infinity, options = []}: Field): string {
  if (kind === 'number' && value !== '') {
    const next = integer ? Number(value) + 1 : Number(value) * 1.1;
    return String(next > max ? Number(value) / 2 : next);
  }
  return kind === 'select'
    ? (options.find((option) => option.value !== value)?.value ?? value)
    : value;
}

/** A field with its first value, in words. */
function inWords({label, value, unit = '', options}: Field): string {
  const text = options?.find((option) => option.value === value)?.label ?? value;
  return `${label} ${text} ${unit}`.trim();
}

/** The answer of a calculator's model; undefined if the query is doubtful or leaves too much open. */
export function answerOf(
  {fields, defaults, solve}: CalculatorModel<CalculatorState>,
  {calculator, state}: Pick<CalculatorTask, 'calculator' | 'state'>,
): CalculatorAnswer | undefined {
  const full = {...defaults, ...state};
  const pattern = telling[calculator]?.(state);
  const shown = (texts: CalculatorState): Line[] => {
    const outcome = solve(texts);
    const lines = outcome.ok ? outcome.lines : [];
    return pattern ? lines.filter(({label}) => pattern.test(label)) : arranged(lines).main;
  };
  const outcome = solve(full);
  const lines = shown(full);
  const values = (all: Line[]): string => all.map(({value}) => value).join();
  const assumed = fields.filter((field) => {
    const isOpen = !(field.id in state) && (field.when?.(full) ?? true);
    const others = isOpen ? shown({...full, [field.id]: otherText(field)}) : [];
    return others.length > 0 && values(others) !== values(lines);
  });
  // Those of the power planner are about the loads or the breaker that the query does not name.
  const warning = outcome.ok && calculator !== 'power' ? outcome.warnings?.[0] : undefined;
  return outcome.ok && lines.length > 0 && assumed.length <= maxAssumed
    ? {lines, assumed: assumed.map(inWords), warning}
    : undefined;
}

/** What the calculator of a task says to it, by its own model; all models are part of this chunk. */
export async function calculatorAnswer(
  task: CalculatorTask,
): Promise<CalculatorAnswer | undefined> {
  const {model} = (await import(
    /* webpackMode: "eager" */ `./calculators/${task.calculator}/model.ts`
  )) as {
    model: CalculatorModel<CalculatorState>;
  };
  return answerOf(model, task);
}
