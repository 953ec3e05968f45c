/**
 * The shaders that the pages show are compiled and drawn in Chromium, every pass of them, and
 * compared with their pictures on the pages.
 *
 * `UPDATE_SHADER_PICTURES=1` writes the pictures beside the pages instead of comparing with them.
 */
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import sharp from 'sharp';
import type * as isfHost from '../support/isf-host';
import type {DrawRequest, DrawResult, Frame, ImageSpec, Options, Rgba} from '../support/isf-host';
import {gallery} from '../../src/instruments/simulators/isf/gallery';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

/** The tests are started in the repository's top folder. */
const root = process.cwd();
const pagesFolder = path.join(root, 'docs/videosync/building-plugins');
const shaderFolder = path.join(pagesFolder, 'shaders');
const postFolder = path.join(root, 'blog/2026-11-20-using-shadertoy-shaders-with-videosync');
/** Illustrations of what effects and instruments do, with the shaders that draw them. */
const principleFolder = path.join(root, 'docs/videosync/device-reference/pictures');
const update = process.env['UPDATE_SHADER_PICTURES'] === '1';

test.use({
  launchOptions: {
    executablePath: installedBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
});

/** What is drawn for the picture of a shader, and how many passes that takes. */
interface Scene {
  folder: string;
  /** Path of the picture. */
  picture: string;
  passes: number;
  options?: Options;
  frames: Frame[];
  /** What is drawn to the left of it in the same picture, by shaders of the same folder. */
  left?: {shader: string; frames: Frame[]}[];
}

/** A white disc that crosses most of the picture in 40 frames, at 60 frames a second. */
const crossing: Frame[] = Array.from({length: 40}, (_, index) => ({
  time: index / 60,
  timeDelta: index === 0 ? 0 : 1 / 60,
  images: {inputImage: {disc: 0.1 + index / 55}},
  values: {halfLife: 0.2},
}));

const docs = (name: string): Pick<Scene, 'folder' | 'picture'> => ({
  folder: shaderFolder,
  picture: path.join(pagesFolder, 'pictures', `${name}.png`),
});

/** Shaders of the illustrations that only draw what others take in. */
const sources = ['bands', 'performer', 'ripples', 'stage'];

const drawnBy = (name: string): ImageSpec => ({
  shader: readFileSync(path.join(principleFolder, `${name}.fs`), 'utf8'),
});

const principle = (name: string): Pick<Scene, 'folder' | 'picture' | 'passes'> => ({
  folder: principleFolder,
  picture: path.join(principleFolder, `${name}.webp`),
  passes: 1,
});

/** A picture that goes into an effect, and what comes out. */
const beforeAndAfter = (
  name: string,
  {source = 'stage', images}: {source?: string; images?: Record<string, ImageSpec>} = {},
): Scene => ({
  ...principle(name),
  frames: [{images: {inputImage: drawnBy(source), ...images}}],
  left: [{shader: source, frames: [{}]}],
});

const scenes: Record<string, Scene> = {
  colorize: beforeAndAfter('colorize'),
  'color-swap': beforeAndAfter('color-swap'),
  displacement: beforeAndAfter('displacement', {images: {source: drawnBy('ripples')}}),
  feedback: {
    ...beforeAndAfter('feedback'),
    passes: 2,
    frames: Array.from({length: 12}, () => ({images: {inputImage: drawnBy('stage')}})),
  },
  'luma-key': beforeAndAfter('luma-key', {images: {below: drawnBy('bands')}}),
  'chroma-key': beforeAndAfter('chroma-key', {
    source: 'performer',
    images: {below: drawnBy('stage')},
  }),
  squares: {
    ...principle('squares'),
    frames: [{values: {levels: [0.3, 1, 1, 1]}}],
    left: [{shader: 'squares', frames: [{}]}],
  },
  tabula: {
    ...principle('tabula'),
    frames: [{images: {inputImage: drawnBy('stage')}, values: {row: 2}}],
    left: [0, 1].map((row) => ({
      shader: 'tabula',
      frames: [{images: {inputImage: drawnBy('stage')}, values: {row}}],
    })),
  },
  gradient: {
    ...principle('gradient'),
    frames: [{values: {feather: 0}}],
    left: [{shader: 'gradient', frames: [{}]}],
  },
  'first-colour': {...docs('first-colour'), passes: 1, frames: [{}]},
  'first-stripes': {...docs('first-stripes'), passes: 1, frames: [{}]},
  'beat-stripes': {
    ...docs('beat-stripes'),
    passes: 1,
    options: {videosync: true},
    frames: [{beat: 0}],
  },
  porthole: {
    ...docs('porthole'),
    passes: 1,
    frames: [{images: {inputImage: {card: 0.5}}}],
  },
  afterglow: {...docs('afterglow'), passes: 2, frames: crossing},
  'map-shift': {
    ...docs('map-shift'),
    passes: 1,
    frames: [{images: {inputImage: {card: 0.5}, shiftMap: {ramp: true}}}],
  },
  outline: {
    ...docs('outline'),
    passes: 1,
    frames: [{images: {inputImage: {card: 0.5}}, values: {gain: 2}}],
  },
  ripple: {
    ...docs('ripple'),
    passes: 1,
    frames: [
      {time: 1, images: {inputImage: {card: 0.5}}, values: {source: [0.3, 0.5], depth: 0.03}},
    ],
  },
  'woven-light': {
    folder: postFolder,
    picture: path.join(postFolder, 'woven-light.webp'),
    passes: 1,
    frames: [{time: 0}],
  },
};

const height = 270;
/** A picture of several stretches twice as far, with gaps of 8 between them. */
const widthOf = (count: number): number => (count === 1 ? 480 : Math.floor(968 / count) - 8);
const small = {width: 64, height: 36};

declare global {
  interface Window {
    isfHost: typeof isfHost;
  }
}

const hostScript =
  buildSync({
    stdin: {
      contents:
        "import * as host from './tests/support/isf-host'; Object.assign(globalThis, {isfHost: host});",
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    mainFields: ['module', 'main'],
  }).outputFiles[0]?.text ?? '';

test.beforeEach(async ({page}) => {
  await page.setContent('<!doctype html><title>Shaders</title>');
  await page.addScriptTag({type: 'module', content: hostScript});
  await page.waitForFunction(() => 'isfHost' in window);
});

function read(
  name: string,
  folder = scenes[name]?.folder ?? shaderFolder,
): {source: string; vertex: string | undefined} {
  const vertex = path.join(folder, `${name}.vs`);
  return {
    source: readFileSync(path.join(folder, `${name}.fs`), 'utf8'),
    vertex: existsSync(vertex) ? readFileSync(vertex, 'utf8') : undefined,
  };
}

function draw(page: Page, request: Omit<DrawRequest, 'width' | 'height'>): Promise<DrawResult> {
  return page.evaluate((order) => window.isfHost.drawFrames(order), {...small, ...request});
}

function drawPicture(
  page: Page,
  type: 'image/png' | 'image/webp',
  ...requests: Omit<DrawRequest, 'width' | 'height'>[]
): Promise<string> {
  const width = widthOf(requests.length);
  return page.evaluate(([orders, format]) => window.isfHost.drawPicture(orders, format), [
    requests.map((request) => ({width, height, ...request})),
    type,
  ] as const);
}

/** Compares what was drawn with its picture, or writes it there. */
async function expectPicture(
  page: Page,
  drawn: string,
  picture: string,
  mostBytes: number,
): Promise<void> {
  if (update) {
    writeFileSync(picture, Buffer.from(drawn.split(',')[1] ?? '', 'base64'));
  }
  const file = readFileSync(picture);
  expect(file.length, `bytes of ${picture}`).toBeLessThanOrEqual(mostBytes);
  const {mean, farOff} = await difference(drawn, file);
  expect(mean, picture).toBeLessThan(1);
  expect(farOff, picture).toBeLessThan(0.005);
}

/** How far two pictures of one size are apart: of all components the mean, and the share that is far off. */
async function difference(drawn: string, file: Buffer): Promise<{mean: number; farOff: number}> {
  const read = (picture: Buffer) =>
    sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const one = await read(Buffer.from(drawn.split(',')[1] ?? '', 'base64'));
  const other = await read(file);
  expect(one.info).toEqual(other.info);
  const apart = [...one.data].map((part, index) => Math.abs(part - (other.data[index] ?? 0)));
  return {
    mean: apart.reduce((sum, part) => sum + part, 0) / apart.length,
    farOff: apart.filter((part) => part > 24).length / apart.length,
  };
}

/** The pixel at a place given from 0 to 1, the origin at the bottom left as in ISF. */
function pixel(pixels: number[] | undefined, x: number, y: number): Rgba {
  const column = Math.min(small.width - 1, Math.floor(x * small.width));
  const row = Math.min(small.height - 1, Math.floor(y * small.height));
  const start = (row * small.width + column) * 4;
  return (pixels ?? []).slice(start, start + 4) as Rgba;
}

test.describe('every shader of the pages', () => {
  test('has a scene here and stands on a page', () => {
    const files = [shaderFolder, postFolder, principleFolder].flatMap((folder) =>
      readdirSync(folder).filter((file) => file.endsWith('.fs')),
    );
    expect(files.map((file) => path.parse(file).name).sort()).toEqual(
      [...Object.keys(scenes), ...sources].sort(),
    );

    const pages = [pagesFolder, postFolder, path.dirname(principleFolder)]
      .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    for (const folder of [shaderFolder, postFolder]) {
      for (const file of readdirSync(folder)) {
        if (/\.(fs|vs|glsl)$/.test(file)) {
          expect(pages, `no page shows ${file}`).toMatch(
            new RegExp(`file=\\./(shaders/)?${file.replace(/\./g, '\\.')}\\b`),
          );
        }
      }
    }
    for (const {picture} of Object.values(scenes)) {
      expect(pages, `no page shows ${path.basename(picture)}`).toContain(path.basename(picture));
    }
  });

  test('compiles, draws all its passes and looks as its picture shows', async ({page}) => {
    test.setTimeout(300_000);
    for (const [name, scene] of Object.entries(scenes)) {
      for (const videosync of [false, true]) {
        const result = await draw(page, {
          ...read(name),
          frames: scene.frames.slice(0, 3),
          options: {dialect: 'essl300', videosync},
        });
        expect(result.passes, name).toBe(scene.passes);
        expect(result.frames, name).toHaveLength(Math.min(3, scene.frames.length));
      }

      // What the host declares is left to the host.
      const {source} = read(name);
      const code = source.replace(/\/\*[\s\S]*?\*\//, '').replace(/\/\/.*$/gm, '');
      expect(code, name).not.toMatch(
        /\buniform\b|\bprecision\b|#version|\btexture(2D|2DRect)?\s*\(/,
      );

      const type = scene.picture.endsWith('.webp') ? 'image/webp' : 'image/png';
      const drawn = await drawPicture(
        page,
        type,
        ...(scene.left ?? []).map(({shader, frames}) => ({...read(shader, scene.folder), frames})),
        {...read(name), frames: scene.frames, options: scene.options},
      );
      await expectPicture(page, drawn, scene.picture, scene.left ? 15_000 : 30_000);
    }
  });

  test('a picture of another shader is told apart', async ({page}) => {
    const nine = {...read('first-stripes'), frames: [{values: {count: 9}}]};
    const drawn = await drawPicture(page, 'image/png', nine);
    const {mean} = await difference(drawn, readFileSync(scenes['first-stripes']?.picture ?? ''));
    expect(mean).toBeGreaterThan(10);
  });
});

test.describe('every shader of the gallery', () => {
  const folder = path.join(root, 'src/instruments/simulators/isf/gallery');
  const names = Object.keys(gallery);
  const sourceOf = (name: string) => readFileSync(path.join(folder, `${name}.fs`), 'utf8');

  test('is in the gallery, which has twelve or more', () => {
    const files = readdirSync(folder).map((file) => path.parse(file).name);
    expect(files.sort()).toEqual([...names].sort());
    expect(names.length).toBeGreaterThanOrEqual(12);
  });

  test('looks as its picture shows, moves and doesn’t flash', async ({page}) => {
    test.setTimeout(300_000);
    for (const name of names) {
      const request = {source: sourceOf(name), vertex: undefined};
      const order: DrawRequest = {...request, width: 320, height: 180, frames: [{time: 1.6}]};
      const drawn = await page.evaluate(
        (wanted) => window.isfHost.drawPicture([wanted], 'image/webp'),
        order,
      );
      await expectPicture(page, drawn, path.join(root, `static/shaders/${name}.webp`), 30_000);

      // Three seconds at Live's default tempo, as the flash meter of the playground sees them.
      const times = Array.from({length: 60}, (_, index) => index / 20);
      const seen = await page.evaluate((wanted) => window.isfHost.watch(wanted), {
        ...small,
        ...request,
        frames: times.map((time) => ({time, beat: 2 * time})),
        options: {dialect: 'essl300' as const, videosync: true},
      });
      expect(seen, name).toEqual({flashes: [], moves: true});
    }
  });
});

test.describe('shaders for other hosts', () => {
  const header =
    '/*{"INPUTS": [{"NAME": "speed", "TYPE": "float", "DEFAULT": 0.5}, {"NAME": "count", "TYPE": "long", "DEFAULT": 2}, {"NAME": "inputImage", "TYPE": "image"}]}*/\n';
  const red = 'void main() { gl_FragColor = vec4(level, 0.0, 0.0, 1.0); }';

  /** Draws a shader, or gives every message about it. */
  const tried = (page: Page, source: string): Promise<DrawResult | string[]> =>
    page.evaluate((order) => window.isfHost.tryFrames(order), {
      ...small,
      source,
      frames: [{}],
      options: {dialect: 'essl300' as const},
    });

  const foreign = [
    ['a start value that an input gives', `float level = speed * 2.0;\n${red}`, 255],
    [
      'start values that follow one another, and a function',
      `float twice(float x) { return 2.0 * x; }\nfloat half_ = twice(speed) / 2.0, level = half_ + 0.5;\n${red}`,
      255,
    ],
    [
      'start values in branches of the preprocessor',
      `#ifdef GL_ES\nfloat level = speed;\n#else\nfloat level = TIME + 9.0;\n#endif\n${red}`,
      128,
    ],
    ['a const that isn’t constant', `const float level = speed;\n${red}`, 128],
    [
      'a start value behind a macro, and an array',
      `#define HALF (speed * 0.5)\nfloat list[2] = float[2](HALF, 1.0);\nfloat level = list[1];\n${red}`,
      255,
    ],
    [
      'a start value that is read from an image, and its part of the texture',
      `vec2 whole = _inputImage_imgRect.zw;\nfloat level = IMG_NORM_PIXEL(inputImage, vec2(0.5)).r + whole.x;\n${red}`,
      255,
    ],
    [
      'own functions with the names of built-in ones',
      `float sign(float x) { return x < 0.0 ? -1.0 : 1.0; }\nvec2 round(vec2 v) { return floor(v + 0.5); }\nfloat level = sign(0.0) * round(vec2(0.7)).x;\n${red}`,
      255,
    ],
    [
      'the place of a pixel in version 1',
      `#define level step(0.0, vv_FragNormCoord.x)\n${red}`,
      255,
    ],
    [
      'an extension of desktop GLSL',
      `#extension GL_ARB_texture_rectangle : enable\nconst float level = 1.0;\n${red}`,
      255,
    ],
  ] as const;

  test('are drawn', async ({page}) => {
    for (const [what, code, level] of foreign) {
      const result = await tried(page, header + code);
      expect('frames' in result ? pixel(result.frames[0], 0.5, 0.5) : result, what).toEqual([
        level,
        0,
        0,
        255,
      ]);
    }
  });

  test('mistakes keep their lines behind a start value that moved', async ({page}) => {
    const result = await tried(page, `${header}float a = speed\n * 2.0;\nvoid main() { b; }`);
    expect(result).toEqual([expect.stringMatching(/^line 4: .*“b”/)]);
  });

  test('hardly a mistake is left without words', async ({page}) => {
    const lines = readFileSync(path.join(root, 'tests/fixtures/isf/mistakes.txt'), 'utf8')
      .trim()
      .split('\n');
    const messages: string[] = [];
    for (const line of lines) {
      const isOutside = line.startsWith('outside: ');
      const result = await tried(
        page,
        header +
          (isOutside
            ? `${line.slice('outside: '.length)}\nvoid main() { gl_FragColor = vec4(1.0); }`
            : `void main() { ${line} gl_FragColor = vec4(1.0); }`),
      );
      expect('frames' in result, `${line} compiles`).toBe(false);
      messages.push(...(result as string[]));
    }
    const wordless = messages.filter((message) => message.includes('rejects this line'));
    expect(messages.length).toBeGreaterThan(lines.length);
    expect(wordless.length, wordless.join('\n')).toBeLessThan(messages.length / 50);
  });
});

test('afterglow: an 8-bit buffer stops where the page says, a float buffer fades to black', async ({
  page,
}) => {
  const text = readFileSync(path.join(pagesFolder, 'more-about-custom-plugins.mdx'), 'utf8');
  for (const [halfLife, rate, stopsAt] of [
    [0.2, 60, 8],
    [0.5, 30, 11],
    [0.5, 60, 21],
    [2, 60, 86],
  ] as const) {
    expect(text).toContain(`| ${halfLife} s | ${rate} per second | ${stopsAt} of 255 |`);
    const frames: Frame[] = Array.from({length: 10 * halfLife * rate}, (_, index) => ({
      timeDelta: 1 / rate,
      images: {inputImage: {fill: index < 3 ? [1, 1, 1, 1] : [0, 0, 0, 1]}},
      values: {halfLife, trailColor: [1, 1, 1, 1]},
    }));
    const last = async (floatBuffers: boolean): Promise<number> => {
      const drawn = await page.evaluate(
        (order) => window.isfHost.drawFrames(order).frames.at(-1) ?? [],
        {...read('afterglow'), width: 1, height: 1, frames, options: {floatBuffers}},
      );
      return drawn[0] ?? -1;
    };
    expect(await last(true)).toBe(0);
    expect(Math.abs((await last(false)) - stopsAt)).toBeLessThanOrEqual(1);
  }
});

test.describe('the host', () => {
  const header = (extra: object): string => `/*${JSON.stringify({ISFVSN: '2', ...extra})}*/\n`;

  test('keeps a persistent buffer and forgets one that is not', async ({page}) => {
    const code = `void main() {
      if (PASSINDEX == 0) gl_FragColor = vec4(IMG_THIS_PIXEL(store).r + 0.25, 0.0, 0.0, 1.0);
      else gl_FragColor = IMG_THIS_PIXEL(store);
    }`;
    const level = async (persistent: boolean): Promise<number[]> => {
      const passes = [{TARGET: 'store', PERSISTENT: persistent, FLOAT: true}, {}];
      const {frames} = await draw(page, {
        source: header({PASSES: passes}) + code,
        frames: [{}, {}, {}],
      });
      return frames.map((frame) => Math.round((pixel(frame, 0.5, 0.5)[0] / 255) * 4));
    };
    expect(await level(true)).toEqual([1, 2, 3]);
    expect(await level(false)).toEqual([1, 1, 1]);
  });
});
