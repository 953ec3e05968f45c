import {type ReactNode, useRef} from 'react';
import LiveText from '../../components/shared/LiveText';
import Actions from './Actions';
import styles from './calculators.module.css';
import Inputs from './Inputs';
import Instrument, {Rule} from './Instrument';
import type {CalculatorModel, CalculatorState} from './model';
import {Details, Figures} from './Result';
import type {Scene} from './scene';
import SceneView from './SceneView';
import {announcedResult, refusalText} from './resultText';
import StaticTable from './StaticTable';
import {useCalculator} from './useCalculator';

/** Properties of every calculator. */
export interface CalculatorProps {
  /** Level of the calculator's heading, one below the heading above it; `page` if the page's title is its heading. */
  level?: 'page' | 'h2' | 'h3' | 'h4';
}

/** Properties of a drawing: the last state that has a result. */
interface DrawingProps<S extends CalculatorState, V> {
  state: S;
  /** What its fields mean. */
  values: V;
  /** Changes fields, as if the reader had typed. */
  set: (change: Partial<S>) => void;
}

/** Properties of a drawing of the model M. */
export type PictureProps<M> =
  M extends CalculatorModel<infer S, infer V> ? DrawingProps<S, V> : never;

/** Properties of further controls of the model M: the last state with a result, or the first one. */
export type Controls<M> = Pick<PictureProps<M>, 'state' | 'set'>;

/** What draws a scene, if there is something to draw to scale; see `SceneView.tsx` for `axisMax`. */
type SceneOf<S extends CalculatorState, V> = (
  props: DrawingProps<S, V>,
  axisMax?: number,
) => Scene | undefined;

/** The optional parts of a calculator's page, which its `view.tsx` exports. */
export interface CalculatorView<S extends CalculatorState, V> {
  /** A drawing beside the fields, on phones above them. */
  scene?: SceneOf<S, V>;
  /** A drawing that stays in view while the fields are changed. */
  plot?: SceneOf<S, V>;
  /** Further controls beside the result, also rendered while there is none. */
  controls?: (props: Pick<DrawingProps<S, V>, 'state' | 'set'>) => ReactNode;
  /** Further output with its buttons. Not rendered while there is no result. */
  drawing?: (props: DrawingProps<S, V>) => ReactNode;
}

function Frame<S extends CalculatorState, V>({
  model,
  level = 'h3',
  scene,
  plot,
  controls,
  drawing,
}: CalculatorProps & CalculatorView<S, V> & {model: CalculatorModel<S, V>}): ReactNode {
  const {about, defaults, fields} = model;
  const {id, title, purpose} = about;
  const calculator = useCalculator(model);
  const {state, outcome, errors, visible, last, isChanged, announced, announce, change} =
    calculator;
  const result = useRef<HTMLDivElement>(null);
  const Heading = level === 'page' ? 'h2' : level;
  const scope = `tool-${id}`;

  const reading = model.read(last.state);
  const picture = last.outcome.ok &&
    reading.ok && {state: last.state, set: change, values: reading.values};

  return (
    <Instrument
      name={id}
      id={scope}
      title={title}
      className={styles.calculator}
      isPage={level === 'page'}
      before={
        <>
          {level !== 'page' && (
            <Heading className={styles.title} id={`${scope}-title`}>
              {title}
            </Heading>
          )}
          <p className={styles.purpose}>{purpose}</p>
        </>
      }
      after={
        <>
          <Rule paragraphs={model.rule} />
          <StaticTable title={model.tableTitle ?? 'Table of common values'} compute={model.table} />
        </>
      }
      form={{
        ...(!outcome.ok && {'data-refused': ''}),
        // Printed only if the reader has entered something; the example would be noise on paper.
        ...(fields.some((field) => state[field.id] !== defaults[field.id]) && {
          'data-entered': '',
        }),
        onBlur: ({target}) => {
          const error = isChanged && errors[target.getAttribute('name') ?? ''];
          if (error) {
            announce(error);
          }
        },
        onSubmit: (event) => {
          event.preventDefault();
          announce(announcedResult(outcome) || Object.values(errors).join(' '));
        },
      }}>
      <Inputs scope={scope} {...calculator} />
      <div className={styles.outcome} ref={result}>
        <div className={styles.live}>
          <div className={styles.bar}>
            {!outcome.ok && (
              <output className={styles.refusal} aria-live="off">
                <LiveText text={refusalText(errors, visible)} />
              </output>
            )}
            {last.outcome.ok && <Figures {...last.outcome} />}
          </div>
          {picture && plot && <SceneView isPinned getScene={(axisMax) => plot(picture, axisMax)} />}
        </div>
        {picture && scene && <SceneView getScene={(axisMax) => scene(picture, axisMax)} />}
        {controls?.({state: last.state, set: change})}
        {picture && drawing && <div className={styles.drawing}>{drawing(picture)}</div>}
        {last.outcome.ok && <Details {...last.outcome} />}
        <Actions model={model} result={result} calculator={calculator} />
      </div>
      {announced}
    </Instrument>
  );
}

/**
 * The component of a calculator: heading, labelled fields, live result, buttons to copy and to reset, the
 * rule, the table. A state without a result shows what is wrong at the field, and that something is wrong in the
 * result's place.
 */
export function calculatorView<S extends CalculatorState, V>(
  model: CalculatorModel<S, V>,
  view: CalculatorView<S, V> = {},
): (props: CalculatorProps) => ReactNode {
  return function Calculator(props) {
    return <Frame model={model} {...view} {...props} />;
  };
}
