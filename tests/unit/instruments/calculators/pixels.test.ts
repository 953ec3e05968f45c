import {expect, it} from 'vitest';

import {
  pixelsPerUniverse,
  portsByLine,
  universesFor,
} from '../../../../src/instruments/formulas/pixels';

it('never needs fewer universes when pixels stay whole', () => {
  for (let pixels = 1; pixels <= 3000; pixels += 1) {
    for (const channels of [1, 3, 4, 5, 6, 8]) {
      const whole = universesFor(pixels, channels, 'whole');
      const each = pixelsPerUniverse(channels);
      const good =
        whole >= universesFor(pixels, channels, 'packed') &&
        whole * each >= pixels &&
        (whole - 1) * each < pixels;
      expect(good, `${pixels} × ${channels}`).toBe(true);
    }
  }
});

it('never needs fewer ports with whole lines', () => {
  for (let each = 1; each <= 60; each += 1) {
    for (let along = 1; along <= Math.min(each, 12); along += 1) {
      expect(portsByLine(each, along, 7)).toBeGreaterThanOrEqual(Math.ceil((along * 7) / each));
    }
  }
});
