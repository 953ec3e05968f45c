/** Draws the passes of an ISF file with WebGL 2. */
import {
  defaultValue,
  isImage,
  parseIsf,
  sizeVariables,
  targetsOf,
  IsfError,
  type InputValue,
  type IsfInput,
  type IsfPass,
} from './header';
import {evaluateSize} from './size';
import {readLog, type CompilerMessage} from './compilerLog';
import {fragmentSource, vertexSource} from './translate';

/** What can be a texture. */
type Picture = ImageBitmap | ImageData | HTMLCanvasElement;

export interface Frame {
  /** Seconds. */
  time?: number;
  /** Seconds since the frame before. */
  timeDelta?: number;
  /** Year, month, day, seconds of the day. */
  date?: readonly [number, number, number, number];
  /** Beats (quarter notes); used with `videosync` only. */
  beat?: number;
  /** Values by input name; what is missing takes the header's DEFAULT. */
  values?: Record<string, InputValue>;
  /** New images by input name; what was never given is transparent black. */
  images?: Record<string, Picture>;
}

/** A buffer that is drawn into and read from. */
export interface Surface {
  texture: WebGLTexture;
  framebuffer: WebGLFramebuffer;
  width: number;
  height: number;
  isFloat: boolean;
}

/** A target of passes: what is read, and what is written next; they change places after each pass. */
interface Target {
  pass: IsfPass;
  read: Surface;
  write: Surface;
}

/** Draws one shader; made by {@link createRenderer}. */
export type Renderer = ReturnType<typeof createRenderer>;

/** Every mistake of a shader that doesn't compile. */
export class CompileError extends Error {
  readonly problems: readonly CompilerMessage[];

  constructor(problems: readonly CompilerMessage[]) {
    super(problems.map(({line, message}) => `line ${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Runs one step of reading a file; what goes wrong becomes a problem at a line. */
function atLine<T>(step: () => T, isVertex?: boolean): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof IsfError) {
      throw new CompileError([{line: error.line, message: error.message, isVertex}]);
    }
    if (error instanceof RangeError) {
      const message =
        'Brackets are nested too deeply here to be read. Split the line, or the header.';
      throw new CompileError([{line: 1, message, isVertex}]);
    }
    throw error;
  }
}

/**
 * Compiles an ISF file.
 *
 * @param gl - context to draw with, which this uses alone
 * @param source - text of the `.fs` file
 * @param vertex - text of the `.vs` file, if there is one
 * @param isVideosync - declares BEAT and defines VIDEOSYNC
 * @throws CompileError with every mistake; lines are those of the files
 */
export function createRenderer(
  gl: WebGL2RenderingContext,
  source: string,
  vertex: string | undefined,
  isVideosync: boolean,
) {
  const isf = atLine(() => parseIsf(source));
  const stages = [
    {
      type: gl.VERTEX_SHADER,
      code: atLine(() => vertexSource(isf, vertex, isVideosync), true),
      isVertex: true,
    },
    {type: gl.FRAGMENT_SHADER, code: atLine(() => fragmentSource(isf, isVideosync))},
  ];
  const shaders: WebGLShader[] = [];
  const textures: WebGLTexture[] = [];
  const framebuffers: WebGLFramebuffer[] = [];
  const program = gl.createProgram();
  const dispose = (): void => {
    shaders.forEach((shader) => gl.deleteShader(shader));
    framebuffers.forEach((framebuffer) => gl.deleteFramebuffer(framebuffer));
    textures.forEach((texture) => gl.deleteTexture(texture));
    gl.deleteProgram(program);
  };
  const refuse = (problems: readonly CompilerMessage[]): never => {
    dispose();
    throw new CompileError(problems);
  };
  const problems: CompilerMessage[] = [];
  for (const {type, code, isVertex} of stages) {
    const shader = gl.createShader(type);
    if (!shader) {
      throw new Error('Graphics aren’t available right now.');
    }
    shaders.push(shader);
    gl.shaderSource(shader, code);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost()) {
      problems.push(...readLog(gl.getShaderInfoLog(shader) ?? '', isVertex));
    }
    gl.attachShader(program, shader);
  }
  if (problems.length > 0) {
    refuse(problems);
  }
  gl.bindAttribLocation(program, 0, 'isf_corner');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const raw = (gl.getProgramInfoLog(program) ?? '').replace(/\0/g, '').trim();
    refuse([
      {
        line: 1,
        message: /main/.test(raw)
          ? 'The code needs a function void main().'
          : 'The vertex shader and the main shader don’t match. Declare the same varying variables in both.',
        raw,
      },
    ]);
  }

  const hasFloats = gl.getExtension('EXT_color_buffer_float') !== null;
  const isFloatSmooth = gl.getExtension('OES_texture_float_linear') !== null;

  // The four corners of the canvas, as the specification has it.
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);

  const makeTexture = (isFloat: boolean): WebGLTexture => {
    const texture = gl.createTexture();
    textures.push(texture);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    const filter = isFloat && !isFloatSmooth ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  };
  const fit = (surface: Surface, width: number, height: number): void => {
    if (surface.width === width && surface.height === height) {
      return;
    }
    surface.width = width;
    surface.height = height;
    gl.bindTexture(gl.TEXTURE_2D, surface.texture);
    const [format, type] = surface.isFloat ? [gl.RGBA32F, gl.FLOAT] : [gl.RGBA8, gl.UNSIGNED_BYTE];
    gl.texImage2D(gl.TEXTURE_2D, 0, format, width, height, 0, gl.RGBA, type, null);
    gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
    const {texture} = surface;
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
  };
  const makeSurface = (isFloat: boolean): Surface => {
    const texture = makeTexture(isFloat);
    const framebuffer = gl.createFramebuffer();
    framebuffers.push(framebuffer);
    return {texture, framebuffer, width: 0, height: 0, isFloat};
  };

  const output = makeSurface(false);
  const targets = new Map(
    targetsOf(isf).map((name) => {
      const pass = isf.passes.find(({TARGET}) => TARGET === name) ?? {};
      const isFloat = Boolean(pass.FLOAT) && hasFloats;
      const target: Target = {pass, read: makeSurface(isFloat), write: makeSurface(isFloat)};
      return [name, target];
    }),
  );
  const images = new Map(
    isf.inputs.filter(isImage).map(({NAME}) => {
      const texture = makeTexture(false);
      const empty = new Uint8Array(4);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, empty);
      const image: Pick<Surface, 'texture' | 'width' | 'height'> = {texture, width: 1, height: 1};
      return [NAME, image];
    }),
  );
  const places = new Map<string, WebGLUniformLocation | null>();
  const at = (name: string): WebGLUniformLocation | null => {
    if (!places.has(name)) {
      places.set(name, gl.getUniformLocation(program, name));
    }
    return places.get(name) ?? null;
  };
  const setValue = ({NAME, TYPE}: IsfInput, value: InputValue): void => {
    if (TYPE === 'float') {
      gl.uniform1f(at(NAME), Number(value));
    } else if (TYPE === 'point2D') {
      gl.uniform2fv(at(NAME), value as number[]);
    } else if (TYPE === 'color') {
      gl.uniform4fv(at(NAME), value as number[]);
    } else {
      gl.uniform1i(at(NAME), Number(value));
    }
  };

  let frames = 0;
  return {
    isf,
    /**
     * Draws all passes and gives the last one's buffer.
     *
     * @throws Error when the size of a pass can't be calculated with these values
     */
    draw(frame: Frame, width: number, height: number): Surface {
      const {values = {}} = frame;
      const variables = sizeVariables(isf.inputs, values, width, height);
      gl.useProgram(program);
      gl.uniform1f(at('TIME'), frame.time ?? 0);
      gl.uniform1f(at('TIMEDELTA'), frame.timeDelta ?? 0);
      gl.uniform4fv(at('DATE'), frame.date ?? [2026, 11, 20, 3600]);
      gl.uniform1i(at('FRAMEINDEX'), frames);
      if (isVideosync) {
        gl.uniform1f(at('BEAT'), frame.beat ?? 0);
      }
      gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
      for (const [name, image] of images) {
        const picture = frame.images?.[name];
        if (picture) {
          gl.bindTexture(gl.TEXTURE_2D, image.texture);
          gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
          image.width = picture.width;
          image.height = picture.height;
        }
      }
      for (const input of isf.inputs) {
        if (!isImage(input)) {
          setValue(input, values[input.NAME] ?? defaultValue(input));
        }
      }
      fit(output, width, height);
      for (const {pass, read, write} of targets.values()) {
        const size = [
          evaluateSize(pass.WIDTH, width, variables),
          evaluateSize(pass.HEIGHT, height, variables),
        ] as const;
        for (const surface of [read, write]) {
          fit(surface, ...size);
          if (!pass.PERSISTENT) {
            gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
            gl.clear(gl.COLOR_BUFFER_BIT);
          }
        }
      }

      let result = output;
      isf.passes.forEach((pass, index) => {
        const target = pass.TARGET ? targets.get(pass.TARGET) : undefined;
        const surface = target ? target.write : output;
        const bound = [...images, ...[...targets].map(([name, {read}]) => [name, read] as const)];
        bound.forEach(([name, image], unit) => {
          gl.activeTexture(gl.TEXTURE0 + unit);
          gl.bindTexture(gl.TEXTURE_2D, image.texture);
          gl.uniform1i(at(name), unit);
          gl.uniform2f(at(`_${name}_imgSize`), image.width, image.height);
        });
        gl.activeTexture(gl.TEXTURE0);
        gl.uniform1i(at('PASSINDEX'), index);
        gl.uniform2f(at('RENDERSIZE'), surface.width, surface.height);
        gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
        gl.viewport(0, 0, surface.width, surface.height);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
        if (target) {
          [target.read, target.write] = [target.write, target.read];
        }
        result = surface;
      });
      frames += 1;
      return result;
    },
    dispose,
  };
}
