/**
 * Reads the JSON header of an Interactive Shader Format file.
 *
 * Source: ISF specification version 2.0, https://github.com/mrRay/ISF_Spec.
 */
import glsl from './glslNames.json';
import {
  findNodeAtLocation,
  getNodeValue,
  ParseErrorCode,
  parseTree,
  type Node,
  type ParseError,
} from 'jsonc-parser';

import {evaluateSize, largestSide} from './size';

const inputTypes = [
  'event',
  'bool',
  'long',
  'float',
  'point2D',
  'color',
  'image',
  'audio',
  'audioFFT',
] as const;

export type InputType = (typeof inputTypes)[number];

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
const mostInputs = 200;

const identifier = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** What the JSON parser's commonest complaints mean, in words. */
const jsonFaults: Partial<Record<ParseErrorCode, string>> = {
  [ParseErrorCode.CommaExpected]: 'A comma is missing before this.',
  [ParseErrorCode.ColonExpected]: 'A colon is missing between a name and its value.',
  [ParseErrorCode.PropertyNameExpected]:
    'A name in straight double quotes is expected here. Is there a comma after the last entry?',
  [ParseErrorCode.ValueExpected]:
    'A value is expected here. Is there a comma after the last entry?',
  [ParseErrorCode.CloseBraceExpected]: 'A closing } is missing.',
  [ParseErrorCode.CloseBracketExpected]: 'A closing ] is missing.',
  [ParseErrorCode.UnexpectedEndOfString]: 'A closing quote is missing.',
  [ParseErrorCode.InvalidCommentToken]: 'JSON has no comments. Remove this one.',
  [ParseErrorCode.InvalidSymbol]:
    'This is neither a number nor a text in straight double quotes, like "these".',
};

/** True for inputs that the shader reads as images; sound comes as images too. */
export function isImage({TYPE}: Pick<IsfInput, 'TYPE'>): boolean {
  return TYPE === 'image' || TYPE === 'audio' || TYPE === 'audioFFT';
}

/** Lines that a text begins before the place `offset`: 1 for its first line. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** True for what can be shown as it is: a number is as good as a text. */
const isText = (value: unknown): boolean => typeof value === 'string' || isNumber(value);

/** How many numbers a value of the type has. */
const counts: Partial<Record<InputType, number>> = {point2D: 2, color: 4};

/** What is wrong with one value of an input, or undefined. */
function valueFault(type: InputType, key: string, value: unknown): string | undefined {
  const count = counts[type];
  if (count !== undefined) {
    return Array.isArray(value) && value.length === count && value.every(isNumber)
      ? undefined
      : `${key} must be a list of ${count} numbers`;
  }
  if (type === 'bool' || type === 'event') {
    return isNumber(value) || typeof value === 'boolean'
      ? undefined
      : `${key} must be true or false`;
  }
  return isNumber(value) ? undefined : `${key} must be a number without quotes`;
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
      `The header isn't valid JSON. ${jsonFaults[fault.error] ?? 'Check the brackets, commas and quotes around this.'}`,
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
    list.forEach((entry: unknown, index) => {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
        fail(`Each entry of ${key} must be an object, between { and }.`, key, index);
      }
    });
    return list as Record<string, unknown>[];
  };

  if (listOf('INPUTS').length > mostInputs) {
    fail(
      `INPUTS has more than ${mostInputs} entries, which is more than this page can show.`,
      'INPUTS',
    );
  }
  const names = new Set<string>();
  const claim = (name: unknown, what: string, ...path: (string | number)[]): void => {
    if (name === undefined) {
      fail(`${what} has no NAME.`, ...path);
    }
    if (typeof name !== 'string' || !identifier.test(name)) {
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
      const wrong = input[key] === undefined ? undefined : valueFault(input.TYPE, key, input[key]);
      if (wrong) {
        fail(`In the input ${input.NAME}, ${wrong}.`, ...at, key);
      }
    }
    const list = (
      key: 'VALUES' | 'LABELS',
      what: string,
      isGood: (each: unknown) => boolean,
    ): void => {
      const found: unknown = input[key] ?? [];
      if (!Array.isArray(found) || !found.every(isGood)) {
        fail(`In the input ${input.NAME}, ${key} must be a list of ${what}.`, ...at, key);
      }
    };
    list('VALUES', 'numbers without quotes', isNumber);
    list('LABELS', 'texts in straight quotes', isText);
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
  const targets = new Set<string>();
  passes.forEach(({TARGET}, index) => {
    if (TARGET !== undefined && !targets.has(TARGET)) {
      claim(TARGET, `The target of pass ${index}`, 'PASSES', index);
      targets.add(TARGET);
    }
  });

  const variables = sizeVariables(inputs, {}, largestSide, largestSide);
  passes.forEach((pass, index) => {
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
