import {describe, expect, it} from 'vitest';

import {
  panelsPerCircuit,
  pixelsPerUniverse,
  portCapacity,
  ports,
  portsByLine,
  universesFor,
  universesForOutputs,
  wallPixels,
} from '../../../../src/instruments/formulas/pixels';
import {model} from '../../../../src/instruments/calculators/pixels/model';

describe('pixels', () => {
  it.each([
    [3, 170],
    [4, 128],
    [5, 102],
    [6, 85],
  ])('%d channels: %d in a universe', (channels, pixels) => {
    expect(pixelsPerUniverse(channels)).toBe(pixels);
  });

  it('counts universes', () => {
    expect(universesFor(1920 * 1080, 3, 'whole')).toBe(12198);
    expect(universesFor(170, 3, 'whole')).toBe(1);
    expect(universesFor(171, 3, 'whole')).toBe(2);
    expect(universesFor(512, 3, 'packed')).toBe(3);
    expect(universesFor(512, 3, 'whole')).toBe(4);
  });

  it('rounds each output on its own', () => {
    expect(universesForOutputs([171, 171], 3, 'whole')).toBe(4);
    expect(universesFor(342, 3, 'whole')).toBe(3);
  });

  it('never needs fewer universes when pixels stay whole', () => {
    let wrong = 0;
    for (let pixels = 1; pixels <= 3000; pixels += 1) {
      for (const channels of [1, 3, 4, 5, 6, 8]) {
        const whole = universesFor(pixels, channels, 'whole');
        const packed = universesFor(pixels, channels, 'packed');
        if (
          whole < packed ||
          whole * pixelsPerUniverse(channels) < pixels ||
          (whole - 1) * pixelsPerUniverse(channels) >= pixels
        ) {
          wrong += 1;
        }
      }
    }
    expect(wrong).toBe(0);
  });
});

describe('LED walls', () => {
  const wall = {columns: 10, rows: 6, panelWidth: 128, panelHeight: 128};

  it('counts ports by whole panels', () => {
    expect(wallPixels(wall)).toEqual({width: 1280, height: 768, total: 983040});
    expect(ports(wall, 650000)).toEqual({panelsPerPort: 39, count: 2, least: 2});
    expect(ports({...wall, panelWidth: 1000, panelHeight: 1000}, 650000).count).toBeUndefined();
    expect(portCapacity(650000, 30)).toBe(1300000);
    expect(portCapacity(650000, 120)).toBe(325000);
  });

  it('doubles ports for redundancy, and checks the processor', () => {
    const state = {...model.defaults, kind: 'wall'};
    const value = (change: object) => {
      const outcome = model.solve({...state, ...change});
      return outcome.ok ? [outcome.lines[0]?.value, outcome.warnings?.length ?? 0] : outcome.errors;
    };
    expect(value({})).toEqual(['2', 0]);
    expect(value({spare: '1'})).toEqual(['4', 0]);
    expect(value({input: '900000'})).toEqual(['2', 1]);
    expect(value({panelWidth: '2000', panelHeight: '2000'})).toHaveProperty('capacity');
  });

  it.each([
    // 39 panels on a port: 6 whole columns of 6, 3 whole rows of 10
    [39, 6, 10, 2],
    [39, 10, 6, 2],
    [9, 10, 6, undefined],
    [10, 10, 6, 6],
  ])('%d panels on a port, %d in a line, %d lines: %s ports', (each, along, lines, count) => {
    expect(portsByLine(each, along, lines)).toBe(count);
  });

  it('never needs fewer ports with whole lines', () => {
    for (let each = 1; each <= 60; each += 1) {
      for (let along = 1; along <= Math.min(each, 12); along += 1) {
        const free = Math.ceil((along * 7) / each);
        expect(portsByLine(each, along, 7)).toBeGreaterThanOrEqual(free);
      }
    }
  });

  it('adds weight and circuits, and takes the panel in millimetres', () => {
    const values = (change: object) => {
      const outcome = model.solve({...model.defaults, kind: 'wall', ...change});
      return outcome.ok
        ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
        : outcome.errors;
    };
    // 12.8 A × 230 V × 0.95 = 2797 W, 13 panels of 200 W; 60 panels need 5 circuits
    expect(panelsPerCircuit(12.8, 200, 230, 0.95)).toBe(13);
    expect(values({panelSize: '500', weight: '7.5', watts: '200'})).toMatchObject({
      Size: '5 × 3 m',
      'Weight of the panels': '450 kg',
      'Weight of a column': '45 kg',
      'Power at full white': '12\u202f000 W',
      Circuits: '5',
      'Panels on one circuit': '13',
      'Current of a full circuit': '11.9 A',
    });
    expect(values({})).not.toHaveProperty('Circuits');
    expect(values({watts: '3000'})).toHaveProperty('watts');
  });

  it('counts power and feeds of a strip, for each output on its own', () => {
    const solve = (change: object) => model.solve({...model.defaults, ...change});
    const outcome = solve({outputs: '300, 100', pixelWatts: '300 mW', feed: '25'});
    const values = outcome.ok
      ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
      : {};
    // 25 W feed 83 pixels of 0.3 W; 300 need 4 feeds, 100 need 2.
    expect(values).toMatchObject({
      'Power at full white': '120 W',
      'Pixels on one feed': '83',
      Feeds: '6',
    });
    expect(solve({pixelWatts: '30'}).ok).toBe(false);
    expect(solve({feed: 'x'}).ok).toBe(true);
  });
});
