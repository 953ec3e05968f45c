import {describe, expect, it} from 'vitest';

import {
  inWords,
  switchAddress,
  switchesOn,
  switchValue,
  valueOf,
} from '../../../../src/instruments/calculators/dip-switch/dip';
import {model} from '../../../../src/instruments/calculators/dip-switch/model';

describe('DIP switches', () => {
  it('goes there and back for all 512 patterns, in both ways of counting', () => {
    const seen = new Set<string>();
    let wrong = 0;
    for (let value = 0; value < 512; value += 1) {
      const on = switchesOn(value);
      seen.add(on.join());
      if (valueOf(on) !== value) {
        wrong += 1;
      }
      for (const base of ['one', 'zero'] as const) {
        const address = switchAddress(value, base);
        if (
          address === undefined
            ? !(base === 'one' && value === 0)
            : switchValue(address, base) !== value
        ) {
          wrong += 1;
        }
      }
    }
    expect(wrong).toBe(0);
    expect(seen.size).toBe(512);
  });

  it('has no pattern for 512 when counting from 1, and none for 0', () => {
    expect(switchValue(512, 'one')).toBeUndefined();
    expect(switchValue(512, 'zero')).toBe(511);
    expect(switchValue(1, 'zero')).toBe(0);
    expect(switchValue(0, 'one')).toBeUndefined();
    expect(switchValue(0, 'zero')).toBeUndefined();
    expect(switchAddress(0, 'one')).toBeUndefined();
    expect(switchAddress(512, 'zero')).toBeUndefined();
    expect(model.solve({...model.defaults, address: '512'}).ok).toBe(false);
    expect(model.solve({...model.defaults, address: '512', base: 'zero'}).ok).toBe(true);
  });

  it('lists the switches of fixtures in a row, and refuses those that do not fit', () => {
    const solve = (change: object) => model.solve({...model.defaults, ...change});
    const outcome = solve({address: '10', amount: '3', footprint: '7'});
    const values = outcome.ok
      ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
      : {};
    expect(values).toMatchObject({
      'Switches on': '2, 4',
      'Switches on for address 17': '1, 5',
      'Switches on for address 24': '4, 5',
    });
    const full = solve({address: '481', amount: '3', footprint: '16'});
    expect(full.ok).toBe(false);
    expect(!full.ok && full.errors['amount']).toMatch(/Fixture 3 .* start at 513\. .* 2 fixtures/);
    expect(solve({address: '512', base: 'zero', amount: '2', footprint: '1'}).ok).toBe(false);
  });

  it('keeps switch 10 out of the address', () => {
    const lines = (ten: string) => {
      const outcome = model.solve({...model.defaults, ten});
      return outcome.ok ? [outcome.lines, outcome.notes?.join()] : [];
    };
    expect(lines('1')[0]).toEqual(lines('')[0]);
    expect(lines('1')[1]).toContain('Switch 10 is on');
  });

  it('says switches in words', () => {
    expect(inWords(0)).toBe('all off');
    expect(inWords(24)).toBe('4, 5 on');
  });
});
