import {useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {download} from '../../../components/shared/download';
import {Button, Check, NumberInput, Said, Select, useNumber, useSaid} from '../../kit/controls';
import {tappedTempo} from '../../formulas/tap';
import styles from '../../kit/tools.module.css';
import shared from '../shared/explorers.module.css';
import CodeEditor from './CodeEditor';
import type {CompilerMessage} from './compilerLog';
import {valuesFor} from './controls';
import {examples} from './examples';
import {playgroundPage} from './hash';
import {isImage, parseIsf, type IsfInput} from './header';
import InputControls, {FileInput} from './InputControls';
import own from './isf.module.css';
import Notices from './Notices';
import {filesOf} from './openFiles';
import type {ImageChoice} from './patterns';
import Problems from './Problems';
import type {SourceOf} from './sources';
import {usePlayer} from './usePlayer';
import {useWork} from './useWork';

/** Pause after the last change before it is compiled, in ms. */
const settle = 300;

const sizes = ['320 × 180', '640 × 360', '1280 × 720'];

/** The inputs of a source, or undefined while its header can't be read. */
function inputsOf(source: string): IsfInput[] | undefined {
  try {
    return parseIsf(source).inputs;
  } catch {
    return undefined;
  }
}

/** The images that a shader's inputs show at first, and those of before. */
const imagesFor = (
  inputs: readonly IsfInput[],
  before: Readonly<Record<string, ImageChoice>>,
): Record<string, ImageChoice> =>
  Object.fromEntries(
    inputs
      .filter(isImage)
      .map(({NAME, TYPE}, index): [string, ImageChoice] => [
        NAME,
        before[NAME] ?? (TYPE === 'image' ? (index === 0 ? 'shapes' : 'gradient') : 'black'),
      ]),
  );

/**
 * The opened playground.
 *
 * @param props.sourceOf - gives the text of an example
 * @param props.example - the example that it shows apart from its own page, where the address is not its own
 */
export default function Playground({
  sourceOf,
  example,
}: {
  sourceOf: SourceOf;
  example?: string | undefined;
}): ReactNode {
  const {said, say, copyLink} = useSaid();
  const {work, isEdited, edit, open, openExample, hash} = useWork(sourceOf, example, say);
  const {opened, source, vertex, isTrusted, values} = work;
  const [inputs, setInputs] = useState<readonly IsfInput[]>([]);
  const [images, setImages] = useState<Record<string, ImageChoice>>({});
  const [problems, setProblems] = useState<readonly CompilerMessage[]>([]);
  const [hasLast, setHasLast] = useState(false);
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
  const {player, halt, fault, hasWebGl} = usePlayer(canvas, {
    isPlaying: isPlaying && isAllowed,
    width,
    height,
    isVideosync,
    tempo: tempo.value,
    values,
    images,
  });
  const {openFiles, openPicture} = filesOf({
    inputs,
    onShader: open,
    onPicture: (input, picture) => setImages((before) => ({...before, [input]: picture})),
    say,
  });

  // What was opened is compiled immediately, what is typed after a pause.
  useEffect(() => {
    const compile = (): void => {
      const next = inputsOf(source);
      if (next) {
        setInputs(next);
        edit((before) => ({values: valuesFor(next, {...before.shared, ...before.values})}));
        setImages((before) => imagesFor(next, before));
      }
      if (!isAllowed || !player.current) {
        return;
      }
      const found = player.current.load(source, vertex);
      setProblems(found);
      if (found.length === 0) {
        setHasLast(true);
        if (halt === 'hanging' || halt === 'flashing') {
          player.current.resume();
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
          Promise.reject(new Said('The shader is too long for a link. Save it as a file instead.')),
      ),
      new URL(page, location.href).href,
    );

  const showFull = async (): Promise<void> => {
    try {
      await canvas.current?.requestFullscreen({navigationUI: 'hide'});
    } catch {
      say('This browser can’t show the output full screen.');
    }
  };

  const tap = (): void => {
    taps.current = [...taps.current, performance.now()].slice(-9);
    const bpm = tappedTempo(taps.current);
    say(bpm === undefined ? 'Tap again on the next beats.' : '');
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
      {!hasWebGl && (
        <p className={styles.warning} role="status">
          This browser has no WebGL 2, so nothing can be drawn. Turn on hardware acceleration in its
          settings, or use another browser.
        </p>
      )}
      {example === undefined && (
        <div className={styles.fields}>
          <Select
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
            <Notices
              isHeld={!isAllowed}
              fault={fault}
              halt={halt}
              onTrust={() => edit({isTrusted: true})}
              onResume={() => player.current?.resume()}
            />
            <div className={styles.buttons}>
              <Button onPress={() => setIsPlaying(!isPlaying)}>
                {isPlaying ? 'Pause' : 'Play'}
              </Button>
              <Button
                disabled={!isAllowed}
                onPress={() => {
                  setIsPlaying(false);
                  player.current?.step();
                }}>
                Step
              </Button>
              <Button onPress={() => void showFull()}>Full screen</Button>
              <Button onPress={tap}>Tap tempo</Button>
            </div>
          </div>
          <div className={own.text}>
            <CodeEditor
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
            <Problems problems={problems} hasLast={hasLast} onLine={(line) => setGoal({line})} />
            <details className={styles.details} data-ready="">
              <summary className={styles.summary}>Vertex shader{vertex ? '' : ' (none)'}</summary>
              <textarea
                className={own.plain}
                aria-label="Vertex shader code"
                value={vertex ?? ''}
                spellCheck={false}
                rows={12}
                onChange={({currentTarget}) => edit({vertex: currentTarget.value || undefined})}
              />
            </details>
          </div>
          <div>
            <div className={styles.fields}>
              <Select label="Output in pixels" value={size} options={sizes} onChange={setSize} />
              <Check label="As in Videosync: BEAT" isOn={isVideosync} onChange={setIsVideosync} />
              <NumberInput field={tempo} />
            </div>
            <InputControls
              inputs={inputs}
              values={values}
              images={images}
              change={(name, value) =>
                edit((before) => ({values: {...before.values, [name]: value}}))
              }
              fire={(name) => player.current?.fire(name)}
              choose={(name, choice) => setImages((before) => ({...before, [name]: choice}))}
              openPicture={(name, file) => void openPicture(name, file)}
            />
          </div>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button main onPress={save}>
          Save as .fs
        </Button>
        <Button onPress={share}>Copy link</Button>
        <Button
          disabled={!isEdited}
          onPress={() => edit({source: opened.source, vertex: opened.vertex})}>
          Start again
        </Button>
      </div>
      {said}
    </form>
  );
}
