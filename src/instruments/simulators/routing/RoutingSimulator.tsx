import {type ReactNode, useEffect, useRef} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {routingTasks} from '../../../data/videosync/routing-tasks';
import FieldList from '../../../components/fields/FieldList';
import type {FieldValues} from '../../../components/fields/model';
import Button from '../../../components/fields/Button';
import {SelectField} from '../../../components/fields/inputs';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {storagePrefix} from '../../kit/useCalculatorState';
import {size} from '../shared/clips';
import Strip from '../shared/Strip';
import {simulator, type SimulatorProps} from '../shared/SimulatorFrame';
import own from '../shared/simulators.module.css';
import {useFrames} from '../shared/useFrames';
import Cables, {Legend} from './Cables';
import {createDraw, type Draw} from './draw';
import {
  createFields,
  isTrack,
  type Mixer,
  mixerCodec,
  orderAfterMove,
  type Output,
  outputs,
  readMixer,
  returnIds,
  stripNames,
  type TrackId,
  videosyncFields,
} from './mixer';
import {assumptions, getAssumptions} from './notes';
import {getVisibleLayers, type Layer, layerText, outputText, soundText} from './routing';
import routing from './routing.module.css';
import {getProgress, getTaskStart, type Progress, solvedTasks} from './tasks';
import LiveText from '../../../components/shared/LiveText';

const name = 'routing-simulator';

/** Labels of the buttons that move a track, and by how many places. */
const moves = [
  ['Move left', -1],
  ['Move right', 1],
] as const;

/** Buttons that move a track by one place in the row; at an end of the row one of them is disabled. */
function MoveButtons({
  mixer,
  track,
  change,
}: Pick<SimulatorProps, 'change'> & {mixer: Mixer; track: TrackId}): ReactNode {
  const order = mixer.order.join('');
  return (
    <div className={styles.buttons}>
      {moves.map(([label, by]) => {
        const next = orderAfterMove(order, track, by);
        return (
          <button
            className={fields.button}
            key={label}
            type="button"
            aria-disabled={next === order}
            onClick={({currentTarget}) => {
              change({order: next});
              // React may move the strip in the document, which removes the focus.
              requestAnimationFrame(() => currentTarget.focus());
            }}>
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** Layers from back to front, with those inside a layer below it. */
function Layers({layers}: {layers: readonly Layer[]}): ReactNode {
  return (
    <ol>
      {layers.map((layer) => (
        <li key={layer.strip}>
          <LiveText text={layerText(layer)} />
          {layer.image.layers.length > 0 && <Layers layers={layer.image.layers} />}
        </li>
      ))}
    </ol>
  );
}

/** The three outputs as moving images; `children` stay in view with them. */
function Outputs({mixer, children}: {mixer: Mixer; children: ReactNode}): ReactNode {
  const canvases = useRef<Partial<Record<Output, HTMLCanvasElement>>>({});
  const draw = useRef<Draw>(undefined);
  const {view, buttons} = useFrames(mixer, (now, time) => {
    draw.current ??= createDraw();
    draw.current(now, time, canvases.current);
  });
  return (
    <>
      {buttons}
      <Legend />
      <div className={`${own.outputs} ${routing.outputs}`} ref={view}>
        {outputs.map((id) => (
          <figure className={own.output} key={id}>
            <canvas
              ref={(element) => {
                canvases.current[id] = element ?? undefined;
              }}
              {...size}
              role="img"
              aria-label={outputText(mixer, id)}
            />
            <figcaption>{stripNames[id]}</figcaption>
          </figure>
        ))}
        {children}
      </div>
    </>
  );
}

/** A select for the task, and the goals of the chosen one. */
function TaskView({
  progress,
  change,
}: Pick<SimulatorProps, 'change'> & {progress: Progress}): ReactNode {
  // Numbers of the tasks that have been solved in this browser, including the current one.
  const [storedText, slot] = useStorageSlot(`${storagePrefix}${name}.solved`);
  const solvedNumbers = solvedTasks(storedText ?? '', progress);
  const text = solvedNumbers.join(' ');
  useEffect(() => {
    if (text !== (storedText ?? '')) {
      slot.set(text);
    }
  }, [text, storedText, slot]);
  return (
    <>
      <p className={styles.note}>
        <progress
          value={solvedNumbers.length}
          max={routingTasks.length}
          aria-label="Solved tasks"
        />{' '}
        <LiveText text={`${solvedNumbers.length} of ${routingTasks.length} tasks solved`} />
      </p>
      <SelectField
        id={`${name}-task`}
        label="Task"
        value={String(progress?.number ?? 0)}
        options={[
          {value: '0', label: 'Free play'},
          ...routingTasks.map(({title}, index) => ({
            value: String(index + 1),
            label: `${index + 1}. ${title}${solvedNumbers.includes(index + 1) ? ' ✓' : ''}`,
          })),
        ]}
        onChange={(value) => change(getTaskStart(Number(value)))}
      />
      {progress && (
        <div className={styles.result}>
          <LiveText as="p" text={progress.task.brief} />
          <ul>
            {progress.goals.map(({text, isMet}) => (
              <li key={text}>
                <LiveText as="strong" text={isMet ? 'Done:' : 'Missing:'} /> {text}
              </li>
            ))}
          </ul>
          {progress.isSolved && (
            <p>
              <strong>Solved.</strong>
            </p>
          )}
          {progress.number < routingTasks.length && (
            <Button onClick={() => change(getTaskStart(progress.number + 1))}>Next task</Button>
          )}
        </div>
      )}
    </>
  );
}

const getAnnouncement = (state: FieldValues): string =>
  [getProgress(state)?.text, outputText(readMixer(state), 'm')].filter(Boolean).join(' ');

function Simulator(props: SimulatorProps): ReactNode {
  const {state, change} = props;
  const mixer = readMixer(state);
  const progress = getProgress(state);
  const order = [...mixer.order, 'g', ...returnIds, 'm'] as const;
  return (
    <div className={routing.simulator}>
      <TaskView progress={progress} change={change} />
      <Outputs mixer={mixer}>
        {progress && (
          <p
            className={own.progress}
            key={`${progress.number} ${progress.short}`}
            data-solved={progress.isSolved ? '' : undefined}>
            <strong>
              Task {progress.number} of {routingTasks.length}:
            </strong>{' '}
            {progress.short}
          </p>
        )}
        {/* Cables of a solved task have the colour of the line above. */}
        <Cables mixer={mixer} order={order} isSolved={progress?.isSolved === true} />
      </Outputs>
      <div className={`${own.mixer} ${routing.strips}`}>
        {order.map((id) => (
          <Strip key={id} title={stripNames[id]} fields={createFields(id)} {...props}>
            {isTrack(id) && <MoveButtons mixer={mixer} track={id} change={change} />}
          </Strip>
        ))}
      </div>
      <fieldset className={fields.fieldset}>
        <legend className={fields.legend}>Videosync settings, Video tab</legend>
        <FieldList fields={videosyncFields} {...props} />
      </fieldset>
      <div className={styles.result}>
        {outputs.map((id) => {
          const layers = getVisibleLayers(mixer, id);
          return layers.length === 0 ? (
            <LiveText key={id} as="p" text={outputText(mixer, id)} />
          ) : (
            <div key={id}>
              <p>{stripNames[id]} shows, from back to front:</p>
              <Layers layers={layers} />
            </div>
          );
        })}
        <LiveText as="p" text={soundText(mixer)} />
        {getAssumptions(mixer).map((note) => (
          <p className={styles.note} key={note}>
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * A small Live mixer whose outputs follow the rules of the routing pages, and ten tasks that are checked
 * automatically. Its state is in the address.
 */
export default simulator(
  {
    name,
    title: 'Routing simulator',
    withoutScript:
      'The simulator needs JavaScript. The tasks below are the same, with their solutions.',
    defaults: getTaskStart(0),
    codec: mixerCodec,
    getAnnouncement,
    isWide: true,
    resetState: (state) => getTaskStart(Number(state['task'])),
    rule: assumptions,
  },
  Simulator,
);
