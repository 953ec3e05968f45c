import {describe, expect, it} from 'vitest';
import {sharedDay} from '../../../src/components/sharedDay';

describe('the day that a list shares', () => {
  it('is the one of all its things, in UTC', () => {
    expect(
      sharedDay([{date: '2026-11-20T00:30:00Z'}, {date: new Date('2026-11-20T23:30:00Z')}]),
    ).toBe('2026-11-20');
  });

  it('is missing where days differ and where nothing shares it', () => {
    expect(sharedDay([{date: '2026-11-20'}, {date: '2026-11-21'}])).toBeUndefined();
    expect(sharedDay([{date: '2026-11-20'}])).toBeUndefined();
    expect(sharedDay([])).toBeUndefined();
  });
});
