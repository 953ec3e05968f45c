import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  colorizePixels,
  displacePixels,
  mixPixels,
} from '../../../../src/instruments/simulators/routing/pixels';
import {blend} from '../../../../src/instruments/calculators/blend/blend';

const byte = fc.integer({min: 0, max: 255});
const opaque = fc.tuple(byte, byte, byte, fc.constant(255));
const pixel = fc.tuple(byte, byte, byte, byte);
const color = ([r = 0, g = 0, b = 0, a = 0]: readonly number[]) => ({
  r: r / 255,
  g: g / 255,
  b: b / 255,
  a: a / 255,
});

describe('pixels of layers', () => {
  it('Subtract uses the formula of the blend calculator', () => {
    fc.assert(
      fc.property(opaque, pixel, fc.constantFrom(0, 0.5, 1), (lower, over, opacity) => {
        const data = Uint8ClampedArray.from(lower);
        mixPixels('subtract', data, Uint8ClampedArray.from(over), opacity);
        const {r, g, b} = blend('subtract', color(lower), color(over), opacity);
        for (const [channel, value] of [r, g, b].entries()) {
          expect(Math.abs((data[channel] ?? 0) - value * 255)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
        expect(data[3]).toBe(255);
      }),
    );
  });

  it('Mask multiplies the lower layer by the brightness of the overlay', () => {
    const masked = (over: number[], opacity: number) => {
      const data = Uint8ClampedArray.of(200, 100, 50, 255);
      mixPixels('mask', data, Uint8ClampedArray.from(over), opacity);
      return [...data];
    };
    expect(masked([255, 255, 255, 255], 1)).toEqual([200, 100, 50, 255]);
    expect(masked([0, 0, 0, 255], 1)).toEqual([0, 0, 0, 255]);
    expect(masked([255, 255, 255, 0], 1)).toEqual([0, 0, 0, 255]);
    expect(masked([0, 0, 0, 255], 0.5)).toEqual([100, 50, 25, 255]);
    expect(masked([0, 0, 0, 255], 0)).toEqual([200, 100, 50, 255]);
  });

  it('Colorize depends only on brightness, and preserves alpha', () => {
    const data = Uint8ClampedArray.of(0, 0, 0, 255, 255, 255, 255, 255, 90, 90, 90, 128);
    colorizePixels(data);
    expect([...data.slice(0, 3)]).toEqual([0, 0, 0]);
    expect([...data.slice(4, 7)]).toEqual([235, 255, 170]);
    expect(data[11]).toBe(128);
  });

  it('Displacement by black or with strength 0 has no effect, and by white shifts pixels', () => {
    const row = Uint8ClampedArray.from({length: 400}, (_, index) => Math.floor(index / 4));
    const map = (level: number) =>
      Uint8ClampedArray.from({length: 400}, (_, index) => (index % 4 === 3 ? 255 : level));
    expect(displacePixels(row, map(0), 100, 1)).toEqual(row);
    expect(displacePixels(row, map(255), 100, 0)).toEqual(row);
    const shifted = displacePixels(row, map(255), 100, 1);
    expect([shifted[0], shifted[4 * 50], shifted[4 * 99]]).toEqual([6, 56, 99]);
  });
});
