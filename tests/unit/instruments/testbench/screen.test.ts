import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {blendCurve, flashMs, patterns} from '../../../../src/instruments/testbench/screen/patterns';
import {
  afterKey,
  isRead,
  patternOf,
  readHash,
  refreshOf,
  writeHash,
} from '../../../../src/instruments/testbench/screen/state';
import {model as pixels} from '../../../../src/instruments/calculators/pixels/model';
import {policyOf} from '../../../../src/instruments/testbench/shared/policy';

/** A canvas that notes its rectangles, for patterns that are made of them. */
function drawn(id: string, variant: number, {width = 64, height = 36, time = 0, frame = 0} = {}) {
  const rects: {x: number; y: number; w: number; h: number; colour: string}[] = [];
  const words: string[] = [];
  const context = {
    fillStyle: '',
    strokeStyle: '',
    canvas: {ownerDocument: {createElement: () => ({getContext: () => null})}},
    createPattern: () => null,
    fillRect(x: number, y: number, w: number, h: number) {
      rects.push({x, y, w, h, colour: this.fillStyle});
    },
    font: '',
    fillText: (text: string) => words.push(text),
    // About the width of letters without serifs: half their size.
    measureText(text: string) {
      return {width: (text.length * Number.parseFloat(this.font)) / 2};
    },
    ...Object.fromEntries(
      ['beginPath', 'arc', 'stroke', 'moveTo', 'lineTo', 'fill'].map((name) => [name, () => {}]),
    ),
  };
  const wall = {columns: 3, rows: 2, panelWidth: 16, panelHeight: 16};
  const scene = {width, height, name: 'Left', variant, time, frame, wall};
  patterns.find((pattern) => pattern.id === id)?.draw(context as never, scene);
  return {rects, words};
}

describe('a link from the LED wall calculator', () => {
  const linkOf = (change: Record<string, string>) => {
    const outcome = pixels.solve({...pixels.defaults, kind: 'wall', ...change});
    return outcome.ok ? outcome.link?.to : undefined;
  };

  it('brings its wall', () => {
    const to = linkOf({columns: '12', rows: '7', panelWidth: '176', panelHeight: '88'}) ?? '';
    const hash = new URL(to, 'https://example.com').hash;
    expect(patternOf(readHash(hash)).id).toBe('wall');
    expect(readHash(hash).wall).toEqual({columns: 12, rows: 7, panelWidth: 176, panelHeight: 88});
    expect(isRead(hash)).toBe(true);
  });

  it('is not offered for a wall that cannot be drawn', () => {
    expect(linkOf({columns: '100'})).toBeUndefined();
    expect(linkOf({panelHeight: '2001', capacity: '10000000'})).toBeUndefined();
    expect(linkOf({kind: 'strip'})).toBeUndefined();
  });

  it.each(['columns=0', 'rows=1e9', 'width=x', 'pattern=nothing', 'other=1'])(
    'with %s in it is not taken for whole',
    (part) => {
      expect(isRead(`#screen?pattern=wall&columns=3&${part}`)).toBe(false);
    },
  );
});

describe('patterns', () => {
  it.each(patterns.flatMap(({id, variants}) => variants.map((_, variant) => ({id, variant}))))(
    '$id, variant $variant, is drawn on whole pixels at any size',
    ({id, variant}) => {
      for (const [width, height] of [
        [1920, 1080],
        [1023, 767],
      ] as const) {
        const {rects} = drawn(id, variant, {width, height});
        expect(rects.length).toBeGreaterThan(0);
        expect(rects.every(({w, h}) => w > 0 && h > 0)).toBe(true);
        if (['pixels', 'overscan', 'ramp', 'blend', 'geometry'].includes(id)) {
          // Half a pixel would be drawn as grey.
          const halves = rects.filter(({x, y, w}) => [x, y, w].some((value) => value % 1 !== 0));
          expect(halves).toEqual([]);
        }
      }
    },
  );

  it('name the output and its size', () => {
    expect(drawn('alignment', 0).words).toEqual(expect.arrayContaining(['Left', '64 × 36']));
  });

  it('cover the width without a gap: ramp, bars', () => {
    for (const id of ['ramp', 'bars']) {
      const top = drawn(id, 0, {width: 1366, height: 768}).rects.filter(({y}) => y === 0);
      const end = top.reduce((at, {x, w}) => {
        expect(x).toBe(at);
        return x + w;
      }, 0);
      expect(end).toBe(1366);
    }
  });

  it('text: no line goes over the edge', () => {
    const lines = drawn('text', 0, {width: 1024, height: 768}).words;
    expect(lines[0]).toMatch(/^8 px: .*0123456789$/);
    expect(lines.at(-1)).toMatch(/^72 px: Sphinx of black$/);
    expect(drawn('text', 0, {width: 3840, height: 2160}).words.at(-1)).toMatch(/0123456789$/);
  });

  it('blend so that two projectors add up to one', () => {
    fc.assert(
      fc.property(fc.double({min: 0, max: 1, noNaN: true}), (place) => {
        expect(blendCurve(place) + blendCurve(1 - place)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('number the panels of a wall in the order of the data', () => {
    expect(drawn('wall', 0).words.filter((word) => /\d/.test(word))).toEqual([
      ...['1', '2', '3'],
      ...['4', '5', '6'],
    ]);
    expect(drawn('wall', 1).words.filter((word) => /\d/.test(word))).toEqual([
      ...['1', '2', '3'],
      ...['6', '5', '4'],
    ]);
  });

  it('flash once a second, shortly', () => {
    const lit = Array.from({length: 3000}, (_, time) =>
      drawn('lip-sync', 0, {time}).rects.some(
        ({w, h, colour}) => w === h && colour === 'rgb(255 255 255)',
      ),
    );
    expect(lit.filter((now, index) => now && !lit[index - 1])).toHaveLength(3);
    expect(lit.filter(Boolean)).toHaveLength(3 * flashMs);
  });

  it('show the clock and the number of the frame', () => {
    expect(drawn('counter', 0, {time: 61_234, frame: 42}).words).toEqual(['01:01.234', 'Frame 42']);
  });
});

describe('the address and the keys', () => {
  it('hold every pattern', () => {
    for (const [pattern, {variants}] of patterns.entries()) {
      for (const variant of variants.keys()) {
        const state = {...readHash(''), pattern, variant};
        expect(readHash(writeHash(state))).toEqual(state);
      }
    }
    const wall = {columns: 9, rows: 5, panelWidth: 96, panelHeight: 192};
    const state = {...readHash('#screen?pattern=wall'), wall};
    expect(readHash(writeHash(state))).toEqual(state);
  });

  it('take no nonsense', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (pattern, variant) => {
        const state = readHash(
          `#screen?${new URLSearchParams({pattern, variant, columns: variant})}`,
        );
        expect(patternOf(state).variants[state.variant]).toBeDefined();
        expect(state.wall.columns).toBeGreaterThan(0);
      }),
    );
  });

  it('go round', () => {
    const first = readHash('');
    let state = first;
    for (let count = 0; count < patterns.length; count += 1) {
      state = afterKey(state, 'ArrowRight') ?? state;
    }
    expect(state).toEqual(first);
    expect(afterKey(first, 'ArrowLeft')?.pattern).toBe(patterns.length - 1);
    expect(afterKey(first, '2')?.pattern).toBe(1);
    expect(afterKey(first, '0')?.pattern).toBe(9);
    const lines = afterKey(first, '2') ?? first;
    expect(afterKey(lines, 'ArrowUp')?.variant).toBe(3);
    expect(afterKey(lines, 'ArrowDown')?.variant).toBe(1);
    expect(afterKey(first, 'x')).toBeUndefined();
  });
});

describe('the refresh rate', () => {
  it('is that of the frames on time; late ones are counted', () => {
    const times = Array.from({length: 300}, (_, index) => (index * 1000) / 59.94);
    expect(refreshOf(times)?.rate).toBeCloseTo(59.94, 6);
    expect(refreshOf(times)?.late).toBe(0);
    const late = times.map((time, index) => (index > 100 ? time + 1000 / 59.94 : time));
    expect(refreshOf(late)).toMatchObject({late: 1});
    expect(refreshOf(late)?.rate).toBeCloseTo(59.94, 6);
    expect(refreshOf([0, 1])).toBeUndefined();
  });
});

describe('the policy of the page', () => {
  const page = (allows: boolean) => ({featurePolicy: {allowsFeature: () => allows}}) as never;
  it('may be that of the page before: then a full load helps, once', () => {
    expect(policyOf(page(true), 'https://a/x', 'https://a/y')).toBe('open');
    expect(policyOf({} as never, 'https://a/x', 'https://a/y')).toBe('open');
    expect(policyOf(page(false), 'https://a/x', 'https://a/y#z')).toBe('other-page');
    expect(policyOf(page(false), 'https://a/y/', 'https://a/y#z')).toBe('closed');
  });
});
