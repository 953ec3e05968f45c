import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/dmx-timing/model';
import {packetRate, senders} from '../../../../src/instruments/calculators/dmx-timing/timing';

describe('DMX timing', () => {
  it('sends more of short packets by the edition of 1990', () => {
    expect(packetRate(24, senders.old)).toBeCloseTo(836.1, 1);
  });

  it('warns of packets that are too short or too long', () => {
    const short = model.solve({...model.defaults, slots: '12'});
    expect(short.ok && short.warnings?.[0]).toMatch(/1204/);
    const long = model.solve({...model.defaults, timing: 'own', beforeBreak: '999999'});
    expect(long.ok && long.warnings?.[0]).toMatch(/Longer than 1 s/);
    const unusual = model.solve({...model.defaults, timing: 'own', breakTime: '88'});
    expect(unusual.ok && unusual.warnings?.join()).toMatch(/break of at least 92 µs/);
    const fine = model.solve(model.defaults);
    expect(fine.ok && fine.warnings).toEqual([]);
  });
});
