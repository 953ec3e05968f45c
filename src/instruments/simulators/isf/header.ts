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
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

import {evaluateSize, maxSide} from './size';

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

/** An error in a file. Lines count from 1. */
export class IsfError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Names that GLSL ES 3.00 (section 3.7: keywords and reserved words) or ISF already uses and an
 * input therefore cannot have.
 */
const reservedNames = new Set(glsl.taken);

/** Families of such names: types, images, and what WebGL or the host adds. */
const reservedPatterns =
  /^(?:gl_|isf_|vv_|IMG_)|__|^(?:[biudhf]?vec[234]|mat[234](?:x[234])?|[iu]?(?:sampler|image)(?:1D|2D|3D|Cube|Buffer)\w*)$/;

/** Maximum entries of INPUTS: graphics processors have space for a few hundred values. */
const maxInputs = 200;

/** Explanations of the JSON parser's most common errors. */
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

/** True for what can be shown as text. */
const isText = (value: unknown): boolean => typeof value === 'string' || isNumber(value);

const isListOf =
  (isItem: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || (Array.isArray(value) && value.every(isItem));

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

/** The format of a value of the type, in words. */
function requiredFormat(type: InputType): string {
  return type in counts
    ? `a list of ${counts[type]} numbers`
    : isSwitch(type)
      ? 'true or false'
      : 'a number without quotes';
}

type Path = readonly (string | number)[];
type Entry = Readonly<Record<string, unknown>>;

/** The JSON of a header, and the places of its parts. */
class Header {
  private constructor(
    private readonly source: string,
    private readonly start: number,
    private readonly root: Node,
  ) {}

  /** Parses a header. @param start - its first character in `source` */
  static parse(source: string, json: string, start: number): Header {
    const errors: ParseError[] = [];
    const root = parseTree(json, errors, {disallowComments: true});
    const [error] = errors;
    if (error) {
      throw new IsfError(
        `The header isn't valid JSON. ${meanings[printParseErrorCode(error.error)] ?? 'Check the brackets, commas and quotes around this.'}`,
        lineAt(source, start + error.offset),
      );
    }
    if (root?.type !== 'object') {
      throw new IsfError(
        'The header must be a JSON object, between { and }.',
        lineAt(source, start + (root?.offset ?? 0)),
      );
    }
    return new Header(source, start, root);
  }

  /** Throws at the line of a part. */
  fail(message: string, ...path: Path): never {
    const node = findNodeAtLocation(this.root, [...path]) ?? this.root;
    throw new IsfError(message, lineAt(this.source, this.start + node.offset));
  }

  get(key: string): unknown {
    const node = findNodeAtLocation(this.root, [key]);
    return node && getNodeValue(node);
  }

  /** A list of objects; empty if there is none. */
  list(key: string): readonly Entry[] {
    const list = this.get(key) ?? [];
    if (!Array.isArray(list)) {
      return this.fail(`${key} must be a list, between [ and ].`, key);
    }
    list.forEach((entry: unknown, index) => {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
        this.fail(`Each entry of ${key} must be an object, between { and }.`, key, index);
      }
    });
    return list as Entry[];
  }
}

/** Names of inputs and targets, each of which may be used once. */
class Names {
  private readonly used = new Set<string>();

  constructor(private readonly header: Header) {}

  /** Reserves a name. @param what - what has it, in words */
  claim(name: unknown, what: string, ...path: Path): void {
    const {header, used} = this;
    if (name === undefined) {
      header.fail(`${what} has no NAME.`, ...path);
    }
    if (typeof name !== 'string' || !/^[A-Za-z_]\w*$/.test(name)) {
      header.fail(
        `${what} has the name ${JSON.stringify(name)}. Use letters, digits and underscores only, and no digit first.`,
        ...path,
      );
    } else if (reservedNames.has(name) || reservedPatterns.test(name)) {
      header.fail(`${what} has the name ${name}, which GLSL or ISF already uses.`, ...path);
    } else if (used.has(name)) {
      header.fail(`The name ${name} is used twice.`, ...path);
    }
    used.add(name as string);
  }
}

/** Requirements of an input's fields: whether a value meets them, and what they are in words. */
const inputFields: Readonly<
  Record<string, (type: InputType) => {isValid: (value: unknown) => boolean; format: string}>
> = {
  ...Object.fromEntries(
    ['DEFAULT', 'MIN', 'MAX'].map((field) => [
      field,
      (type: InputType) => ({
        isValid: (value: unknown) => isImage({TYPE: type}) || isValueOf(type, value),
        format: requiredFormat(type),
      }),
    ]),
  ),
  VALUES: () => ({isValid: isListOf(isNumber), format: 'a list of numbers without quotes'}),
  LABELS: () => ({isValid: isListOf(isText), format: 'a list of texts in straight quotes'}),
  LABEL: () => ({
    isValid: (value) => value === null || isText(value),
    format: 'a text in straight quotes',
  }),
};

type Variables = Readonly<Record<string, number>>;

const switchProblem =
  (field: string) =>
  (value: unknown): string | undefined =>
    typeof value === 'string'
      ? `${field} of a pass must be true or false, without quotes.`
      : undefined;

function sizeProblem(value: unknown, variables: Variables): string | undefined {
  try {
    evaluateSize(value as IsfPass['WIDTH'], maxSide, variables);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Checks of a pass's fields: what is wrong with a value, in words; undefined if nothing is. */
const passFields: Readonly<
  Record<string, (value: unknown, variables: Variables) => string | undefined>
> = {
  PERSISTENT: switchProblem('PERSISTENT'),
  FLOAT: switchProblem('FLOAT'),
  WIDTH: sizeProblem,
  HEIGHT: sizeProblem,
};

function readInput(header: Header, entry: Entry, ...path: Path): IsfInput {
  const input = entry as unknown as IsfInput;
  const {NAME, TYPE} = input;
  if (!inputTypes.includes(TYPE)) {
    header.fail(
      `The input ${NAME} has the unknown TYPE ${JSON.stringify(TYPE)}. Known are ${inputTypes.join(', ')}.`,
      ...path,
    );
  }
  for (const [field, requirement] of Object.entries(inputFields)) {
    const {isValid, format} = requirement(TYPE);
    const value = entry[field];
    if (value !== undefined && !isValid(value)) {
      header.fail(`In the input ${NAME}, ${field} must be ${format}.`, ...path, field);
    }
  }
  return input;
}

/** Files of images beside the shader, which are image inputs to the code. */
function importedNames(imports: unknown): unknown[] {
  return Array.isArray(imports)
    ? imports.map((entry: unknown) => (entry as {NAME?: unknown} | null)?.NAME)
    : Object.keys(imports ?? {});
}

function readInputs(header: Header, names: Names): IsfInput[] {
  const list = header.list('INPUTS');
  if (list.length > maxInputs) {
    header.fail(
      `INPUTS has more than ${maxInputs} entries, which is more than this page can show.`,
      'INPUTS',
    );
  }
  const inputs = list.map((entry, index) => {
    names.claim(entry['NAME'], `Input ${index + 1}`, 'INPUTS', index);
    return readInput(header, entry, 'INPUTS', index);
  });
  const images = importedNames(header.get('IMPORTED')).map((name): IsfInput => {
    names.claim(name, 'An image of IMPORTED', 'IMPORTED');
    return {NAME: String(name), TYPE: 'image'};
  });
  return [...inputs, ...images];
}

function readPasses(header: Header, names: Names, inputs: readonly IsfInput[]): IsfPass[] {
  const passes = [...header.list('PASSES')] as IsfPass[];
  const variables = sizeVariables(inputs, {}, maxSide, maxSide);
  const targets = new Set<string>();
  passes.forEach((pass, index) => {
    if (pass.TARGET !== undefined && !targets.has(pass.TARGET)) {
      names.claim(pass.TARGET, `The target of pass ${index}`, 'PASSES', index);
      targets.add(pass.TARGET);
    }
    for (const [field, findProblem] of Object.entries(passFields)) {
      const problem = findProblem((pass as Entry)[field], variables);
      if (problem !== undefined) {
        header.fail(problem, 'PASSES', index, field);
      }
    }
  });
  return passes.length > 0 ? passes : [{}];
}

/**
 * Reads an ISF file.
 *
 * @param source - text of the `.fs` file
 * @throws IsfError with a message that names the fault of the header and its place
 */
export function parseIsf(source: string): IsfFile {
  const comment = /^\s*\/\*([\s\S]*?)\*\//.exec(source);
  if (!comment) {
    throw new IsfError(
      'The file must begin with the JSON header, in a comment between /* and */.',
      1,
    );
  }
  const [whole, json = ''] = comment;
  const header = Header.parse(source, json, whole.indexOf('/*') + 2);
  if (header.get('PERSISTENT_BUFFERS') !== undefined) {
    header.fail(
      'PERSISTENT_BUFFERS is from version 1 of ISF. Give entries of PASSES a TARGET and "PERSISTENT": true instead.',
      'PERSISTENT_BUFFERS',
    );
  }
  const names = new Names(header);
  const inputs = readInputs(header, names);
  return {
    inputs,
    passes: readPasses(header, names, inputs),
    body: whole.replace(/[^\n]/g, '') + source.slice(whole.length),
  };
}

/** The targets of the passes, each once, in the order of the file. */
export function getTargets({passes}: Pick<IsfFile, 'passes'>): string[] {
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
