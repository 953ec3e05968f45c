import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  awgSizes,
  conductors,
  dropOf,
  feedCurrent,
  feedsFor,
  heatOf,
  metricSizes,
  ohmsPerMetre,
  reach,
  stripDrop,
  thinnest,
  type Run,
  type Size,
} from '../../../../src/instruments/calculators/voltage-drop/drop';

const run: Run = {
  circuit: 'single',
  amps: 1,
  metres: 1,
  size: '2.5',
  celsius: 60,
  factor: 1,
};

describe('voltage drop of a cable', () => {
  it.each([
    // BS 7671:2018, table 4F3B: flexible cables at 60 °C, mV per A and m; single phase, three-phase
    ['0.5', 93, 80],
    ['0.75', 62, 54],
    ['1', 46, 40],
    ['1.5', 32, 27],
    ['2.5', 19, 16],
    ['4', 12, 10],
  ] as const)('%s mm²: %d and %d mV/A/m', (size, single, three) => {
    expect(Math.abs(dropOf({...run, size}) * 1000 - single)).toBeLessThan(0.55);
    expect(Math.abs(dropOf({...run, size, circuit: 'three'}) * 1000 - three)).toBeLessThan(0.55);
  });

  it.each([
    // BS 7671:2018, table 4F2B: two-core flexible cables at 90 °C, direct current
    ['4', 13.2],
    ['6', 8.5],
    ['10', 5.1],
    ['16', 3.2],
  ] as const)('%s mm² at 90 °C: %d mV/A/m', (size, drop) => {
    const ours = dropOf({...run, size, circuit: 'dc', celsius: 90}) * 1000;
    // The table rounds to two figures.
    expect(Math.abs(ours / drop - 1)).toBeLessThan(0.035);
  });

  it.each([
    // NEC chapter 9, table 8: stranded, uncoated copper at 75 °C, Ω/km
    ['AWG 14', 10.3],
    ['AWG 12', 6.5],
    ['AWG 10', 4.07],
    ['AWG 8', 2.551],
  ] as const)('%s has %d Ω/km at 75 °C', (size, ohms) => {
    expect(ohmsPerMetre(size, 75) * 1000).toBeCloseTo(ohms, 2);
  });

  it('matches pure copper of the nominal size to the stranding', () => {
    for (const size of metricSizes) {
      // 17.24 Ω·mm²/km is annealed copper (IEC 60028); stranding and tin add up to a fifth.
      const ratio = (conductors[size] * Number(size)) / 17.24;
      expect(ratio).toBeGreaterThan(1.1);
      expect(ratio).toBeLessThan(1.21);
    }
  });

  it('grows with length and current, shrinks with size, and adds up', () => {
    const positive = fc.double({min: 0.1, max: 500, noNaN: true});
    const circuit = fc.constantFrom('dc', 'single', 'three' as const);
    fc.assert(
      fc.property(
        circuit as fc.Arbitrary<Run['circuit']>,
        positive,
        positive,
        fc.double({min: 0.1, max: 1, noNaN: true}),
        (kind, amps, metres, factor) => {
          const one: Run = {...run, circuit: kind, amps, metres, factor};
          const drop = dropOf(one);
          expect(dropOf({...one, metres: 2 * metres}) / drop).toBeCloseTo(2, 9);
          expect(dropOf({...one, amps: 2 * amps}) / drop).toBeCloseTo(2, 9);
          expect(heatOf({...one, amps: 2 * amps}) / heatOf(one)).toBeCloseTo(4, 9);
          for (const sizes of [metricSizes, awgSizes]) {
            const drops = sizes.map((size) => dropOf({...one, size}));
            expect(drops).toEqual([...drops].sort((a, b) => b - a));
            const found = thinnest(one, drop, sizes);
            const before = sizes[sizes.indexOf(found as Size) - 1];
            expect(found === undefined || dropOf({...one, size: found}) <= drop + 1e-9).toBe(true);
            expect(before === undefined || dropOf({...one, size: before}) > drop).toBe(true);
          }
        },
      ),
    );
  });

  it('heats the cable by what it takes from the load', () => {
    const one: Run = {...run, circuit: 'dc', amps: 10, metres: 20};
    expect(heatOf(one)).toBeCloseTo(dropOf(one) * 10, 9);
    const three: Run = {...run, circuit: 'three', amps: 10, metres: 20};
    expect(heatOf(three)).toBeCloseTo(Math.sqrt(3) * dropOf(three) * 10, 9);
  });
});

describe('voltage drop of a strip', () => {
  const strip = {metres: 5, ampsPerMetre: 3.6, ohmsPerMetre: 0.1};

  /** The same from a ladder of many short pieces, each with its own current, fed where the feeds are. */
  function ladder(feeds: number, pieces = 20_000): number {
    const distance = feeds === 1 ? strip.metres : strip.metres / (2 * (feeds - 1));
    const piece = distance / pieces;
    let drop = 0;
    for (let index = 0; index < pieces; index += 1) {
      drop += (pieces - index) * piece * strip.ampsPerMetre * piece * strip.ohmsPerMetre;
    }
    return drop;
  }

  it.each([
    [1, 5, 4.5, 18],
    [2, 2.5, 1.125, 9],
    [3, 1.25, 0.28125, 9],
    [5, 0.625, 0.0703125, 4.5],
  ])('%d feeds: %d m, %d V, %d A', (feeds, distance, drop, amps) => {
    expect(reach(strip, feeds)).toBeCloseTo(distance, 9);
    expect(stripDrop(strip, feeds)).toBeCloseTo(drop, 9);
    expect(ladder(feeds)).toBeCloseTo(drop, 3);
    expect(feedCurrent(strip, feeds)).toBeCloseTo(amps, 9);
  });

  it('finds the fewest feeds', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0.5, max: 50, noNaN: true}),
        fc.double({min: 0.1, max: 10, noNaN: true}),
        fc.double({min: 0.01, max: 1, noNaN: true}),
        fc.double({min: 0.05, max: 3, noNaN: true}),
        (metres, ampsPerMetre, ohms, volts) => {
          const one = {metres, ampsPerMetre, ohmsPerMetre: ohms};
          const wire = (amps: number) => amps * 0.02;
          const feeds = feedsFor(one, volts, wire) ?? 101;
          const drop = (count: number) => stripDrop(one, count) + wire(feedCurrent(one, count));
          expect(feeds === 101 || drop(feeds) <= volts * (1 + 1e-6)).toBe(true);
          expect(feeds === 1 || drop(feeds - 1) > volts * (1 - 1e-6)).toBe(true);
        },
      ),
    );
  });
});
