/**
 * Renders shaders with the playground's renderer and reads the pixels back. Tests bundle this module and add it to
 * a browser page as a script.
 */
import {flashMeter} from '../../src/instruments/simulators/isf/flashes';
import {CompileError} from '../../src/instruments/simulators/isf/program';
import {
  createRenderer,
  type Frame as RendererFrame,
} from '../../src/instruments/simulators/isf/renderer';
import type {Surface} from '../../src/instruments/simulators/isf/surfaces';

export type Rgba = [number, number, number, number];

/** The picture of an image input; colour components are 0 to 1. */
export type ImageSpec =
  /** A solid colour. */
  | {fill: Rgba}
  /** Colour bars with a white disc; the number is its position, 0 (left) to 1 (right). */
  | {card: number}
  /** A white disc on black, with its position as above. */
  | {disc: number}
  /** A gradient from black at the bottom to white at the top. */
  | {ramp: true}
  /** Source code of a shader that renders the picture. */
  | {shader: string};

export interface Frame extends Omit<RendererFrame, 'images'> {
  /** Pictures, by input name. */
  images?: Record<string, ImageSpec>;
}

/** Colours of the bars, from left to right. */
const bars = [
  [0.16, 0.2, 0.35],
  [0.1, 0.45, 0.5],
  [0.2, 0.55, 0.25],
  [0.75, 0.6, 0.15],
  [0.7, 0.25, 0.2],
  [0.45, 0.2, 0.5],
];

/** Red, green, blue and alpha, 0 to 1, at a position from 0 to 1 in a 16:9 picture; `height` is in pixels. */
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
  const [background = [0, 0, 0], discX] =
    'card' in spec ? [bars[Math.floor(x * bars.length)], spec.card] : [undefined, spec.disc];
  const distance = Math.hypot((x - discX) * (16 / 9), y - 0.5);
  // Antialiasing: the share of the pixel that the disc covers.
  const coverage = Math.min(1, Math.max(0, (0.18 - distance) * height + 0.5));
  return [...background.map((part) => part + (1 - part) * coverage), 1];
}

/** Renders a test picture. */
function createImage(spec: ImageSpec, width: number, height: number): ImageData {
  if ('shader' in spec) {
    return toImageData(renderLastFrame({source: spec.shader, width, height, frames: [{}]}), width);
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

/** Converts pixels whose first row is the bottom one, as in WebGL, to image data. */
function toImageData(pixels: Uint8Array, width: number): ImageData {
  const image = new ImageData(width, pixels.length / 4 / width);
  for (let row = 0; row < image.height; row += 1) {
    const from = (image.height - 1 - row) * width * 4;
    image.data.set(pixels.subarray(from, from + width * 4), row * width * 4);
  }
  return image;
}

/** Frames to render; serializable, so that a test can pass it to the page. */
export interface RenderRequest {
  source: string;
  vertex?: string | undefined;
  width: number;
  height: number;
  /** Whether BEAT and VIDEOSYNC are declared, as in Videosync. */
  videosync?: boolean | undefined;
  frames: Frame[];
}

export interface RenderResult {
  /** RGBA pixels of each frame, 0 to 255, bottom row first. */
  frames: number[][];
  passes: number;
}

/** RGBA pixels of a surface, 0 to 255, bottom row first. */
function readPixels(
  gl: WebGL2RenderingContext,
  surface: Surface,
  width: number,
  height: number,
): Uint8Array {
  if (surface.width !== width || surface.height !== height) {
    throw new Error('The last pass does not have the size of the picture.');
  }
  const pixels = new Uint8Array(width * height * 4);
  gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
  if (surface.isFloat) {
    const floats = new Float32Array(pixels.length);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, floats);
    floats.forEach((value, index) => {
      pixels[index] = Math.round(Math.min(1, Math.max(0, value)) * 255);
    });
  } else {
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  }
  return pixels;
}

/**
 * Renders the frames of a request in order, with one renderer.
 *
 * @throws CompileError if the shader is invalid
 * @throws Error if there is no WebGL 2, an input doesn't exist, or WebGL reports an error
 */
function render({source, vertex, width, height, videosync = false, frames}: RenderRequest) {
  const gl = document.createElement('canvas').getContext('webgl2', {antialias: false});
  if (!gl) {
    throw new Error('This browser has no WebGL 2.');
  }
  const renderer = createRenderer(gl, source, vertex, videosync);
  const inputNames = new Set(renderer.isf.inputs.map(({NAME}) => NAME));
  const rendered = frames.map(({images = {}, ...frame}) => {
    for (const name of [...Object.keys(frame.values ?? {}), ...Object.keys(images)]) {
      if (!inputNames.has(name)) {
        throw new Error(`The shader has no input ${name}.`);
      }
    }
    const pictures = Object.entries(images).map(
      ([name, spec]) => [name, createImage(spec, width, height)] as const,
    );
    const surface = renderer.draw({...frame, images: Object.fromEntries(pictures)}, width, height);
    const pixels = readPixels(gl, surface, width, height);
    const error = gl.getError();
    if (error !== gl.NO_ERROR) {
      throw new Error(`Rendering failed with WebGL error ${error}.`);
    }
    return pixels;
  });
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return {frames: rendered, passes: renderer.isf.passes.length};
}

/** Renders the frames of a request. */
export function renderFrames(request: RenderRequest): RenderResult {
  const {frames, passes} = render(request);
  return {frames: frames.map((pixels) => [...pixels]), passes};
}

/**
 * Renders the frames of a request: the times of flashes, in seconds, and whether any frame differs visibly from
 * the first one.
 */
export function analyseFrames(request: RenderRequest): {flashes: number[]; moves: boolean} {
  const meter = flashMeter(request.width * request.height);
  const {frames} = render(request);
  const times = request.frames.map(({time = 0}) => time);
  return {
    flashes: times.filter((time, index) => meter.measure(frames[index] ?? new Uint8Array(), time)),
    moves: frames.some((pixels) =>
      pixels.some((part, index) => Math.abs(part - (frames[0]?.[index] ?? 0)) > 10),
    ),
  };
}

/** Compile errors of a shader with their lines; an empty list if it compiles. */
export function getCompileErrors(source: string): string[] {
  try {
    render({source, width: 1, height: 1, frames: []});
    return [];
  } catch (error) {
    if (error instanceof CompileError) {
      return error.problems.map(({line, message}) => `line ${line}: ${message}`);
    }
    throw error;
  }
}

/** Pixels of a request's last frame, bottom row first. */
function renderLastFrame(request: RenderRequest): Uint8Array {
  return render(request).frames.at(-1) ?? new Uint8Array();
}

/**
 * Renders the frames of each request, and returns the last ones as the data URL of a picture, next to each other
 * with a transparent gap of 8 pixels.
 *
 * @param type - `image/png` is lossless; `image/webp` is for smooth pictures
 */
export function renderImage(
  requests: readonly RenderRequest[],
  type: 'image/png' | 'image/webp',
): string {
  const gap = 8;
  const canvas = document.createElement('canvas');
  canvas.width = requests.reduce((sum, {width}) => sum + width + gap, -gap);
  canvas.height = requests[0]?.height ?? 0;
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error('This browser has no 2D canvas context.');
  }
  let left = 0;
  for (const request of requests) {
    const {width} = request;
    context.putImageData(toImageData(renderLastFrame(request), width), left, 0);
    left += width + gap;
  }
  return canvas.toDataURL(type, 0.85);
}
