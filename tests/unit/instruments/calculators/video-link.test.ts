import {expect, it} from 'vitest';

import {hdmi, type Signal} from '../../../../src/instruments/calculators/video-link/link';

const signal = (width: number, height: number, rate: number): Signal => {
  return {width, height, rate, depth: 8, chroma: '444'};
};

it('calculates the bit rate of HDMI', () => {
  // 594 MHz × 3 colours × 10 bits = 17.82 Gbit/s; 297 MHz: 8.91
  expect(hdmi(signal(3840, 2160, 60))[1]?.required).toBeCloseTo(17.82e9, -3);
  expect(hdmi(signal(3840, 2160, 30))[0]?.required).toBeCloseTo(8.91e9, -3);
  // HDMI 2.1 leaves 42 of 48 Gbit/s after line coding.
  expect((hdmi(signal(1920, 1080, 60)).at(-1)?.capacity ?? 0) / 1e9).toBeCloseTo(42, 1);
});
