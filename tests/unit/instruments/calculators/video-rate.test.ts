import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  bytesPerSecond,
  proresNames,
  proresTarget,
  textureBytes,
} from '../../../../src/instruments/calculators/video-rate/rate';

// Apple ProRes White Paper, April 2022, table of target data rates, in Mbit/s: Proxy, LT, 422, HQ, 4444, XQ.
it.each([
  [720, 486, 23.976, [10, 23, 34, 50, 75, 113]],
  [720, 486, 29.97, [12, 29, 42, 63, 94, 141]],
  [720, 576, 25, [12, 28, 41, 61, 92, 138]],
  [960, 720, 23.976, [15, 35, 50, 75, 113, 170]],
  [960, 720, 50, [32, 73, 105, 157, 236, 354]],
  [1280, 720, 23.976, [18, 41, 59, 88, 132, 198]],
  [1280, 720, 25, [19, 42, 61, 92, 138, 206]],
  [1280, 720, 29.97, [23, 51, 73, 110, 165, 247]],
  [1280, 720, 50, [38, 84, 122, 184, 275, 413]],
  [1280, 720, 59.94, [45, 101, 147, 220, 330, 495]],
  [1440, 1080, 25, [32, 73, 105, 157, 236, 354]],
  [1920, 1080, 23.976, [36, 82, 117, 176, 264, 396]],
  [1920, 1080, 25, [38, 85, 122, 184, 275, 413]],
  [1920, 1080, 29.97, [45, 102, 147, 220, 330, 495]],
  [1920, 1080, 50, [76, 170, 245, 367, 551, 826]],
  [2048, 1080, 25, [43, 97, 140, 210, 315, 472]],
  [2048, 1556, 29.97, [70, 157, 226, 340, 509, 764]],
  [3840, 2160, 23.976, [145, 328, 471, 707, 1061, 1591]],
  [3840, 2160, 50, [303, 684, 983, 1475, 2212, 3318]],
  [4096, 2160, 29.97, [194, 437, 629, 943, 1414, 2121]],
  [5120, 2700, 25, [253, 570, 819, 1229, 1843, 2765]],
  [6144, 3240, 23.976, [350, 788, 1131, 1697, 2545, 3818]],
  [8192, 4320, 29.97, [778, 1750, 2514, 3771, 5657, 8485]],
])('has the ProRes targets of %i × %i at %f', (width, height, rate, expected) => {
  for (const [at, codec] of proresNames.entries()) {
    const {megabits, isListed} = proresTarget({width, height, rate}, codec);
    expect(isListed).toBe(true);
    // The white paper rounds to whole numbers, on both sides of the proportion.
    expect(Math.abs(megabits - (expected[at] ?? NaN)), codec).toBeLessThanOrEqual(
      Math.max(1, 0.003 * megabits),
    );
  }
});

it('scales ProRes for other sizes from the nearest one, and follows the frame rate', () => {
  const target = proresTarget({width: 3840, height: 1080, rate: 59.94}, 'hq');
  expect(target.from).toEqual([2048, 1556]);
  expect(target.megabits).toBeCloseTo((679 * 3840 * 1080) / (2048 * 1556), 6);
  const side = fc.integer({min: 16, max: 16_384});
  fc.assert(
    fc.property(fc.constantFrom(...proresNames), side, side, (codec, width, height) => {
      const at = (rate: number) => bytesPerSecond({width, height, rate}, codec);
      expect(at(60) / at(30)).toBeCloseTo(2, 9);
      expect(at(60)).toBeGreaterThan(0);
    }),
  );
});

it('aims for the measured rate of NotchLC', () => {
  // By a manufacturer of media servers for full HD at 30 fps: Hap Q 61.25 MB/s, NotchLC 78.375 MB/s.
  const video = {width: 1920, height: 1080, rate: 30};
  expect(bytesPerSecond(video, 'notch') / bytesPerSecond(video, 'hapQ')).toBeCloseTo(1.28, 1);
});

it('keeps whole blocks of DXV in graphics memory', () => {
  expect(textureBytes(1920, 1080, 'dxv')).toBe(1044480);
});
