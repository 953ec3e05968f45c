/** Draws the passes of an ISF file with WebGL 2. */
import {
  defaultValue,
  getTargets,
  type InputValue,
  type IsfFile,
  type IsfPass,
  isImage,
  sizeVariables,
} from './header';
import {createProgram} from './program';
import {evaluateSize} from './size';
import {clear, createSurfaces, type Image, resize, type Surface, upload} from './surfaces';

/** What a frame shows. */
export interface Frame {
  /** Seconds. */
  time?: number;
  /** Seconds since the frame before. */
  timeDelta?: number;
  /** Year, month, day, seconds of the day. */
  date?: readonly [number, number, number, number];
  /** Beats (quarter notes); used with `isVideosync` only. */
  beat?: number;
  /** Values by input name; the header's DEFAULT where there is none. */
  values?: Record<string, InputValue>;
  /** New images by input name; transparent black until the first one. */
  images?: Record<string, ImageBitmap | ImageData | HTMLCanvasElement>;
}

/** A target of passes; its two surfaces are swapped after each pass. */
interface Target {
  pass: IsfPass;
  read: Surface;
  write: Surface;
}

/** Draws one shader; made by {@link createRenderer}. */
export type Renderer = ReturnType<typeof createRenderer>;

/** Two triangles that cover the canvas, with the corners in the order of the ISF specification. */
function bindCorners(gl: WebGL2RenderingContext): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
}

/** Prepares the targets of all passes: their sizes in pixels, and an empty surface unless it persists. */
function prepareTargets(
  gl: WebGL2RenderingContext,
  targets: Iterable<Target>,
  {inputs}: IsfFile,
  values: Record<string, InputValue>,
  width: number,
  height: number,
): void {
  const variables = sizeVariables(inputs, values, width, height);
  for (const {pass, read, write} of targets) {
    const passWidth = evaluateSize(pass.WIDTH, width, variables);
    const passHeight = evaluateSize(pass.HEIGHT, height, variables);
    for (const surface of [read, write]) {
      resize(gl, surface, passWidth, passHeight);
      if (!pass.PERSISTENT) {
        clear(gl, surface);
      }
    }
  }
}

/**
 * Compiles an ISF file, and creates its textures and buffers.
 *
 * @param gl - context that nothing else uses
 * @param source - text of the `.fs` file
 * @param vertex - text of the `.vs` file, if there is one
 * @param isVideosync - declares BEAT and defines VIDEOSYNC
 * @throws CompileError with all errors; lines are those of the files
 */
export function createRenderer(
  gl: WebGL2RenderingContext,
  source: string,
  vertex: string | undefined,
  isVideosync: boolean,
) {
  const {isf, program, uniforms, dispose} = createProgram(gl, source, vertex, isVideosync);
  const surfaces = createSurfaces(gl);
  bindCorners(gl);
  const output = surfaces.createSurface(false);
  const targets = new Map(
    getTargets(isf).map((name) => {
      const pass = isf.passes.find(({TARGET}) => TARGET === name) ?? {};
      const create = (): Surface => surfaces.createSurface(Boolean(pass.FLOAT));
      const target: Target = {pass, read: create(), write: create()};
      return [name, target];
    }),
  );
  const images = new Map(
    isf.inputs.filter(isImage).map(({NAME}) => [NAME, surfaces.createImage()]),
  );
  let frameIndex = 0;

  const setUniforms = ({time = 0, timeDelta = 0, date, beat = 0, values = {}}: Frame): void => {
    uniforms.float('TIME', time);
    uniforms.float('TIMEDELTA', timeDelta);
    uniforms.vec4('DATE', date ?? [2026, 11, 20, 3600]);
    uniforms.int('FRAMEINDEX', frameIndex);
    if (isVideosync) {
      uniforms.float('BEAT', beat);
    }
    for (const input of isf.inputs) {
      if (!isImage(input)) {
        uniforms.input(input, values[input.NAME] ?? defaultValue(input));
      }
    }
  };

  const uploadImages = (pictures: Frame['images'] = {}): void => {
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    for (const [name, image] of images) {
      const picture = pictures[name];
      if (picture) {
        upload(gl, image, picture);
      }
    }
  };

  /** Makes images and targets available to the shader by their names. */
  const bindTextures = (): void => {
    const readable = [...targets].map(([name, {read}]): [string, Image] => [name, read]);
    [...images, ...readable].forEach(([name, image], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, image.texture);
      uniforms.int(name, unit);
      uniforms.vec2(`_${name}_imgSize`, [image.width, image.height]);
    });
    gl.activeTexture(gl.TEXTURE0);
  };

  /** Draws a pass, and returns the surface with its result. */
  const drawPass = ({TARGET}: IsfPass, index: number): Surface => {
    const target = TARGET ? targets.get(TARGET) : undefined;
    const surface = target ? target.write : output;
    bindTextures();
    uniforms.int('PASSINDEX', index);
    uniforms.vec2('RENDERSIZE', [surface.width, surface.height]);
    gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
    gl.viewport(0, 0, surface.width, surface.height);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    if (target) {
      [target.read, target.write] = [target.write, target.read];
    }
    return surface;
  };

  return {
    isf,
    /**
     * Draws all passes.
     *
     * @returns the surface of the last pass
     * @throws Error if the size of a pass can't be calculated with these values
     */
    draw(frame: Frame, width: number, height: number): Surface {
      gl.useProgram(program);
      setUniforms(frame);
      uploadImages(frame.images);
      resize(gl, output, width, height);
      prepareTargets(gl, targets.values(), isf, frame.values ?? {}, width, height);
      const result = isf.passes.map(drawPass).at(-1) ?? output;
      frameIndex += 1;
      return result;
    },
    dispose(): void {
      surfaces.dispose();
      dispose();
    },
  };
}
