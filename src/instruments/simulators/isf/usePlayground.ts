import {useEffect, useRef, useState} from 'react';
import {useNumber} from '../../../components/fields/inputs';
import {useStatus} from '../../kit/status';
import type {CompilerMessage} from './compilerLog';
import {valuesFor} from './controls';
import type {IsfInput} from './header';
import {createFileHandlers} from './openFiles';
import type {ImageChoice} from './patterns';
import type {SourceOf} from './sources';
import {usePlayer} from './usePlayer';
import {useOpenShader} from './useOpenShader';

/** Pause after the last change before it is compiled, in ms. */
const compileDelay = 300;

/** Sizes of the output in pixels. */
export const sizes = ['320 × 180', '640 × 360', '1280 × 720'] as const;

/** The images of image inputs: those that were chosen, moving test images for the others. */
const imagesFor = (
  inputs: readonly IsfInput[],
  choices: Readonly<Record<string, ImageChoice>>,
): Record<string, ImageChoice> =>
  Object.fromEntries(
    inputs
      .filter(({TYPE}) => TYPE === 'image')
      .map(({NAME}, index) => [NAME, choices[NAME] ?? (index === 0 ? 'circles' : 'waves')]),
  );

export type PlaygroundState = ReturnType<typeof usePlayground>;

/**
 * The state of the playground: the shader that is open, its inputs, and the player of its output.
 *
 * @param example - what is open at first; without it, what the address names
 * @param readSource - returns the files of an example
 */
export function usePlayground(example: string | undefined, readSource: SourceOf) {
  const status = useStatus();
  const shader = useOpenShader(example, readSource, status.setStatus);
  const {work, isEdited, open} = shader;
  const {opened, source, vertex, isTrusted} = work;
  /** Of the last version that compiled, which the output shows. */
  const [inputs, setInputs] = useState<readonly IsfInput[]>();
  const [problems, setProblems] = useState<readonly CompilerMessage[]>([]);
  const [chosenImages, setChosenImages] = useState<Record<string, ImageChoice>>({});
  const [isPlaying, setIsPlaying] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [isVideosync, setIsVideosync] = useState(true);
  const [size, setSize] = useState<string>(sizes[1]);
  const tempo = useNumber({label: 'Tempo in BPM', min: 20, max: 300}, 120);
  const canvas = useRef<HTMLCanvasElement>(null);

  /** A shader of somebody else runs only after the reader has started it. */
  const isAllowed = !opened.isForeign || isTrusted;
  const [width = 0, height = 0] = size.split(' × ').map(Number);
  const values = valuesFor(inputs ?? [], work.values);
  const images = imagesFor(inputs ?? [], chosenImages);
  const chooseImage = (input: string, choice: ImageChoice): void =>
    setChosenImages((before) => ({...before, [input]: choice}));
  const settings = {
    ...{isPlaying: isPlaying && isAllowed, width, height},
    ...{tempo: tempo.value, values, images},
  };
  const {player, halt, fault, hasWebGl} = usePlayer(canvas, settings);

  // What was opened is compiled immediately, what is typed after a pause.
  useEffect(() => {
    const compile = (): void => {
      const loadResult = isAllowed && player.current?.load({source, vertex, isVideosync});
      if (loadResult) {
        setProblems(loadResult.problems);
      }
      if (loadResult && loadResult.inputs) {
        setInputs(loadResult.inputs);
        if (halt === 'hanging' || halt === 'flashing') {
          player.current?.resume();
        }
      }
    };
    const timer = setTimeout(compile, isEdited ? compileDelay : 0);
    return () => clearTimeout(timer);
    // A halt alone must not compile again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [opened, source, vertex, isAllowed, isEdited, isVideosync]);

  return {
    ...status,
    ...shader,
    ...createFileHandlers(Object.keys(images)[0], open, chooseImage, status.setStatus),
    ...{canvas, player, halt, fault, hasWebGl, isAllowed, problems},
    ...{inputs, values, images, chooseImage},
    ...{isPlaying, setIsPlaying, isVideosync, setIsVideosync, size, setSize, tempo},
  };
}
