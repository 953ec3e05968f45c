import {expect, it} from 'vitest';

import {
  bytesPerSecond,
  proresNames,
  proresTarget,
} from '../../../../src/instruments/calculators/video-rate/rate';
import standards from './vectors/standards.json';

it.each(standards.proRes.rows)(
  'has the ProRes target data rates of $width × $height at $rate',
  ({megabits: targets, ...video}) => {
    for (const [at, codec] of proresNames.entries()) {
      const {megabits, isListed} = proresTarget(video, codec);
      expect(isListed).toBe(true);
      // The white paper rounds to integers.
      expect(Math.abs(megabits - (targets[at] ?? NaN)), codec).toBeLessThanOrEqual(
        Math.max(1, 0.003 * megabits),
      );
    }
  },
);

it('scales the ProRes targets of the nearest listed size', () => {
  const target = proresTarget({width: 3840, height: 1080, rate: 59.94}, 'hq');
  expect(target.from).toEqual([2048, 1556]);
  expect(target.megabits).toBeCloseTo((679 * 3840 * 1080) / (2048 * 1556), 6);
});

it('estimates NotchLC from measured rates', () => {
  // A manufacturer of media servers states for full HD at 30 fps: HAP Q 61.25 MB/s, NotchLC 78.375 MB/s.
  const video = {width: 1920, height: 1080, rate: 30};
  expect(bytesPerSecond(video, 'notch') / bytesPerSecond(video, 'hapQ')).toBeCloseTo(1.28, 1);
});
