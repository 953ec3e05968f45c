import {expect, it} from 'vitest';

import {
  dotted,
  faults,
  hosts,
  prefixToMask,
  parseMask,
  maskToPrefix,
} from '../../../../src/instruments/calculators/subnet/ip';

it('writes and reads masks of all 33 lengths', () => {
  for (let prefix = 0; prefix <= 32; prefix += 1) {
    const mask = prefixToMask(prefix);
    expect(maskToPrefix(mask)).toBe(prefix);
    expect(parseMask(dotted(mask), 'Mask')).toEqual({ok: true, value: mask});
    expect(parseMask(`/${prefix}`, 'Mask')).toEqual({ok: true, value: mask});
  }
  // The address of a /32 is a device (RFC 3021).
  expect(hosts(32)).toBe(1);
  expect(faults({address: 10 * 256 ** 3, mask: prefixToMask(32)}, 'It')).toEqual([]);
});
