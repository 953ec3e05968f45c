import {expect, it} from 'vitest';

import {
  fromBeam,
  fromPort,
  subUni,
  toBeam,
  toPort,
} from '../../../../src/instruments/calculators/port-address/portAddress';

it('goes there and back for all 32 768 addresses', () => {
  for (let port = 0; port <= 32767; port += 1) {
    const {net, subNet, universe} = fromPort(port);
    const good =
      toPort({net, subNet, universe}) === port &&
      net <= 127 &&
      subNet <= 15 &&
      universe <= 15 &&
      fromBeam(toBeam(port)) === port &&
      toBeam(port) === port + 1 &&
      subUni(port) === subNet * 16 + universe;
    expect(good, String(port)).toBe(true);
  }
});

it.each([
  ...[-1, 32768, 1.5, NaN].map((port) => () => fromPort(port)),
  () => toPort({net: 128, subNet: 0, universe: 0}),
  () => toPort({net: 0, subNet: 16, universe: 0}),
  () => toPort({net: 0, subNet: 0, universe: -1}),
  () => fromBeam(0),
])('throws on numbers outside the limits: %#', (read) => {
  expect(read).toThrow(RangeError);
});
