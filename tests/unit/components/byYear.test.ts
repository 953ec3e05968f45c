import {describe, expect, it} from 'vitest';
import {byYear} from '../../../src/components/byYear';

describe('byYear', () => {
  it('groups in UTC, newest year first, and keeps the order within a year', () => {
    const items = [
      {id: 'a', date: '2026-11-20'},
      {id: 'b', date: '2026-01-01T00:00:00.000Z'},
      {id: 'c', date: '2025-12-31T23:59:59.000Z'},
    ];
    expect(byYear(items).map(({year, items: group}) => [year, group.map(({id}) => id)])).toEqual([
      ['2026', ['a', 'b']],
      ['2025', ['c']],
    ]);
  });
});
