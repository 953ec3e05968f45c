/**
 * Reads the JSON header of an Interactive Shader Format file.
 *
 * Source: ISF specification version 2.0, https://github.com/mrRay/ISF_Spec.
 */
import glsl from './glslNames.json';
import jsonMeanings from './jsonMeanings.json';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';

import {evaluateSize, largestSide} from './size';

/** The types of inputs, and the GLSL type of each. */
export const glslTypes = {
  event: 'bool',
  bool: 'bool',
  long: 'int',
  float: 'float',
  point2D: 'vec2',
  color: 'vec4',
  image: 'sampler2D',
  audio: 'sampler2D',
  audioFFT: 'sampler2D',
} as const;

export type InputType = keyof typeof glslTypes;

const inputTypes = Object.keys(glslTypes);

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

/** The value of an input. */
export type InputValue = number | boolean | number[];

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
  inputs: IsfInput[];
  /** At least one entry: a file without PASSES has one pass without a target. */
  passes: IsfPass[];
  /** GLSL after the header; the header's lines are blank, so that line numbers stay. */
  body: string;
}

/** Something wrong in a file, at a line of it that counts from 1. */
export class IsfError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Names that GLSL ES 3.00 (section 3.7: keywords, and words kept for later) or ISF already uses and an
 * input therefore cannot have.
 */
const takenNames = new Set(glsl.taken);

/** Families of such names: types, images, and what WebGL or the host adds. */
const takenFamilies =
  /^(?:gl_|isf_|vv_|IMG_)|__|^(?:[biudhf]?vec[234]|mat[234](?:x[234])?|[iu]?(?:sampler|image)(?:1D|2D|3D|Cube|Buffer)\w*)$/;

/** Most entries of INPUTS: graphics processors have room for a few hundred values. */
const maxInputs = 200;

/** What the JSON parser's commonest complaints mean, in words. */
const meanings: Readonly<Record<string, string>> = jsonMeanings;

/** True for inputs that the shader reads as images; sound comes as images too. */
export function isImage({TYPE}: Pick<IsfInput, 'TYPE'>): boolean {
  return glslTypes[TYPE] === 'sampler2D';
}

/** Lines that a text begins before the place `offset`: 1 for its first line. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** True for what can be shown as it is: a number is as good as a text. */
const isText = (value: unknown): boolean => typeof value === 'string' || isNumber(value);

/** The lists of an input, and what is in them. */
const lists = [
  ['VALUES', 'numbers without quotes', isNumber],
  ['LABELS', 'texts in straight quotes', isText],
] as const;

/** How many numbers a value of the type has. */
const counts: Partial<Record<InputType, number>> = {point2D: 2, color: 4};

const isSwitch = (type: InputType): boolean => type === 'bool' || type === 'event';

/** True if a value, of a header or a link, can be that of an input of the type. */
export function isValueOf(type: InputType, value: unknown): value is InputValue {
  const count = counts[type];
  return count === undefined
    ? isNumber(value) || (isSwitch(type) && typeof value === 'boolean')
    : Array.isArray(value) && value.length === count && value.every(isNumber);
}

/** What a value of the type has to be, in words. */
function wanted(type: InputType): string {
  return type in counts
    ? `a list of ${counts[type]} numbers`
    : isSwitch(type)
      ? 'true or false'
      : 'a number without quotes';
}

/**
 * Reads an ISF file.
 *
 * @param source - text of the `.fs` file
 * @throws IsfError that says in plain words what is wrong with the header, and where
 */
export function parseIsf(source: string): IsfFile {
  const comment = /^\s*\/\*([\s\S]*?)\*\//.exec(source);
  if (!comment) {
    throw new IsfError(
      'The file must begin with the JSON header, in a comment between /* and */.',
      1,
    );
  }
  const json = comment[1] ?? '';
  const start = comment[0].indexOf('/*') + 2;
  const lineOf = (node: Node | undefined): number => lineAt(source, start + (node?.offset ?? 0));

  const faults: ParseError[] = [];
  const root = parseTree(json, faults, {disallowComments: true});
  const [fault] = faults;
  if (fault) {
    throw new IsfError(
      `The header isn't valid JSON. ${meanings[printParseErrorCode(fault.error)] ?? 'Check the brackets, commas and quotes around this.'}`,
      lineAt(source, start + fault.offset),
    );
  }
  if (root?.type !== 'object') {
    throw new IsfError('The header must be a JSON object, between { and }.', lineOf(root));
  }
  const header = getNodeValue(root) as Record<string, unknown>;
  const fail = (message: string, ...path: (string | number)[]): never => {
    throw new IsfError(message, lineOf(findNodeAtLocation(root, path) ?? root));
  };
  if (header['PERSISTENT_BUFFERS'] !== undefined) {
    fail(
      'PERSISTENT_BUFFERS is from version 1 of ISF. Give entries of PASSES a TARGET and "PERSISTENT": true instead.',
      'PERSISTENT_BUFFERS',
    );
  }
  const listOf = (key: string): Record<string, unknown>[] => {
    const list = header[key] ?? [];
    if (!Array.isArray(list)) {
      return fail(`${key} must be a list, between [ and ].`, key);
    }
    const odd = list.findIndex(
      (entry: unknown) => typeof entry !== 'object' || entry === null || Array.isArray(entry),
    );
    if (odd >= 0) {
      fail(`Each entry of ${key} must be an object, between { and }.`, key, odd);
    }
    return list as Record<string, unknown>[];
  };

  if (listOf('INPUTS').length > maxInputs) {
    fail(
      `INPUTS has more than ${maxInputs} entries, which is more than this page can show.`,
      'INPUTS',
    );
  }
  const names = new Set<string>();
  const claim = (name: unknown, what: string, ...path: (string | number)[]): void => {
    if (name === undefined) {
      fail(`${what} has no NAME.`, ...path);
    }
    if (typeof name !== 'string' || !/^[A-Za-z_]\w*$/.test(name)) {
      fail(
        `${what} has the name ${JSON.stringify(name)}. Use letters, digits and underscores only, and no digit first.`,
        ...path,
      );
    } else if (takenNames.has(name) || takenFamilies.test(name)) {
      fail(`${what} has the name ${name}, which GLSL or ISF already uses.`, ...path);
    } else if (names.has(name)) {
      fail(`The name ${name} is used twice.`, ...path);
    } else {
      names.add(name);
    }
  };

  const inputs = listOf('INPUTS').map((entry, index) => {
    const at = ['INPUTS', index] as const;
    claim(entry['NAME'], `Input ${index + 1}`, ...at);
    const input = entry as unknown as IsfInput;
    if (!inputTypes.includes(input.TYPE)) {
      fail(
        `The input ${input.NAME} has the unknown TYPE ${JSON.stringify(input.TYPE)}. Known are ${inputTypes.join(', ')}.`,
        ...at,
      );
    }
    for (const key of isImage(input) ? [] : (['DEFAULT', 'MIN', 'MAX'] as const)) {
      if (input[key] !== undefined && !isValueOf(input.TYPE, input[key])) {
        fail(`In the input ${input.NAME}, ${key} must be ${wanted(input.TYPE)}.`, ...at, key);
      }
    }
    for (const [key, what, isGood] of lists) {
      const found: unknown = input[key] ?? [];
      if (!Array.isArray(found) || !found.every(isGood)) {
        fail(`In the input ${input.NAME}, ${key} must be a list of ${what}.`, ...at, key);
      }
    }
    if (!isText(input.LABEL ?? '')) {
      fail(`In the input ${input.NAME}, LABEL must be a text in straight quotes.`, ...at, 'LABEL');
    }
    return input;
  });

  // Files of images beside the shader are image inputs to the code.
  const imported = header['IMPORTED'] ?? {};
  const importedNames = Array.isArray(imported)
    ? imported.map((entry: unknown) => (entry as {NAME?: unknown} | null)?.NAME)
    : Object.keys(imported);
  for (const name of importedNames) {
    claim(name, 'An image of IMPORTED', 'IMPORTED');
    inputs.push({NAME: String(name), TYPE: 'image'});
  }

  const passes = listOf('PASSES') as IsfPass[];
  const variables = sizeVariables(inputs, {}, largestSide, largestSide);
  const targets = new Set<string>();
  passes.forEach((pass, index) => {
    if (pass.TARGET !== undefined && !targets.has(pass.TARGET)) {
      claim(pass.TARGET, `The target of pass ${index}`, 'PASSES', index);
      targets.add(pass.TARGET);
    }
    for (const key of ['PERSISTENT', 'FLOAT'] as const) {
      if (typeof pass[key] === 'string') {
        fail(`${key} of a pass must be true or false, without quotes.`, 'PASSES', index, key);
      }
    }
    for (const key of ['WIDTH', 'HEIGHT'] as const) {
      try {
        evaluateSize(pass[key], largestSide, variables);
      } catch (error) {
        fail((error as Error).message, 'PASSES', index, key);
      }
    }
  });

  return {
    inputs,
    passes: passes.length > 0 ? passes : [{}],
    body: comment[0].replace(/[^\n]/g, '') + source.slice(comment[0].length),
  };
}

/** The targets of the passes, each once, in the order of the file. */
export function targetsOf({passes}: Pick<IsfFile, 'passes'>): string[] {
  return [...new Set(passes.flatMap(({TARGET}) => (TARGET ? [TARGET] : [])))];
}

/** The value of an input at the start: DEFAULT, or the nearest to nothing. */
export function defaultValue({TYPE, DEFAULT, MIN, VALUES}: IsfInput): InputValue {
  if (DEFAULT !== undefined) {
    return DEFAULT;
  }
  return TYPE === 'color'
    ? [0, 0, 0, 1]
    : TYPE === 'point2D'
      ? [0, 0]
      : (VALUES?.[0] ?? (typeof MIN === 'number' ? MIN : 0));
}

/** What sizes of passes can use: the size of the output in pixels, and the inputs that are numbers. */
export function sizeVariables(
  inputs: readonly IsfInput[],
  values: Readonly<Record<string, InputValue>>,
  width: number,
  height: number,
): Record<string, number> {
  return {
    WIDTH: width,
    HEIGHT: height,
    ...Object.fromEntries(
      inputs
        .filter((input) => !isImage(input))
        .map((input) => [input.NAME, Number(values[input.NAME] ?? defaultValue(input))]),
    ),
  };
}
