import {describe, expect, it} from 'vitest';
import {htmlOf, sitemap} from '../support/build';
import {elementsOf} from '../support/html';

const posts = sitemap().filter((address) =>
  /^\/blog\/(?!archive$|authors\b|tags\b)[^/]+$/.test(address),
);

/** Drawings of articles in a piece of HTML. */
const drawings = (html: string) =>
  elementsOf(html, 'svg').filter(({attributes}) =>
    /(?:^|\s)picture_/.test(attributes['class'] ?? ''),
  );

describe('articles', () => {
  it.each(posts)('%s has its drawing, which screen readers pass over', (address) => {
    expect(drawings(htmlOf(address)).map(({attributes}) => attributes['aria-hidden'])).toEqual([
      'true',
    ]);
  });

  it.each(['/blog', '/blog/tags/videosync', '/blog/authors/showsync'])(
    '%s lists cards with a drawing and one link, and says a day that all share once',
    (address) => {
      const html = htmlOf(address);
      const cards = html.match(/<article.*?<\/article>/gs) ?? [];
      expect(cards.length).toBeGreaterThan(0);
      const dates = elementsOf(html, 'time').map(({attributes}) => attributes['datetime']);
      if (dates.length === 1) {
        expect(elementsOf(cards.join(''), 'time')).toHaveLength(cards.length > 1 ? 0 : 1);
      } else {
        expect(dates).toHaveLength(cards.length);
        expect(new Set(dates).size).toBeGreaterThan(1);
      }
      for (const card of cards) {
        expect(drawings(card)).toHaveLength(1);
        expect(elementsOf(card, 'a').map(({attributes}) => attributes['href'])).toEqual([
          expect.stringMatching(/^\/blog\/[^/]+$/),
        ]);
      }
    },
  );

  it('are all in the list', () => {
    const cards = htmlOf('/blog').match(/<article.*?<\/article>/gs) ?? [];
    const listed = cards.flatMap((card) => elementsOf(card, 'a'));
    expect(listed.map(({attributes}) => attributes['href']).sort()).toEqual([...posts].sort());
  });
});
