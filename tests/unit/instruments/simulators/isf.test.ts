import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readHash, sharedHash} from '../../../../src/instruments/simulators/isf/address';
import {
  choicesOf,
  fromHex,
  rangeOf,
  shownNumber,
  stepOf,
  toHex,
  valuesFor,
} from '../../../../src/instruments/simulators/isf/controls';
import {exampleHash} from '../../../../src/instruments/simulators/isf/hash';
import {readLog} from '../../../../src/instruments/simulators/isf/compilerLog';
import {flashMeter} from '../../../../src/instruments/simulators/isf/flashes';
import {IsfError, parseIsf, targetsOf} from '../../../../src/instruments/simulators/isf/header';
import {longestShared, pack, unpack} from '../../../../src/instruments/simulators/isf/share';
import {evaluateSize, largestSide} from '../../../../src/instruments/simulators/isf/size';
import {
  fragmentSource,
  rewriteImageFunctions,
  vertexSource,
} from '../../../../src/instruments/simulators/isf/translate';

const file = (header: object, code = 'void main() {}'): string =>
  `/*${JSON.stringify(header)}*/\n${code}`;

/** The refusal of a file. */
function refusal(source: string): {line: number; message: string} {
  try {
    parseIsf(source);
  } catch (error) {
    if (error instanceof IsfError) {
      return {line: error.line, message: error.message};
    }
  }
  throw new Error('was accepted');
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
    expect(targetsOf(isf)).toEqual(['a', 'b']);
    expect(parseIsf(file({})).passes).toEqual([{}]);
  });

  it('takes imported images as image inputs, in both forms', () => {
    const input = {NAME: 'paper', TYPE: 'image'};
    expect(parseIsf(file({IMPORTED: {paper: {PATH: 'a.png'}}})).inputs).toEqual([input]);
    expect(parseIsf(file({IMPORTED: [{NAME: 'paper', PATH: 'a.png'}]})).inputs).toEqual([input]);
  });

  it('keeps the lines of the code', () => {
    expect(parseIsf('\n/*{\n}*/\nvoid main() {}').body).toBe('\n\n\nvoid main() {}');
  });

  it.each<[string, string, number, RegExp]>([
    ['no header', 'void main() {}', 1, /begin with the JSON header/],
    ['a comma too many', '/*{\n"INPUTS": [\n],\n}*/', 4, /comma after the last/],
    ['a comma missing', '/*{\n"A": 1\n"B": 2\n}*/', 3, /comma is missing/],
    ['curly quotes', '/*{\n“A”: 1\n}*/', 2, /valid JSON/],
    ['an open text', '/*{\n"A": "b\n}*/', 2, /closing quote is missing/],
    ['a list', '/*[]*/', 1, /must be a JSON object/],
    ['INPUTS that is no list', '/*{\n"INPUTS": {}\n}*/', 2, /INPUTS must be a list/],
    ['an input that is no object', '/*{"INPUTS": [\n1]}*/', 2, /must be an object/],
    ['an input without a name', '/*{"INPUTS": [\n{"TYPE": "float"}]}*/', 2, /Input 1 has no NAME/],
    ['a name with a space', file({INPUTS: [{NAME: 'a b', TYPE: 'float'}]}), 1, /"a b"/],
    ['a name of GLSL', file({INPUTS: [{NAME: 'float', TYPE: 'float'}]}), 1, /already uses/],
    [
      'a name twice',
      file({INPUTS: [{NAME: 'a', TYPE: 'float'}], PASSES: [{TARGET: 'a'}]}),
      1,
      /a is used twice/,
    ],
    [
      'an unknown type',
      '/*{"INPUTS": [{"NAME": "a", "TYPE": "float"},\n\n{"NAME": "b", "TYPE": "number"}]}*/',
      3,
      /b has the unknown TYPE "number"/,
    ],
    [
      'a number in quotes',
      '/*{"INPUTS": [{"NAME": "a", "TYPE": "float",\n"DEFAULT": "1"}]}*/',
      2,
      /DEFAULT must be a number without quotes/,
    ],
    [
      'a colour of three numbers',
      file({INPUTS: [{NAME: 'a', TYPE: 'color', DEFAULT: [1, 0, 0]}]}),
      1,
      /list of 4 numbers/,
    ],
    [
      'a switch in words',
      file({INPUTS: [{NAME: 'a', TYPE: 'bool', DEFAULT: 'yes'}]}),
      1,
      /true or false/,
    ],
    [
      'values that are no list',
      file({INPUTS: [{NAME: 'a', TYPE: 'long', VALUES: 3}]}),
      1,
      /VALUES must be a list/,
    ],
    [
      'a label that is no text, which no control can show',
      '/*{"INPUTS": [{"NAME": "a", "TYPE": "float",\n"LABEL": {"en": "Speed"}}]}*/',
      2,
      /LABEL must be a text/,
    ],
    [
      'labels that are no texts',
      file({INPUTS: [{NAME: 'a', TYPE: 'long', VALUES: [0], LABELS: [{}]}]}),
      1,
      /LABELS must be a list of texts/,
    ],
    [
      'values in quotes',
      file({INPUTS: [{NAME: 'a', TYPE: 'long', VALUES: ['0']}]}),
      1,
      /VALUES must be a list of numbers without quotes/,
    ],
    [
      'a size that can’t be calculated',
      '/*{"PASSES": [{"TARGET": "a",\n"WIDTH": "$nothing*2"}]}*/',
      2,
      /The size "\$nothing\*2" of a pass can't be calculated/,
    ],
    ['an empty size', file({PASSES: [{HEIGHT: ''}]}), 1, /The size "" of a pass/],
    ['a size that is no text', file({PASSES: [{HEIGHT: {}}]}), 1, /The size {} of a pass/],
    [
      'more inputs than fit',
      file({INPUTS: Array.from({length: 201}, (_, at) => ({NAME: `a${at}`, TYPE: 'float'}))}),
      1,
      /more than 200 entries/,
    ],
    ['version 1', file({PERSISTENT_BUFFERS: ['a']}), 1, /version 1 of ISF/],
  ])('refuses %s at its line', (_what, source, line, message) => {
    const found = refusal(source);
    expect(found.message).toMatch(message);
    expect(found.line).toBe(line);
  });

  it('refuses the names that GLSL or ISF uses', () => {
    const names =
      'attribute const uniform varying layout centroid flat smooth break continue do for while switch case default if else in out inout float int void bool true false invariant discard return mat2 mat3x4 vec2 ivec3 bvec4 uvec2 uint lowp mediump highp precision sampler2D sampler3D samplerCube sampler2DShadow isampler2DArray struct asm class union enum typedef template this resource atomic_uint patch sample subroutine common partition active goto inline noinline volatile public static extern external interface long short double half fixed unsigned superp input output hvec2 dvec3 fvec4 sampler2DRect filter image1D iimage2D uimageBuffer sizeof cast namespace using coherent restrict readonly writeonly gl_x a__b isf_x GL_ES BEAT VIDEOSYNC sample output active common smooth switch';
    for (const NAME of names.split(' ')) {
      expect(refusal(file({INPUTS: [{NAME, TYPE: 'float'}]})).message).toMatch(/already uses/);
    }
  });
  it('lets other names be, those of built-in functions included', () => {
    const names = ['samples', 'inputImage', 'round', 'vec', 'image', 'a_b', 'noise1'];
    expect(
      parseIsf(file({INPUTS: names.map((NAME) => ({NAME, TYPE: 'float'}))})).inputs,
    ).toHaveLength(names.length);
  });

  it('refuses or reads whatever comes', () => {
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
  it('replaces the image functions, calls inside calls included', () => {
    expect(rewriteImageFunctions('IMG_NORM_PIXEL(a, IMG_PIXEL(b, vec2(x, y)).xy)')).toBe(
      'texture2D(a, texture2D(b, (vec2(x, y)) / _b_imgSize).xy)',
    );
    expect(rewriteImageFunctions('IMG_THIS_PIXEL(a) + IMG_SIZE( a ).x')).toBe(
      'texture2D(a, isf_FragNormCoord) + _a_imgSize.x',
    );
  });

  it('ignores comments, brackets in them included', () => {
    expect(rewriteImageFunctions('// IMG_PIXEL(\nIMG_SIZE(a /* ) */)').trim()).toBe('_a_imgSize');
  });

  it('refuses calls that cannot be, at their line', () => {
    for (const [code, message] of [
      ['\nIMG_PIXEL(a, b', /no closing bracket/],
      ['\nIMG_PIXEL(a)', /an image and a position/],
      ['\nIMG_THIS_PIXEL(a, b)', /an image only/],
      ['IMG_SIZE(a)\nIMG_SIZE(a, b)', /an image only/],
    ] as const) {
      let found: unknown;
      try {
        rewriteImageFunctions(code);
      } catch (error) {
        found = error;
      }
      expect(found).toBeInstanceOf(IsfError);
      expect((found as IsfError).message).toMatch(message);
      expect((found as IsfError).line).toBe(2);
    }
  });

  it('keeps the number of every line, calls over several lines included', () => {
    const body = 'a\nIMG_PIXEL(\n  b,\n  IMG_SIZE(\n    c)) /*\n*/\nlast';
    const lines = rewriteImageFunctions(body).split('\n');
    expect(lines).toHaveLength(body.split('\n').length);
    expect(lines.at(-1)).toBe('last');
  });

  it('declares every input and target, for both languages', () => {
    const isf = parseIsf(
      file(
        {INPUTS: [{NAME: 'speed', TYPE: 'float'}], PASSES: [{TARGET: 'store'}, {}]},
        'varying vec2 v;\nvoid main() { gl_FragColor = IMG_THIS_PIXEL(store); }',
      ),
    );
    const old = fragmentSource(isf);
    expect(old).toContain('uniform float speed;');
    expect(old).toContain('uniform sampler2D store;\nuniform vec2 _store_imgSize;');
    expect(old).toContain('gl_FragColor = texture2D(store');
    expect(old).not.toContain('BEAT');
    const modern = fragmentSource(isf, {dialect: 'essl300', videosync: true});
    expect(modern).toMatch(/^#version 300 es\n/);
    expect(modern).toContain('in vec2 v;');
    expect(modern).toContain('isf_FragColor = texture(store');
    expect(modern).toContain('#define VIDEOSYNC 1\nuniform float BEAT;');
    expect(vertexSource(isf, 'varying vec2 v;', {dialect: 'essl300'})).toContain('out vec2 v;');
    expect(vertexSource(isf, undefined)).toContain('attribute vec2 isf_corner;');
  });

  const modern = (code: string, header: object = {}): string =>
    fragmentSource(parseIsf(`/*${JSON.stringify(header)}*/${code}`), {dialect: 'essl300'})
      .split('#line 1\n')
      .slice(1)
      .join('#line 1\n');

  it('gives a variable its start value in a function before main, where it is not constant', () => {
    expect(modern('const float pi = 3.0;\nfloat a = pi, b = 2.0;\nvoid main() {}')).toBe(
      'const float pi = 3.0;\nfloat a = pi, b = 2.0;\nvoid main() {}',
    );
    expect(modern('float a = TIME, b;\nvoid main() {}')).toBe(
      [
        'float a, b; void isf_start0() { a = TIME; }',
        '#define ISF_START0',
        '#line 1',
        '',
        'void isf_own_main() {}',
        'void main() {',
        '#ifdef ISF_START0',
        'isf_start0();',
        '#endif',
        'isf_own_main();',
        '}',
      ].join('\n'),
    );
    const deferred = (code: string, header?: object): boolean =>
      modern(`${code}\nvoid main() { float inside = TIME; }`, header).includes('isf_start');
    expect(deferred('')).toBe(false);
    expect(deferred('#define HALF (RENDERSIZE / 2.0)\nvec2 a = HALF;')).toBe(true);
    expect(deferred('float f(float x) { return x; }\nfloat a = f(1.0);')).toBe(true);
    expect(deferred('float a = 1.0;\nfloat b = a;')).toBe(true);
    expect(deferred('const float a = speed;', {INPUTS: [{NAME: 'speed', TYPE: 'float'}]})).toBe(
      true,
    );
    expect(deferred('struct Ray { vec3 a; };\nRay r = Ray(vec3(1.0));\nfloat b[2];')).toBe(false);
  });

  it('renames own functions that have the name of a built-in one, and no others', () => {
    expect(modern('float sign(float x) { return x; } float y = abs(round.x);')).toBe(
      'float isf_own_sign(float x) { return x; } float y = abs(round.x);',
    );
    expect(readLog("ERROR: 0:1: 'isf_own_sign' : no matching overloaded function found")).toEqual([
      {
        line: 1,
        message: expect.stringMatching(/The function “sign”/) as string,
        raw: "'sign' : no matching overloaded function found",
      },
    ]);
  });

  it('knows the names of version 1 of ISF, and passes over extensions of desktop GLSL', () => {
    const isf = parseIsf(file({INPUTS: [{NAME: 'inputImage', TYPE: 'image'}]}, 'vv_FragNormCoord'));
    expect(fragmentSource(isf)).toMatch(/isf_FragNormCoord$/);
    expect(fragmentSource(isf)).toContain(
      'const vec4 _inputImage_imgRect = vec4(0.0, 0.0, 1.0, 1.0);',
    );
    expect(vertexSource(isf, 'vv_vertShaderInit();')).toMatch(/\bisf_vertShaderInit\(\);$/);
    expect(modern('#extension GL_ARB_texture_rectangle : enable\nA')).toBe('\nA');
  });

  it('reads thousands of calls one after the other', () => {
    const code = 'IMG_SIZE(a)\n'.repeat(20_000);
    expect(rewriteImageFunctions(code)).toBe('_a_imgSize\n'.repeat(20_000));
  });
});

describe('sizes of passes', () => {
  const variables = {WIDTH: 640, HEIGHT: 360, blur: 4};
  it.each([
    [undefined, 99],
    [12, 12],
    ['$WIDTH/2.0', 320],
    ['floor($HEIGHT / 7)', 51],
    ['max($WIDTH, $HEIGHT) - ($blur + 2) * 10', 580],
    ['-3', 1],
    ['pow(2, 20)', largestSide],
  ])('%s is %s', (expression, wanted) => {
    expect(evaluateSize(expression, 99, variables)).toBe(wanted);
  });

  it.each(['', '$nothing', '2 +', '(3', 'floor(', '1 2', '1/0', 'constructor(1)', 'a'])(
    'refuses %j',
    (expression) => {
      expect(() => evaluateSize(expression, 99, variables)).toThrow(/can't be calculated/);
    },
  );
});

describe('messages of the compiler', () => {
  it('are explained at their line, and kept', () => {
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

  it.each([
    ["'BEAT' : undeclared identifier", /Only Videosync/],
    ["'smoth' : no matching overloaded function found", /The function “smoth”/],
    ["'level' : redefinition", /declared twice/],
    [
      "'*' : wrong operand types - no operation '*' exists that takes a left-hand operand of type 'highp float' and a right operand of type 'const int' (or there is no acceptable conversion)",
      /whole number and a float are combined with “\*”/,
    ],
    [
      "'+' : wrong operand types - no operation '+' exists that takes a left-hand operand of type '2-component vector of float' and a right operand of type '3-component vector of float'",
      /both sides of “\+”/,
    ],
    ["'=' : cannot convert from 'uniform highp int' to 'highp float'", /Write 1\.0 instead of 1/],
    ["'=' : cannot convert from 'const float' to 'highp int'", /Write 1 instead of 1\.0/],
    ["'=' : cannot convert from 'const int' to 'highp uint'", /Write 2u instead of 2/],
    [
      "'*' : wrong operand types - no operation '*' exists that takes a left-hand operand of type 'highp uint' and a right operand of type 'const int' (or there is no acceptable conversion)",
      /Write 2u instead of 2/,
    ],
    ["'return' : function return is not matching type:", /A float function returns 1\.0/],
    ["'' : boolean expression expected", /A condition is needed/],
    ["'}' : syntax error", /missing its semicolon/],
    ["'' : syntax error", /ends too early/],
    ["'float' : syntax error", /end of the line above/],
    ["'speed' : l-value required (can't modify a uniform \"speed\")", /“speed” can’t be changed/],
    ["'anything' : something new", /rejects this line/],
  ])('%s', (raw, message) => {
    expect(readLog(`ERROR: 0:1: ${raw}`)[0]?.message).toMatch(message);
  });

  it('that have no line are at the first one', () => {
    expect(readLog('out of memory')).toEqual([
      {line: 1, message: 'The compiler rejects this line.', raw: 'out of memory'},
    ]);
  });
});

describe('flash meter', () => {
  const cells = 16;
  /** Measures two seconds at 60 frames a second. */
  const flashes = (frame: (time: number, cell: number) => readonly number[]): boolean => {
    const {measure} = flashMeter(cells);
    let isFlashing = false;
    for (let index = 0; index < 120; index += 1) {
      const time = index / 60;
      const pixels = Uint8Array.from({length: cells * 4}, (_, at) =>
        at % 4 === 3 ? 255 : (frame(time, Math.floor(at / 4))[at % 4] ?? 0),
      );
      isFlashing = measure(pixels, time) || isFlashing;
    }
    return isFlashing;
  };
  const blink = (rate: number, on: number[], off: number[]) => (time: number) =>
    (time * rate) % 1 < 0.5 ? on : off;
  const white = [255, 255, 255];
  const black = [0, 0, 0];

  it('lets three flashes a second pass, and stops five', () => {
    expect(flashes(blink(3, white, black))).toBe(false);
    expect(flashes(blink(5, white, black))).toBe(true);
  });
  it('lets what is small, faint or bright pass', () => {
    expect(flashes((time, cell) => (cell < 3 ? blink(9, white, black)(time) : black))).toBe(false);
    expect(flashes((time, cell) => (cell < 4 ? blink(9, white, black)(time) : black))).toBe(true);
    expect(flashes(blink(9, [90, 90, 90], [60, 60, 60]))).toBe(false);
    expect(flashes(blink(9, white, [235, 235, 235]))).toBe(false);
  });
  it('sees soft waves, and a saturated red whose luminance is the same', () => {
    expect(
      flashes((time) => {
        const level = 128 + 127 * Math.sin(time * 6 * 2 * Math.PI);
        return [level, level, level];
      }),
    ).toBe(true);
    expect(flashes(blink(6, [255, 0, 0], [127, 127, 127]))).toBe(true);
  });
  it('lets a slow fade pass', () => {
    expect(flashes((time) => [time * 120, time * 120, time * 120])).toBe(false);
  });
});

describe('sharing', () => {
  it('gives back what it packed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme'}), async (text) => {
        const packed = await pack(text);
        expect(packed).toMatch(/^[\w-]*$/);
        expect(await unpack(packed ?? '?')).toBe(text);
      }),
    );
  });
  it('refuses what is too long, and what is not packed', async () => {
    const text = Array.from({length: 3000}, (_, index) => Math.sin(index)).join();
    expect(text.length).toBeGreaterThan(longestShared);
    expect(await pack(text)).toBeUndefined();
    expect(await unpack('not packed')).toBeUndefined();
    expect(await unpack('AAAA')).toBeUndefined();
  });
  it('packs nothing that it refuses to unpack', async () => {
    // Packed, both are about as long as a word.
    const most = 'a'.repeat(200_000);
    expect(await unpack((await pack(most)) ?? '')).toBe(most);
    expect(await pack(`${most}a`)).toBeUndefined();
    expect(
      await unpack(deflateRawSync(Buffer.from(`${most}a`)).toString('base64url')),
    ).toBeUndefined();
  });
});

describe('addresses', () => {
  it('hold an example, or a shader with its values', async () => {
    expect(await readHash(exampleHash('porthole'))).toEqual({example: 'porthole'});
    const shared = {source: 'ä', vertex: 'v', values: {a: 1, b: [1, 2]}};
    expect(await readHash((await sharedHash(shared)) ?? '')).toEqual({shared});
  });
  it('that are something else are refused', async () => {
    const long = Array.from({length: 3000}, (_, index) => Math.sin(index)).join();
    expect(await sharedHash({source: long, values: {}})).toBeUndefined();
    for (const text of ['null', '{}', '{"source": 1}', '{']) {
      expect(await readHash(`#isf-playground?code=${await pack(text)}`)).toBeUndefined();
    }
    expect(await readHash('#isf-playground?code=!')).toBeUndefined();
    expect(
      await readHash(
        `#isf-playground?code=${await pack('{"source": "a", "vertex": 1, "values": 2}')}`,
      ),
    ).toEqual({shared: {source: 'a', vertex: undefined, values: {}}});
  });
});

describe('controls', () => {
  it('have the range of the header, or 0 to 1', () => {
    expect(rangeOf({NAME: 'a', TYPE: 'float', MIN: -2, MAX: 3})).toEqual([-2, 3]);
    expect(rangeOf({NAME: 'a', TYPE: 'float'})).toEqual([0, 1]);
    expect(rangeOf({NAME: 'a', TYPE: 'float', MIN: 5})).toEqual([5, 5]);
    expect(rangeOf({NAME: 'a', TYPE: 'long'})).toEqual([0, 10]);
    expect(rangeOf({NAME: 'a', TYPE: 'point2D', MIN: [0, 1], MAX: [2, 4]}, 1)).toEqual([1, 4]);
    expect(stepOf([0, 10])).toBe(0.01);
    expect(stepOf([5, 5])).toBe(1);
    expect(shownNumber(1 / 3)).toBe('0.3333');
  });
  it('turn colours into text and back', () => {
    expect(toHex([1, 0.4, -1, 1])).toBe('#ff6600');
    expect(fromHex('#ff6600')).toEqual([1, 0.4, 0]);
  });
  it('name the values of a menu', () => {
    const menu = {NAME: 'a', TYPE: 'long', VALUES: [0, 4], LABELS: ['Off']} as const;
    expect(choicesOf({...menu, VALUES: [...menu.VALUES], LABELS: [...menu.LABELS]})).toEqual([
      {value: 0, label: 'Off'},
      {value: 4, label: '4'},
    ]);
  });
  it('keep values that still fit, and take the others from the header', () => {
    const {inputs} = parseIsf(
      file({
        INPUTS: [
          {NAME: 'a', TYPE: 'float', DEFAULT: 0.5},
          {NAME: 'b', TYPE: 'color'},
          {NAME: 'c', TYPE: 'point2D'},
          {NAME: 'd', TYPE: 'long', VALUES: [7]},
          {NAME: 'e', TYPE: 'float', MIN: 2},
          {NAME: 'f', TYPE: 'bool'},
          {NAME: 'hit', TYPE: 'event'},
          {NAME: 'image', TYPE: 'image'},
        ],
      }),
    );
    expect(valuesFor(inputs, {})).toEqual({
      a: 0.5,
      b: [0, 0, 0, 1],
      c: [0, 0],
      d: 7,
      e: 2,
      f: 0,
    });
    expect(valuesFor(inputs, {a: 0.1, b: [1, 1], c: [1, 2], d: 'x', f: true, g: 1})).toEqual({
      a: 0.1,
      b: [0, 0, 0, 1],
      c: [1, 2],
      d: 7,
      e: 2,
      f: true,
    });
  });
});
