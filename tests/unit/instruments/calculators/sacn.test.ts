import {describe, expect, it} from 'vitest';

import {
  multicastAddress,
  parseSacn,
  parseUniverses,
} from '../../../../src/instruments/calculators/sacn/sacn';

describe('sACN', () => {
  it('has a group of its own for each of the 63 999 universes', () => {
    const seen = new Set<string>();
    let wrong = 0;
    for (let universe = 1; universe <= 63999; universe += 1) {
      const address = multicastAddress(universe);
      const [, , high, low] = address.split('.').map(Number);
      if ((high ?? 0) * 256 + (low ?? 0) !== universe) {
        wrong += 1;
      }
      seen.add(address);
    }
    expect(wrong).toBe(0);
    expect(seen.size).toBe(63999);
  });

  it('refuses universes outside the limits', () => {
    for (const universe of [0, -1, 64000, 65535, 1.5]) {
      expect(() => multicastAddress(universe)).toThrow(RangeError);
    }
    for (const text of ['0', '64000', '239.255.0.0', '239.254.0.1', '239.255.0.256', 'x', '']) {
      expect(parseSacn(text, 'sacn').ok, text).toBe(false);
    }
  });

  it('reads lists and ranges', () => {
    expect(parseUniverses('1-4, 7', 'sacn')).toEqual({ok: true, value: [1, 2, 3, 4, 7]});
    expect(parseUniverses('5 to 6; 5', 'sacn')).toEqual({ok: true, value: [5, 6]});
    expect(parseUniverses('0-2', 'plus-one')).toEqual({ok: true, value: [1, 2, 3]});
    for (const text of ['', '4-1', '1-100', '0-2', '1--2']) {
      expect(parseUniverses(text, 'sacn').ok, text).toBe(false);
    }
  });

  it('maps Port-Addresses only by the chosen convention, and never clamps 0', () => {
    expect(parseSacn('15', 'same')).toEqual({ok: true, value: 15});
    expect(parseSacn('15', 'plus-one')).toEqual({ok: true, value: 16});
    expect(parseSacn('0', 'plus-one')).toEqual({ok: true, value: 1});
    expect(parseSacn('0', 'same').ok).toBe(false);
    expect(parseSacn('32768', 'plus-one').ok).toBe(false);
  });
});
