import {useEffect, useRef, useState, type ReactNode} from 'react';
import {largestPanel, maxPanels} from '../../formulas/pixels';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import own from '../bench.module.css';
import {PhaseNote, undoRefusal, useWakeLock} from '../shared/devices';
import Button from '../../../components/fields/Button';
import {NumberField, SelectField, useNumber} from '../../../components/fields/inputs';
import {useStatus} from '../../kit/status';
import {saveImage} from '../../kit/saveImage';
import {Values} from '../shared/readings';
import {flashMs, patterns} from './patterns';
import phases from './phases.json';
import {isRead, patternOf, readHash, refreshOf, writeHash, type ScreenState} from './state';
import {usePattern} from './usePattern';
import {useScreens} from './useScreens';

/** Smallest side of an image that is saved, and the largest image, which is 8K, in px. */
const smallest = 16;
const largest = {width: 7680, height: 4320};
const measuredMs = 5000;

/** Pixels of a small pattern. */
const thumbnail = {width: 320, height: 180};

/** The numbers of a wall. */
const wallFields = [
  {key: 'columns', label: 'Columns of panels', max: maxPanels},
  {key: 'rows', label: 'Rows of panels', max: maxPanels},
  {key: 'panelWidth', label: 'Panel width in px', max: largestPanel},
  {key: 'panelHeight', label: 'Panel height in px', max: largestPanel},
] as const;

function WallField({
  field: {key, label, max},
  state,
  change,
}: {
  field: (typeof wallFields)[number];
  state: ScreenState;
  change: (next: ScreenState) => void;
}): ReactNode {
  const field = useNumber({label, min: 1, max, integer: true}, state.wall[key], (value) =>
    change({...state, wall: {...state.wall, [key]: value}}),
  );
  return <NumberField field={field} />;
}

const gamuts = {rec2020: 'Rec. 2020', p3: 'Display P3', srgb: 'sRGB'};

/** Colour gamut and dynamic range that the browser reports for the display. */
function colourOf(): string {
  const is = (feature: string): boolean => matchMedia(`(${feature})`).matches;
  const [, gamut] = Object.entries(gamuts).find(([name]) => is(`color-gamut: ${name}`)) ?? [];
  const range = is('dynamic-range: high') ? 'high' : 'standard';
  return `${gamut ?? 'less than sRGB'}, ${range} dynamic range`;
}

/** A pattern, small. */
function Thumbnail({pattern, wall}: Pick<ScreenState, 'pattern' | 'wall'>): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) {
      const scene = {name: '', variant: 0, wall, time: flashMs, frame: 0};
      patternOf({pattern}).draw(context, {...thumbnail, ...scene});
    }
  }, [pattern, wall]);
  return <canvas ref={canvas} {...thumbnail} aria-hidden="true" />;
}

/** Test patterns, full screen, and what arrives at the display. */
export default function ScreenTest(): ReactNode {
  const [state, setState] = useState<ScreenState>(() => readHash(location.hash));
  const [isWhole, setWhole] = useState(() => isRead(location.hash));
  const [isBeeping, setBeeping] = useState(false);
  const {phase, screens, ask} = useScreens();
  const [target, setTarget] = useState('0');
  const sides = {min: smallest, integer: true};
  const width = useNumber({label: 'Image width in px', max: largest.width, ...sides}, 1920);
  const height = useNumber({label: 'Image height in px', max: largest.height, ...sides}, 1080);
  const [refresh, setRefresh] = useState<ReturnType<typeof refreshOf> | 'measuring'>();
  const {statusLine, setStatus, copyLink, unlessInvalid} = useStatus();
  const pattern = patternOf(state);
  const {pattern: shown, variant, wall} = state;
  const chosen = screens[Number(target)];

  const change = (next: ScreenState): void => {
    setState(next);
    setWhole(true);
    setBeeping(false);
    history.replaceState(history.state, '', writeHash(next));
  };
  const {canvas, isFull, pixels} = usePattern(
    state,
    change,
    chosen?.label ?? 'This display',
    isBeeping,
  );
  useWakeLock(isFull);

  const show = async (): Promise<void> => {
    try {
      // `screen` is not in the list of options that TypeScript knows.
      await canvas.current?.requestFullscreen({
        navigationUI: 'hide',
        ...(chosen && {screen: chosen}),
      });
    } catch {
      setStatus('This browser can’t show pages full screen. Save the pattern as an image instead.');
    }
  };
  const measure = (): void => {
    setRefresh('measuring');
    const times: number[] = [];
    const next = (now: number): void => {
      times.push(now);
      if (now - (times[0] ?? now) < measuredMs) {
        requestAnimationFrame(next);
      } else {
        setRefresh(refreshOf(times));
      }
    };
    requestAnimationFrame(next);
  };
  const save = async (): Promise<void> => {
    const size = {width: width.value, height: height.value};
    const scene = {...size, name: 'Test pattern', variant, wall, time: 0, frame: 0};
    const isSaved = await saveImage(`${pattern.id}-${size.width}x${size.height}`, size, (context) =>
      pattern.draw(context, scene),
    );
    setStatus(isSaved ? 'Image saved.' : 'This browser can’t make an image of that size.');
  };
  const isMeasured = refresh !== undefined && refresh !== 'measuring';

  return (
    <>
      <PhaseNote
        phase={phase}
        texts={{
          ...phases,
          refused: undoRefusal('window management'),
          connected: `${screens.length} displays.`,
        }}
      />
      {!isWhole && (
        <p className={styles.warning} role="status">
          Part of the link can’t be used, so the pattern may differ from what was sent. A wall has 1
          to {maxPanels} panels each way, and a panel 1 to {largestPanel} px.
        </p>
      )}
      <fieldset className={`${fieldStyles.fieldset} ${own.thumbnails}`}>
        <legend className={fieldStyles.legend}>Pattern</legend>
        {patterns.map(({id, title}, index) => (
          <label className={fieldStyles.choice} key={id}>
            <input
              type="radio"
              name="bench-screen-pattern"
              checked={index === shown}
              onChange={() => change({...state, pattern: index, variant: 0})}
            />
            <Thumbnail pattern={index} wall={wall} />
            <span>
              {index + 1}. {title}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={fieldStyles.fields}>
        <SelectField
          label="Variant"
          value={String(variant)}
          options={pattern.variants.map((label, index) => ({value: String(index), label}))}
          onChange={(value) => change({...state, variant: Number(value)})}
        />
        {screens.length > 1 && (
          <SelectField
            label="Display"
            value={target}
            options={screens.map(({label, width, height}, index) => ({
              value: String(index),
              label: `${label || `Display ${index + 1}`} (${width} × ${height})`,
            }))}
            onChange={setTarget}
          />
        )}
        {pattern.id === 'wall' &&
          wallFields.map((field) => (
            <WallField key={field.key} field={field} state={state} change={change} />
          ))}
      </div>
      {pattern.id === 'lip-sync' && (
        <p className={styles.warning}>
          <strong>Watch out:</strong> the square flashes and a tone of 1 kHz beeps once a second.
          Turn the sound system down first.{' '}
        </p>
      )}
      <div className={styles.buttons}>
        <Button main onClick={() => void show()}>
          Show full screen
        </Button>
        {phase !== 'unsupported' && <Button onClick={() => void ask()}>Find displays</Button>}
        {pattern.id === 'lip-sync' && (
          <Button onClick={() => setBeeping(!isBeeping)}>
            {isBeeping ? 'Stop beep and flash' : 'Start beep and flash'}
          </Button>
        )}
      </div>
      <div className={styles.picture}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Test pattern: ${pattern.title}, ${pattern.variants[variant]}`}
          data-pattern={pattern.id}
        />
      </div>
      <p className={styles.note}>
        In full screen: left and right arrows change the pattern, up and down its variant, 1 to 9
        and 0 choose a pattern, H shows this help, Escape ends.
      </p>
      <Values
        lines={{
          Window: `${innerWidth} × ${innerHeight} CSS px`,
          Display: `${screen.width} × ${screen.height} CSS px`,
          'Device pixel ratio': devicePixelRatio,
          [isFull ? 'Pattern on the display' : 'Preview']: `${pixels.width} × ${pixels.height} px`,
          Colour: colourOf(),
          ...(isMeasured && {
            'Refresh rate': `${refresh.rate.toFixed(2)} Hz`,
            'Late frames in 5 s': refresh.late,
          }),
        }}
      />
      <div className={styles.buttons}>
        <Button disabled={refresh === 'measuring'} onClick={measure}>
          {refresh === 'measuring' ? 'Measuring for 5 seconds …' : 'Measure refresh rate'}
        </Button>
      </div>
      <div className={fieldStyles.fields}>
        <NumberField field={width} />
        <NumberField field={height} />
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => unlessInvalid([width, height], () => void save())}>
          Save as PNG
        </Button>
        <Button onClick={() => copyLink(writeHash(state))}>Copy link to this pattern</Button>
      </div>
      {statusLine}
    </>
  );
}
