import {useCallback, useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import {download} from '../../../components/shared/download';
import {Button, Check, NumberInput, Said, Select, useNumber, useSaid} from '../../kit/controls';
import {tappedTempo} from '../../formulas/tap';
import styles from '../../kit/tools.module.css';
import {exampleHash, readHash, sharedHash} from './address';
import CodeEditor from './CodeEditor';
import type {CompilerMessage} from './compilerLog';
import {valuesFor} from './controls';
import {examples, firstExample, loadExample} from './examples';
import {isImage, parseIsf, type InputValue, type IsfInput} from './header';
import InputControls, {FileInput} from './InputControls';
import own from './isf.module.css';
import type {ImageChoice} from './patterns';
import type {Halt} from './player';
import Problems from './Problems';
import type {Shader} from './sources';
import {usePlayer} from './usePlayer';

/** Pause after the last change before it is compiled, in ms. */
const settle = 300;

/** Longest side of a picture of the reader's, in pixels. */
const longestPicture = 1280;

/** Largest file that is opened as a shader, in bytes. */
const largestFile = 200_000;

const sizes = ['320 × 180', '640 × 360', '1280 × 720'];

const halts: Readonly<Record<Halt, string>> = {
  hanging:
    'Stopped: a frame took longer than a second. Shorten loops, or choose a smaller output, then run it again.',
  flashing:
    'Stopped: the output flashes more than three times a second, which can trigger seizures in people with photosensitive epilepsy.',
  lost: 'Your browser paused graphics. The output resumes automatically.',
};

interface Opened extends Shader {
  /** Name of its file, without the ending. */
  name: string;
  /** Not from this site: runs only after a warning. */
  isForeign: boolean;
}

/** The inputs of a source, or undefined while its header can't be read. */
function inputsOf(source: string): IsfInput[] | undefined {
  try {
    return parseIsf(source).inputs;
  } catch {
    return undefined;
  }
}

/** The opened playground. Takes no properties; the shader is in the address when it is short enough. */
export default function Playground(): ReactNode {
  const [opened, setOpened] = useState<Opened>({...firstExample, isForeign: false});
  const [source, setSource] = useState(opened.source);
  const [vertex, setVertex] = useState(opened.vertex);
  const [isTrusted, setIsTrusted] = useState(false);
  const [inputs, setInputs] = useState<readonly IsfInput[]>([]);
  const [values, setValues] = useState<Record<string, InputValue>>({});
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
  const {said, say, copyLink} = useSaid();
  const [goal, setGoal] = useState<{line: number}>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const sharedValues = useRef<Record<string, unknown>>({});
  const isEdited = source !== opened.source || vertex !== opened.vertex;
  /** Whether the address has to hold the text. */
  const isOwn = opened.isForeign || isEdited;
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

  const open = useCallback(
    (next: Opened, with_: Record<string, unknown> = {}): void => {
      sharedValues.current = with_;
      setOpened(next);
      setSource(next.source);
      setVertex(next.vertex);
      setIsTrusted(false);
      setValues({});
      say('');
    },
    [say],
  );

  const openExample = useCallback(
    async (name: string): Promise<void> => {
      try {
        const files = await loadExample(name);
        if (files) {
          open({...files, name, isForeign: false});
        }
      } catch {
        say('This example could not be loaded. Check the connection, and choose it again.');
      }
    },
    [open, say],
  );

  useEffect(() => {
    const follow = async (): Promise<void> => {
      const found = await readHash(location.hash);
      if (found && 'shared' in found) {
        open({...found.shared, name: 'shared', isForeign: true}, found.shared.values);
      } else if (found && Object.hasOwn(examples, found.example)) {
        await openExample(found.example);
      } else if (location.hash.includes('code=')) {
        say('This link can’t be read. Ask for the shader as a file.');
      }
    };
    const onHash = (): void => void follow();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [open, openExample, say]);

  // What was opened is compiled immediately, what is typed after a pause.
  useEffect(() => {
    const compile = (): void => {
      const next = inputsOf(source);
      if (next) {
        setInputs(next);
        setValues((before) => valuesFor(next, {...sharedValues.current, ...before}));
        setImages((before) =>
          Object.fromEntries(
            next
              .filter(isImage)
              .map(({NAME, TYPE}, index): [string, ImageChoice] => [
                NAME,
                before[NAME] ??
                  (TYPE === 'image' ? (index === 0 ? 'shapes' : 'gradient') : 'black'),
              ]),
          ),
        );
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
  }, [source, vertex, isAllowed, isEdited, isVideosync]);

  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      const hash = isOwn
        ? sharedHash({source, vertex, values})
        : Promise.resolve(opened.name === firstExample.name ? '' : exampleHash(opened.name));
      void hash.then((end) => {
        if (!isOld) {
          history.replaceState(
            history.state,
            '',
            location.pathname + location.search + (end ?? ''),
          );
        }
      });
    }, 2 * settle);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [opened, source, vertex, values, isOwn]);

  const openFiles = async (files: readonly File[]): Promise<void> => {
    const fragment = files.find(({name}) => /\.(?:fs|frag|glsl|txt)$/i.test(name));
    const vertexFile = files.find(({name}) => /\.(?:vs|vert)$/i.test(name));
    const picture = files.find(({type}) => type.startsWith('image/'));
    const target = inputs.find(({TYPE}) => TYPE === 'image');
    if (picture && target && !fragment) {
      await openPicture(target.NAME, picture);
    } else if (!fragment) {
      say(
        picture
          ? 'This shader has no image input, so it can’t show the image.'
          : 'Choose a file whose name ends in .fs, with its .vs file if it has one.',
      );
    } else if (fragment.size > largestFile) {
      say(`${fragment.name} is too large for a shader.`);
    } else {
      open({
        source: await fragment.text(),
        vertex: await vertexFile?.text(),
        name: fragment.name.replace(/\.\w+$/, ''),
        isForeign: true,
      });
    }
  };

  async function openPicture(name: string, file: File): Promise<void> {
    try {
      const whole = await createImageBitmap(file);
      const scale = Math.min(1, longestPicture / Math.max(whole.width, whole.height));
      const bitmap = await createImageBitmap(whole, {
        resizeWidth: Math.max(1, Math.round(whole.width * scale)),
        resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      });
      whole.close();
      setImages((before) => ({...before, [name]: bitmap}));
      say(`${file.name} stays on this computer.`);
    } catch {
      say(`This browser can’t read ${file.name} as an image.`);
    }
  }

  const share = (): void =>
    copyLink(
      isOwn
        ? sharedHash({source, vertex, values}).then(
            (hash) =>
              hash ??
              Promise.reject(
                new Said('The shader is too long for a link. Save it as a file instead.'),
              ),
          )
        : exampleHash(opened.name),
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
      <div className={styles.fields}>
        <Select
          label="Example"
          value={opened.isForeign ? '' : opened.name}
          options={[
            ...(opened.isForeign ? [{value: '', label: opened.name}] : []),
            ...Object.entries(examples).map(([value, label]) => ({value, label})),
          ]}
          onChange={(name) => void openExample(name)}
        />
        <FileInput
          label="Open a .fs file, or drop one here"
          accept=".fs,.vs,.frag,.vert,.glsl"
          multiple
          onFiles={(files) => void openFiles(files)}
        />
      </div>
      <div className={own.desk}>
        <div>
          <CodeEditor
            label="Shader code"
            text={source}
            problems={problems.filter(({isVertex}) => !isVertex)}
            goal={goal}
            onText={setSource}
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
              onChange={({currentTarget}) => setVertex(currentTarget.value || undefined)}
            />
          </details>
        </div>
        <div>
          <figure className={own.output}>
            <canvas
              ref={canvas}
              width={640}
              height={360}
              role="img"
              aria-label={`Output of the shader ${opened.name}`}
            />
          </figure>
          {!isAllowed && (
            <div role="status">
              <p className={styles.warning}>
                This shader isn’t from this site. It may flash, which can trigger seizures in people
                with photosensitive epilepsy, and it may slow this computer down. It doesn’t run
                until you start it.
              </p>
              <Button main onPress={() => setIsTrusted(true)}>
                Start the shader
              </Button>
            </div>
          )}
          {fault && (
            <p className={styles.warning} role="alert">
              {fault} The output shows the last frame before that.
            </p>
          )}
          {halt && (
            <div role="alert">
              <p className={styles.warning}>{halts[halt]}</p>
              {halt !== 'lost' && (
                <Button main onPress={() => player.current?.resume()}>
                  Run again
                </Button>
              )}
            </div>
          )}
          <div className={styles.buttons}>
            <Button onPress={() => setIsPlaying(!isPlaying)}>{isPlaying ? 'Pause' : 'Play'}</Button>
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
          <div className={styles.fields}>
            <Select label="Output in pixels" value={size} options={sizes} onChange={setSize} />
            <Check label="As in Videosync: BEAT" isOn={isVideosync} onChange={setIsVideosync} />
            <NumberInput id="isf-tempo" field={tempo} />
          </div>
          <InputControls
            inputs={inputs}
            values={values}
            images={images}
            change={(name, value) => setValues((before) => ({...before, [name]: value}))}
            fire={(name) => player.current?.fire(name)}
            choose={(name, choice) => setImages((before) => ({...before, [name]: choice}))}
            openPicture={(name, file) => void openPicture(name, file)}
          />
        </div>
      </div>
      <div className={styles.buttons}>
        <Button main onPress={save}>
          Save as .fs
        </Button>
        <Button onPress={share}>Copy link</Button>
        <Button
          disabled={!isEdited}
          onPress={() => {
            setSource(opened.source);
            setVertex(opened.vertex);
          }}>
          Start again
        </Button>
      </div>
      {said}
    </form>
  );
}
