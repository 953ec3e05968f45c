import {expect, it} from 'vitest';

import {multicastAddress} from '../../../../src/instruments/calculators/sacn/sacn';

it('has a group of its own for each of the 63 999 universes, and none outside', () => {
  const universes = Array.from({length: 63_999}, (_, index) => index + 1);
  const read = universes.map((universe) => {
    const [, , high = 0, low = 0] = multicastAddress(universe).split('.').map(Number);
    return high * 256 + low;
  });
  expect(read).toEqual(universes);
  for (const universe of [0, -1, 64000, 65535, 1.5]) {
    expect(() => multicastAddress(universe)).toThrow(RangeError);
  }
});
