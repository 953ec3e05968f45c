import {type DragEvent, type ReactNode, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '../../../components/fields/Button';
import fieldStyles from '../../../components/fields/fields.module.css';
import {CheckField, NumberField, SelectField} from '../../../components/fields/inputs';
import {download} from '../../../components/shared/download';
import LiveText from '../../../components/shared/LiveText';
import {tappedTempo} from '../../formulas/tap';
import styles from '../../kit/calculators.module.css';
import {ReaderError} from '../../kit/status';
import shared from '../shared/simulators.module.css';
import {examples, playgroundPage} from './examples';
import InputControls, {FileInput} from './InputControls';
import own from './isf.module.css';
import Notice from './Notice';
import Problems from './Problems';
import ShaderCode from './ShaderCode';
import type {SourceOf} from './sources';
import {type PlaygroundState, sizes, usePlayground} from './usePlayground';

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

/** Number of taps from which the tempo is calculated. */
const maxTaps = 9;

interface PartProps {
  state: PlaygroundState;
}

/** Opens an example or a file. */
function Sources({state: {work, openExample, openFiles}}: PartProps): ReactNode {
  const {isForeign, name} = work.opened;
  return (
    <div className={fieldStyles.fields}>
      <SelectField
        label="Example"
        value={isForeign ? '' : name}
        options={[
          ...(isForeign ? [{value: '', label: name}] : []),
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
  );
}

function Output({state: {canvas, work}}: PartProps): ReactNode {
  return (
    <figure className={`${shared.outputs} ${shared.output} ${own.output}`} data-single="">
      <canvas
        ref={canvas}
        width={640}
        height={360}
        role="img"
        aria-label={`Output of the shader ${work.opened.name}`}
      />
    </figure>
  );
}

/** Why the output is not moving, and the buttons that move it. */
function Transport({state}: PartProps): ReactNode {
  const {canvas, player, halt, fault, isAllowed, isPlaying, setIsPlaying} = state;
  const {edit, tempo, setStatus} = state;
  const taps = useRef<number[]>([]);
  const showFull = async (): Promise<void> => {
    try {
      await canvas.current?.requestFullscreen({navigationUI: 'hide'});
    } catch {
      setStatus('This browser can’t show the output full screen.');
    }
  };
  const tap = (): void => {
    taps.current = [...taps.current, performance.now()].slice(-maxTaps);
    const bpm = tappedTempo(taps.current);
    setStatus(bpm === undefined ? 'Tap again on the next beats.' : '');
    if (bpm !== undefined) {
      tempo.type(bpm.toFixed(1));
    }
  };
  return (
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
        <Button onClick={() => setIsPlaying(!isPlaying)}>{isPlaying ? 'Pause' : 'Play'}</Button>
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
  );
}

/** The code of both shaders, with its problems. */
function Code({state: {work, edit, problems, inputs}}: PartProps): ReactNode {
  const {source, vertex} = work;
  const [goal, setGoal] = useState<{line: number}>();
  return (
    <div className={own.text}>
      <ShaderCode
        label="Shader code"
        text={source}
        problems={problems.filter(({isVertex}) => !isVertex)}
        goal={goal}
        onText={(text) => edit({source: text})}
      />
      <p className={styles.note}>
        Undo also reverts a loaded example. Tab leaves the editor. To indent lines, press Ctrl (on a
        Mac, ⌘) and ].
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
  );
}

/** How the shader is played, and its inputs. */
function Options({state}: PartProps): ReactNode {
  const {work, edit, player, isAllowed, inputs, values, images, chooseImage, openPicture} = state;
  const {size, setSize, isVideosync, setIsVideosync, tempo} = state;
  return (
    <div>
      <div className={fieldStyles.fields}>
        <SelectField label="Output in pixels" value={size} options={sizes} onChange={setSize} />
        <NumberField field={tempo} />
        <CheckField label="As in Videosync: BEAT" isOn={isVideosync} onChange={setIsVideosync} />
      </div>
      {isAllowed && inputs && (
        <InputControls
          inputs={inputs}
          values={values}
          images={images}
          change={(name, value) => edit({values: {...work.values, [name]: value}})}
          fire={(name) => player.current?.fire(name)}
          choose={chooseImage}
          openPicture={(name, file) => void openPicture(name, file)}
        />
      )}
    </div>
  );
}

/** Saves, shares and resets the shader. */
function Actions({state: {work, edit, isEdited, hash, copyLink}}: PartProps): ReactNode {
  const {opened, source, vertex} = work;
  const page = useBaseUrl(playgroundPage);
  const save = (): void => {
    download(`${opened.name}.fs`, new Blob([source], {type: 'text/plain'}));
    if (vertex) {
      download(`${opened.name}.vs`, new Blob([vertex], {type: 'text/plain'}));
    }
  };
  const sharedHash = async (): Promise<string> => {
    const shaderHash = await hash();
    if (shaderHash === undefined) {
      throw new ReaderError('The shader is too long for a link. Save it as a file instead.');
    }
    return shaderHash;
  };
  return (
    <div className={styles.buttons}>
      <Button main onClick={save}>
        Save as .fs
      </Button>
      <Button onClick={() => copyLink(sharedHash(), new URL(page, location.href).href)}>
        Copy link
      </Button>
      <Button
        disabled={!isEdited}
        onClick={() => edit({source: opened.source, vertex: opened.vertex})}>
        Start again
      </Button>
    </div>
  );
}

/**
 * The opened playground.
 *
 * @param props.example - the example to show outside of the playground's page, whose address stays unchanged
 * @param props.readSource - returns the files of an example
 */
export default function Playground({
  example,
  readSource,
}: {
  example?: string | undefined;
  readSource: SourceOf;
}): ReactNode {
  const state = usePlayground(example, readSource);
  const onDrop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      void state.openFiles([...event.dataTransfer.files]);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event) => event.preventDefault()}
      onDropCapture={onDrop}>
      {!state.hasWebGl && <Notice role="status" text={noWebGl} />}
      {example === undefined && <Sources state={state} />}
      <div className={own.frame}>
        <div className={own.desk}>
          <Output state={state} />
          <Transport state={state} />
          <Code state={state} />
          <Options state={state} />
        </div>
      </div>
      <Actions state={state} />
      {state.statusLine}
    </form>
  );
}
