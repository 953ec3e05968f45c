import {describe, expect, it} from 'vitest';
import {sortPosts} from '../../../src/config/blog';

const post = (title: string, day: string) => ({metadata: {title, date: new Date(day)}});

describe('sortPosts', () => {
  it('sorts by date, newest first, then by title, regardless of the input order', () => {
    const posts = [post('B', '2026-11-20'), post('C', '2026-11-21'), post('A', '2026-11-20')];
    const titles = (list: typeof posts): string[] =>
      sortPosts(list as never[]).map(({metadata}) => (metadata as {title: string}).title);
    expect(titles(posts)).toEqual(['C', 'A', 'B']);
    expect(titles([...posts].reverse())).toEqual(['C', 'A', 'B']);
  });
});
