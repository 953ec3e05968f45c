import {describe, expect, it} from 'vitest';
import {blendCurve, flashMs, patterns} from '../../../../src/instruments/testbench/screen/patterns';
import {
  afterKey,
  getPattern,
  isRead,
  measureRefresh,
  readHash,
  writeHash,
} from '../../../../src/instruments/testbench/screen/state';
import {model as pixels} from '../../../../src/instruments/calculators/pixels/model';
import {devicePolicy} from '../../../../src/instruments/kit/devicePolicy';
import {readYaml} from '../../../support/readYaml';

const cases = readYaml<{
  invalid: [query: string, hash: string][];
  keys: [from: string, key: string, to?: string][];
}>(__dirname, 'screen.yml');

/** The rectangles, text and positions of circles that a pattern draws on its background. */
function getContents(
  id: string,
  variant: number,
  {width = 64, height = 36, time = 0, frame = 0} = {},
) {
  const rects: {x: number; y: number; w: number; h: number; colour: string}[] = [];
  const words: string[] = [];
  const discs: number[] = [];
  const properties: Record<string, unknown> = {
    fillRect: (x: number, y: number, w: number, h: number) =>
      rects.push({x, y, w, h, colour: String(properties['fillStyle'])}),
    arc: (x: number) => discs.push(x),
    fillText: (text: string) => words.push(text),
    // A sans-serif character is about half as wide as its font size.
    measureText: ({length}: string) => ({
      width: (length * parseFloat(String(properties['font']))) / 2,
    }),
    // Also records the rectangles of a repeated tile.
    canvas: {ownerDocument: {createElement: () => ({getContext: () => context})}},
  };
  const context: unknown = new Proxy(properties, {
    get: (_, name: string) => properties[name] ?? (() => null),
  });
  const wall = {columns: 3, rows: 2, panelWidth: 16, panelHeight: 16};
  const scene = {width, height, name: 'Left', variant, time, frame, wall};
  patterns.find((pattern) => pattern.id === id)?.draw(context as never, scene);
  return {rects: rects.slice(1), words, discs};
}

describe('a link from the LED wall calculator', () => {
  const getLink = (change: Record<string, string>) => {
    const outcome = pixels.solve({...pixels.defaults, kind: 'wall', ...change});
    return outcome.ok ? outcome.link?.to : undefined;
  };

  it('includes the wall', () => {
    const to = getLink({columns: '12', rows: '7', panelWidth: '176', panelHeight: '88'}) ?? '';
    const hash = new URL(to, 'https://example.com').hash;
    expect(getPattern(readHash(hash)).id).toBe('wall');
    expect(readHash(hash).wall).toEqual({columns: 12, rows: 7, panelWidth: 176, panelHeight: 88});
    expect(isRead(hash)).toBe(true);
    expect(writeHash(readHash(hash))).toBe(
      '#screen?pattern=wall&variant=1&columns=12&rows=7&width=176&height=88',
    );
  });

  it('is not offered for a wall that cannot be drawn', () => {
    expect(getLink({columns: '100'})).toBeUndefined();
    expect(getLink({panelHeight: '2001', capacity: '10000000'})).toBeUndefined();
    expect(getLink({kind: 'strip'})).toBeUndefined();
  });

  it.each(cases.invalid)('with %s is restored only partly', (query, hash) => {
    expect(isRead(`#screen?${query}`)).toBe(false);
    expect(writeHash(readHash(`#screen?${query}`))).toBe(hash);
  });
});

const allVariants = patterns.flatMap(({id, variants}, pattern) =>
  variants.map((_, variant) => ({id, pattern, variant})),
);

describe('patterns', () => {
  it.each(allVariants)(
    '$id, variant $variant, is aligned to pixels at any size',
    ({id, variant}) => {
      for (const size of [
        {width: 1920, height: 1080},
        {width: 1023, height: 767},
      ]) {
        const {rects, words, discs} = getContents(id, variant, size);
        expect(rects.length + words.length + discs.length).toBeGreaterThan(0);
        expect(rects.every(({w, h}) => w > 0 && h > 0)).toBe(true);
        if (['pixels', 'overscan', 'ramp', 'blend', 'geometry'].includes(id)) {
          // Fractional coordinates would be antialiased to grey.
          expect(rects.flatMap(({x, y, w}) => [x, y, w]).every(Number.isInteger)).toBe(true);
        }
      }
    },
  );

  it.each([
    [0, ['0 0 1 2']],
    [1, ['0 0 2 1']],
    [2, ['0 0 1 1', '1 1 1 1']],
    [3, ['0 0 2 2', '2 2 2 2']],
  ])('repeat a tile for lines and checkerboards, variant %i', (variant, tile) => {
    const {rects} = getContents('pixels', variant);
    expect(rects.map(({x, y, w, h}) => [x, y, w, h].join(' '))).toEqual([...tile, '0 0 64 36']);
  });

  it.each(['ramp', 'bars'])('cover the width without a gap: %s', (id) => {
    const top = getContents(id, 0, {width: 1366, height: 768}).rects.filter(({y}) => y === 0);
    const ends = top.map(({x, w}) => x + w);
    expect(top.map(({x}) => x)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(1366);
  });

  it('truncate lines of text at the edge', () => {
    const lines = getContents('text', 0, {width: 1024, height: 768}).words;
    expect(lines[0]).toMatch(/^8 px: .*0123456789$/);
    expect(lines.at(-1)).toMatch(/^72 px: Sphinx of black$/);
    expect(getContents('text', 0, {width: 3840, height: 2160}).words.at(-1)).toMatch(/0123456789$/);
  });

  it.each([0, 0.1, 0.25, 0.5])('blend two projectors to a sum of 1 at %d', (position) => {
    expect(blendCurve(position) + blendCurve(1 - position)).toBeCloseTo(1, 9);
  });

  it.each([
    [0, '1→2→3→4→5→6→'],
    [1, '1→2→3→6←5←4←'],
  ])('number the panels of a wall in the order of the data cable, variant %i', (variant, words) => {
    expect(getContents('wall', variant).words.join('')).toBe(words);
  });

  it('flash briefly once per second', () => {
    const lit = Array.from({length: 3000}, (_, time) =>
      getContents('lip-sync', 0, {time}).rects.some(
        ({w, h, colour}) => w === h && colour === 'rgb(255 255 255)',
      ),
    );
    expect(lit.filter((isLit, index) => isLit && !lit[index - 1])).toHaveLength(3);
    expect(lit.filter(Boolean)).toHaveLength(3 * flashMs);
  });

  it('show the name and size of the output, and time and frame number', () => {
    expect(getContents('alignment', 0).words).toEqual(expect.arrayContaining(['Left', '64 × 36']));
    expect(getContents('counter', 0, {time: 61_234, frame: 42}).words).toEqual([
      '01:01.234',
      'Frame 42',
    ]);
  });
});

describe('links and keys', () => {
  it('can restore every pattern', () => {
    for (const {pattern, variant} of allVariants) {
      const state = {...readHash(''), pattern, variant};
      expect(readHash(writeHash(state))).toEqual(state);
    }
  });

  it.each(cases.keys)('at %s, %s selects %s', (from, key, to) => {
    const next = afterKey(readHash(`#screen?pattern=${from}`), key);
    expect(next && writeHash(next)).toBe(to && `#screen?pattern=${to}`);
  });
});

describe('the refresh rate', () => {
  it('is measured without late frames, which are counted', () => {
    const times = Array.from({length: 300}, (_, index) => (index * 1000) / 59.94);
    expect(measureRefresh(times)?.rate).toBeCloseTo(59.94, 6);
    expect(measureRefresh(times)?.late).toBe(0);
    const late = times.map((time, index) => (index > 100 ? time + 1000 / 59.94 : time));
    expect(measureRefresh(late)).toMatchObject({late: 1});
    expect(measureRefresh(late)?.rate).toBeCloseTo(59.94, 6);
    expect(measureRefresh([0, 1])).toBeUndefined();
  });
});

describe('devicePolicy', () => {
  const page = (allows: boolean) => ({featurePolicy: {allowsFeature: () => allows}}) as never;
  it('distinguishes a policy of the previous page, which a reload fixes, from one of this page', () => {
    expect(devicePolicy(page(true), 'https://a/x', 'https://a/y')).toBe('open');
    expect(devicePolicy({} as never, 'https://a/x', 'https://a/y')).toBe('open');
    expect(devicePolicy(page(false), 'https://a/x', 'https://a/y#z')).toBe('other-page');
    expect(devicePolicy(page(false), 'https://a/y/', 'https://a/y#z')).toBe('closed');
  });
});
