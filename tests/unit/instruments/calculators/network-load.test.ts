import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/network-load/model';
import {
  megabits,
  wireBytes,
} from '../../../../src/instruments/calculators/network-load/networkLoad';

it('counts universes up to the end of each protocol, and channels per packet', () => {
  const solve = (change: Partial<typeof model.defaults>) =>
    model.solve({...model.defaults, ...change});
  expect(solve({protocol: 'sacn', universes: '63,999', way: 'multicast'}).ok).toBe(true);
  expect(solve({universes: '32769'}).ok).toBe(false);
  const small = solve({slots: '24', universes: '1'});
  // 18 + 24 + 66 bytes
  expect(small.ok && small.lines.find(({label}) => label.startsWith('One packet'))?.value).toBe(
    '108 bytes',
  );
});

describe('network load', () => {
  it('counts the bytes on the cable', () => {
    expect(wireBytes('artnet')).toBe(596);
    expect(wireBytes('sacn')).toBe(704);
    expect(wireBytes('artnet', 1)).toBe(wireBytes('artnet', 2));
  });

  it.each([
    ['artnet', 44, 0.21],
    ['sacn', 44, 0.248],
    ['artnet', 30, 0.143],
    ['sacn', 30, 0.169],
  ] as const)('%s at %d packets per second is %d Mbit/s', (protocol, rate, load) => {
    expect(megabits(protocol, 1, rate)).toBeCloseTo(load, 3);
    expect(megabits(protocol, 10, rate, 3)).toBeCloseTo(30 * megabits(protocol, 1, rate), 9);
  });

  it('warns of a full connection and of Wi-Fi', () => {
    const full = model.solve({...model.defaults, universes: '512', receivers: '1', rate: '44'});
    expect(full.ok && full.warnings?.[0]).toMatch(/more than the connection/);
    const air = model.solve({...model.defaults, link: 'wifi', way: 'broadcast'});
    expect(air.ok && air.warnings?.join(' ')).toMatch(/lowest basic rate/);
  });
});
