/**
 * A small ISF host for the tests: reads an Interactive Shader Format file, turns it into GLSL
 * that WebGL compiles, draws every pass and reads the pixels back.
 *
 * Source: ISF specification version 2.0, https://github.com/mrRay/ISF_Spec. The uniform `BEAT` and
 * the macro `VIDEOSYNC` are Videosync's additions and are only there when asked for.
 *
 * The file has no imports, so that it can be handed to a browser page as one script. Everything
 * above {@link createRenderer} is pure and runs anywhere.
 */

export type InputType =
  'event' | 'bool' | 'long' | 'float' | 'point2D' | 'color' | 'image' | 'audio' | 'audioFFT';

/** One entry of the header's INPUTS. */
export interface IsfInput {
  NAME: string;
  TYPE: InputType;
  LABEL?: string;
  DEFAULT?: number | boolean | number[];
  MIN?: number | number[];
  MAX?: number | number[];
  VALUES?: number[];
  LABELS?: string[];
}

/** One entry of the header's PASSES. */
export interface IsfPass {
  TARGET?: string;
  PERSISTENT?: boolean;
  FLOAT?: boolean;
  WIDTH?: string | number;
  HEIGHT?: string | number;
}

/** An ISF file, read. */
export interface IsfFile {
  description: string;
  credit: string;
  inputs: IsfInput[];
  /** At least one entry: a file without PASSES has one pass without a target. */
  passes: IsfPass[];
  /** What the specification's conventions make of it. */
  kind: 'generator' | 'filter' | 'transition';
  /** GLSL after the header; the header's lines are blank, so that line numbers stay. */
  body: string;
}

/** `essl100` is WebGL 1's language, the strictest relative of GLSL 1.20; `essl300` is WebGL 2's. */
export type Dialect = 'essl100' | 'essl300';

export interface Options {
  dialect?: Dialect;
  /** Declares BEAT and defines VIDEOSYNC. */
  videosync?: boolean;
  /** `false` gives every pass an 8-bit buffer, whatever its FLOAT says. */
  floatBuffers?: boolean;
}

export type Rgba = [number, number, number, number];

/** A picture to feed into an image input; components 0 to 1. */
export type ImageSpec =
  /** One colour everywhere. */
  | {fill: Rgba}
  /** Left half, right half. */
  | {halves: [Rgba, Rgba]}
  /** Colour bars with a white disc; the number, 0 to 1, is the disc's way from left to right. */
  | {card: number}
  /** Black with a white disc. */
  | {disc: number}
  /** Black at the bottom to white at the top. */
  | {ramp: true};

export interface Frame {
  /** Seconds. */
  time?: number;
  /** Seconds since the frame before. */
  timeDelta?: number;
  /** Beats (quarter notes); used with `videosync` only. */
  beat?: number;
  /** Default: the number of the frame in its request. */
  frameIndex?: number;
  /** Values by input name; what is missing takes the header's DEFAULT. */
  values?: Record<string, number | boolean | number[]>;
  /** Pictures by input name; what is missing is transparent black. */
  images?: Record<string, ImageSpec>;
}

const inputTypes: readonly string[] = [
  'event',
  'bool',
  'long',
  'float',
  'point2D',
  'color',
  'image',
  'audio',
  'audioFFT',
];

/** Names that GLSL or ISF already uses and an input therefore cannot have. */
const takenNames = new Set([
  ...['bool', 'int', 'uint', 'float', 'vec2', 'vec3', 'vec4', 'mat2', 'mat3', 'mat4', 'void'],
  ...['if', 'else', 'for', 'while', 'do', 'return', 'discard', 'break', 'continue', 'struct'],
  ...['in', 'out', 'inout', 'uniform', 'varying', 'attribute', 'const', 'sampler2D', 'main'],
  ...['TIME', 'TIMEDELTA', 'DATE', 'FRAMEINDEX', 'PASSINDEX', 'RENDERSIZE', 'isf_FragNormCoord'],
]);

const identifier = /^[A-Za-z_][A-Za-z0-9_]*$/;

function isImage(type: InputType): boolean {
  return type === 'image' || type === 'audio' || type === 'audioFFT';
}

/**
 * Reads an ISF file.
 *
 * @param source Text of the `.fs` file.
 * @throws Error that says in plain words what is wrong with the header.
 */
export function parseIsf(source: string): IsfFile {
  const comment = /^\s*\/\*([\s\S]*?)\*\//.exec(source);
  if (!comment) {
    throw new Error('the file does not begin with a /* comment */ that holds the JSON header');
  }
  let header: Record<string, unknown>;
  try {
    header = JSON.parse(comment[1] ?? '') as Record<string, unknown>;
  } catch (error) {
    throw new Error(`the header is not valid JSON: ${(error as Error).message}`);
  }
  if (typeof header !== 'object' || header === null || Array.isArray(header)) {
    throw new Error('the header is not a JSON object');
  }
  const inputs = (header['INPUTS'] ?? []) as IsfInput[];
  const passes = (header['PASSES'] ?? []) as IsfPass[];
  if (!Array.isArray(inputs)) {
    throw new Error('INPUTS is not a list');
  }
  if (!Array.isArray(passes)) {
    throw new Error('PASSES is not a list');
  }

  const names = new Set<string>();
  const claim = (name: unknown, what: string): void => {
    if (typeof name !== 'string' || !identifier.test(name)) {
      throw new Error(`${what} has the name ${JSON.stringify(name)}, which GLSL cannot use`);
    }
    if (takenNames.has(name)) {
      throw new Error(`${what} has the name ${name}, which is taken`);
    }
    if (names.has(name)) {
      throw new Error(`the name ${name} is given twice`);
    }
    names.add(name);
  };
  inputs.forEach((input, index) => {
    claim(input.NAME, `input ${index + 1}`);
    if (!inputTypes.includes(input.TYPE)) {
      throw new Error(`input ${input.NAME} has the unknown TYPE ${JSON.stringify(input.TYPE)}`);
    }
  });
  const targets = new Set<string>();
  passes.forEach((pass, index) => {
    if (pass.TARGET === undefined || targets.has(pass.TARGET)) {
      return;
    }
    claim(pass.TARGET, `the target of pass ${index}`);
    targets.add(pass.TARGET);
  });

  const has = (name: string, type: InputType): boolean =>
    inputs.some((input) => input.NAME === name && input.TYPE === type);
  const transition =
    has('startImage', 'image') && has('endImage', 'image') && has('progress', 'float');
  return {
    description: String(header['DESCRIPTION'] ?? ''),
    credit: String(header['CREDIT'] ?? ''),
    inputs,
    passes: passes.length > 0 ? passes : [{}],
    kind: transition ? 'transition' : has('inputImage', 'image') ? 'filter' : 'generator',
    body: comment[0].replace(/[^\n]/g, '') + source.slice(comment[0].length),
  };
}

/** Splits the arguments of a call; `start` is the place after the opening bracket. */
function readArguments(text: string, start: number): {args: string[]; end: number} {
  const args: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') {
      depth += 1;
    } else if (character === ',' && depth === 0) {
      args.push(text.slice(from, at));
      from = at + 1;
    } else if (character === ')') {
      if (depth === 0) {
        return {args: [...args, text.slice(from, at)], end: at + 1};
      }
      depth -= 1;
    }
  }
  throw new Error('an IMG_ function has no closing bracket');
}

/** Replaces the ISF image functions by texture look-ups; calls may stand inside calls. */
export function rewriteImageFunctions(text: string): string {
  const call =
    /\b(IMG_NORM_PIXEL|IMG_PIXEL|IMG_THIS_NORM_PIXEL|IMG_NORM_THIS_PIXEL|IMG_THIS_PIXEL|IMG_SIZE)\s*\(/g;
  const found = call.exec(text);
  if (!found) {
    return text;
  }
  const {args, end} = readArguments(text, call.lastIndex);
  const name = found[1] ?? '';
  const image = (args[0] ?? '').trim();
  const place = rewriteImageFunctions(args.slice(1).join(',').trim());
  const wanted = name === 'IMG_NORM_PIXEL' || name === 'IMG_PIXEL' ? 2 : 1;
  if (args.length < wanted) {
    throw new Error(`${name} needs ${wanted} arguments`);
  }
  let code: string;
  if (name === 'IMG_SIZE') {
    code = `_${image}_imgSize`;
  } else if (name === 'IMG_NORM_PIXEL') {
    code = `texture2D(${image}, ${place})`;
  } else if (name === 'IMG_PIXEL') {
    code = `texture2D(${image}, (${place}) / _${image}_imgSize)`;
  } else {
    code = `texture2D(${image}, isf_FragNormCoord)`;
  }
  return text.slice(0, found.index) + code + rewriteImageFunctions(text.slice(end));
}

/** The declarations that an ISF host adds, the same for both stages. */
function declarations(isf: IsfFile, options: Options): string[] {
  const kinds: Record<InputType, string> = {
    event: 'bool',
    bool: 'bool',
    long: 'int',
    float: 'float',
    point2D: 'vec2',
    color: 'vec4',
    image: 'sampler2D',
    audio: 'sampler2D',
    audioFFT: 'sampler2D',
  };
  const targets = new Set(isf.passes.flatMap((pass) => (pass.TARGET ? [pass.TARGET] : [])));
  const images = [
    ...isf.inputs.filter((input) => isImage(input.TYPE)).map((input) => input.NAME),
    ...targets,
  ];
  return [
    'precision highp float;',
    'precision highp int;',
    'uniform int PASSINDEX;',
    'uniform vec2 RENDERSIZE;',
    'uniform float TIME;',
    'uniform float TIMEDELTA;',
    'uniform vec4 DATE;',
    'uniform int FRAMEINDEX;',
    ...(options.videosync ? ['#define VIDEOSYNC 1', 'uniform float BEAT;'] : []),
    ...isf.inputs.map((input) => `uniform ${kinds[input.TYPE]} ${input.NAME};`),
    ...[...targets].map((target) => `uniform sampler2D ${target};`),
    ...images.map((image) => `uniform vec2 _${image}_imgSize;`),
  ];
}

/** ANGLE, the translator of all WebGL browsers, gives the next line this number. */
const lineOne = '#line 1';

/** GLSL of the fragment stage. */
export function fragmentSource(isf: IsfFile, options: Options = {}): string {
  const dialect = options.dialect ?? 'essl100';
  const modern = dialect === 'essl300';
  let body = rewriteImageFunctions(isf.body);
  if (modern) {
    body = body.replace(/\bgl_FragColor\b/g, 'isf_FragColor').replace(/\btexture2D\b/g, 'texture');
  }
  return [
    ...(modern ? ['#version 300 es'] : []),
    ...declarations(isf, options),
    `${modern ? 'in' : 'varying'} vec2 isf_FragNormCoord;`,
    ...(modern ? ['out vec4 isf_FragColor;'] : []),
    lineOne,
    body,
  ].join('\n');
}

/** GLSL of the vertex stage: the file's own `.vs`, or the one that the host makes. */
export function vertexSource(isf: IsfFile, own: string | undefined, options: Options = {}): string {
  const dialect = options.dialect ?? 'essl100';
  const modern = dialect === 'essl300';
  return [
    ...(modern ? ['#version 300 es'] : []),
    ...declarations(isf, options),
    `${modern ? 'in' : 'attribute'} vec2 isf_corner;`,
    `${modern ? 'out' : 'varying'} vec2 isf_FragNormCoord;`,
    'void isf_vertShaderInit() {',
    '  gl_Position = vec4(isf_corner, 0.0, 1.0);',
    '  isf_FragNormCoord = isf_corner * 0.5 + 0.5;',
    '}',
    lineOne,
    own ?? 'void main() { isf_vertShaderInit(); }',
  ].join('\n');
}

/**
 * A Shadertoy source as an ISF file, so that an original and its conversion can be drawn by the
 * same host and compared. Knows iResolution, iTime, iTimeDelta, iFrame, iDate, iMouse (an input
 * `mouse` in pixels) and iChannel0 (the input `inputImage`).
 */
export function shadertoyAsIsf(source: string): string {
  const header = {
    ISFVSN: '2',
    INPUTS: [
      {NAME: 'inputImage', TYPE: 'image'},
      {NAME: 'mouse', TYPE: 'point2D', DEFAULT: [0, 0]},
    ],
  };
  return [
    `/*${JSON.stringify(header)}*/`,
    '#define iResolution vec3(RENDERSIZE, 1.0)',
    '#define iTime TIME',
    '#define iTimeDelta TIMEDELTA',
    '#define iFrame FRAMEINDEX',
    '#define iDate DATE',
    '#define iMouse vec4(mouse, 0.0, 0.0)',
    '#define iChannel0 inputImage',
    source.replace(/\btexture\s*\(/g, 'texture2D('),
    'void main() { mainImage(gl_FragColor, gl_FragCoord.xy); }',
  ].join('\n');
}

/**
 * Works out the WIDTH or HEIGHT of a pass: numbers, `$WIDTH`, `$HEIGHT`, `$<input>`, + - * /,
 * brackets, floor, ceil, min, max.
 *
 * @returns Whole pixels, at least 1.
 * @throws Error when the text is not such an expression.
 */
export function evaluateSize(
  expression: string | number | undefined,
  fallback: number,
  variables: Record<string, number>,
): number {
  if (expression === undefined) {
    return fallback;
  }
  const tokens = String(expression).match(/\$[A-Za-z_]\w*|[A-Za-z_]\w*|\d+\.?\d*|\.\d+|\S/g) ?? [];
  let at = 0;
  const fail = (): never => {
    throw new Error(`"${expression}" is not a size that this host understands`);
  };
  const expect = (token: string): void => {
    if (tokens[at] !== token) {
      fail();
    }
    at += 1;
  };
  const primary = (): number => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '-') {
      return -primary();
    }
    if (token === '(') {
      const value = sum();
      expect(')');
      return value;
    }
    if (token.startsWith('$')) {
      return variables[token.slice(1)] ?? fail();
    }
    const functions: Record<string, (...values: number[]) => number> = {
      floor: Math.floor,
      ceil: Math.ceil,
      min: Math.min,
      max: Math.max,
    };
    const run = functions[token];
    if (run) {
      expect('(');
      const values = [sum()];
      while (tokens[at] === ',') {
        at += 1;
        values.push(sum());
      }
      expect(')');
      return run(...values);
    }
    const value = Number(token);
    return token === '' || Number.isNaN(value) ? fail() : value;
  };
  const product = (): number => {
    let value = primary();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const times = tokens[at] === '*';
      at += 1;
      value = times ? value * primary() : value / primary();
    }
    return value;
  };
  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const plus = tokens[at] === '+';
      at += 1;
      value = plus ? value + product() : value - product();
    }
    return value;
  }
  const value = sum();
  if (at !== tokens.length || !Number.isFinite(value)) {
    fail();
  }
  return Math.max(1, Math.round(value));
}

/** Pixels of a test picture, rows from the bottom up, 8 bits a component. */
export function makeImage(spec: ImageSpec, width: number, height: number): Uint8Array {
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
    if ('halves' in spec) {
      return x < 0.5 ? spec.halves[0] : spec.halves[1];
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

/** Draws one shader; made by {@link createRenderer}. */
export interface Renderer {
  isf: IsfFile;
  /** Passes drawn since the start. */
  passesDrawn: number;
  draw(frame: Frame): void;
  /** Pixels of the last frame, rows from the bottom up, 8 bits a component. */
  read(): Uint8Array;
  dispose(): void;
}

interface Surface {
  texture: WebGLTexture;
  framebuffer: WebGLFramebuffer;
  width: number;
  height: number;
  float: boolean;
}

/**
 * Compiles an ISF file and makes its buffers. Needs a browser with WebGL 2.
 *
 * @throws Error with the compiler's message; lines are those of the shader's file.
 */
export function createRenderer(
  source: string,
  vertex: string | undefined,
  width: number,
  height: number,
  options: Options = {},
): Renderer {
  const isf = parseIsf(source);
  const context = document.createElement('canvas').getContext('webgl2', {antialias: false});
  if (!context) {
    throw new Error('this browser gives no WebGL 2 context');
  }
  const gl: WebGL2RenderingContext = context;
  const floatBuffers =
    options.floatBuffers !== false && gl.getExtension('EXT_color_buffer_float') !== null;
  const floatLinear = gl.getExtension('OES_texture_float_linear') !== null;

  const compile = (type: number, code: string, stage: string): WebGLShader => {
    const shader = gl.createShader(type);
    if (!shader) {
      throw new Error('the shader could not be created');
    }
    gl.shaderSource(shader, code);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      const log = (gl.getShaderInfoLog(shader) ?? '').replace(/\0/g, '').trim();
      throw new Error(
        `the ${stage} shader does not compile:\n${log.replace(/ERROR: \d+:(\d+): /g, 'line $1: ')}`,
      );
    }
    return shader;
  };
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl.VERTEX_SHADER, vertexSource(isf, vertex, options), 'vertex'));
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, fragmentSource(isf, options), 'fragment'));
  gl.bindAttribLocation(program, 0, 'isf_corner');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`the stages do not fit together: ${gl.getProgramInfoLog(program) ?? ''}`);
  }
  gl.useProgram(program);

  // The four corners of the canvas, as the specification has it.
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);

  const makeTexture = (w: number, h: number, float: boolean, pixels: Uint8Array | null) => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (float) {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, w, h, 0, gl.RGBA, gl.FLOAT, null);
    } else {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, w, h, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    }
    const filter = float && !floatLinear ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  };
  const makeSurface = (w: number, h: number, float: boolean): Surface => {
    const texture = makeTexture(w, h, float, null);
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE) {
      throw new Error('this browser cannot draw into such a buffer');
    }
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    return {texture, framebuffer, width: w, height: h, float};
  };

  const defaults: Record<string, number> = {WIDTH: width, HEIGHT: height};
  for (const input of isf.inputs) {
    if (typeof input.DEFAULT === 'number') {
      defaults[input.NAME] = input.DEFAULT;
    }
  }
  const output = makeSurface(width, height, false);
  /** Per target: what is read, and what is written next; they change places after each pass. */
  const targets = new Map<string, {read: Surface; write: Surface; persistent: boolean}>();
  for (const pass of isf.passes) {
    if (!pass.TARGET || targets.has(pass.TARGET)) {
      continue;
    }
    const w = evaluateSize(pass.WIDTH, width, defaults);
    const h = evaluateSize(pass.HEIGHT, height, defaults);
    const float = Boolean(pass.FLOAT) && floatBuffers;
    targets.set(pass.TARGET, {
      read: makeSurface(w, h, float),
      write: makeSurface(w, h, float),
      persistent: Boolean(pass.PERSISTENT),
    });
  }

  const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  const setValue = (input: IsfInput, value: number | boolean | number[]): void => {
    const place = at(input.NAME);
    if (input.TYPE === 'float') {
      gl.uniform1f(place, Number(value));
    } else if (input.TYPE === 'point2D') {
      gl.uniform2fv(place, value as number[]);
    } else if (input.TYPE === 'color') {
      gl.uniform4fv(place, value as number[]);
    } else {
      gl.uniform1i(place, Number(value));
    }
  };
  const zero = (input: IsfInput): number | number[] =>
    input.TYPE === 'color' ? [0, 0, 0, 1] : input.TYPE === 'point2D' ? [0, 0] : 0;

  let frames = 0;
  let result = output;
  const renderer: Renderer = {
    isf,
    passesDrawn: 0,
    draw(frame) {
      gl.useProgram(program);
      const known = new Set(isf.inputs.map((input) => input.NAME));
      for (const name of [...Object.keys(frame.values ?? {}), ...Object.keys(frame.images ?? {})]) {
        if (!known.has(name)) {
          throw new Error(`the shader has no input ${name}`);
        }
      }
      gl.uniform1f(at('TIME'), frame.time ?? 0);
      gl.uniform1f(at('TIMEDELTA'), frame.timeDelta ?? 0);
      gl.uniform4f(at('DATE'), 2026, 11, 20, 3600);
      gl.uniform1i(at('FRAMEINDEX'), frame.frameIndex ?? frames);
      if (options.videosync) {
        gl.uniform1f(at('BEAT'), frame.beat ?? 0);
      }

      const textures: {name: string; texture: WebGLTexture; width: number; height: number}[] = [];
      for (const input of isf.inputs) {
        if (isImage(input.TYPE)) {
          const spec: ImageSpec = frame.images?.[input.NAME] ?? {fill: [0, 0, 0, 0]};
          const texture = makeTexture(width, height, false, makeImage(spec, width, height));
          textures.push({name: input.NAME, texture, width, height});
        } else {
          setValue(input, frame.values?.[input.NAME] ?? input.DEFAULT ?? zero(input));
        }
      }
      for (const target of targets.values()) {
        if (target.persistent) {
          continue;
        }
        for (const surface of [target.read, target.write]) {
          gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
          gl.clear(gl.COLOR_BUFFER_BIT);
        }
      }

      isf.passes.forEach((pass, index) => {
        const target = pass.TARGET ? targets.get(pass.TARGET) : undefined;
        const surface = target ? target.write : output;
        const bound = [
          ...textures,
          ...[...targets].map(([name, entry]) => ({name, ...entry.read})),
        ];
        bound.forEach((image, unit) => {
          gl.activeTexture(gl.TEXTURE0 + unit);
          gl.bindTexture(gl.TEXTURE_2D, image.texture);
          gl.uniform1i(at(image.name), unit);
          gl.uniform2f(at(`_${image.name}_imgSize`), image.width, image.height);
        });
        gl.uniform1i(at('PASSINDEX'), index);
        gl.uniform2f(at('RENDERSIZE'), surface.width, surface.height);
        gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
        gl.viewport(0, 0, surface.width, surface.height);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
        renderer.passesDrawn += 1;
        if (target) {
          [target.read, target.write] = [target.write, target.read];
        }
        result = surface;
      });
      textures.forEach(({texture}) => gl.deleteTexture(texture));
      const error = gl.getError();
      if (error !== gl.NO_ERROR) {
        throw new Error(`drawing failed with WebGL error ${error}`);
      }
      frames += 1;
    },
    read() {
      if (result.width !== width || result.height !== height) {
        throw new Error('the last pass does not have the size of the picture');
      }
      const pixels = new Uint8Array(width * height * 4);
      gl.bindFramebuffer(gl.FRAMEBUFFER, result.framebuffer);
      if (result.float) {
        const exact = new Float32Array(pixels.length);
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, exact);
        exact.forEach((value, index) => {
          pixels[index] = Math.round(Math.min(1, Math.max(0, value)) * 255);
        });
      } else {
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      }
      return pixels;
    },
    dispose() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
  return renderer;
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
  passesDrawn: number;
  kind: IsfFile['kind'];
}

/** Draws the frames of a request one after the other with one renderer. */
export function drawFrames(request: DrawRequest): DrawResult {
  const {source, vertex, width, height, options, frames} = request;
  const renderer = createRenderer(source, vertex, width, height, options);
  const drawn = frames.map((frame) => {
    renderer.draw(frame);
    return [...renderer.read()];
  });
  renderer.dispose();
  return {
    frames: drawn,
    passes: renderer.isf.passes.length,
    passesDrawn: renderer.passesDrawn,
    kind: renderer.isf.kind,
  };
}

/**
 * Draws the frames of a request and gives the last one as a picture in a data address.
 *
 * @param type `image/png` keeps every pixel; `image/webp` is for smooth pictures.
 */
export function drawPicture(request: DrawRequest, type: 'image/png' | 'image/webp'): string {
  const {source, vertex, width, height, options, frames} = request;
  const renderer = createRenderer(source, vertex, width, height, options);
  for (const frame of frames) {
    renderer.draw(frame);
  }
  const pixels = renderer.read();
  renderer.dispose();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const flat = canvas.getContext('2d');
  if (!flat) {
    throw new Error('this browser gives no 2D context');
  }
  const image = flat.createImageData(width, height);
  for (let row = 0; row < height; row += 1) {
    const from = (height - 1 - row) * width * 4;
    image.data.set(pixels.subarray(from, from + width * 4), row * width * 4);
  }
  flat.putImageData(image, 0, 0);
  return canvas.toDataURL(type, 0.85);
}

/** Compares two pictures given as data addresses. */
export async function comparePictures(
  one: string,
  other: string,
): Promise<{sameSize: boolean; meanDifference: number; farOff: number}> {
  const load = async (address: string): Promise<ImageData> => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const flat = canvas.getContext('2d');
    if (!flat) {
      throw new Error('this browser gives no 2D context');
    }
    flat.drawImage(image, 0, 0);
    return flat.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [a, b] = await Promise.all([load(one), load(other)]);
  if (a.width !== b.width || a.height !== b.height) {
    return {sameSize: false, meanDifference: 255, farOff: 1};
  }
  let total = 0;
  let far = 0;
  for (let index = 0; index < a.data.length; index += 1) {
    const difference = Math.abs((a.data[index] ?? 0) - (b.data[index] ?? 0));
    total += difference;
    if (difference > 24) {
      far += 1;
    }
  }
  return {
    sameSize: true,
    meanDifference: total / a.data.length,
    farOff: far / a.data.length,
  };
}
