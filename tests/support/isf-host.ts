/**
 * Draws the shaders of the pages for the tests, with the playground's own renderer, and reads the pixels
 * back. The test bundles it and hands it to a browser page as one script.
 */
import {flashMeter} from '../../src/instruments/simulators/isf/flashes';
import {CompileError} from '../../src/instruments/simulators/isf/program';
import {
  createRenderer,
  type Frame as DrawnFrame,
} from '../../src/instruments/simulators/isf/renderer';
import type {Surface} from '../../src/instruments/simulators/isf/surfaces';

export type Rgba = [number, number, number, number];

/** A picture to feed into an image input; components 0 to 1. */
export type ImageSpec =
  /** One colour everywhere. */
  | {fill: Rgba}
  /** Colour bars with a white disc; the number, 0 to 1, is the disc's way from left to right. */
  | {card: number}
  /** Black with a white disc. */
  | {disc: number}
  /** Black at the bottom to white at the top. */
  | {ramp: true}
  /** What a generator draws; the text of its file. */
  | {shader: string};

export interface Frame extends Omit<DrawnFrame, 'images'> {
  /** Pictures by input name. */
  images?: Record<string, ImageSpec>;
}

/** Colour bars, from left to right. */
const bars = [
  [0.16, 0.2, 0.35],
  [0.1, 0.45, 0.5],
  [0.2, 0.55, 0.25],
  [0.75, 0.6, 0.15],
  [0.7, 0.25, 0.2],
  [0.45, 0.2, 0.5],
];

/** Red, green, blue and alpha at a place from 0 to 1, for a picture of `height` pixels that is 16:9. */
function colourAt(
  spec: Exclude<ImageSpec, {shader: string}>,
  x: number,
  y: number,
  height: number,
) {
  if ('fill' in spec) {
    return spec.fill;
  }
  if ('ramp' in spec) {
    return [y, y, y, 1];
  }
  const [ground = [0, 0, 0], way] =
    'card' in spec ? [bars[Math.floor(x * bars.length)], spec.card] : [undefined, spec.disc];
  const distance = Math.hypot((x - way) * (16 / 9), y - 0.5);
  // How much of the pixel the disc covers.
  const cover = Math.min(1, Math.max(0, (0.18 - distance) * height + 0.5));
  return [...ground.map((part) => part + (1 - part) * cover), 1];
}

/** A test picture. */
function makeImage(spec: ImageSpec, width: number, height: number): ImageData {
  if ('shader' in spec) {
    return fromTop(lastFrame({source: spec.shader, width, height, frames: [{}]}), width);
  }
  const image = new ImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = ((pixel % width) + 0.5) / width;
    const y = 1 - (Math.floor(pixel / width) + 0.5) / height;
    const parts = colourAt(spec, x, y, height);
    image.data.set(
      parts.map((part) => Math.round(part * 255)),
      pixel * 4,
    );
  }
  return image;
}

/** Pixels whose rows are from the bottom up, as a picture. */
function fromTop(pixels: Uint8Array, width: number): ImageData {
  const image = new ImageData(width, pixels.length / 4 / width);
  for (let row = 0; row < image.height; row += 1) {
    const from = (image.height - 1 - row) * width * 4;
    image.data.set(pixels.subarray(from, from + width * 4), row * width * 4);
  }
  return image;
}

/** A drawing order that can cross from the test into the page. */
export interface RenderRequest {
  source: string;
  vertex?: string | undefined;
  width: number;
  height: number;
  /** Declares BEAT and VIDEOSYNC. */
  videosync?: boolean | undefined;
  frames: Frame[];
}

export interface RenderResult {
  /** Pixels of each frame, rows from the bottom up, 8 bits a component. */
  frames: number[][];
  passes: number;
}

/** Pixels of a buffer, rows from the bottom up, 8 bits a component. */
function read(
  gl: WebGL2RenderingContext,
  surface: Surface,
  width: number,
  height: number,
): Uint8Array {
  if (surface.width !== width || surface.height !== height) {
    throw new Error('the last pass does not have the size of the picture');
  }
  const pixels = new Uint8Array(width * height * 4);
  gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
  if (surface.isFloat) {
    const exact = new Float32Array(pixels.length);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, exact);
    exact.forEach((value, index) => {
      pixels[index] = Math.round(Math.min(1, Math.max(0, value)) * 255);
    });
  } else {
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  }
  return pixels;
}

/** Draws the frames of a request one after the other with one renderer. */
function draw({source, vertex, width, height, videosync = false, frames}: RenderRequest) {
  const gl = document.createElement('canvas').getContext('webgl2', {antialias: false});
  if (!gl) {
    throw new Error('this browser gives no WebGL 2 context');
  }
  const renderer = createRenderer(gl, source, vertex, videosync);
  const known = new Set(renderer.isf.inputs.map(({NAME}) => NAME));
  const rendered = frames.map(({images = {}, ...frame}) => {
    for (const name of [...Object.keys(frame.values ?? {}), ...Object.keys(images)]) {
      if (!known.has(name)) {
        throw new Error(`the shader has no input ${name}`);
      }
    }
    const pictures = Object.entries(images).map(
      ([name, spec]) => [name, makeImage(spec, width, height)] as const,
    );
    const surface = renderer.draw({...frame, images: Object.fromEntries(pictures)}, width, height);
    const pixels = read(gl, surface, width, height);
    const error = gl.getError();
    if (error !== gl.NO_ERROR) {
      throw new Error(`drawing failed with WebGL error ${error}`);
    }
    return pixels;
  });
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return {frames: rendered, passes: renderer.isf.passes.length};
}

/** Draws the frames of a request. */
export function renderFrames(request: RenderRequest): RenderResult {
  const {frames, passes} = draw(request);
  return {frames: frames.map((pixels) => [...pixels]), passes};
}

/**
 * What can be seen in the frames of a request: the times at which they flash, in seconds, and whether
 * they differ from the first.
 */
export function analyseFrames(request: RenderRequest): {flashes: number[]; moves: boolean} {
  const meter = flashMeter(request.width * request.height);
  const {frames} = draw(request);
  const times = request.frames.map(({time = 0}) => time);
  return {
    flashes: times.filter((time, index) => meter.measure(frames[index] ?? new Uint8Array(), time)),
    moves: frames.some((pixels) =>
      pixels.some((part, index) => Math.abs(part - (frames[0]?.[index] ?? 0)) > 10),
    ),
  };
}

/** What is said about a shader that doesn't compile; nothing about one that does. */
export function getCompileErrors(source: string): string[] {
  try {
    draw({source, width: 1, height: 1, frames: []});
    return [];
  } catch (error) {
    if (error instanceof CompileError) {
      return error.problems.map(({line, message}) => `line ${line}: ${message}`);
    }
    throw error;
  }
}

/** Pixels of a request's last frame, rows from the bottom up. */
function lastFrame(request: RenderRequest): Uint8Array {
  return draw(request).frames.at(-1) ?? new Uint8Array();
}

/**
 * Draws the frames of each request and gives the last ones, side by side with a gap that shows the
 * page, as a picture in a data address.
 *
 * @param type `image/png` keeps every pixel; `image/webp` is for smooth pictures.
 */
export function renderImage(
  requests: readonly RenderRequest[],
  type: 'image/png' | 'image/webp',
): string {
  const gap = 8;
  const canvas = document.createElement('canvas');
  canvas.width = requests.reduce((sum, {width}) => sum + width + gap, -gap);
  canvas.height = requests[0]?.height ?? 0;
  const flat = canvas.getContext('2d');
  if (!flat) {
    throw new Error('this browser gives no 2D context');
  }
  let left = 0;
  for (const request of requests) {
    const {width} = request;
    flat.putImageData(fromTop(lastFrame(request), width), left, 0);
    left += width + gap;
  }
  return canvas.toDataURL(type, 0.85);
}
