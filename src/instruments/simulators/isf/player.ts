/** Plays a shader on a canvas, and stops if it could hang the computer or trigger a seizure. */
import {createClock} from './clock';
import type {CompilerMessage} from './compilerLog';
import {createContextGuard} from './contextGuard';
import {createFlashGuard} from './flashGuard';
import type {InputValue, IsfInput} from './header';
import {type ImageChoice, pictureMaker} from './patterns';
import {CompileError} from './program';
import {createRenderer, type Renderer} from './renderer';
import type {Shader} from './sources';
import {present} from './surfaces';

/** Why the player has stopped by itself. */
export type Halt = 'hanging' | 'flashing' | 'lost';

/** How a shader is played. */
export interface Settings {
  isPlaying: boolean;
  /** Size of the output in pixels. */
  width: number;
  height: number;
  /** Of BEAT, in beats per minute. */
  tempo: number;
  values: Readonly<Record<string, InputValue>>;
  images: Readonly<Record<string, ImageChoice>>;
}

/** The files of a shader, and how they are compiled. */
interface PlayedShader extends Shader {
  /** Declares BEAT and VIDEOSYNC. */
  isVideosync: boolean;
}

/** The inputs of a shader that was loaded; absent while the context is lost, and if it does not compile. */
interface LoadResult {
  inputs?: readonly IsfInput[] | undefined;
  problems: readonly CompilerMessage[];
}

export type Player = NonNullable<ReturnType<typeof createPlayer>>;

/** Seconds by which one step advances. */
const stepSeconds = 0.1;

/** Local date as ISF's DATE: year, month, day, seconds of the day. */
function currentDate(): [number, number, number, number] {
  const now = new Date();
  const seconds = (now.getHours() * 60 + now.getMinutes()) * 60 + now.getSeconds();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate(), seconds];
}

/**
 * Creates a player.
 *
 * @param canvas - shows the output
 * @param onHalt - called when the player stops by itself, and with undefined when it continues
 * @param onFault - called for every frame: why it can't be drawn with these values, or undefined
 * @returns undefined without WebGL 2
 */
export function createPlayer(
  canvas: HTMLCanvasElement,
  onHalt: (halt: Halt | undefined) => void,
  onFault: (fault: string | undefined) => void,
) {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    preserveDrawingBuffer: true,
  });
  if (!gl) {
    return undefined;
  }
  const clock = createClock();
  const flashGuard = createFlashGuard(gl);
  /** The last shader that compiled, for a context that is lost and restored. */
  let lastShader: PlayedShader | undefined;
  let renderer: Renderer | undefined;
  let pictures = pictureMaker();
  let settings: Settings | undefined;
  let halt: Halt | undefined;
  /** Inputs of type `event` that are true in the next frame. */
  let pendingEvents = new Set<string>();
  let steps = 0;
  let isVisible = true;
  let needsFrame = false;

  const setHalt = (next: Halt | undefined): void => {
    halt = next;
    clock.pause();
    onHalt(next);
  };
  const stopFor = (reason: Halt): void => {
    if (halt === undefined) {
      setHalt(reason);
    }
  };
  const contextGuard = createContextGuard(gl, canvas, {
    onComplete: () => flashGuard.isFlashing(clock.time) && stopFor('flashing'),
    onHang: () => stopFor('hanging'),
    onLost: (isSlow) => {
      renderer = undefined;
      flashGuard.contextLost();
      // A shader that may have crashed the driver does not restart by itself.
      setHalt(halt ?? (isSlow ? 'hanging' : 'lost'));
    },
    onRestored: () => {
      if (lastShader) {
        load(lastShader);
      }
      if (halt === 'lost') {
        setHalt(undefined);
      }
    },
  });

  /** Replaces the shader. If it does not compile, the previous one stays. */
  const load = (shader: PlayedShader): LoadResult => {
    try {
      if (!gl.isContextLost()) {
        const next = createRenderer(gl, shader.source, shader.vertex, shader.isVideosync);
        renderer?.dispose();
        renderer = next;
        pictures = pictureMaker();
        flashGuard.reset();
        contextGuard.shaderChanged();
        needsFrame = true;
      }
      lastShader = shader;
      return {inputs: renderer?.isf.inputs, problems: []};
    } catch (error) {
      const message = `This browser can’t prepare the shader: ${String(error)}`;
      return {problems: error instanceof CompileError ? error.problems : [{line: 1, message}]};
    }
  };

  /** @throws Error if the size of a pass can't be calculated with these values */
  const drawFrame = (delta: number): void => {
    if (!renderer || !settings) {
      return;
    }
    const {width, height, tempo, values, images} = settings;
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, {width, height});
    }
    clock.advance(delta, tempo);
    const events = Object.fromEntries([...pendingEvents].map((name) => [name, true]));
    const frame = {
      time: clock.time,
      timeDelta: delta,
      beat: clock.beat,
      date: currentDate(),
      values: {...values, ...events},
      images: pictures(images, clock.time),
    };
    const surface = renderer.draw(frame, width, height);
    present(gl, surface, [{framebuffer: null, width, height}, flashGuard.target()]);
    contextGuard.watch();
  };

  const draw = (delta: number): void => {
    // An event ends after one frame, which the frame after it has to show.
    needsFrame = pendingEvents.size > 0;
    try {
      drawFrame(delta);
      onFault(undefined);
    } catch (error) {
      onFault((error as Error).message);
    }
    pendingEvents = new Set();
  };

  const onFrame = (now: number): void => {
    request = requestAnimationFrame(onFrame);
    if (!contextGuard.isReady() || halt !== undefined) {
      return;
    }
    if (steps > 0) {
      steps -= 1;
      draw(stepSeconds);
    } else if (settings?.isPlaying && isVisible) {
      draw(clock.delta(now));
    } else {
      clock.pause();
      if (needsFrame) {
        draw(0);
      }
    }
  };
  let request = requestAnimationFrame(onFrame);

  const observer = new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? true;
  });
  observer.observe(canvas);

  return {
    load,
    update(next: Settings): void {
      settings = next;
      needsFrame = true;
    },
    /** Makes an input of type `event` true for one frame. */
    fire(name: string): void {
      pendingEvents.add(name);
      needsFrame = true;
    },
    /** Advances by {@link stepSeconds}. */
    step(): void {
      steps += 1;
    },
    /** Continues after a halt. */
    resume(): void {
      flashGuard.reset();
      setHalt(undefined);
      needsFrame = true;
    },
    dispose(): void {
      cancelAnimationFrame(request);
      contextGuard.dispose();
      observer.disconnect();
      renderer?.dispose();
    },
  };
}
