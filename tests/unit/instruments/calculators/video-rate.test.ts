import {expect, it} from 'vitest';

import {
  bytesPerSecond,
  proresNames,
  proresTarget,
} from '../../../../src/instruments/calculators/video-rate/rate';
import standards from './vectors/standards.json';

it.each(standards.proRes.rows)(
  'has the ProRes targets of $width × $height at $rate',
  ({megabits: wanted, ...video}) => {
    for (const [at, codec] of proresNames.entries()) {
      const {megabits, isListed} = proresTarget(video, codec);
      expect(isListed).toBe(true);
      // The white paper rounds to whole numbers, on both sides of the proportion.
      expect(Math.abs(megabits - (wanted[at] ?? NaN)), codec).toBeLessThanOrEqual(
        Math.max(1, 0.003 * megabits),
      );
    }
  },
);

it('scales ProRes for other sizes from the nearest one', () => {
  const target = proresTarget({width: 3840, height: 1080, rate: 59.94}, 'hq');
  expect(target.from).toEqual([2048, 1556]);
  expect(target.megabits).toBeCloseTo((679 * 3840 * 1080) / (2048 * 1556), 6);
});

it('aims for the measured rate of NotchLC', () => {
  // By a manufacturer of media servers for full HD at 30 fps: HAP Q 61.25 MB/s, NotchLC 78.375 MB/s.
  const video = {width: 1920, height: 1080, rate: 30};
  expect(bytesPerSecond(video, 'notch') / bytesPerSecond(video, 'hapQ')).toBeCloseTo(1.28, 1);
});
