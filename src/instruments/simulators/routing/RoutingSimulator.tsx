import {useEffect, useRef, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {routingTasks} from '../../../data/videosync/routing-tasks';
import type {ToolState} from '../../kit/model';
import {Button, Select} from '../../kit/controls';
import styles from '../../kit/tools.module.css';
import {storagePrefix} from '../../kit/useToolState';
import {Controls, Strip, type Change, type ControlProps} from '../shared/Control';
import ExplorerFrame from '../shared/ExplorerFrame';
import own from '../shared/explorers.module.css';
import {useFrames} from '../shared/useFrames';
import Cables from './Cables';
import {createDraw, size, type Draw} from './draw';
import {
  mixerCodec,
  orderAfterMove,
  publishReturns,
  readMixer,
  returnIds,
  settingsOf,
  stripNames,
  trackIds,
  type Mixer,
  type ReturnId,
  type StripId,
  type TrackId,
} from './mixer';
import {assumed, assumptions} from './notes';
import {layerText, outputText, shownAt, soundText, type Layer} from './routing';
import routing from './routing.module.css';
import {checkTask, progressText, solvedTasks, startOf, taskOf} from './tasks';

const name = 'routing-simulator';
const outputs = ['m', ...returnIds] as const;

/** Number of the task that a state belongs to; 0 is free play. */
const numberOf = (state: ToolState): number => Number(state['task'] ?? '');

/** Moves a track by one place in the row. */
function MoveButton({
  track,
  order,
  by,
  change,
}: {
  track: TrackId;
  order: string;
  by: -1 | 1;
  change: Change;
}): ReactNode {
  return (
    <button
      className={styles.button}
      type="button"
      disabled={orderAfterMove(order, track, by) === order}
      onClick={({currentTarget}) => {
        change({order: orderAfterMove(order, track, by)});
        // The strip may be put into the page anew at its place, which takes the focus away; at an end of
        // the row only the other way is left.
        requestAnimationFrame(() =>
          (currentTarget.disabled
            ? currentTarget.parentElement?.querySelector<HTMLElement>('button:enabled')
            : currentTarget
          )?.focus(),
        );
      }}>
      {by < 0 ? 'Move left' : 'Move right'}
    </button>
  );
}

/** Layers from back to front, with those inside a layer below it. */
function Layers({layers}: {layers: readonly Layer[]}): ReactNode {
  return (
    <ol>
      {layers.map((layer) => (
        <li key={layer.strip}>
          {layerText(layer)}
          {layer.image.layers.length > 0 && <Layers layers={layer.image.layers} />}
        </li>
      ))}
    </ol>
  );
}

/** The three outputs as moving images, and below them, also always in view, what belongs to them. */
function Outputs({mixer, children}: {mixer: Mixer; children: ReactNode}): ReactNode {
  const canvases = useRef<Partial<Record<'m' | ReturnId, HTMLCanvasElement>>>({});
  const draw = useRef<Draw>(undefined);
  const {view, buttons} = useFrames(mixer, (now, time) => {
    const {m, a, b} = canvases.current;
    if (m && a && b) {
      draw.current ??= createDraw();
      draw.current(now, time, {m, a, b});
    }
  });
  return (
    <>
      {buttons}
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

/** Numbers of the tasks that were solved in this browser, that of a state included. */
function useSolved(state: ToolState): readonly number[] {
  const [stored, slot] = useStorageSlot(`${storagePrefix}${name}.solved`);
  const solved = solvedTasks(stored ?? '', state);
  const text = solved.join(' ');
  useEffect(() => {
    if (text !== (stored ?? '')) {
      slot.set(text);
    }
  }, [text, stored, slot]);
  return solved;
}

/** How far the task is, in one line, and the cables, which turn green with it. */
function Progress({
  state,
  mixer,
  order,
}: {
  state: ToolState;
  mixer: Mixer;
  order: readonly StripId[];
}): ReactNode {
  const task = taskOf(state);
  const goals = task ? checkTask(task, state) : [];
  const met = goals.filter(({isMet}) => isMet).length;
  const isSolved = task !== undefined && met === goals.length;
  return (
    <>
      {task && (
        <p className={own.progress} data-solved={isSolved ? '' : undefined}>
          <strong>
            Task {numberOf(state)} of {routingTasks.length}:
          </strong>{' '}
          {isSolved ? 'solved' : `${met} of ${goals.length} goals met`}
        </p>
      )}
      <Cables mixer={mixer} order={order} isSolved={isSolved} />
    </>
  );
}

/** The task that was chosen, and what it asks for. */
function TaskView({state, change}: ControlProps): ReactNode {
  const task = taskOf(state);
  const number = numberOf(state);
  const goals = task ? checkTask(task, state) : [];
  const solved = useSolved(state);
  return (
    <>
      <p className={styles.note}>
        <progress value={solved.length} max={routingTasks.length} aria-label="Solved tasks" />{' '}
        {solved.length} of {routingTasks.length} tasks solved
      </p>
      <Select
        id={`${name}-task`}
        label="Task"
        value={String(number)}
        options={[
          {value: '0', label: 'Free play'},
          ...routingTasks.map(({title}, index) => ({
            value: String(index + 1),
            label: `${index + 1}. ${title}${solved.includes(index + 1) ? ' ✓' : ''}`,
          })),
        ]}
        onChange={(value) => change(startOf(Number(value)))}
      />
      {task && (
        <div className={styles.result}>
          <p>{task.brief}</p>
          <ul>
            {goals.map(({text, isMet}) => (
              <li key={text}>
                <strong>{isMet ? 'Done:' : 'Missing:'}</strong> {text}
              </li>
            ))}
          </ul>
          {goals.every(({isMet}) => isMet) && (
            <p>
              <strong>Solved.</strong>
            </p>
          )}
          {number < routingTasks.length && (
            <Button onPress={() => change(startOf(number + 1))}>Next task</Button>
          )}
        </div>
      )}
    </>
  );
}

function spoken(state: ToolState): string {
  const task = taskOf(state);
  const main = outputText(readMixer(state), 'm');
  return task ? `${progressText(task, state)} ${main}` : main;
}

/**
 * A small Live mixer whose outputs are worked out by the rules of the routing pages, and ten tasks that
 * check themselves. Takes no properties; its state is in the address.
 */
export default function RoutingSimulator(): ReactNode {
  return (
    <ExplorerFrame
      name={name}
      title="Routing simulator"
      without="The simulator needs JavaScript. The tasks below are the same, with their solutions."
      start={startOf(0)}
      codec={mixerCodec}
      spoken={spoken}
      isWide
      again={(state) => startOf(numberOf(state))}
      rule={assumptions}>
      {(props) => {
        const {state, change} = props;
        const mixer = readMixer(state);
        const order = [...mixer.order, 'g', ...returnIds, 'm'] as const;
        return (
          <div className={routing.simulator}>
            <TaskView {...props} />
            <Outputs mixer={mixer}>
              <Progress state={state} mixer={mixer} order={order} />
            </Outputs>
            <div className={`${own.mixer} ${routing.strips}`}>
              {order.map((id) => {
                const track = trackIds.find((other) => other === id);
                return (
                  <Strip key={id} title={stripNames[id]} settings={settingsOf(id)} {...props}>
                    {track !== undefined && (
                      <div className={styles.buttons}>
                        {([-1, 1] as const).map((by) => (
                          <MoveButton
                            key={by}
                            track={track}
                            order={mixer.order.join('')}
                            by={by}
                            change={change}
                          />
                        ))}
                      </div>
                    )}
                  </Strip>
                );
              })}
            </div>
            <fieldset className={styles.fieldset}>
              <legend className={styles.legend}>Videosync settings, Video tab</legend>
              <Controls settings={[publishReturns]} {...props} />
            </fieldset>
            <div className={styles.result}>
              {outputs.map((id) => {
                const layers = shownAt(mixer, id);
                return layers.length === 0 ? (
                  <p key={id}>{outputText(mixer, id)}</p>
                ) : (
                  <div key={id}>
                    <p>{stripNames[id]} shows, from back to front:</p>
                    <Layers layers={layers} />
                  </div>
                );
              })}
              <p>{soundText(mixer)}</p>
              {assumed(mixer).map((note) => (
                <p className={styles.note} key={note}>
                  {note}
                </p>
              ))}
            </div>
          </div>
        );
      }}
    </ExplorerFrame>
  );
}
