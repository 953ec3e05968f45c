import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  bytesPerSecond,
  dxvFrame,
  h264Guide,
  hapFrame,
  proresNames,
  proresTarget,
  streams,
  textureBytes,
  v210Frame,
} from '../../../../src/instruments/calculators/video-rate/rate';

const hd60 = {width: 1920, height: 1080, rate: 60};
const uhd30 = {width: 3840, height: 2160, rate: 30};

describe('video data rate', () => {
  it('is exact for Hap', () => {
    expect(bytesPerSecond({width: 4096, height: 2160, rate: 60}, 'hapQ')).toBe(530841600);
    expect(bytesPerSecond(hd60, 'hap')).toBe(62208000);
    expect(bytesPerSecond(hd60, 'hapQ')).toBe(124416000);
    expect(bytesPerSecond(hd60, 'hapAlpha')).toBe(124416000);
    expect(bytesPerSecond(hd60, 'hapR')).toBe(124416000);
    expect(bytesPerSecond(hd60, 'hapQAlpha')).toBe(186624000);
    expect(bytesPerSecond(uhd30, 'hap')).toBe(124416000);
    expect(hapFrame(1921, 1081, 'hap')).toBe(481 * 271 * 8);
  });

  it('is exact without compression', () => {
    expect(bytesPerSecond(hd60, 'rgb')).toBe(1920 * 1080 * 3 * 60);
    expect(bytesPerSecond(hd60, 'rgba')).toBe(1920 * 1080 * 4 * 60);
    expect(bytesPerSecond(hd60, 'uyvy')).toBe(1920 * 1080 * 2 * 60);
  });

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
    const size = {width: 3840, height: 1080, rate: 59.94};
    const target = proresTarget(size, 'hq');
    expect(target.from).toEqual([2048, 1556]);
    expect(target.megabits).toBeCloseTo((679 * 3840 * 1080) / (2048 * 1556), 6);
    fc.assert(
      fc.property(
        fc.constantFrom(...proresNames),
        fc.integer({min: 16, max: 16_384}),
        fc.integer({min: 16, max: 16_384}),
        (codec, width, height) => {
          const at = (rate: number) => bytesPerSecond({width, height, rate}, codec);
          expect(at(60) / at(30)).toBeCloseTo(2, 9);
          expect(at(60)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('pads v210 lines to 48 pixels and DXV frames to 16', () => {
    // QuickTime ice floe dispatch 19: 1920 pixels are 5120 bytes, 1280 pixels are 27 groups of 48.
    expect(v210Frame(1920, 1080)).toBe(5120 * 1080);
    expect(v210Frame(1280, 720)).toBe(3456 * 720);
    // libavcodec/dxv.c: bytes per pixel of the textures are 1/2, 1, 3/4 and 5/4.
    expect(dxvFrame(1920, 1088, 'dxv')).toBe((1920 * 1088) / 2);
    expect(dxvFrame(1920, 1080, 'dxvAlpha')).toBe(1920 * 1088);
    expect(dxvFrame(1920, 1088, 'dxvHq')).toBe(1920 * 1088 * 0.75);
    expect(dxvFrame(1920, 1088, 'dxvHqAlpha')).toBe(1920 * 1088 * 1.25);
  });

  it('gives the usual rates of H.264, HEVC and NotchLC', () => {
    // YouTube Help, recommended upload encoding settings, SDR.
    expect(h264Guide({width: 1280, height: 720, rate: 30})).toBeCloseTo(5, 9);
    expect(h264Guide({width: 1280, height: 720, rate: 60})).toBeCloseTo(7.5, 9);
    expect(h264Guide({width: 1920, height: 1080, rate: 60})).toBeCloseTo(12, 9);
    expect(h264Guide({width: 2560, height: 1440, rate: 60})).toBeCloseTo(24, 9);
    expect(h264Guide({width: 3840, height: 2160, rate: 60})).toBeCloseTo(60, 9);
    expect(h264Guide({width: 7680, height: 4320, rate: 30})).toBeCloseTo(160, 9);
    expect(bytesPerSecond(hd60, 'hevc')).toBeCloseTo(0.75e6, 6);
    // Measured by a maker of media servers for full HD at 30 fps: Hap Q 61.25 MB/s, NotchLC 78.375 MB/s.
    expect(bytesPerSecond(hd60, 'notch') / bytesPerSecond(hd60, 'hapQ')).toBeCloseTo(1.28, 1);
  });

  it('counts streams and memory', () => {
    expect(streams(500e6, 124416000)).toBe(2);
    expect(streams(124416000, 124416000, 1)).toBe(1);
    expect(streams(100e6, 124416000)).toBe(0);
    expect(textureBytes(1920, 1080)).toBe(8294400);
    expect(textureBytes(1920, 1080, 'hq')).toBe(8294400);
    expect(textureBytes(1920, 1080, 'hap')).toBe(1036800);
    expect(textureBytes(1920, 1080, 'hapQAlpha')).toBe(3110400);
    expect(textureBytes(1920, 1080, 'dxv')).toBe(1044480);
  });
});
