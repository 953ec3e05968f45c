import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  broadcast,
  dotted,
  faults,
  hosts,
  maskOf,
  network,
  parseIp,
  parseMask,
  prefixOf,
  sees,
} from '../../../../src/instruments/calculators/subnet/ip';

it('writes and reads masks of all 33 lengths', () => {
  for (let prefix = 0; prefix <= 32; prefix += 1) {
    const mask = maskOf(prefix);
    expect(prefixOf(mask)).toBe(prefix);
    expect(parseMask(dotted(mask), 'Mask')).toEqual({ok: true, value: mask});
    expect(parseMask(`/${prefix}`, 'Mask')).toEqual({ok: true, value: mask});
  }
  expect(hosts(32)).toBe(1);
});

it('reads any address, and puts it into its own network', () => {
  const octet = fc.nat(255);
  fc.assert(
    fc.property(octet, octet, octet, octet, fc.integer({min: 0, max: 32}), (a, b, c, d, prefix) => {
      const address = ((a * 256 + b) * 256 + c) * 256 + d;
      expect(parseIp([a, b, c, d].join(' , '), 'Address')).toEqual({ok: true, value: address});
      expect(dotted(address)).toBe([a, b, c, d].join('.'));
      const device = {address, mask: maskOf(prefix)};
      expect(network(device)).toBeLessThanOrEqual(address);
      expect(broadcast(device)).toBeGreaterThanOrEqual(address);
      expect(broadcast(device) - network(device) + 1).toBe(2 ** (32 - prefix));
      expect(sees(device, {address: broadcast(device), mask: 0})).toBe(true);
    }),
  );
});

it.each([
  // RFC 3021: both addresses of a /31 are devices, and so is the one of a /32.
  [[10, 0, 0, 0], 31, 0],
  [[10, 0, 0, 1], 32, 0],
  [[2, 0, 0, 1], 8, 0],
  [[127, 0, 0, 1], 8, 1],
  [[0, 1, 2, 3], 8, 1],
  [[239, 255, 0, 1], 8, 1],
  [[250, 0, 0, 1], 8, 1],
])('%j/%d has %d faults', (octets, prefix, count) => {
  const address = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  expect(faults({address, mask: maskOf(prefix)}, 'It')).toHaveLength(count);
});
