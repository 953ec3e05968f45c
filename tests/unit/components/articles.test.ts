import {expect, it} from 'vitest';
import {byYear} from '../../../src/components/articles/byYear';
import {countArticles} from '../../../src/components/articles/countArticles';
import {shareDay} from '../../../src/components/articles/shareDay';

it('byYear groups items by year in UTC, newest year first, and preserves their order', () => {
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

it.each([
  [true, ['2026-11-20T00:30:00Z', '2026-11-20T23:30:00Z']],
  [false, ['2026-11-20', '2026-11-21']],
  [false, ['2026-11-20']],
  [false, []],
])('shareDay is %s for %s, in UTC', (isShared, dates) => {
  expect(shareDay(dates.map((date) => ({date})))).toBe(isShared);
});

it('countArticles uses the singular for one', () => {
  expect([1, 2].map(countArticles)).toEqual(['1 article', '2 articles']);
});
