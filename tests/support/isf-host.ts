/**
 * Draws the shaders of the pages for the tests, with the playground's own renderer, and reads the pixels
 * back. The test bundles it and hands it to a browser page as one script.
 */
import {flashMeter} from '../../src/instruments/simulators/isf/flashes';
import {
  CompileError,
  createRenderer,
  type Frame as DrawnFrame,
  type Renderer,
  type RendererOptions,
  type Surface,
} from '../../src/instruments/simulators/isf/renderer';

export type Options = RendererOptions;

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

/** Pixels of a test picture, rows from the bottom up, 8 bits a component. */
function makeImage(spec: ImageSpec, width: number, height: number): Uint8Array {
  if ('shader' in spec) {
    return lastFrame({source: spec.shader, width, height, frames: [{}]});
  }
  const bars: Rgba[] = [
    [0.16, 0.2, 0.35, 1],
    [0.1, 0.45, 0.5, 1],
    [0.2, 0.55, 0.25, 1],
    [0.75, 0.6, 0.15, 1],
    [0.7, 0.25, 0.2, 1],
    [0.45, 0.2, 0.5, 1],
  ];
  /** How much of a pixel the disc covers, 0 to 1. */
  const disc = (x: number, y: number, way: number): number => {
    const distance = Math.hypot((x - way) * (width / height), y - 0.5);
    return Math.min(1, Math.max(0, (0.18 - distance) * height + 0.5));
  };
  const colour = (x: number, y: number): number[] => {
    if ('fill' in spec) {
      return spec.fill;
    }
    if ('ramp' in spec) {
      return [y, y, y, 1];
    }
    const ground: number[] =
      'card' in spec ? (bars[Math.floor(x * bars.length)] ?? []) : [0, 0, 0, 1];
    const cover = disc(x, y, 'card' in spec ? spec.card : spec.disc);
    return ground.map((part) => part + (1 - part) * cover);
  };
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const value = colour((column + 0.5) / width, (row + 0.5) / height);
      pixels.set(
        value.map((part) => Math.round(part * 255)),
        (row * width + column) * 4,
      );
    }
  }
  return pixels;
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
export interface DrawRequest {
  source: string;
  vertex?: string | undefined;
  width: number;
  height: number;
  options?: Options | undefined;
  frames: Frame[];
}

export interface DrawResult {
  /** Pixels of each frame, rows from the bottom up, 8 bits a component. */
  frames: number[][];
  passes: number;
}

/** Draws the frames of a request one after the other with one renderer, and hands over each one's pixels. */
function eachFrame(
  {source, vertex, width, height, options, frames}: DrawRequest,
  onFrame: (pixels: Uint8Array) => void,
): Renderer['isf'] {
  const gl = document.createElement('canvas').getContext('webgl2', {antialias: false});
  if (!gl) {
    throw new Error('this browser gives no WebGL 2 context');
  }
  const renderer = createRenderer(gl, source, vertex, options);
  const known = new Set(renderer.isf.inputs.map(({NAME}) => NAME));
  for (const {images = {}, ...frame} of frames) {
    for (const name of [...Object.keys(frame.values ?? {}), ...Object.keys(images)]) {
      if (!known.has(name)) {
        throw new Error(`the shader has no input ${name}`);
      }
    }
    const pictures = Object.entries(images).map(
      ([name, spec]) => [name, fromTop(makeImage(spec, width, height), width)] as const,
    );
    const surface = renderer.draw({...frame, images: Object.fromEntries(pictures)}, width, height);
    onFrame(read(gl, surface, width, height));
    const error = gl.getError();
    if (error !== gl.NO_ERROR) {
      throw new Error(`drawing failed with WebGL error ${error}`);
    }
  }
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return renderer.isf;
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

/** Draws the frames of a request. */
export function drawFrames(request: DrawRequest): DrawResult {
  const frames: number[][] = [];
  const {passes} = eachFrame(request, (pixels) => frames.push([...pixels]));
  return {frames, passes: passes.length};
}

/**
 * What can be seen in the frames of a request: the times at which they flash, in seconds, and whether
 * they differ from the first.
 */
export function watch(request: DrawRequest): {flashes: number[]; moves: boolean} {
  const meter = flashMeter(request.width * request.height);
  const flashes: number[] = [];
  let first: Uint8Array | undefined;
  let moves = false;
  let count = 0;
  eachFrame(request, (pixels) => {
    const time = request.frames[count]?.time ?? 0;
    count += 1;
    first ??= pixels;
    moves ||= pixels.some((part, index) => Math.abs(part - (first?.[index] ?? 0)) > 10);
    if (meter.measure(pixels, time)) {
      flashes.push(time);
    }
  });
  return {flashes, moves};
}

/** Draws the frames of a request, or gives the messages about a shader that doesn't compile. */
export function tryFrames(request: DrawRequest): DrawResult | string[] {
  try {
    return drawFrames(request);
  } catch (error) {
    if (error instanceof CompileError) {
      return error.problems.map(({line, message}) => `line ${line}: ${message}`);
    }
    throw error;
  }
}

/** Pixels of a request's last frame, rows from the bottom up. */
function lastFrame(request: DrawRequest): Uint8Array {
  let pixels = new Uint8Array();
  eachFrame(request, (drawn) => {
    pixels = drawn as Uint8Array<ArrayBuffer>;
  });
  return pixels;
}

/**
 * Draws the frames of each request and gives the last ones, side by side with a gap that shows the
 * page, as a picture in a data address.
 *
 * @param type `image/png` keeps every pixel; `image/webp` is for smooth pictures.
 */
export function drawPicture(
  requests: readonly DrawRequest[],
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
