/** Plays a shader on a canvas, and stops when it could hang the computer or hurt somebody. */
import {flashMeter} from './flashes';
import type {InputValue, IsfInput} from './header';
import {pictureMaker, type ImageChoice} from './patterns';
import {CompileError, createRenderer, type Renderer, type Surface} from './renderer';
import type {CompilerMessage} from './compilerLog';
import type {Shader} from './sources';

/** Why nothing plays although it should. */
export type Halt = 'hanging' | 'flashing' | 'lost';

/** What the controls ask for. */
export interface Wishes {
  isPlaying: boolean;
  width: number;
  height: number;
  /** Of BEAT, in beats a minute. */
  tempo: number;
  values: Readonly<Record<string, InputValue>>;
  images: Readonly<Record<string, ImageChoice>>;
}

/** What is played. */
export interface Loaded extends Shader {
  /** Declares BEAT and VIDEOSYNC. */
  isVideosync: boolean;
}

export type Player = NonNullable<ReturnType<typeof createPlayer>>;

/** Seconds that one step moves on. */
const stepSeconds = 0.1;

/** Longest time between two frames that the shader is told, in seconds: nobody watched meanwhile. */
const longestDelta = 0.25;

/** How long one frame may take, in ms. */
const longestFrame = 1000;

/** How long the first frame of a shader may take, in ms: drivers finish compiling while they draw it. */
const longestFirst = 3000;

/** How often a frame that isn't ready is looked at, in ms. */
const watchEvery = 100;

/** The output as the flash meter sees it, in pixels. */
const sample = {width: 32, height: 18};

/**
 * Makes a player.
 *
 * @param canvas - shows the output
 * @param onHalt - is told when the player stops by itself, and with undefined when it goes on by itself
 * @param onFault - is told for every frame why it can't be calculated with these values, or undefined
 * @returns undefined without WebGL 2
 */
export function createPlayer(
  canvas: HTMLCanvasElement,
  onHalt: (halt: Halt | undefined) => void,
  onFault: (fault: string | undefined) => void,
) {
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    preserveDrawingBuffer: true,
  });
  if (!context) {
    return undefined;
  }
  const gl = context;
  let renderer: Renderer | undefined;
  /** The last shader that compiled, for a context that is lost and restored. */
  let good: Loaded | undefined;
  let wishes: Wishes | undefined;
  let halt: Halt | undefined;
  let pictures = pictureMaker();
  let small: WebGLFramebuffer | undefined;
  const pixels = new Uint8Array(sample.width * sample.height * 4);
  let meter = flashMeter(sample.width * sample.height);
  let pending: {sync: WebGLSync; waited: number; looked: number; limit: number} | undefined;
  let fired = new Set<string>();
  let time = 0;
  let beat = 0;
  let last: number | undefined;
  let isVisible = true;
  let isDirty = false;
  let isFirst = true;
  let request = 0;
  let steps = 0;

  const stop = (reason: Halt | undefined): void => {
    halt = reason;
    last = undefined;
    onHalt(reason);
  };

  /** Replaces the shader, unless it doesn't compile: then the one before goes on. Gives its inputs, or why not. */
  const load = (
    shader: Loaded,
  ): {inputs?: readonly IsfInput[] | undefined; problems: readonly CompilerMessage[]} => {
    try {
      if (!gl.isContextLost()) {
        const next = createRenderer(gl, shader.source, shader.vertex, shader.isVideosync);
        renderer?.dispose();
        renderer = next;
        pictures = pictureMaker();
        meter = flashMeter(sample.width * sample.height);
        isDirty = true;
        isFirst = true;
      }
      good = shader;
      return {inputs: renderer?.isf.inputs, problems: []};
    } catch (error) {
      const message = `This browser can’t prepare the shader: ${String(error)}`;
      return {problems: error instanceof CompileError ? error.problems : [{line: 1, message}]};
    }
  };

  /** Copies a buffer to the canvas, and for the flash meter. */
  const show = (surface: Surface): void => {
    const filter = surface.isFloat ? gl.NEAREST : gl.LINEAR;
    if (!small) {
      small = gl.createFramebuffer();
      const buffer = gl.createRenderbuffer();
      gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
      gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, sample.width, sample.height);
      gl.bindFramebuffer(gl.FRAMEBUFFER, small);
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, buffer);
    }
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, surface.framebuffer);
    for (const [framebuffer, {width, height}] of [
      [null, canvas],
      [small, sample],
    ] as const) {
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, framebuffer);
      gl.blitFramebuffer(
        ...([0, 0, surface.width, surface.height] as const),
        ...([0, 0, width, height] as const),
        gl.COLOR_BUFFER_BIT,
        filter,
      );
    }
    // A texture that is deleted while two framebuffers are bound takes the other one's buffer with it in
    // Chromium.
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  };

  /** Draws a frame; one that can't be calculated leaves the one before on the canvas, and is told. */
  const draw = (delta: number): void => {
    // An event is over after one frame; the next one draws what is left of it.
    isDirty = fired.size > 0;
    try {
      drawFrame(delta);
      onFault(undefined);
    } catch (error) {
      onFault((error as Error).message);
    }
    fired = new Set();
  };

  const drawFrame = (delta: number): void => {
    if (!renderer || !wishes) {
      return;
    }
    const {width, height, tempo, values, images} = wishes;
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, {width, height});
    }
    time += delta;
    beat += (delta * tempo) / 60;
    const now = new Date();
    const surface = renderer.draw(
      {
        time,
        timeDelta: delta,
        beat,
        date: [
          now.getFullYear(),
          now.getMonth() + 1,
          now.getDate(),
          (now.getHours() * 60 + now.getMinutes()) * 60 + now.getSeconds(),
        ],
        values: {...values, ...Object.fromEntries([...fired].map((name) => [name, true]))},
        images: pictures(images, time),
      },
      width,
      height,
    );
    show(surface);
    const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    if (sync) {
      pending = {
        sync,
        waited: 0,
        looked: performance.now(),
        limit: isFirst ? longestFirst : longestFrame,
      };
      isFirst = false;
    }
  };

  /** Waits for the frame that is being drawn. True when there is none. */
  const isFree = (): boolean => {
    if (!pending) {
      return true;
    }
    const now = performance.now();
    // A page that was hidden or busy in between couldn't have seen the frame either.
    pending.waited += Math.min(now - pending.looked, watchEvery * 2);
    pending.looked = now;
    const isReady = gl.getSyncParameter(pending.sync, gl.SYNC_STATUS) === gl.SIGNALED;
    if (!isReady) {
      if (pending.waited > pending.limit && halt === undefined) {
        stop('hanging');
      }
      return false;
    }
    gl.deleteSync(pending.sync);
    pending = undefined;
    gl.bindFramebuffer(gl.FRAMEBUFFER, small ?? null);
    gl.readPixels(0, 0, sample.width, sample.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    if (meter.measure(pixels, time) && halt === undefined) {
      stop('flashing');
    }
    return true;
  };

  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    if (gl.isContextLost() || !isFree() || halt !== undefined) {
      return;
    }
    if (steps > 0) {
      steps -= 1;
      draw(stepSeconds);
    } else if (wishes?.isPlaying && isVisible) {
      const delta = last === undefined ? 0 : Math.min((now - last) / 1000, longestDelta);
      last = now;
      draw(delta);
    } else {
      last = undefined;
      if (isDirty) {
        draw(0);
      }
    }
  };
  request = requestAnimationFrame(frame);
  // A browser whose graphics processor hangs asks for no frames.
  const watch = setInterval(() => {
    if (!gl.isContextLost()) {
      isFree();
    }
  }, watchEvery);

  const listening = new AbortController();
  const on = (event: string, listener: (event: Event) => void): void =>
    canvas.addEventListener(event, listener, {signal: listening.signal});
  on('webglcontextlost', (event) => {
    // Without this, the browser would not restore it.
    event.preventDefault();
    // What made the processor give up isn't started again by itself.
    const isGuilty = halt !== undefined || (pending?.waited ?? 0) > longestFrame / 3;
    renderer = undefined;
    small = undefined;
    pending = undefined;
    stop(isGuilty ? (halt ?? 'hanging') : 'lost');
  });
  on('webglcontextrestored', () => {
    if (good) {
      load(good);
    }
    if (halt === 'lost') {
      stop(undefined);
    }
  });
  const observer = new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? true;
  });
  observer.observe(canvas);

  return {
    load,
    wish(next: Wishes): void {
      wishes = next;
      isDirty = true;
    },
    /** True for one frame: an input of type `event`. */
    fire(name: string): void {
      fired.add(name);
      isDirty = true;
    },
    /** Moves on by {@link stepSeconds}. */
    step(): void {
      steps += 1;
    },
    /** Forgets why it was halted. */
    resume(): void {
      meter = flashMeter(sample.width * sample.height);
      stop(undefined);
      isDirty = true;
    },
    dispose(): void {
      cancelAnimationFrame(request);
      clearInterval(watch);
      observer.disconnect();
      listening.abort();
      renderer?.dispose();
    },
  };
}
