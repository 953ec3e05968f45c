import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readYaml} from '../../../support/readYaml';
import {readHash, sharedHash} from '../../../../src/instruments/simulators/isf/address';
import {
  fromHex,
  getChoices,
  getRange,
  toHex,
  valuesFor,
} from '../../../../src/instruments/simulators/isf/controls';
import {exampleHash} from '../../../../src/instruments/simulators/isf/examples';
import {readLog} from '../../../../src/instruments/simulators/isf/compilerLog';
import {flashMeter} from '../../../../src/instruments/simulators/isf/flashes';
import {getTargets, IsfError, parseIsf} from '../../../../src/instruments/simulators/isf/header';
import {evaluateSize, maxSide} from '../../../../src/instruments/simulators/isf/size';
import {
  fragmentSource,
  rewriteImageFunctions,
  vertexSource,
} from '../../../../src/instruments/simulators/isf/translate';

const vectors = readYaml<{
  invalid: {title: string; source: string; line: number; message: string}[];
  reservedNames: string;
  /** Messages of the compiler, and a part of their explanation. */
  messages: Record<string, string>;
  sizes: [expression: string, pixels: number][];
  invalidSizes: string[];
  invalidCalls: [code: string, message: string][];
  /** Code with an initial value that is not constant, and its translation. */
  initialValue: {code: string; result: string};
  deferred: [code: string, isDeferred: boolean][];
  values: [input: object, initial: unknown, stored: unknown, value: unknown][];
}>('tests/fixtures/isf/vectors.yaml');

const file = (header: object, code = 'void main() {}'): string =>
  `/*${JSON.stringify(header)}*/\n${code}`;

/** The error that a function throws. */
function getError(parse: () => unknown): IsfError {
  try {
    parse();
  } catch (error) {
    if (error instanceof IsfError) {
      return error;
    }
  }
  throw new Error('No IsfError was thrown.');
}

describe('header', () => {
  it('reads inputs and passes', () => {
    const isf = parseIsf(
      file({
        INPUTS: [{NAME: 'inputImage', TYPE: 'image'}],
        PASSES: [{TARGET: 'a'}, {TARGET: 'b'}, {TARGET: 'a'}, {}],
      }),
    );
    expect(isf.passes).toHaveLength(4);
    expect(getTargets(isf)).toEqual(['a', 'b']);
    expect(parseIsf(file({})).passes).toEqual([{}]);
  });

  it('reads imported images as image inputs, in both formats', () => {
    const input = {NAME: 'paper', TYPE: 'image'};
    expect(parseIsf(file({IMPORTED: {paper: {PATH: 'a.png'}}})).inputs).toEqual([input]);
    expect(parseIsf(file({IMPORTED: [{NAME: 'paper', PATH: 'a.png'}]})).inputs).toEqual([input]);
  });

  it('preserves line numbers', () => {
    expect(parseIsf('\n/*{\n}*/\nvoid main() {}').body).toBe('\n\n\nvoid main() {}');
  });

  it.each(vectors.invalid)('reports $title and its line', ({source, line, message}) => {
    const error = getError(() => parseIsf(source));
    expect(error.message).toContain(message);
    expect(error.line).toBe(line);
  });

  it('has a maximum number of inputs', () => {
    const INPUTS = Array.from({length: 201}, (_, index) => ({NAME: `a${index}`, TYPE: 'float'}));
    expect(getError(() => parseIsf(file({INPUTS}))).message).toContain('more than 200 entries');
  });

  it.each(vectors.reservedNames.split(' '))(
    'reports %s, a reserved name of GLSL or ISF',
    (NAME) => {
      const parse = () => parseIsf(file({INPUTS: [{NAME, TYPE: 'float'}]}));
      expect(getError(parse).message).toContain('already uses');
    },
  );

  it('accepts other names, including those of built-in functions', () => {
    const names = ['samples', 'inputImage', 'round', 'vec', 'image', 'a_b', 'noise1'];
    expect(
      parseIsf(file({INPUTS: names.map((NAME) => ({NAME, TYPE: 'float'}))})).inputs,
    ).toHaveLength(names.length);
  });

  it('throws only IsfError for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        try {
          parseIsf(`/*${json.replaceAll('*/', '')}*/void main() {}`);
        } catch (error) {
          expect(error).toBeInstanceOf(IsfError);
        }
      }),
    );
  });
});

describe('translation', () => {
  it('replaces image functions, including nested calls', () => {
    expect(rewriteImageFunctions('IMG_NORM_PIXEL(a, IMG_PIXEL(b, vec2(x, y)).xy)')).toBe(
      'texture(a, texture(b, (vec2(x, y)) / _b_imgSize).xy)',
    );
    expect(rewriteImageFunctions('IMG_THIS_PIXEL(a) + IMG_SIZE( a ).x')).toBe(
      'texture(a, isf_FragNormCoord) + _a_imgSize.x',
    );
  });

  it('ignores comments with brackets', () => {
    expect(rewriteImageFunctions('// IMG_PIXEL(\nIMG_SIZE(a /* ) */)').trim()).toBe('_a_imgSize');
  });

  it.each(vectors.invalidCalls)('reports the line of %j', (code, message) => {
    const error = getError(() => rewriteImageFunctions(code));
    expect(error.message).toContain(message);
    expect(error.line).toBe(2);
  });

  it('preserves line numbers, also for calls with line breaks', () => {
    const body = 'a\nIMG_PIXEL(\n  b,\n  IMG_SIZE(\n    c)) /*\n*/\nlast';
    const lines = rewriteImageFunctions(body).split('\n');
    expect(lines).toHaveLength(body.split('\n').length);
    expect(lines.at(-1)).toBe('last');
  });

  it('declares every input and target in GLSL ES 3.00', () => {
    const isf = parseIsf(
      file(
        {INPUTS: [{NAME: 'speed', TYPE: 'float'}], PASSES: [{TARGET: 'store'}, {}]},
        'varying vec2 v;\nvoid main() { gl_FragColor = IMG_THIS_PIXEL(store); }',
      ),
    );
    const plain = fragmentSource(isf, false);
    expect(plain).toMatch(/^#version 300 es\n/);
    expect(plain).toContain('uniform float speed;');
    expect(plain).toContain('uniform sampler2D store;\nuniform vec2 _store_imgSize;');
    expect(plain).toContain('in vec2 v;');
    expect(plain).toContain('isf_FragColor = texture(store');
    expect(plain).not.toContain('BEAT');
    expect(fragmentSource(isf, true)).toContain('#define VIDEOSYNC 1\nuniform float BEAT;');
    expect(vertexSource(isf, 'varying vec2 v;', false)).toContain('out vec2 v;');
    expect(vertexSource(isf, undefined, false)).toContain('in vec2 isf_corner;');
  });

  const translate = (code: string, header: object = {}): string =>
    fragmentSource(parseIsf(`/*${JSON.stringify(header)}*/${code}`), false)
      .split('#line 1\n')
      .slice(1)
      .join('#line 1\n');

  it('initialises variables in a function before main', () => {
    const {code, result} = vectors.initialValue;
    expect(translate(code)).toBe(result);
  });

  it.each(vectors.deferred)('only if the initial value is not constant: %s', (code, isDeferred) => {
    const header = {INPUTS: [{NAME: 'speed', TYPE: 'float'}]};
    const translated = translate(`${code}\nvoid main() { float inside = TIME; }`, header);
    expect(translated.includes('isf_start')).toBe(isDeferred);
  });

  it('renames functions that have the name of a built-in one', () => {
    expect(translate('float sign(float x) { return x; } float y = abs(round.x);')).toBe(
      '\n#define sign isf_own_sign\n#line 1\nfloat sign(float x) { return x; } float y = abs(round.x);',
    );
    expect(readLog("ERROR: 0:1: 'isf_own_sign' : no matching overloaded function found")).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/The function “sign”/) as string,
        raw: "'sign' : no matching overloaded function found",
      }),
    ]);
  });

  it('supports thousands of calls', () => {
    const code = 'IMG_SIZE(a)\n'.repeat(20_000);
    expect(rewriteImageFunctions(code)).toBe('_a_imgSize\n'.repeat(20_000));
  });
});

describe('the size of a pass', () => {
  const variables = {WIDTH: 640, HEIGHT: 360, blur: 4};
  it.each([[undefined, 99], [12, 12], ...vectors.sizes])('%j is %i', (expression, pixels) => {
    expect(evaluateSize(expression, 99, variables)).toBe(pixels);
  });

  it('has a maximum', () => {
    expect(evaluateSize('pow(2, 20)', 99, variables)).toBe(maxSide);
  });

  it.each(vectors.invalidSizes)('cannot be %j', (expression) => {
    expect(() => evaluateSize(expression, 99, variables)).toThrow(/can't be calculated/);
  });
});

describe('messages of the compiler', () => {
  it('are explained once per line, and include the original', () => {
    const log =
      "ERROR: 0:9: 'colour' : undeclared identifier\nERROR: 0:3: '=' : cannot convert from 'const int' to 'highp float'\nERROR: 0:9: 'colour' : undeclared identifier\n\0";
    expect(readLog(log).map(({line, message}) => [line, message])).toEqual([
      [3, expect.stringMatching(/Write 1\.0 instead of 1/)],
      [9, expect.stringMatching(/“colour” isn’t declared/)],
    ]);
    expect(readLog(log, true)[1]).toMatchObject({
      isVertex: true,
      raw: "'colour' : undeclared identifier",
    });
  });

  it.each(Object.entries(vectors.messages))('%s: %s', (raw, explanation) => {
    expect(readLog(`ERROR: 0:1: ${raw}`)[0]?.message).toContain(explanation);
  });

  it.each([
    ['gl_FragData', 'Write gl_FragColor instead'],
    ['gl_TexCoord', 'Write isf_FragNormCoord'],
    ['gl_ModelViewMatrix', 'Use the automatic variables'],
  ])('about %s name its replacement, and omit consequential errors', (name, explanation) => {
    const log = `ERROR: 0:1: '${name}' : undeclared identifier
ERROR: 0:1: 'expression' :  left of '[' is not of type array, matrix, or vector
ERROR: 0:1: 'x' :  field selection requires structure, vector, or interface block on left hand side
ERROR: 0:1: 'assign' : l-value required (can't modify a const)
ERROR: 0:1: '=' : dimension mismatch
ERROR: 0:2: '=' : dimension mismatch
`;
    expect(readLog(log).map(({line, message}) => [line, message])).toEqual([
      [1, expect.stringContaining(explanation)],
      [2, expect.any(String)],
    ]);
  });

  it('about functions of older GLSL versions name those of ISF', () => {
    const [first, ...others] = readLog(
      [
        "ERROR: 0:1: 'texture2DRect' : no matching overloaded function found",
        "ERROR: 0:1: '=' : cannot convert from 'const mediump float' to 'highp 4-component vector of float'",
      ].join('\n'),
    );
    expect(first?.message).toContain('Use IMG_NORM_PIXEL');
    expect(others).toEqual([]);
  });

  it('without a line number refer to line 1', () => {
    expect(readLog('out of memory')).toEqual([
      {line: 1, message: 'The compiler rejects this line.', raw: 'out of memory'},
    ]);
  });
});

describe('flash meter', () => {
  const cells = 16;
  /** Measures two seconds at 60 frames per second. */
  const flashes = (frame: (time: number, cell: number) => readonly number[]): boolean => {
    const {measure} = flashMeter(cells);
    let isFlashing = false;
    for (let index = 0; index < 120; index += 1) {
      const time = index / 60;
      const pixels = Uint8Array.from({length: cells * 4}, (_, position) =>
        position % 4 === 3 ? 255 : (frame(time, Math.floor(position / 4))[position % 4] ?? 0),
      );
      isFlashing = measure(pixels, time) || isFlashing;
    }
    return isFlashing;
  };
  const blink = (rate: number, on: number[], off: number[]) => (time: number) =>
    (time * rate) % 1 < 0.5 ? on : off;
  const white = [255, 255, 255];
  const black = [0, 0, 0];

  const grey = (level: number): number[] => [level, level, level];

  it.each<[boolean, string, (time: number, cell: number) => readonly number[]]>([
    [false, 'three flashes per second', blink(3, white, black)],
    [true, 'five flashes per second', blink(5, white, black)],
    [
      false,
      'less than a quarter of the image',
      (time, cell) => blink(9, cell < 3 ? white : black, black)(time),
    ],
    [
      true,
      'a quarter of the image',
      (time, cell) => blink(9, cell < 4 ? white : black, black)(time),
    ],
    [false, 'flashes with little contrast', blink(9, grey(90), grey(60))],
    [false, 'flashes that are never dark', blink(9, white, grey(235))],
    [true, 'sine waves', (time) => grey(128 + 127 * Math.sin(time * 6 * 2 * Math.PI))],
    [true, 'saturated red and grey of the same luminance', blink(6, [255, 0, 0], grey(127))],
    [false, 'a slow fade', (time) => grey(time * 120)],
  ])('returns %s for %s', (isFlashing, _, frame) => {
    expect(flashes(frame)).toBe(isFlashing);
  });
});

describe('addresses', () => {
  /** The fragment for a compressed text. */
  const compress = (text: string): string =>
    `#isf-playground?code=${deflateRawSync(text).toString('base64url')}`;
  const shader = (length: number) => ({source: 'a'.repeat(length), values: {}});

  it('contain an example, or a shader with its values', async () => {
    expect(await readHash(exampleHash('porthole'))).toEqual({example: 'porthole'});
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme'}), async (source) => {
        const shared = {source, vertex: 'v', values: {a: 1, b: [1, 2]}};
        const hash = (await sharedHash(shared)) ?? '';
        expect(hash).toMatch(/^#isf-playground\?code=[\w-]*$/);
        expect(await readHash(hash)).toEqual({shared});
      }),
    );
  });

  it.each([
    '#isf-playground',
    '#isf-playground?code=!',
    '#isf-playground?code=AAAA',
    ...['null', '{}', '{"source": 1}', '{'].map(compress),
  ])('%s is invalid', async (hash) => {
    expect(await readHash(hash)).toBeUndefined();
  });

  it('omit invalid properties', async () => {
    expect(await readHash(compress('{"source": "a", "vertex": 1, "values": 2}'))).toEqual({
      shared: {source: 'a', vertex: undefined, values: {}},
    });
  });

  it('are neither created nor read for a shader that is too long', async () => {
    const source = Array.from({length: 3000}, (_, index) => Math.sin(index)).join();
    expect(await sharedHash({source, values: {}})).toBeUndefined();
    // Repetitive text compresses to a few characters, so this tests the length of the source.
    const largest = shader(200_000 - JSON.stringify(shader(0)).length);
    expect(await readHash((await sharedHash(largest)) ?? '')).toEqual({shared: largest});
    expect(await sharedHash({...largest, source: `${largest.source}a`})).toBeUndefined();
    expect(await readHash(compress(`${JSON.stringify(largest)} `))).toBeUndefined();
  });
});

describe('controls', () => {
  it('have the range of the header, or a default', () => {
    expect(getRange({NAME: 'a', TYPE: 'float', MIN: -2, MAX: 3})).toEqual([-2, 3]);
    expect(getRange({NAME: 'a', TYPE: 'float'})).toEqual([0, 1]);
    expect(getRange({NAME: 'a', TYPE: 'float', MIN: 5})).toEqual([5, 5]);
    expect(getRange({NAME: 'a', TYPE: 'long'})).toEqual([0, 10]);
    expect(getRange({NAME: 'a', TYPE: 'point2D', MIN: [0, 1], MAX: [2, 4]}, 1)).toEqual([1, 4]);
  });
  it('convert colours to hexadecimal and back', () => {
    expect(toHex([1, 0.4, -1, 1])).toBe('#ff6600');
    expect(fromHex('#ff6600')).toEqual([1, 0.4, 0]);
  });
  it('label the values of a menu', () => {
    expect(getChoices({NAME: 'a', TYPE: 'long', VALUES: [0, 4], LABELS: ['Off']})).toEqual([
      {value: 0, label: 'Off'},
      {value: 4, label: '4'},
    ]);
  });

  it.each(vectors.values)(
    '%j has the initial value %j, and with the stored value %j the value %j',
    (input, initial, stored, value) => {
      const {inputs} = parseIsf(file({INPUTS: [{NAME: 'a', ...input}]}));
      expect(valuesFor(inputs, {})['a'] ?? null).toEqual(initial);
      expect(valuesFor(inputs, {a: stored, b: 1})).toEqual(value === null ? {} : {a: value});
    },
  );
});
