import {useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {download} from '../../../components/shared/download';
import Button from '../../../components/fields/Button';
import {CheckField, NumberField, SelectField, useNumber} from '../../../components/fields/inputs';
import {ReaderError, useStatus} from '../../kit/status';
import {tappedTempo} from '../../formulas/tap';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import shared from '../shared/simulators.module.css';
import type {CompilerMessage} from './compilerLog';
import {valuesFor} from './controls';
import {examples, playgroundPage} from './examples';
import type {IsfInput} from './header';
import InputControls, {FileInput} from './InputControls';
import own from './isf.module.css';
import Notice from './Notice';
import {filesOf} from './openFiles';
import type {ImageChoice} from './patterns';
import Problems from './Problems';
import ShaderCode from './ShaderCode';
import type {SourceOf} from './sources';
import {usePlayer} from './usePlayer';
import {useWork} from './useWork';
import LiveText from '../../../components/shared/LiveText';

/** Pause after the last change before it is compiled, in ms. */
const settle = 300;

const noWebGl =
  'This browser has no WebGL 2, so nothing can be drawn. Turn on hardware acceleration in its settings, or use another browser.';

const foreign =
  'This shader isn’t from this site. It may flash, which can trigger seizures in people with photosensitive epilepsy, and it may slow this computer down. It doesn’t run until you start it.';

const halts = {
  hanging:
    'Stopped: a frame took longer than a second. Shorten loops, or choose a smaller output, then run it again.',
  flashing:
    'Stopped: the output flashes more than three times a second, which can trigger seizures in people with photosensitive epilepsy.',
  lost: 'Your browser paused graphics. The output resumes automatically.',
};

const sizes = ['320 × 180', '640 × 360', '1280 × 720'];

/** What the image inputs show: what was chosen, or else moving images. */
const imagesFor = (
  inputs: readonly IsfInput[],
  chosen: Readonly<Record<string, ImageChoice>>,
): Record<string, ImageChoice> =>
  Object.fromEntries(
    inputs
      .filter(({TYPE}) => TYPE === 'image')
      .map(({NAME}, index) => [NAME, chosen[NAME] ?? (index === 0 ? 'circles' : 'waves')]),
  );

/**
 * The opened playground.
 *
 * @param props.example - the example that it shows apart from its own page, where the address is not its own
 * @param props.sourceOf - gives the files of an example
 */
export default function Playground({
  example,
  sourceOf,
}: {
  example?: string | undefined;
  sourceOf: SourceOf;
}): ReactNode {
  const {statusLine, setStatus, copyLink} = useStatus();
  const {work, isEdited, edit, open, openExample, hash} = useWork(example, sourceOf, setStatus);
  const {opened, source, vertex, isTrusted} = work;
  /** Of the last version that compiled, which the output shows. */
  const [inputs, setInputs] = useState<readonly IsfInput[]>();
  const [chosen, setChosen] = useState<Record<string, ImageChoice>>({});
  const [problems, setProblems] = useState<readonly CompilerMessage[]>([]);
  const [isPlaying, setIsPlaying] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [isVideosync, setIsVideosync] = useState(true);
  const [size, setSize] = useState(sizes[1] ?? '');
  const tempo = useNumber({label: 'Tempo in BPM', min: 20, max: 300}, 120);
  const taps = useRef<number[]>([]);
  const [goal, setGoal] = useState<{line: number}>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const page = useBaseUrl(playgroundPage);
  const isAllowed = !opened.isForeign || isTrusted;
  const [width = 0, height = 0] = size.split(' × ').map(Number);
  const values = valuesFor(inputs ?? [], work.values);
  const images = imagesFor(inputs ?? [], chosen);
  const choose = (input: string, choice: ImageChoice): void =>
    setChosen((before) => ({...before, [input]: choice}));
  const {player, halt, fault, hasWebGl} = usePlayer(canvas, {
    isPlaying: isPlaying && isAllowed,
    width,
    height,
    tempo: tempo.value,
    values,
    images,
  });
  const {openFiles, openPicture} = filesOf(Object.keys(images)[0], open, choose, setStatus);

  // What was opened is compiled immediately, what is typed after a pause.
  useEffect(() => {
    const compile = (): void => {
      const loaded = isAllowed && player.current?.load({source, vertex, isVideosync});
      if (loaded) {
        setProblems(loaded.problems);
      }
      if (loaded && loaded.inputs) {
        setInputs(loaded.inputs);
        if (halt === 'hanging' || halt === 'flashing') {
          player.current?.resume();
        }
      }
    };
    const timer = setTimeout(compile, isEdited ? settle : 0);
    return () => clearTimeout(timer);
    // A halt by itself is no reason to compile again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [opened, source, vertex, isAllowed, isEdited, isVideosync]);

  const share = (): void =>
    copyLink(
      hash().then(
        (end) =>
          end ??
          Promise.reject(
            new ReaderError('The shader is too long for a link. Save it as a file instead.'),
          ),
      ),
      new URL(page, location.href).href,
    );

  const showFull = async (): Promise<void> => {
    try {
      await canvas.current?.requestFullscreen({navigationUI: 'hide'});
    } catch {
      setStatus('This browser can’t show the output full screen.');
    }
  };

  const tap = (): void => {
    taps.current = [...taps.current, performance.now()].slice(-9);
    const bpm = tappedTempo(taps.current);
    setStatus(bpm === undefined ? 'Tap again on the next beats.' : '');
    if (bpm !== undefined) {
      tempo.type(bpm.toFixed(1));
    }
  };

  const save = (): void => {
    download(`${opened.name}.fs`, new Blob([source], {type: 'text/plain'}));
    if (vertex) {
      download(`${opened.name}.vs`, new Blob([vertex], {type: 'text/plain'}));
    }
  };

  const onDrop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      void openFiles([...event.dataTransfer.files]);
    }
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event) => event.preventDefault()}
      onDropCapture={onDrop}>
      {!hasWebGl && <Notice role="status" text={noWebGl} />}
      {example === undefined && (
        <div className={fieldStyles.fields}>
          <SelectField
            label="Example"
            value={opened.isForeign ? '' : opened.name}
            options={[
              ...(opened.isForeign ? [{value: '', label: opened.name}] : []),
              ...Object.entries(examples).map(([value, label]) => ({value, label})),
            ]}
            onChange={openExample}
          />
          <FileInput
            label="Open a .fs file, or drop one here"
            accept=".fs,.vs,.frag,.vert,.glsl"
            multiple
            onFiles={(files) => void openFiles(files)}
          />
        </div>
      )}
      <div className={own.frame}>
        <div className={own.desk}>
          <figure className={`${shared.outputs} ${shared.output} ${own.output}`} data-single="">
            <canvas
              ref={canvas}
              width={640}
              height={360}
              role="img"
              aria-label={`Output of the shader ${opened.name}`}
            />
          </figure>
          <div>
            {!isAllowed && (
              <Notice
                role="status"
                text={foreign}
                button="Start the shader"
                onClick={() => edit({isTrusted: true})}
              />
            )}
            {fault && <Notice text={`${fault} The output shows the last frame before that.`} />}
            {halt && (
              <Notice
                text={halts[halt]}
                button={halt === 'lost' ? undefined : 'Run again'}
                onClick={() => player.current?.resume()}
              />
            )}
            <div className={styles.buttons}>
              <Button onClick={() => setIsPlaying(!isPlaying)}>
                {isPlaying ? 'Pause' : 'Play'}
              </Button>
              <Button
                disabled={!isAllowed}
                onClick={() => {
                  setIsPlaying(false);
                  player.current?.step();
                }}>
                Step
              </Button>
              <Button onClick={() => void showFull()}>Full screen</Button>
              <Button onClick={tap}>Tap tempo</Button>
            </div>
          </div>
          <div className={own.text}>
            <ShaderCode
              label="Shader code"
              text={source}
              problems={problems.filter(({isVertex}) => !isVertex)}
              goal={goal}
              onText={(text) => edit({source: text})}
            />
            <p className={styles.note}>
              Undo also reverts a loaded example. Tab leaves the editor. To indent lines, press Ctrl
              (on a Mac, ⌘) and ].
            </p>
            <Problems
              problems={problems}
              hasLast={inputs !== undefined}
              onLine={(line) => setGoal({line})}
            />
            <details className={styles.details} data-ready="">
              <summary className={styles.summary}>
                <LiveText text={vertex ? 'Vertex shader' : 'Vertex shader (none)'} />
              </summary>
              <textarea
                className={`${fieldStyles.input} ${own.plain}`}
                aria-label="Vertex shader code"
                value={vertex ?? ''}
                spellCheck={false}
                rows={12}
                onChange={({currentTarget}) => edit({vertex: currentTarget.value || undefined})}
              />
            </details>
          </div>
          <div>
            <div className={fieldStyles.fields}>
              <SelectField
                label="Output in pixels"
                value={size}
                options={sizes}
                onChange={setSize}
              />
              <CheckField
                label="As in Videosync: BEAT"
                isOn={isVideosync}
                onChange={setIsVideosync}
              />
              <NumberField field={tempo} />
            </div>
            {isAllowed && inputs && (
              <InputControls
                inputs={inputs}
                values={values}
                images={images}
                change={(name, value) => edit({values: {...work.values, [name]: value}})}
                fire={(name) => player.current?.fire(name)}
                choose={choose}
                openPicture={(name, file) => void openPicture(name, file)}
              />
            )}
          </div>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button main onClick={save}>
          Save as .fs
        </Button>
        <Button onClick={share}>Copy link</Button>
        <Button
          disabled={!isEdited}
          onClick={() => edit({source: opened.source, vertex: opened.vertex})}>
          Start again
        </Button>
      </div>
      {statusLine}
    </form>
  );
}
