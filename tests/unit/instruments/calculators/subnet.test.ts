import {expect, it} from 'vitest';

import {
  faults,
  formatIp,
  hosts,
  maskToPrefix,
  parseMask,
  prefixToMask,
} from '../../../../src/instruments/calculators/subnet/ip';

it('formats and parses masks of all 33 prefix lengths', () => {
  for (let prefix = 0; prefix <= 32; prefix += 1) {
    const mask = prefixToMask(prefix);
    expect(maskToPrefix(mask)).toBe(prefix);
    expect(parseMask(formatIp(mask), 'Mask')).toEqual({ok: true, value: mask});
    expect(parseMask(`/${prefix}`, 'Mask')).toEqual({ok: true, value: mask});
  }
  // A /32 is the address of one host.
  expect(hosts(32)).toBe(1);
  expect(faults({address: 10 * 256 ** 3, mask: prefixToMask(32)}, 'It')).toEqual([]);
});
