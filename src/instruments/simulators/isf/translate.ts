/**
 * Turns the code of an ISF file into GLSL that WebGL compiles. Lines keep their numbers, so that what
 * the compiler reports is true of the file as it was written.
 *
 * Source: ISF specification version 2.0, https://github.com/mrRay/ISF_Spec. The uniform `BEAT` and the
 * macro `VIDEOSYNC` are Videosync's additions and are only there when asked for.
 */
import {isImage, IsfError, targetsOf, type InputType, type IsfFile} from './header';
import {fromDesktop} from './legacy';

/** `essl100` is WebGL 1's language, the strictest relative of GLSL 1.20; `essl300` is WebGL 2's. */
export type Dialect = 'essl100' | 'essl300';

export interface Options {
  dialect?: Dialect;
  /** Declares BEAT and defines VIDEOSYNC. */
  videosync?: boolean;
}

/** Splits the arguments of a call; `start` is the place after the opening bracket. */
function readArguments(text: string, start: number): {args: string[]; end: number} | undefined {
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
  return undefined;
}

const imageFunctions =
  /\b(IMG_NORM_PIXEL|IMG_PIXEL|IMG_THIS_NORM_PIXEL|IMG_NORM_THIS_PIXEL|IMG_THIS_PIXEL|IMG_SIZE)\s*\(/;

const lineBreaks = (text: string): string => text.replace(/[^\n]/g, '');

/** Comments as blanks: brackets and names in them mean nothing. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function rewriteCalls(text: string, line: number): string {
  let done = '';
  let rest = text;
  let here = line;
  for (let found = imageFunctions.exec(rest); found; found = imageFunctions.exec(rest)) {
    const name = found[1] ?? '';
    here += lineBreaks(rest.slice(0, found.index)).length;
    const call = readArguments(rest, found.index + found[0].length);
    if (!call) {
      throw new IsfError(`${name} has no closing bracket.`, here);
    }
    const image = (call.args[0] ?? '').trim();
    const wanted = name === 'IMG_NORM_PIXEL' || name === 'IMG_PIXEL' ? 2 : 1;
    if (call.args.length !== wanted) {
      throw new IsfError(
        wanted === 2
          ? `${name} takes an image and a position: ${name}(image, position).`
          : `${name} takes an image only: ${name}(image).`,
        here,
      );
    }
    const place = rewriteCalls((call.args[1] ?? '').trim(), here);
    const code =
      name === 'IMG_SIZE'
        ? `_${image}_imgSize`
        : name === 'IMG_NORM_PIXEL'
          ? `texture2D(${image}, ${place})`
          : name === 'IMG_PIXEL'
            ? `texture2D(${image}, (${place}) / _${image}_imgSize)`
            : `texture2D(${image}, isf_FragNormCoord)`;
    const breaks = lineBreaks(rest.slice(found.index, call.end)).length;
    done += rest.slice(0, found.index) + code + '\n'.repeat(breaks - lineBreaks(code).length);
    here += breaks;
    rest = rest.slice(call.end);
  }
  return done + rest;
}

/**
 * Replaces the ISF image functions by texture look-ups; calls may be inside calls. Comments go, every
 * line keeps its number.
 *
 * @throws IsfError when a call has no end, or too few or too many arguments
 */
export function rewriteImageFunctions(text: string): string {
  return rewriteCalls(withoutComments(text), 1);
}

/** The GLSL type of each type of input. */
export const glslTypes: Readonly<Record<InputType, string>> = {
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

/** The declarations that an ISF host adds, the same for both stages. */
function declarations(isf: IsfFile, options: Options): string[] {
  const targets = targetsOf(isf);
  const images = [...isf.inputs.filter(isImage).map(({NAME}) => NAME), ...targets];
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
    ...isf.inputs.map(({NAME, TYPE}) => `uniform ${glslTypes[TYPE]} ${NAME};`),
    ...targets.map((target) => `uniform sampler2D ${target};`),
    ...images.map((image) => `uniform vec2 _${image}_imgSize;`),
    // From version 1 of ISF; the part of a texture that the image fills is always the whole.
    ...images.map((image) => `const vec4 _${image}_imgRect = vec4(0.0, 0.0, 1.0, 1.0);`),
  ];
}

/** ANGLE, the translator of all WebGL browsers, gives the next line this number. */
const lineOne = '#line 1';

/** Values that a shader is given: none of them is constant to the compiler. */
const given =
  'PASSINDEX RENDERSIZE TIME TIMEDELTA DATE FRAMEINDEX BEAT isf_FragNormCoord gl_FragCoord gl_FrontFacing texture2D texture texelFetch'.split(
    ' ',
  );

/** The code with the names of the wanted dialect; WebGL 2 has no `varying` and no `gl_FragColor`. */
function inDialect(code: string, isf: IsfFile, isModern: boolean, varying: 'in' | 'out'): string {
  // Names of version 1 of ISF; extensions of desktop GLSL that WebGL has built in, or not at all.
  const rewritten = rewriteImageFunctions(code)
    .replace(/\bvv_(FragNormCoord|vertShaderInit)\b/g, 'isf_$1')
    .replace(/^[ \t]*#[ \t]*extension.*$/gm, '');
  if (!isModern) {
    return rewritten;
  }
  const images = [...isf.inputs.filter(isImage).map(({NAME}) => NAME), ...targetsOf(isf)];
  return fromDesktop(rewritten, [
    ...given,
    ...isf.inputs.map(({NAME}) => NAME),
    ...images.map((image) => `_${image}_imgSize`),
    ...[...rewritten.matchAll(/\bvarying\s+\w+\s+(\w+)/g)].map(([, name = '']) => name),
  ])
    .replace(/\bgl_FragColor\b/g, 'isf_FragColor')
    .replace(/\btexture2D\b/g, 'texture')
    .replace(/\bvarying\b/g, varying);
}

/**
 * GLSL of the fragment stage.
 *
 * @throws IsfError when an image function is called wrongly
 */
export function fragmentSource(isf: IsfFile, options: Options = {}): string {
  const isModern = options.dialect === 'essl300';
  return [
    ...(isModern ? ['#version 300 es'] : []),
    ...declarations(isf, options),
    `${isModern ? 'in' : 'varying'} vec2 isf_FragNormCoord;`,
    ...(isModern ? ['out vec4 isf_FragColor;'] : []),
    lineOne,
    inDialect(isf.body, isf, isModern, 'in'),
  ].join('\n');
}

/**
 * GLSL of the vertex stage: the file's own `.vs`, or the one that the host makes.
 *
 * @throws IsfError when an image function is called wrongly
 */
export function vertexSource(isf: IsfFile, own: string | undefined, options: Options = {}): string {
  const isModern = options.dialect === 'essl300';
  return [
    ...(isModern ? ['#version 300 es'] : []),
    ...declarations(isf, options),
    `${isModern ? 'in' : 'attribute'} vec2 isf_corner;`,
    `${isModern ? 'out' : 'varying'} vec2 isf_FragNormCoord;`,
    'void isf_vertShaderInit() {',
    '  gl_Position = vec4(isf_corner, 0.0, 1.0);',
    '  isf_FragNormCoord = isf_corner * 0.5 + 0.5;',
    '}',
    lineOne,
    inDialect(own ?? 'void main() { isf_vertShaderInit(); }', isf, isModern, 'out'),
  ].join('\n');
}
