import {expect, it} from 'vitest';

import {
  inWords,
  switchAddress,
  switchesOn,
  switchValue,
  valueOf,
} from '../../../../src/instruments/calculators/dip-switch/dip';

it('goes there and back for all 512 patterns, in both ways of counting', () => {
  const patterns = Array.from({length: 512}, (_, value) => value);
  expect(new Set(patterns.map((value) => switchesOn(value).join())).size).toBe(512);
  expect(patterns.map((value) => valueOf(switchesOn(value)))).toEqual(patterns);
  for (const base of ['one', 'zero'] as const) {
    // All off is no address where a fixture counts from 1.
    const addresses = patterns.slice(base === 'one' ? 1 : 0);
    expect(addresses.map((value) => switchValue(switchAddress(value, base) ?? 0, base))).toEqual(
      addresses,
    );
  }
  expect([switchAddress(0, 'one'), switchAddress(512, 'zero')]).toEqual([undefined, undefined]);
  expect([switchValue(512, 'one'), switchValue(0, 'zero')]).toEqual([undefined, undefined]);
});

it('says switches in words', () => {
  expect([0, 24].map(inWords)).toEqual(['all off', '4, 5 on']);
});
