import {type PointerEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import FieldList from '../../../components/fields/FieldList';
import type {FieldValues} from '../../../components/fields/model';
import styles from '../../kit/calculators.module.css';
import Button from '../../../components/fields/Button';
import DataTable from '../../kit/DataTable';
import Strip from '../shared/Strip';
import {simulator, type SimulatorProps} from '../shared/SimulatorFrame';
import own from '../shared/simulators.module.css';
import {useFrames} from '../shared/useFrames';
import {aimAt, drawRig, fixtureAt, size} from './draw';
import {
  assumptions,
  clip,
  dials,
  drive,
  faders,
  firstRig,
  type Fixture,
  type FixtureOutput,
  fixtures,
  getChannels,
  getOutputs,
  lfo,
  overlaps,
  parameters,
  patch,
  presets,
  rigCodec,
  rigText,
  steps,
  tiltRange,
  universeAt,
} from './rig';
import {useMidiFaders} from './useMidiFaders';
import LiveText from '../../../components/shared/LiveText';

const name = 'virtual-rig';

/** Seconds between updates of the table while the clip plays, so that it stays readable. */
const tableSeconds = 0.25;

/** Values of a fixture in words; a bar has a group of numbers for each cell. */
function valuesText({id, channels}: Fixture, values: readonly number[]): string {
  return id === 'bar'
    ? channels
        .flatMap((parameter, index) =>
          parameter === 'red' ? [values.slice(index, index + 3).join(' ')] : [],
        )
        .join(', ')
    : channels.map((parameter, index) => `${parameters[parameter]} ${values[index]}`).join(', ');
}

/** Pan and tilt of the head, as its faders or the dials of Track 1. */
function aimHead(state: FieldValues, x: number, y: number): FieldValues {
  const {pan, tilt} = aimAt(x, y);
  const head = fixtures.find(({id}) => id === 'head');
  const [first] = head ? getChannels(state, head) : [0];
  const [panKey, tiltKey, max] =
    state['drive'] === 'faders'
      ? [`f${first}`, `f${first + 1}`, 255]
      : ['dial.pan', 'dial.tilt', 100];
  return {[panKey]: String(Math.round(pan * max)), [tiltKey]: String(Math.round(tilt * max))};
}

/**
 * Focuses the first control of a fixture: its first fader, or its address if tracks drive the rig.
 *
 * @param options - can prevent scrolling, for a drag that begins here
 */
function focusFixture(state: FieldValues, fixture: Fixture, options: FocusOptions): void {
  const key =
    state['drive'] === 'faders'
      ? `${fixture.id}-f${getChannels(state, fixture)[0]}`
      : `at.${fixture.id}`;
  document.getElementById(`${name}-${key}`)?.focus(options);
}

/** The stage, and the universe as a table. A click on a lamp focuses its controls; the head's light can be dragged. */
function Stage({state, change}: SimulatorProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const lights = useRef<readonly FixtureOutput[]>([]);
  const getPosition = ({
    clientX,
    clientY,
  }: Pick<Touch, 'clientX' | 'clientY'>): [number, number] => {
    const {left = 0, top = 0, width = 1} = canvas.current?.getBoundingClientRect() ?? {};
    const scale = size.width / width;
    return [(clientX - left) * scale, (clientY - top) * scale];
  };
  // A finger that begins on the head's light aims it up and down too; elsewhere it scrolls the page.
  useEffect(() => {
    const element = canvas.current;
    const hold = (event: TouchEvent): void => {
      const [touch] = event.changedTouches;
      if (touch && fixtureAt(...getPosition(touch), lights.current)?.id === 'head') {
        event.preventDefault();
      }
    };
    element?.addEventListener('touchstart', hold, {passive: false});
    return () => element?.removeEventListener('touchstart', hold);
  }, []);
  const onPointerDown = (event: PointerEvent): void => {
    const fixture = fixtureAt(...getPosition(event), lights.current);
    if (fixture) {
      // Otherwise the browser would move the focus to the page.
      event.preventDefault();
      focusFixture(state, fixture, {preventScroll: fixture.id === 'head'});
    }
    if (fixture?.id === 'head') {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      change(aimHead(state, ...getPosition(event)));
    }
  };
  const [seconds, setSeconds] = useState(0);
  const {view, buttons} = useFrames(state, (now, time) => {
    const context = canvas.current?.getContext('2d');
    if (context) {
      lights.current = getOutputs(now, universeAt(now, time), time);
      drawRig(context, lights.current);
    }
    if (now['drive'] === 'clips') {
      setSeconds(Math.floor(time / tableSeconds) * tableSeconds);
    }
  });
  const universe = universeAt(state, seconds);
  return (
    <>
      <div className={own.outputs} data-single="" ref={view}>
        <figure className={own.output}>
          <canvas
            ref={canvas}
            {...size}
            className={own.touchable}
            role="img"
            aria-label={rigText(state)}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onMouseDown={(event) => event.preventDefault()}
          />
          <figcaption>
            Choose a fixture to go to its controls. Drag the light of the moving head.
          </figcaption>
        </figure>
      </div>
      {buttons}
      {overlaps(state).map((text) => (
        <p className={styles.warning} key={text}>
          {text} Both react to the same values.
        </p>
      ))}
      <DataTable
        caption="Universe 1: DMX values from 0 to 255. Channels not listed are at 0."
        columns={['Fixture', 'Channels', 'Values']}
        rows={fixtures.map((fixture) => {
          const [first, last] = getChannels(state, fixture);
          return [
            fixture.name,
            first === last ? String(first) : `${first} to ${last}`,
            valuesText(fixture, universe.slice(first, last + 1)),
          ];
        })}
      />
    </>
  );
}

function Rig(props: SimulatorProps): ReactNode {
  const {state, change} = props;
  const midi = useMidiFaders(state, change);
  return (
    <>
      <div className={`${styles.buttons} ${own.presets}`}>
        <FieldList fields={drive} {...props} />
        {presets.map(({label, changes}) => (
          <Button key={label} onClick={() => change(changes)}>
            {label}
          </Button>
        ))}
        {midi.button}
      </div>
      {midi.note}
      <p className={styles.note} aria-live="polite">
        <LiveText
          text={
            presets.find(({changes}) =>
              Object.entries(changes).every(([key, value]) => state[key] === value),
            )?.text
          }
        />
      </p>
      <div className={own.stage} onFocus={midi.onFocus}>
        <div>
          <Stage {...props} />
        </div>
        <div className={own.mixer} data-columns="">
          {state['drive'] === 'faders' ? (
            fixtures.map((fixture) => {
              const [first, last] = getChannels(state, fixture);
              return (
                <Strip
                  key={fixture.id}
                  title={fixture.name}
                  fields={midi.named(faders.slice(first - 1, last)).map((fader, offset) => ({
                    ...fader,
                    label: `${fader.label} ${parameters[fixture.channels[offset] ?? 'dim']}`,
                  }))}
                  isWide={fixture.id === 'bar'}
                  {...props}
                  scope={`${name}-${fixture.id}`}
                />
              );
            })
          ) : (
            <>
              <Strip title="Track 1: dials" fields={midi.named(dials)} isWide {...props} />
              <Strip title="Track 1: LFO" fields={midi.named(lfo)} {...props} />
              <Strip title="Range of the moving head" fields={midi.named(tiltRange)} {...props} />
              <Strip title="Track 2: merging" fields={clip} {...props} />
              <Strip title="Track 2: clip" fields={midi.named(steps)} isWide {...props} />
            </>
          )}
          <Strip title="Patch: start addresses" fields={patch} isWide {...props} />
        </div>
      </div>
    </>
  );
}

/** Six fixtures on a dark stage, driven by DMX faders or by two tracks in Live; its state is in the address. */
export default simulator(
  {
    name,
    title: 'Virtual rig',
    withoutScript: 'The rig needs JavaScript. The rules that it follows are described below.',
    defaults: firstRig,
    codec: rigCodec,
    getAnnouncement: rigText,
    rule: assumptions,
    isWide: true,
  },
  Rig,
);
