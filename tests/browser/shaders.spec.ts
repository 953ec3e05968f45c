/**
 * Compiles and renders the shaders of pages with all passes, and compares them with their pictures on the pages.
 *
 * `UPDATE_SHADER_PICTURES=1` writes the pictures instead.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {buildSync} from 'esbuild';
import sharp from 'sharp';
import {parse} from 'yaml';
import type * as isfHost from '../support/isf-host';
import type {Frame, RenderRequest, RenderResult} from '../support/isf-host';
import {gallery} from '../../src/instruments/simulators/isf/examples';
import {softwareWebGl} from '../support/canvas';

/** Tests run in the root of the repository. */
const root = process.cwd();
const pagesFolder = path.join(root, 'docs/videosync/building-plugins');
const postFolder = path.join(root, 'blog/2026-11-20-using-shadertoy-shaders-with-videosync');
const principlesFolder = path.join(root, 'docs/videosync/device-reference/pictures');
const update = process.env['UPDATE_SHADER_PICTURES'] === '1';

test.use(softwareWebGl);

/** Folders of shaders and of their pictures, which have this extension. */
const collections = {
  docs: {
    folder: path.join(pagesFolder, 'shaders'),
    pictures: path.join(pagesFolder, 'pictures'),
    extension: 'png',
  },
  post: {folder: postFolder, pictures: postFolder, extension: 'webp'},
  /** Illustrations of what effects and instruments do. */
  principles: {folder: principlesFolder, pictures: principlesFolder, extension: 'webp'},
  gallery: {
    folder: path.join(root, 'src/instruments/simulators/isf/gallery'),
    pictures: path.join(root, 'static/shaders'),
    extension: 'webp',
  },
} as const;

/** Shaders that only render inputs for other illustrations. */
const sources = ['bands', 'performer', 'ripples', 'stage'];

/** The frames that are rendered for the picture of a shader. */
interface Scene {
  collection: keyof typeof collections;
  /** Name of the shader, if it isn't that of the picture. */
  of?: string;
  passes?: number;
  videosync?: boolean;
  repeat?: number;
  frames?: Frame[];
  /** Other renderings, on the left of the picture. */
  left?: {name: string; frames?: Frame[]}[];
}

const scenes = parse(
  readFileSync('tests/fixtures/isf/scenes.yaml', 'utf8'),
  (key, value: unknown) =>
    key === 'shader'
      ? readFileSync(path.join(principlesFolder, `${String(value)}.fs`), 'utf8')
      : value,
) as Record<string, Scene>;

/** A white disc that crosses most of the picture in 40 frames at 60 fps. */
const crossing: Frame[] = Array.from({length: 40}, (_, index) => ({
  time: index / 60,
  timeDelta: index === 0 ? 0 : 1 / 60,
  images: {inputImage: {disc: 0.1 + index / 55}},
  values: {halfLife: 0.2},
}));

/** A request to render frames of a shader. */
function createRequest(name: string, collection: keyof typeof collections, frames: Frame[] = [{}]) {
  const {folder} = collections[collection];
  const vertex = path.join(folder, `${name}.vs`);
  return {
    source: readFileSync(path.join(folder, `${name}.fs`), 'utf8'),
    vertex: existsSync(vertex) ? readFileSync(vertex, 'utf8') : undefined,
    frames,
  };
}

/** Request and picture of a scene. */
function getScene(name: string) {
  const {
    collection,
    of = name,
    passes = 1,
    repeat = 1,
    frames,
    left,
    videosync,
  } = scenes[name] ?? {collection: 'docs'};
  const {pictures, extension} = collections[collection];
  const request = createRequest(of, collection, name === 'afterglow' ? crossing : frames);
  return {
    passes,
    picture: path.join(pictures, `${name}.${extension}`),
    type: `image/${extension}` as const,
    request: {
      ...request,
      videosync,
      frames: Array.from({length: repeat}, () => request.frames).flat(),
    },
    left: (left ?? []).map((one) => createRequest(one.name, collection, one.frames)),
  };
}

const height = 270;
/** Width of each rendering in pixels. A picture with several ones is twice as wide, with gaps of 8. */
const getWidth = (count: number): number => (count === 1 ? 480 : Math.floor(968 / count) - 8);
/** Enough to see whether a shader compiles, and what it calculates. */
const onePixel = {width: 1, height: 1};

declare global {
  interface Window {
    isfHost: typeof isfHost;
  }
}

const host = buildSync({
  entryPoints: ['tests/support/isf-host.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'isfHost',
  target: 'es2022',
  mainFields: ['module', 'main'],
}).outputFiles[0];

test.beforeEach(async ({page}) => {
  await page.setContent('<!doctype html><title>Shaders</title>');
  await page.addScriptTag({content: host?.text ?? ''});
});

function render(
  page: Page,
  request: Omit<RenderRequest, 'width' | 'height'>,
): Promise<RenderResult> {
  return page.evaluate((options) => window.isfHost.renderFrames(options), {
    ...onePixel,
    ...request,
  });
}

function renderPicture(
  page: Page,
  type: 'image/png' | 'image/webp',
  ...requests: Omit<RenderRequest, 'width' | 'height'>[]
): Promise<string> {
  const width = getWidth(requests.length);
  return page.evaluate(([list, format]) => window.isfHost.renderImage(list, format), [
    requests.map((request) => ({width, height, ...request})),
    type,
  ] as const);
}

/** Expects a rendering to match its picture, or updates the picture. */
async function expectPicture(
  page: Page,
  rendering: string,
  picture: string,
  maxBytes: number,
): Promise<void> {
  if (update) {
    writeFileSync(picture, Buffer.from(rendering.split(',')[1] ?? '', 'base64'));
  }
  const file = readFileSync(picture);
  expect(file.length, `bytes of ${picture}`).toBeLessThanOrEqual(maxBytes);
  const {mean, largeShare} = await difference(rendering, file);
  expect(mean, picture).toBeLessThan(1);
  expect(largeShare, picture).toBeLessThan(0.005);
}

/** Difference of pictures of equal size: mean of all components (0 to 255), and share of components that differ by more than 24. */
async function difference(
  rendering: string,
  file: Buffer,
): Promise<{mean: number; largeShare: number}> {
  const read = (picture: Buffer) =>
    sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const first = await read(Buffer.from(rendering.split(',')[1] ?? '', 'base64'));
  const second = await read(file);
  expect(first.info).toEqual(second.info);
  const differences = [...first.data].map((part, index) =>
    Math.abs(part - (second.data[index] ?? 0)),
  );
  return {
    mean: differences.reduce((sum, part) => sum + part, 0) / differences.length,
    largeShare: differences.filter((part) => part > 24).length / differences.length,
  };
}

test.describe('each shader of the pages', () => {
  test('has a scene and is used on a page', () => {
    const files = [collections.docs.folder, postFolder, principlesFolder].flatMap((folder) =>
      readdirSync(folder).filter((file) => file.endsWith('.fs')),
    );
    expect(files.map((file) => path.parse(file).name).sort()).toEqual(
      [...Object.keys(scenes).filter((name) => !scenes[name]?.of), ...sources].sort(),
    );

    const pages = [pagesFolder, postFolder, path.dirname(principlesFolder)]
      .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    for (const [name, {collection, of: shader = name}] of Object.entries(scenes)) {
      expect(pages).toContain(path.basename(getScene(name).picture));
      if (collection !== 'principles') {
        expect(pages).toContain(`/${shader}.fs`);
      }
    }
  });

  test('compiles, renders all passes and matches its picture', async ({page}) => {
    test.setTimeout(300_000);
    for (const name of Object.keys(scenes)) {
      const scene = getScene(name);
      for (const videosync of [false, true]) {
        const frames = scene.request.frames.slice(0, 3);
        const result = await render(page, {...scene.request, frames, videosync});
        expect(result.passes, name).toBe(scene.passes);
        expect(result.frames, name).toHaveLength(frames.length);
      }

      // It doesn't repeat the host's declarations, and uses GLSL 1.20 only.
      const code = scene.request.source.replace(/\/\*[\s\S]*?\*\//, '').replace(/\/\/.*$/gm, '');
      expect(code, name).not.toMatch(
        /#version|\b(?:uniform|precision|layout|switch|uint|uvec[234])\b|\b(?:texture\w*|round|trunc)\s*\(|[%~^]|<<|>>/,
      );

      const rendering = await renderPicture(page, scene.type, ...scene.left, scene.request);
      await expectPicture(page, rendering, scene.picture, scene.left.length > 0 ? 15_000 : 30_000);
    }
  });

  test('would notice a picture with other values', async ({page}) => {
    const nine = createRequest('first-stripes', 'docs', [{values: {count: 9}}]);
    const rendering = await renderPicture(page, 'image/png', nine);
    const {mean} = await difference(rendering, readFileSync(getScene('first-stripes').picture));
    expect(mean).toBeGreaterThan(10);
  });
});

test.describe('each shader of the gallery', () => {
  const names = Object.keys(gallery);

  test('is listed, with at least twelve in all', () => {
    const files = readdirSync(collections.gallery.folder).map((file) => path.parse(file).name);
    expect(files.sort()).toEqual([...names].sort());
    expect(names.length).toBeGreaterThanOrEqual(12);
  });

  test('matches its picture, moves and doesn’t flash', async ({page}) => {
    test.setTimeout(300_000);
    for (const name of names) {
      const request = createRequest(name, 'gallery', [{time: 1.6}]);
      const rendering = await page.evaluate(
        (options) => window.isfHost.renderImage([options], 'image/webp'),
        {...request, width: 320, height: 180},
      );
      await expectPicture(
        page,
        rendering,
        path.join(collections.gallery.pictures, `${name}.webp`),
        30_000,
      );

      // Three seconds at Live's default tempo, measured like in the playground.
      const times = Array.from({length: 60}, (_, index) => index / 20);
      const analysis = await page.evaluate((options) => window.isfHost.analyseFrames(options), {
        ...request,
        width: 64,
        height: 36,
        frames: times.map((time) => ({time, beat: 2 * time})),
        videosync: true,
      });
      expect(analysis, name).toEqual({flashes: [], moves: true});
    }
  });
});

test.describe('code of readers', () => {
  const header =
    '/*{"INPUTS": [{"NAME": "speed", "TYPE": "float", "DEFAULT": 0.5}, {"NAME": "count", "TYPE": "long", "DEFAULT": 2}, {"NAME": "inputImage", "TYPE": "image"}]}*/\n';

  test('for other hosts and ISF 1 renders, and errors have the right lines', async ({page}) => {
    const source = `${header}#extension GL_ARB_texture_rectangle : enable
      #define HALF (speed * 0.5)
      float sign(float x) { return x < 0.0 ? -1.0 : 1.0; }
      float list[2] = float[2](HALF, sign(0.0));
      #ifdef GL_ES
      float level = list[1] * IMG_NORM_PIXEL(inputImage, vec2(0.5)).r + speed * 2.0;
      #else
      float level = TIME + 9.0;
      #endif
      void main() {
        float place = step(0.0, vv_FragNormCoord.x) * _inputImage_imgRect.z;
        gl_FragColor = vec4(level * place, 0.0, 0.0, 1.0);
      }`;
    const {frames} = await render(page, {source, frames: [{}]});
    expect(frames).toEqual([[255, 0, 0, 255]]);

    const invalid = `${header}float a = speed\n * 2.0;\nvoid main() { b; }`;
    expect(await page.evaluate((code) => window.isfHost.getCompileErrors(code), invalid)).toEqual([
      expect.stringMatching(/^line 4: .*“b”/),
    ]);
  });

  test('is translated according to the preprocessor', async ({page}) => {
    const point = '/*{"INPUTS": [{"NAME": "c", "TYPE": "point2D", "DEFAULT": [0.5, 0.5]}]}*/\n';
    const custom = 'float distance(vec2 p, vec2 q) { return 1.0; }';
    const main = 'void main() { gl_FragColor = vec4(distance(c, isf_FragNormCoord)); }';
    const level = async (code: string): Promise<number | undefined> =>
      (await render(page, {source: point + code, frames: [{}]})).frames[0]?.[0];
    // The pixel is the middle of the output, so the built-in function gives 0.
    for (const [code, expected] of [
      [`#ifndef GL_ES\n${custom}\n#endif\n${main}`, 0],
      [`#ifdef GL_ES\n${custom}\n#endif\n${main}`, 255],
      [`float distance(vec2 p, vec2 q);\n${main}\n${custom}`, 255],
      [
        `#if 0\n${custom}\n#else\n float distance(vec2 p, vec2 q) { return 0.4; }\n#endif\n${main}`,
        102,
      ],
      // Braces count in one branch only.
      [
        `#if 0\nfloat f(float x) { if (x > 1.0) {\n#else\nfloat f(float x) { if (x > 0.0) {\n#endif\n return 1.0; } return 0.0; }\nfloat a = f(c.x);\nvoid main() { gl_FragColor = vec4(a); }`,
        255,
      ],
      [`#if 0\nvec4 a = IMG_PIXEL(b);\n#endif\nvoid main() { gl_FragColor = vec4(1.0); }`, 255],
    ] as const) {
      expect(await level(code), code).toBe(expected);
    }
    expect(
      await page.evaluate(
        (code) => window.isfHost.getCompileErrors(code),
        `${point}${custom}\nvoid main() { b; }`,
      ),
    ).toEqual([expect.stringMatching(/^line 3: .*“b”/)]);
  });

  test('at most 2 % of mistakes have only the generic message', async ({page}) => {
    const lines = readFileSync(path.join(root, 'tests/fixtures/isf/mistakes.txt'), 'utf8')
      .trim()
      .split('\n');
    const messages: string[] = [];
    for (const line of lines) {
      const isOutside = line.startsWith('outside: ');
      const source =
        header +
        (isOutside
          ? `${line.slice('outside: '.length)}\nvoid main() { gl_FragColor = vec4(1.0); }`
          : `void main() { ${line} gl_FragColor = vec4(1.0); }`);
      const errors = await page.evaluate(
        (options) => window.isfHost.getCompileErrors(options),
        source,
      );
      expect(errors.length, `${line} compiles`).toBeGreaterThan(0);
      messages.push(...errors);
    }
    const generic = messages.filter((message) => message.includes('rejects this line'));
    expect(messages.length).toBeGreaterThan(lines.length);
    expect(generic.length, generic.join('\n')).toBeLessThan(messages.length / 50);
  });
});

test('afterglow: an 8-bit buffer stops where the page says, and a float buffer fades to black', async ({
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
    const {source, vertex} = createRequest('afterglow', 'docs');
    const last = async (code: string): Promise<number> =>
      (await render(page, {source: code, vertex, frames})).frames.at(-1)?.[0] ?? -1;
    expect(await last(source)).toBe(0);
    const coarse = source.replace(/"FLOAT": true/, '"FLOAT": false');
    expect(coarse).not.toBe(source);
    expect(Math.abs((await last(coarse)) - stopsAt)).toBeLessThanOrEqual(1);
  }
});

test('a persistent buffer keeps its content between frames, others don’t', async ({page}) => {
  const code = `void main() {
    if (PASSINDEX == 0) gl_FragColor = vec4(IMG_THIS_PIXEL(store).r + 0.25, 0.0, 0.0, 1.0);
    else gl_FragColor = IMG_THIS_PIXEL(store);
  }`;
  const level = async (persistent: boolean): Promise<number[]> => {
    const passes = [{TARGET: 'store', PERSISTENT: persistent, FLOAT: true}, {}];
    const source = `/*${JSON.stringify({PASSES: passes})}*/\n${code}`;
    const {frames} = await render(page, {source, frames: [{}, {}, {}]});
    return frames.map(([red = 0]) => Math.round((red / 255) * 4));
  };
  expect(await level(true)).toEqual([1, 2, 3]);
  expect(await level(false)).toEqual([1, 1, 1]);
});
