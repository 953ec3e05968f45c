/** Compiles an ISF file with WebGL 2. */
import {type CompilerMessage, readLog} from './compilerLog';
import {type InputValue, IsfError, type IsfFile, type IsfInput, parseIsf} from './header';
import {fragmentSource, vertexSource} from './translate';

/** All errors of a shader that does not compile. */
export class CompileError extends Error {
  readonly problems: readonly CompilerMessage[];

  constructor(problems: readonly CompilerMessage[]) {
    super(problems.map(({line, message}) => `line ${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Runs a step of reading a file, and turns its errors into a {@link CompileError} with a line. */
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

/** Compiles and links. Returns the problems; empty if successful. */
function link(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  stages: readonly {shader: WebGLShader; code: string; isVertex: boolean}[],
): CompilerMessage[] {
  const problems = stages.flatMap(({shader, code, isVertex}) => {
    gl.shaderSource(shader, code);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return gl.getShaderParameter(shader, gl.COMPILE_STATUS) || gl.isContextLost()
      ? []
      : readLog(gl.getShaderInfoLog(shader) ?? '', isVertex);
  });
  if (problems.length > 0) {
    return problems;
  }
  gl.bindAttribLocation(program, 0, 'isf_corner');
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) || gl.isContextLost()) {
    return [];
  }
  const raw = (gl.getProgramInfoLog(program) ?? '').replace(/\0/g, '').trim();
  const message = /main/.test(raw)
    ? 'The code needs a function void main().'
    : 'The vertex shader and the main shader don’t match. Declare the same varying variables in both.';
  return [{line: 1, message, raw}];
}

/** The uniforms of a program; those that it does not use are ignored. */
function createUniforms(gl: WebGL2RenderingContext, program: WebGLProgram) {
  const locations = new Map<string, WebGLUniformLocation | null>();
  const locate = (name: string): WebGLUniformLocation | null => {
    if (!locations.has(name)) {
      locations.set(name, gl.getUniformLocation(program, name));
    }
    return locations.get(name) ?? null;
  };
  const int = (name: string, value: number): void => gl.uniform1i(locate(name), value);
  const float = (name: string, value: number): void => gl.uniform1f(locate(name), value);
  const vec2 = (name: string, value: readonly number[]): void =>
    gl.uniform2fv(locate(name), [...value]);
  const vec4 = (name: string, value: readonly number[]): void =>
    gl.uniform4fv(locate(name), [...value]);
  return {
    int,
    float,
    vec2,
    vec4,
    /** Sets the value of an input that is not an image. */
    input({NAME, TYPE}: IsfInput, value: InputValue): void {
      switch (TYPE) {
        case 'float':
          return float(NAME, Number(value));
        case 'point2D':
          return vec2(NAME, value as number[]);
        case 'color':
          return vec4(NAME, value as number[]);
        default:
          return int(NAME, Number(value));
      }
    },
  };
}

/** A compiled ISF file. */
export interface IsfProgram {
  isf: IsfFile;
  program: WebGLProgram;
  uniforms: ReturnType<typeof createUniforms>;
  dispose: () => void;
}

/**
 * Compiles an ISF file.
 *
 * @param source - text of the `.fs` file
 * @param vertex - text of the `.vs` file, if there is one
 * @param isVideosync - declares BEAT and defines VIDEOSYNC
 * @throws CompileError with all errors; lines are those of the files
 * @throws Error if the browser can't create a shader
 */
export function createProgram(
  gl: WebGL2RenderingContext,
  source: string,
  vertex: string | undefined,
  isVideosync: boolean,
): IsfProgram {
  const isf = atLine(() => parseIsf(source));
  const code = {
    vertex: atLine(() => vertexSource(isf, vertex, isVideosync), true),
    fragment: atLine(() => fragmentSource(isf, isVideosync)),
  };
  const program = gl.createProgram();
  const vertexShader = gl.createShader(gl.VERTEX_SHADER);
  const fragmentShader = gl.createShader(gl.FRAGMENT_SHADER);
  const dispose = (): void => {
    gl.deleteShader(vertexShader);
    gl.deleteShader(fragmentShader);
    gl.deleteProgram(program);
  };
  if (!vertexShader || !fragmentShader) {
    dispose();
    throw new Error('Graphics aren’t available right now.');
  }
  const problems = link(gl, program, [
    {shader: vertexShader, code: code.vertex, isVertex: true},
    {shader: fragmentShader, code: code.fragment, isVertex: false},
  ]);
  if (problems.length > 0) {
    dispose();
    throw new CompileError(problems);
  }
  return {isf, program, uniforms: createUniforms(gl, program), dispose};
}
