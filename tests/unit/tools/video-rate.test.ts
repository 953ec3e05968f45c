import {describe, expect, it} from 'vitest';

import {
  bytesPerSecond,
  hapFrame,
  proresTarget,
  streams,
  textureBytes,
} from '../../../src/tools/video-rate/rate';

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

  it('follows the ProRes targets within 1 %', () => {
    const reference = {width: 1920, height: 1080, rate: 29.97};
    expect(proresTarget(reference, 'p422')).toBeCloseTo(147, 6);
    expect(proresTarget(reference, 'xq')).toBeCloseTo(500, 6);
    const target = proresTarget({width: 3840, height: 2160, rate: 24}, 'hq');
    expect(Math.abs(target - 705) / 705).toBeLessThan(0.01);
  });

  it('counts streams and memory', () => {
    expect(streams(500e6, 124416000)).toBe(2);
    expect(streams(124416000, 124416000, 1)).toBe(1);
    expect(streams(100e6, 124416000)).toBe(0);
    expect(textureBytes(1920, 1080)).toBe(8294400);
  });
});
