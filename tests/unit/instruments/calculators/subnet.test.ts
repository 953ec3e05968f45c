import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  broadcast,
  dotted,
  hosts,
  maskOf,
  network,
  parseIp,
  parseMask,
  prefixOf,
  faults,
  sees,
  within,
} from '../../../../src/instruments/calculators/subnet/ip';
import {model} from '../../../../src/instruments/calculators/subnet/model';

const ip = (text: string): number => {
  const parsed = parseIp(text, 'Address');
  if (!parsed.ok) {
    throw new Error(parsed.message);
  }
  return parsed.value;
};
const at = (text: string) => {
  const [address = '', prefix] = text.split('/');
  return {address: ip(address), mask: maskOf(Number(prefix))};
};
const solve = (change: Partial<typeof model.defaults>) => {
  const outcome = model.solve({...model.defaults, ...change});
  if (!outcome.ok) {
    throw new Error(Object.values(outcome.errors).join());
  }
  return {
    verdict: outcome.lines[0]?.value,
    warnings: outcome.warnings?.join(' ') ?? '',
    notes: outcome.notes?.join(' ') ?? '',
  };
};

describe('masks', () => {
  it('go there and back for all 33 lengths', () => {
    for (let prefix = 0; prefix <= 32; prefix += 1) {
      expect(prefixOf(maskOf(prefix))).toBe(prefix);
      expect(parseMask(dotted(maskOf(prefix)), 'Mask')).toEqual({ok: true, value: maskOf(prefix)});
      expect(parseMask(`/${prefix}`, 'Mask')).toEqual({ok: true, value: maskOf(prefix)});
    }
  });

  it.each([
    [8, '255.0.0.0', 16777214],
    [12, '255.240.0.0', 1048574],
    [16, '255.255.0.0', 65534],
    [24, '255.255.255.0', 254],
    [30, '255.255.255.252', 2],
    [31, '255.255.255.254', 2],
    [32, '255.255.255.255', 1],
  ])('/%d is %s with %d hosts', (prefix, text, number) => {
    expect(dotted(maskOf(prefix))).toBe(text);
    expect(hosts(prefix)).toBe(number);
  });

  it.each(['255.0.255.0', '0.255.255.255', '255.255.255.253', '1.2.3.4', '/33', '33', 'x', ''])(
    'refuses %j',
    (text) => {
      expect(parseMask(text, 'Mask').ok).toBe(false);
    },
  );
});

describe('addresses', () => {
  it.each(['1.2.3', '1.2.3.4.5', '256.0.0.1', '01.2.3.4', 'a.b.c.d', '1..2.3', '-1.2.3.4', ''])(
    'refuses %j',
    (text) => {
      expect(parseIp(text, 'Address').ok).toBe(false);
    },
  );

  it('reads and writes any address', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255), (...parts) => {
        expect(dotted(ip(parts.join('.')))).toBe(parts.join('.'));
        expect(ip(parts.join(' , '))).toBe(ip(parts.join('.')));
      }),
    );
  });

  it('finds network and broadcast (examples of RFC 4632 and RFC 1918)', () => {
    expect(dotted(network(at('10.24.16.5/20')))).toBe('10.24.16.0');
    expect(dotted(broadcast(at('10.24.16.5/20')))).toBe('10.24.31.255');
    expect(dotted(broadcast(at('172.16.0.1/12')))).toBe('172.31.255.255');
    expect(dotted(broadcast(at('192.168.1.1/16')))).toBe('192.168.255.255');
    expect(dotted(broadcast(at('2.0.0.1/8')))).toBe('2.255.255.255');
    expect(within(ip('172.31.0.1'), '172.16.0.0', 12)).toBe(true);
    expect(within(ip('172.32.0.1'), '172.16.0.0', 12)).toBe(false);
  });

  it('contains its own network in any interface', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.integer({min: 0, max: 32}), (address, prefix) => {
        const device = {address, mask: maskOf(prefix)};
        expect(network(device)).toBeLessThanOrEqual(address);
        expect(broadcast(device)).toBeGreaterThanOrEqual(address);
        expect(broadcast(device) - network(device) + 1).toBe(2 ** (32 - prefix));
        expect(sees(device, {address: broadcast(device), mask: 0})).toBe(true);
      }),
    );
  });

  it('knows addresses that no device may have', () => {
    expect(faults(at('10.0.0.0/8'), 'It')[0]?.text).toMatch(/network itself/);
    expect(faults(at('10.255.255.255/8'), 'It')[0]?.text).toMatch(/broadcast/);
    expect(faults(at('169.254.3.4/16'), 'It')[0]?.text).toMatch(/DHCP/);
    expect(faults(at('127.0.0.1/8'), 'It')).toHaveLength(1);
    expect(faults(at('0.1.2.3/8'), 'It')).toHaveLength(1);
    expect(faults(at('239.255.0.1/8'), 'It')).toHaveLength(1);
    expect(faults(at('250.0.0.1/8'), 'It')).toHaveLength(1);
    expect(faults(at('10.0.0.0/31'), 'It')).toEqual([]);
    expect(faults(at('10.0.0.1/32'), 'It')).toEqual([]);
    expect(faults(at('2.0.0.1/8'), 'It')).toEqual([]);
  });
});

describe('the check', () => {
  it('sees two devices in one network', () => {
    expect(solve({}).verdict).toBe('Yes');
    expect(solve({ipA: '192.168.0.10/24', ipB: '192.168.0.11/24'}).verdict).toBe('Yes');
    expect(solve({ipA: '192.168.0.10/24', ipB: '192.168.1.11/24'}).verdict).toBe('No');
  });

  it('finds masks that differ, both ways', () => {
    const wide = solve({ipA: '10.0.0.1/8', ipB: '10.1.0.1/16'});
    expect(wide.verdict).toBe('One way only');
    expect(wide.warnings).toMatch(/^The computer treats/);
    const narrow = solve({ipA: '10.1.0.1/16', ipB: '10.0.0.1/8'});
    expect(narrow.verdict).toBe('One way only');
    expect(narrow.warnings).toMatch(/^The device treats/);
    expect(solve({ipA: '10.0.0.1/8', ipB: '10.0.0.2/16'}).warnings).toMatch(/masks differ/);
  });

  it('finds duplicates and unusable addresses', () => {
    expect(solve({ipA: '10.0.0.1', ipB: '10.0.0.1'})).toMatchObject({verdict: 'No'});
    expect(solve({ipB: '2.255.255.255'})).toMatchObject({verdict: 'No'});
    expect(solve({ipA: '169.254.1.1/16', ipB: '169.254.1.2/16'})).toMatchObject({verdict: 'Yes'});
    expect(solve({ipA: '169.254.1.1/16', ipB: '169.254.1.2/16'}).warnings).toMatch(/DHCP/);
  });

  it.each([
    // [computer, device, second port, verdict]; worked out by hand from RFC 950 and RFC 3927
    ['169.254.0.0/24', '169.254.0.9/24', '', 'No'],
    ['169.254.255.255/15', '169.254.1.2/15', '', 'No'],
    ['169.254.1.1/16', '169.254.255.255/16', '', 'No'],
    ['10.0.0.1/8', '192.168.1.9/24', '192.168.1.5/24', 'Yes'],
    ['10.0.0.1/8', '192.168.1.9/24', '192.168.1.9/24', 'No'],
    ['10.0.0.1/8', '10.0.0.9/8', '10.0.0.1/8', 'No'],
    ['127.0.0.1/8', '127.0.0.2/8', '', 'No'],
    ['10.0.0.1/8', '10.1.0.1/16', '', 'One way only'],
    ['10.0.0.1/255.0.0.0', '10.0.0.2/8', '', 'Yes'],
    ['2.0.0.1', '10.0.0.2', '10.0.0.3', 'Yes'],
  ])('%s and %s with %j: %#', (ipA, ipB, ipC, verdict) => {
    const result = solve({ipA, ipB, ipC});
    expect(result.verdict).toBe(verdict);
    expect(/works for these two/.test(result.warnings) && verdict !== 'Yes').toBe(false);
  });

  it('shows the network of one address alone', () => {
    const outcome = model.solve({...model.defaults, ipA: '169.254.1.9/16', ipB: ' ', ipC: 'x'});
    expect(outcome).toMatchObject({
      ok: true,
      lines: [{value: '169.254.0.0/16', main: true}, {}, {}, {}],
    });
    expect(outcome.ok && outcome.warnings?.join()).toMatch(/DHCP/);
  });

  it('refuses two masks', () => {
    const outcome = model.solve({...model.defaults, ipA: '2.0.0.1/8/8'});
    expect(!outcome.ok && outcome.errors.ipA).toMatch(/two masks/);
  });

  it('warns of two ports in one network, and of 2.x.x.x', () => {
    expect(solve({ipC: '2.0.0.5'}).warnings).toMatch(/Two ports/);
    expect(solve({ipC: '192.168.1.5/24'}).warnings).not.toMatch(/Two ports/);
    expect(solve({}).notes).toMatch(/public range/);
    expect(solve({ipA: '10.0.0.1', ipB: '10.0.0.2'}).notes).toBe('');
  });
});
