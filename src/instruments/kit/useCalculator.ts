import {useMemo, useState} from 'react';
import {type FieldValues, withLabel} from '../../components/fields/model';
import {useAnnounced} from './announce';
import {fieldCodec} from './codec';
import type {CalculatorModel, CalculatorState, Outcome} from './model';
import {announcedResult, skippedText} from './resultText';
import {useCalculatorState} from './useCalculatorState';

/** Solves a state; a link that could be read in part only is a warning, or one more error. */
function solveWith(
  {fields, solve}: Pick<CalculatorModel, 'fields' | 'solve'>,
  state: CalculatorState,
  skipped: readonly string[] | undefined,
): Outcome {
  const outcome = solve(state);
  if (!skipped) {
    return outcome;
  }
  const message = skippedText(skipped, fields);
  return outcome.ok
    ? {...outcome, warnings: [message, ...outcome.warnings]}
    : {...outcome, errors: {...outcome.errors, '': message}};
}

/** The state of a calculator on a page: inputs, their result, what is announced, and the reset that can be undone. */
export function useCalculator<S extends CalculatorState, V>(model: CalculatorModel<S, V>) {
  const {about, defaults, fields} = model;
  const codec = useMemo(() => fieldCodec<S>(fields), [fields]);
  const {state, skipped, set, reset} = useCalculatorState(about.id, defaults, codec);
  const outcome = useMemo(
    () => solveWith(model as unknown as CalculatorModel, state, skipped),
    [model, state, skipped],
  );
  // The last result keeps its place while there is none, so that the layout does not shift.
  const [last, setLast] = useState({state, outcome});
  if (outcome.ok && outcome !== last.outcome) {
    setLast({state, outcome});
  }
  const [beforeReset, setBeforeReset] = useState<S>();
  const [isChanged, setIsChanged] = useState(false);
  const {announced, announce} = useAnnounced(announcedResult(outcome), isChanged);

  const errors: Readonly<Record<string, string>> = outcome.ok ? {} : outcome.errors;
  const change = (values: Partial<S>): void => {
    setIsChanged(true);
    set(values);
  };
  return {
    state,
    outcome,
    errors,
    visible: fields
      .filter((field) => field.when?.(state) ?? true)
      .map((field) => withLabel(field, state, fields)),
    /** The last state that had a result. */
    last,
    isChanged,
    announced,
    announce,
    change,
    /** Changes fields as the reader does, which can change the text of other fields. */
    type: (typed: FieldValues): void => {
      setBeforeReset(undefined);
      const next = {...state, ...typed};
      change({...typed, ...model.rewrite?.(state, next)} as Partial<S>);
    },
    canUndo: beforeReset !== undefined,
    /** Resets all fields, or restores what they had before the reset. */
    toggleReset: (): void => {
      setBeforeReset(beforeReset ? undefined : state);
      if (beforeReset) {
        set(beforeReset);
      } else {
        reset();
      }
    },
  };
}

/** What the parts of the frame need of {@link useCalculator}. */
export type Calculator = Pick<
  ReturnType<typeof useCalculator>,
  'state' | 'outcome' | 'errors' | 'visible' | 'type' | 'canUndo' | 'toggleReset'
>;
