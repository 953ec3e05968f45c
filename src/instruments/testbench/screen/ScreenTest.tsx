import {type ReactNode, useEffect, useRef} from 'react';
import Button from '../../../components/fields/Button';
import fieldStyles from '../../../components/fields/fields.module.css';
import {NumberField, SelectField, useNumber} from '../../../components/fields/inputs';
import {maxPanels, maxPanelSide} from '../../formulas/pixels';
import styles from '../../kit/calculators.module.css';
import {saveImage} from '../../kit/saveImage';
import own from '../bench.module.css';
import {PhaseNote, undoRefusal} from '../../kit/devices';
import {Values} from '../shared/readings';
import {flashMs, patterns} from './patterns';
import phases from './phases.json';
import {getPattern, type ScreenState, writeHash} from './state';
import {useRefreshRate} from './useRefreshRate';
import {type ScreenTestState, useScreenTest} from './useScreenTest';

/** Limits of an image that is saved, in px; the maximum is 8K. */
const minSide = 16;
const maxImage = {width: 7680, height: 4320};

/** Size of a thumbnail in px: smaller ones have no space for the texts of the patterns. */
const thumbnail = {width: 640, height: 360};

/** The numbers of a wall. */
const wallFields = [
  {key: 'columns', label: 'Columns of panels', max: maxPanels},
  {key: 'rows', label: 'Rows of panels', max: maxPanels},
  {key: 'panelWidth', label: 'Panel width in px', max: maxPanelSide},
  {key: 'panelHeight', label: 'Panel height in px', max: maxPanelSide},
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
function describeColour(): string {
  const is = (feature: string): boolean => matchMedia(`(${feature})`).matches;
  const [, gamut] = Object.entries(gamuts).find(([name]) => is(`color-gamut: ${name}`)) ?? [];
  const range = is('dynamic-range: high') ? 'high' : 'standard';
  return `${gamut ?? 'less than sRGB'}, ${range} dynamic range`;
}

/** A still thumbnail of a pattern. */
function Thumbnail({pattern, wall}: Pick<ScreenState, 'pattern' | 'wall'>): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) {
      const scene = {name: '', variant: 0, wall, time: flashMs, frame: 0};
      getPattern({pattern}).draw(context, {...thumbnail, ...scene});
    }
  }, [pattern, wall]);
  return <canvas ref={canvas} {...thumbnail} aria-hidden="true" />;
}

interface PartProps {
  test: ScreenTestState;
}

/** The patterns as thumbnails. */
function PatternPicker({test: {state, change}}: PartProps): ReactNode {
  return (
    <fieldset className={`${fieldStyles.fieldset} ${own.thumbnails}`}>
      <legend className={fieldStyles.legend}>Pattern</legend>
      {patterns.map(({id, title}, index) => (
        <label className={fieldStyles.choice} key={id}>
          <input
            type="radio"
            name="bench-screen-pattern"
            checked={index === state.pattern}
            onChange={() => change({...state, pattern: index, variant: 0})}
          />
          <Thumbnail pattern={index} wall={state.wall} />
          <span>
            {index + 1}. {title}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Variant, display, and the size of a wall. */
function Options({test}: PartProps): ReactNode {
  const {state, change, pattern, screens, display, setDisplay} = test;
  return (
    <div className={fieldStyles.fields}>
      <SelectField
        label="Variant"
        value={String(state.variant)}
        options={pattern.variants.map((label, index) => ({value: String(index), label}))}
        onChange={(value) => change({...state, variant: Number(value)})}
      />
      {screens.length > 1 && (
        <SelectField
          label="Display"
          value={display}
          options={screens.map(({label, width, height}, index) => ({
            value: String(index),
            label: `${label || `Display ${index + 1}`} (${width} × ${height})`,
          }))}
          onChange={setDisplay}
        />
      )}
      {pattern.id === 'wall' &&
        wallFields.map((field) => (
          <WallField key={field.key} field={field} state={state} change={change} />
        ))}
    </div>
  );
}

/** Shows the pattern full screen, with its sound. */
function Controls({test}: PartProps): ReactNode {
  const {pattern, phase, ask, isBeeping, setBeeping, showFull} = test;
  const hasSound = pattern.id === 'lip-sync';
  return (
    <>
      {hasSound && (
        <p className={styles.warning}>
          <strong>Watch out:</strong> the square flashes and a tone of 1 kHz beeps once a second.
          Turn the sound system down first, and warn people nearby.{' '}
        </p>
      )}
      <div className={styles.buttons}>
        <Button main onClick={() => void showFull()}>
          Show full screen
        </Button>
        {phase !== 'unsupported' && <Button onClick={() => void ask()}>Find displays</Button>}
        {hasSound && (
          <Button onClick={() => setBeeping(!isBeeping)}>
            {isBeeping ? 'Stop beep and flash' : 'Start beep and flash'}
          </Button>
        )}
      </div>
    </>
  );
}

/** What the browser knows of window and display, and the measured refresh rate. */
function Readings({test: {isFull, pixels}}: PartProps): ReactNode {
  const {isMeasuring, result, measure} = useRefreshRate();
  return (
    <>
      <Values
        lines={{
          Window: `${innerWidth} × ${innerHeight} CSS px`,
          Display: `${screen.width} × ${screen.height} CSS px`,
          'Device pixel ratio': devicePixelRatio,
          [isFull ? 'Pattern on the display' : 'Preview']: `${pixels.width} × ${pixels.height} px`,
          Colour: describeColour(),
          ...(result && {
            'Refresh rate': `${result.rate.toFixed(2)} Hz`,
            'Late frames in 5 s': result.late,
          }),
        }}
      />
      <div className={styles.buttons}>
        <Button disabled={isMeasuring} onClick={measure}>
          {isMeasuring ? 'Measuring for 5 seconds …' : 'Measure refresh rate'}
        </Button>
      </div>
    </>
  );
}

/** Saves the pattern as an image, and shares it. */
function SaveAndShare({test: {state, pattern, status}}: PartProps): ReactNode {
  const {statusLine, setStatus, copyLink, unlessInvalid} = status;
  const sides = {min: minSide, integer: true};
  const width = useNumber({label: 'Image width in px', max: maxImage.width, ...sides}, 1920);
  const height = useNumber({label: 'Image height in px', max: maxImage.height, ...sides}, 1080);
  const save = async (): Promise<void> => {
    const {variant, wall} = state;
    const size = {width: width.value, height: height.value};
    const scene = {...size, name: 'Test pattern', variant, wall, time: 0, frame: 0};
    const isSaved = await saveImage(`${pattern.id}-${size.width}x${size.height}`, size, (context) =>
      pattern.draw(context, scene),
    );
    setStatus(isSaved ? 'Image saved.' : 'This browser can’t make an image of that size.');
  };
  return (
    <>
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

/** Test patterns, full screen or as images, and what the browser knows of the display. */
export default function ScreenTest(): ReactNode {
  const test = useScreenTest();
  const {state, pattern, phase, screens, isWhole, canvas} = test;
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
          to {maxPanels} panels each way, and a panel 1 to {maxPanelSide} px.
        </p>
      )}
      <PatternPicker test={test} />
      <Options test={test} />
      <Controls test={test} />
      <div className={styles.picture}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Test pattern: ${pattern.title}, ${pattern.variants[state.variant]}`}
          data-pattern={pattern.id}
        />
      </div>
      <p className={styles.note}>
        In full screen: left and right arrows change the pattern, up and down its variant, 1 to 9
        and 0 choose a pattern, H shows this help, Escape leaves full screen.
      </p>
      <Readings test={test} />
      <SaveAndShare test={test} />
    </>
  );
}
