import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {stateHash} from '../../tools/shared/codec';
import type {ToolState} from '../../tools/shared/model';
import styles from '../../tools/shared/tools.module.css';
import {useHydrated, useToolState} from '../../tools/shared/useToolState';
import {createDraw, size, type Draw} from './draw';
import {
  mixerCodec,
  moved,
  publishReturns,
  readMixer,
  returnIds,
  settingsOf,
  stripNames,
  trackIds,
  type Mixer,
  type ReturnId,
  type Setting,
  type StripId,
  type TrackId,
} from './mixer';
import {assumptions, unconfirmed} from './notes';
import {layerText, outputText, shownAt, soundText, type Layer} from './routing';
import own from './routing.module.css';
import {checkTask, progressText, startOf, taskOf, tasks} from './tasks';

/** Id of the simulator in addresses and storage. */
const name = 'routing-simulator';

/** How long a result stays the same before it is read out, in ms. */
const speakAfterMs = 800;

/** Seconds that one press of Step moves the clips on. */
const step = 0.5;

/** Least time between two drawn frames in ms: 30 a second are enough, and phones stay cool. */
const frameMs = 1000 / 30 - 4;

type Change = (change: ToolState) => void;

/** One setting, as the control that suits it. */
function Control({
  setting: {key, label, kind, options = []},
  value,
  change,
}: {
  setting: Setting;
  value: string;
  change: Change;
}): ReactNode {
  const id = `${name}-${key}`;
  if (kind === 'check') {
    return (
      <label className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          checked={value === '1'}
          onChange={({currentTarget}) => change({[key]: currentTarget.checked ? '1' : ''})}
        />
        <span>{label}</span>
      </label>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {kind === 'range' && <span className={styles.unit}> {value} %</span>}
      </label>
      {kind === 'range' ? (
        <input
          className={own.range}
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={value}
          aria-valuetext={`${value} %`}
          onChange={({currentTarget}) => change({[key]: currentTarget.value})}
        />
      ) : (
        <select
          className={styles.input}
          id={id}
          value={value}
          onChange={({currentTarget}) => change({[key]: currentTarget.value})}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** One strip of the mixer. */
function StripView({
  id,
  state,
  change,
}: {
  id: StripId;
  state: ToolState;
  change: Change;
}): ReactNode {
  const settings = settingsOf(id);
  const more = settings.filter(({isMore}) => isMore);
  const set = more.filter(({key, start}) => state[key] !== start).length;
  const order = state['order'] ?? '';
  const track = trackIds.find((other) => other === id);
  const controls = (shown: readonly Setting[]) =>
    shown.map((setting) => (
      <Control
        key={setting.key}
        setting={setting}
        value={state[setting.key] ?? ''}
        change={change}
      />
    ));
  return (
    <fieldset className={own.strip}>
      <legend className={styles.legend}>{stripNames[id]}</legend>
      {controls(settings.filter(({isMore}) => !isMore))}
      {more.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>More{set > 0 && ` (${set} set)`}</summary>
          {controls(more)}
          {track !== undefined && (
            <div className={styles.buttons}>
              <MoveButton track={track} order={order} by={-1} change={change} />
              <MoveButton track={track} order={order} by={1} change={change} />
            </div>
          )}
        </details>
      )}
    </fieldset>
  );
}

/** Moves a track by one place. It stays where it is in the row's middle and at its ends, so focus stays too. */
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
      onClick={({currentTarget}) => {
        change({order: moved(order, track, by)});
        // The strip may be put into the page anew at its place, which takes the focus away.
        requestAnimationFrame(() => currentTarget.focus());
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

const motion = '(prefers-reduced-motion: reduce)';
const wantsStill = (): boolean => matchMedia(motion).matches;
const onMotionChange = (listener: () => void): (() => void) => {
  const query = matchMedia(motion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The three outputs as moving images, while somebody can see them. */
function Outputs({mixer}: {mixer: Mixer}): ReactNode {
  const isStill = useSyncExternalStore(onMotionChange, wantsStill, () => true);
  const [choice, setChoice] = useState<boolean>();
  const isMoving = choice ?? !isStill;
  const canvases = useRef<Partial<Record<'m' | ReturnId, HTMLCanvasElement>>>({});
  const view = useRef<HTMLDivElement>(null);
  const draw = useRef<Draw>(undefined);
  const time = useRef(0);
  const latest = useRef(mixer);

  const paint = (): void => {
    const {m, a, b} = canvases.current;
    if (m && a && b) {
      draw.current ??= createDraw();
      draw.current(latest.current, time.current, {m, a, b});
    }
  };

  useEffect(() => {
    latest.current = mixer;
    paint();
  }, [mixer]);

  useEffect(() => {
    const element = view.current;
    if (!isMoving || !element) {
      return undefined;
    }
    let request = 0;
    let last: number | undefined;
    const frame = (now: number): void => {
      request = requestAnimationFrame(frame);
      last ??= now;
      if (now - last >= frameMs) {
        time.current += (now - last) / 1000;
        last = now;
        paint();
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(request);
      last = undefined;
      if (entry?.isIntersecting) {
        request = requestAnimationFrame(frame);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [isMoving]);

  return (
    <>
      <div className={own.outputs} ref={view}>
        {(['m', ...returnIds] as const).map((id) => (
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
      </div>
      <div className={styles.buttons}>
        <button className={styles.button} type="button" onClick={() => setChoice(!isMoving)}>
          {isMoving ? 'Pause' : 'Play'}
        </button>
        <button
          className={styles.button}
          type="button"
          onClick={() => {
            setChoice(false);
            time.current += step;
            paint();
          }}>
          Step
        </button>
      </div>
    </>
  );
}

/**
 * A small Live mixer whose outputs are worked out by the rules of the routing pages, and ten tasks that
 * check themselves. Takes no properties; its state is in the address.
 */
export default function RoutingSimulator(): ReactNode {
  const {state, whole, set} = useToolState(name, startOf(0), mixerCodec);
  const isReady = useHydrated();
  const [announced, setAnnounced] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const [said, setSaid] = useState('');
  const section = useRef<HTMLDivElement>(null);
  const mixer = readMixer(state);
  const task = taskOf(state);
  const number = task ? tasks.indexOf(task) + 1 : 0;
  const goals = task ? checkTask(task, state) : [];
  const notes = unconfirmed(mixer);

  const change: Change = (next) => {
    setIsChanged(true);
    setSaid('');
    set(next);
  };

  const answer = task
    ? `${progressText(task, state)} ${outputText(mixer, 'm')}`
    : outputText(mixer, 'm');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(isChanged ? answer : ''), speakAfterMs);
    return () => clearTimeout(timer);
  }, [answer, isChanged]);

  useEffect(() => {
    if (location.hash.startsWith(`#${name}?`)) {
      section.current?.scrollIntoView();
    }
  }, []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href.split('#')[0] + stateHash(name, state));
      setSaid('Link to this mixer copied.');
    } catch {
      setSaid('This browser does not allow copying from here. Copy the address of the page.');
    }
  };

  return (
    <section
      className={styles.tool}
      id={name}
      aria-label="Routing simulator"
      data-search-exclude=""
      data-no-markdown=""
      ref={section}>
      <p className="without-script">
        The simulator needs JavaScript. The tasks below are the same, with their solutions.
      </p>
      <form className={`tool-form ${styles.form}`} onSubmit={(event) => event.preventDefault()}>
        {/* Until the application is there, nothing would answer. */}
        <fieldset className={styles.fieldset} disabled={!isReady}>
          {!whole && (
            <p className={styles.warning} role="status">
              The link or the stored mixer could not be read whole, so the mixer may differ from
              what was sent. Change a control to go on from here, or ask for the link again.
            </p>
          )}
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${name}-task`}>
              Task
            </label>
            <select
              className={styles.input}
              id={`${name}-task`}
              value={String(number)}
              onChange={({currentTarget}) => change(startOf(Number(currentTarget.value)))}>
              <option value="0">Free play</option>
              {tasks.map(({title}, index) => (
                <option key={title} value={String(index + 1)}>
                  {index + 1}. {title}
                </option>
              ))}
            </select>
          </div>
          {task && (
            <div className={styles.result}>
              <p>{task.brief}</p>
              <ul>
                {goals.map(({text, isMet}) => (
                  <li key={text} data-met={isMet}>
                    <strong>{isMet ? 'Done:' : 'Missing:'}</strong> {text}
                  </li>
                ))}
              </ul>
              {goals.every(({isMet}) => isMet) && (
                <p>
                  <strong>Solved.</strong>
                </p>
              )}
            </div>
          )}
          <Outputs mixer={mixer} />
          <div className={own.mixer}>
            {[...mixer.order, 'g' as const, ...returnIds, 'm' as const].map((id) => (
              <StripView key={id} id={id} state={state} change={change} />
            ))}
          </div>
          <fieldset className={styles.fieldset}>
            <legend className={styles.legend}>Videosync settings, Video tab</legend>
            <Control
              setting={publishReturns}
              value={state[publishReturns.key] ?? ''}
              change={change}
            />
          </fieldset>
          <div className={styles.result}>
            {(['m', ...returnIds] as const).map((id) => {
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
            {notes.map((note) => (
              <p className={styles.note} key={note}>
                {note}
              </p>
            ))}
          </div>
          <div className={styles.buttons}>
            <button className={styles.primary} type="button" onClick={() => void copy()}>
              Copy link
            </button>
            <button
              className={styles.button}
              type="button"
              onClick={() => {
                change(startOf(number));
                setSaid(task ? 'The task is back at its start.' : 'The mixer is empty again.');
              }}>
              Start again
            </button>
            {task && number < tasks.length && (
              <button
                className={styles.button}
                type="button"
                onClick={() => change(startOf(number + 1))}>
                Next task
              </button>
            )}
          </div>
          <p className="visually-hidden" aria-live="polite">
            {announced}
          </p>
          <p className={styles.said} aria-live="polite">
            {said}
          </p>
          <div className={styles.rule}>
            {assumptions.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </fieldset>
      </form>
    </section>
  );
}
