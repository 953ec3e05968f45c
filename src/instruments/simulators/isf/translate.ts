/**
 * Translates the code of an ISF file to GLSL that WebGL compiles. Lines keep their numbers, so that the
 * compiler's messages refer to lines of the file.
 *
 * Source: ISF specification version 2.0, https://github.com/mrRay/ISF_Spec. The uniform `BEAT` and the
 * macro `VIDEOSYNC` are Videosync's additions and are optional.
 */
import {getTargets, glslTypes, IsfError, type IsfFile, isImage} from './header';
import {fromDesktop, splitCommas} from './legacy';

const thisPixel = (image: string): string => `texture(${image}, isf_FragNormCoord)`;

/** The functions that read images, and what they are in GLSL. */
const imageFunctions: Readonly<Record<string, (image: string, place: string) => string>> = {
  IMG_NORM_PIXEL: (image, place) => `texture(${image}, ${place})`,
  IMG_PIXEL: (image, place) => `texture(${image}, (${place}) / _${image}_imgSize)`,
  IMG_THIS_PIXEL: thisPixel,
  IMG_THIS_NORM_PIXEL: thisPixel,
  IMG_NORM_THIS_PIXEL: thisPixel,
  IMG_SIZE: (image) => `_${image}_imgSize`,
};

const imageCall = new RegExp(String.raw`\b(${Object.keys(imageFunctions).join('|')})\s*\(`);

/** The arguments of a call, and the place behind it; `start` is the place after the opening bracket. */
function readArguments(text: string, start: number): {args: string[]; end: number} | undefined {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    if (depth === 0) {
      return {args: splitCommas(text.slice(start, at)), end: at + 1};
    }
  }
  return undefined;
}

const lineBreaks = (text: string): string => text.replace(/[^\n]/g, '');

/** Comments as blanks: brackets and names in them mean nothing. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Whether a position is inside a conditional of the preprocessor, which may be inactive. */
const isInBranch = (before: string): boolean => {
  const count = (directive: RegExp): number => before.match(directive)?.length ?? 0;
  return count(/^[ \t]*#[ \t]*if/gm) > count(/^[ \t]*#[ \t]*endif/gm);
};

/** @param isOuterInBranch - whether the whole text is inside a branch */
function rewriteCalls(text: string, line: number, isOuterInBranch = () => false): string {
  let output = '';
  let rest = text;
  let currentLine = line;
  for (let match = imageCall.exec(rest); match; match = imageCall.exec(rest)) {
    const name = match[1] ?? '';
    const inGlsl = imageFunctions[name] ?? thisPixel;
    currentLine += lineBreaks(rest.slice(0, match.index)).length;
    const call = readArguments(rest, match.index + match[0].length);
    const start = rest.slice(0, match.index);
    const isOptional = (): boolean => isOuterInBranch() || isInBranch(output + start);
    if (call?.args.length !== inGlsl.length && isOptional()) {
      // Left to the compiler, which ignores it if the conditional is inactive.
      output += start + match[0];
      currentLine += lineBreaks(match[0]).length;
      rest = rest.slice(match.index + match[0].length);
      continue;
    }
    if (!call) {
      throw new IsfError(`${name} has no closing bracket.`, currentLine);
    }
    const [image = '', place = ''] = call.args;
    if (call.args.length !== inGlsl.length) {
      throw new IsfError(
        inGlsl.length === 2
          ? `${name} takes an image and a position: ${name}(image, position).`
          : `${name} takes an image only: ${name}(image).`,
        currentLine,
      );
    }
    const code = inGlsl(image.trim(), rewriteCalls(place.trim(), currentLine, isOptional));
    const breaks = lineBreaks(rest.slice(match.index, call.end)).length;
    output += start + code + '\n'.repeat(breaks - lineBreaks(code).length);
    currentLine += breaks;
    rest = rest.slice(call.end);
  }
  return output + rest;
}

/**
 * Replaces the ISF image functions by texture look-ups; calls may be inside calls. Comments go, every
 * line keeps its number.
 *
 * @throws IsfError if a call isn't closed or has the wrong number of arguments
 */
export function rewriteImageFunctions(text: string): string {
  return rewriteCalls(withoutComments(text), 1);
}

/** Names that the image functions read. */
const getImageNames = (isf: IsfFile): string[] => [
  ...isf.inputs.filter(isImage).map(({NAME}) => NAME),
  ...getTargets(isf),
];

/** The declarations that an ISF host adds, the same for both stages. */
function declarations(isf: IsfFile, isVideosync: boolean): string[] {
  const images = getImageNames(isf);
  return [
    '#version 300 es',
    'precision highp float;',
    'precision highp int;',
    'uniform int PASSINDEX;',
    'uniform vec2 RENDERSIZE;',
    'uniform float TIME;',
    'uniform float TIMEDELTA;',
    'uniform vec4 DATE;',
    'uniform int FRAMEINDEX;',
    ...(isVideosync ? ['#define VIDEOSYNC 1', 'uniform float BEAT;'] : []),
    ...isf.inputs.map(({NAME, TYPE}) => `uniform ${glslTypes[TYPE]} ${NAME};`),
    ...getTargets(isf).map((target) => `uniform sampler2D ${target};`),
    ...images.map((image) => `uniform vec2 _${image}_imgSize;`),
    // From version 1 of ISF; the part of a texture that the image fills is always the whole.
    ...images.map((image) => `const vec4 _${image}_imgRect = vec4(0.0, 0.0, 1.0, 1.0);`),
  ];
}

/** ANGLE, the translator of all WebGL browsers, gives the next line this number. */
const lineOne = '#line 1';

/** Values that a shader is given: none of them is constant to the compiler. */
const variableValues =
  'PASSINDEX RENDERSIZE TIME TIMEDELTA DATE FRAMEINDEX BEAT isf_FragNormCoord gl_FragCoord gl_FrontFacing texture2D texture texelFetch'.split(
    ' ',
  );

/** The code in WebGL 2's language, which has no `varying`, no `texture2D` and no `gl_FragColor`. */
function toEs300(code: string, isf: IsfFile, varying: 'in' | 'out'): string {
  // Names of version 1 of ISF; extensions of desktop GLSL that WebGL has built in, or not at all.
  const rewritten = rewriteImageFunctions(code)
    .replace(/\bvv_(FragNormCoord|vertShaderInit)\b/g, 'isf_$1')
    .replace(/^[ \t]*#[ \t]*extension.*$/gm, '');
  return fromDesktop(rewritten, [
    ...variableValues,
    ...isf.inputs.map(({NAME}) => NAME),
    ...getImageNames(isf).map((image) => `_${image}_imgSize`),
    ...[...rewritten.matchAll(/\bvarying\s+\w+\s+(\w+)/g)].map(([, name = '']) => name),
  ])
    .replace(/\bgl_FragColor\b/g, 'isf_FragColor')
    .replace(/\btexture2D\b/g, 'texture')
    .replace(/\bvarying\b/g, varying);
}

/**
 * GLSL of the fragment stage.
 *
 * @param isVideosync - declares BEAT and defines VIDEOSYNC
 * @throws IsfError when an image function is called wrongly
 */
export function fragmentSource(isf: IsfFile, isVideosync: boolean): string {
  return [
    ...declarations(isf, isVideosync),
    'in vec2 isf_FragNormCoord;',
    'out vec4 isf_FragColor;',
    lineOne,
    toEs300(isf.body, isf, 'in'),
  ].join('\n');
}

/**
 * GLSL of the vertex stage: the file's own `.vs`, or the one that the host makes.
 *
 * @param isVideosync - declares BEAT and defines VIDEOSYNC
 * @throws IsfError when an image function is called wrongly
 */
export function vertexSource(isf: IsfFile, own: string | undefined, isVideosync: boolean): string {
  return [
    ...declarations(isf, isVideosync),
    'in vec2 isf_corner;',
    'out vec2 isf_FragNormCoord;',
    'void isf_vertShaderInit() {',
    '  gl_Position = vec4(isf_corner, 0.0, 1.0);',
    '  isf_FragNormCoord = isf_corner * 0.5 + 0.5;',
    '}',
    lineOne,
    toEs300(own ?? 'void main() { isf_vertShaderInit(); }', isf, 'out'),
  ].join('\n');
}
