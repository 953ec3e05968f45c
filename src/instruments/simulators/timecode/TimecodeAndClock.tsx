import {type KeyboardEvent, type ReactNode, useState} from 'react';
import Button from '../../../components/fields/Button';
import Field, {controlAttributes} from '../../../components/fields/Field';
import {formatFixed, num} from '../../../components/fields/format';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import FieldList from '../../../components/fields/FieldList';
import DataTable from '../../kit/DataTable';
import {simulator, type SimulatorProps} from '../shared/SimulatorFrame';
import own from '../shared/simulators.module.css';
import {useAnimation} from '../shared/useFrames';
import Tape from './Tape';
import {
  firstTimeline,
  getJumps,
  lengthUs,
  next,
  pageAt,
  previous,
  readShow,
  snap,
  songFields,
  timelineCodec,
  type Unit,
  viewFields,
} from './timeline';
import ownTimeline from './timeline.module.css';
import {assumptions, bitRows, jumpRows, momentRows, momentText, presets} from './words';
import LiveText from '../../../components/shared/LiveText';

const name = 'timecode-and-clock';

/** Minimum time in s in which a page is played, so that pages don't flicker. */
const pageSeconds = 4;

/** Moves of the arrow keys. */
const arrows: Readonly<Partial<Record<string, typeof next>>> = {
  ...{ArrowRight: next, ArrowUp: next},
  ...{ArrowLeft: previous, ArrowDown: previous},
};

/** The timeline and everything that moves it. */
function Timeline(props: SimulatorProps): ReactNode {
  const {state, change} = props;
  const [isPlaying, setIsPlaying] = useState(false);
  const show = readShow(state);
  const at = Number(state['at']);
  const unit = state['step'] as Unit;
  const page = pageAt(show, state['zoom'] ?? '', at);
  const speed = Math.min(1, (page.to - page.from) / (pageSeconds * 1_000_000));

  const goTo = (time: number): void => change({at: String(Math.min(lengthUs, time))});
  const stopAt = (time: number): void => {
    setIsPlaying(false);
    goTo(time);
  };
  const view = useAnimation(isPlaying, (seconds) => {
    goTo(at + Math.round(seconds * speed * 1_000_000));
    if (at >= lengthUs) {
      setIsPlaying(false);
    }
  });
  const step = (move: typeof next): void => stopAt(move(show, unit, at));
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = arrows[event.key];
    if (move) {
      // The browser would move by a microsecond.
      event.preventDefault();
      step(move);
    }
  };

  const spoken = momentText(state);
  // Matches at any position of the cursor.
  const preset = presets.find(({state: presetState}) =>
    songFields.every(({id}) => presetState[id] === state[id]),
  );
  const jumps = Object.entries(jumpRows(show));
  return (
    <>
      <div className={own.outputs} data-single="" ref={view}>
        <figure className={own.output}>
          <Tape
            show={show}
            page={page}
            at={at}
            unit={unit}
            label={`Timeline of the three signals. At the cursor: ${spoken}`}
            onMove={stopAt}
          />
          <figcaption>
            <LiveText
              text={[
                `This page of the timeline is ${num((page.to - page.from) / 1000, 1)} ms long.`,
                getJumps(show).some((jump) => jump.at >= page.from && jump.at < page.to) &&
                  'The dashed line is the jump.',
                speed < 1 && `Play runs ${formatFixed(1 / speed, 0)} times slower than the show.`,
              ]
                .filter(Boolean)
                .join(' ')}
            />
          </figcaption>
        </figure>
      </div>
      <div className={ownTimeline.parts}>
        <Field id={`${name}-at`} label="Position">
          <input
            {...controlAttributes(`${name}-at`)}
            className={fieldStyles.range}
            type="range"
            min={0}
            max={lengthUs}
            value={at}
            aria-valuetext={spoken}
            onKeyDown={onKeyDown}
            onChange={({currentTarget}) => stopAt(snap(show, unit, Number(currentTarget.value)))}
          />
        </Field>
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              goTo(isPlaying ? snap(show, unit, at) : at % lengthUs);
              setIsPlaying(!isPlaying);
            }}>
            {isPlaying ? 'Stop' : 'Play'}
          </Button>
          <Button onClick={() => step(previous)}>Step back</Button>
          <Button onClick={() => step(next)}>Step forwards</Button>
        </div>
        <div className={fieldStyles.fields}>
          <FieldList fields={viewFields} {...props} />
        </div>
        <DataTable caption="At this moment" rows={Object.entries(momentRows(show, at))} />
        <details className={styles.details}>
          <summary className={styles.summary}>All 80 bits of this frame</summary>
          <DataTable
            caption="Bits of the LTC frame at this moment, in the order in which they are sent"
            rows={bitRows(show, at)}
          />
        </details>
        <fieldset className={`${own.strip} ${ownTimeline.moments}`}>
          <legend className={fieldStyles.legend}>Moments to compare</legend>
          {presets.map(({id, label, state: presetState}) => (
            <Button
              key={id}
              onClick={() => {
                setIsPlaying(false);
                change(presetState);
              }}>
              {label}
            </Button>
          ))}
          <p className={styles.note} aria-live="polite">
            <LiveText text={preset?.text} />
          </p>
        </fieldset>
        {jumps.length > 0 && <DataTable caption="What the jump does to each signal" rows={jumps} />}
        <div className={fieldStyles.fields}>
          <FieldList fields={songFields} {...props} />
        </div>
      </div>
    </>
  );
}

/** LTC, MIDI timecode and MIDI Clock of the same moment on one time axis; its state is in the address. */
export default simulator(
  {
    name,
    title: 'Timecode and clock on one timeline',
    withoutScript: 'The timeline needs JavaScript. The rules that it follows are described below.',
    defaults: firstTimeline,
    codec: timelineCodec,
    getAnnouncement: momentText,
    rule: assumptions,
    isWide: true,
  },
  Timeline,
);
