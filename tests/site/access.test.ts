import {Parser} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {htmlOf, sitemap} from '../support/build';
import {elementsOf} from '../support/html';

/*
 * What assistive technology is told, as far as it stands in the files: names, landmarks and stops.
 */
const pages = [...new Set([...sitemap(), '/search', '/offline'])];

interface Found {
  name: string;
  attributes: Record<string, string>;
  /** Elements around it, from the outside in. */
  around: {name: string; attributes: Record<string, string>}[];
  /** Elements directly in it. */
  inside: string[];
}

/** The elements of a page with what is around and in them. */
function treeOf(html: string): Found[] {
  const found: Found[] = [];
  const open: Found[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = {name, attributes, around: [...open], inside: []};
      open.at(-1)?.inside.push(name);
      found.push(element);
      open.push(element);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return found;
}

/** Complaints about a page. */
function complaintsOf(html: string): string[] {
  const tree = treeOf(html);
  const ids = new Set(tree.map(({attributes}) => attributes['id']));
  const isHidden = ({attributes}: Pick<Found, 'attributes'>): boolean =>
    attributes['aria-hidden'] === 'true';
  const isIn = ({around}: Found, test: (element: Found['around'][number]) => boolean): boolean =>
    around.some(test);
  return tree.flatMap((element) => {
    const {name, attributes, inside} = element;
    const has = (attribute: string): boolean => attributes[attribute] !== undefined;
    const isHeading = (at: {name: string}): boolean => /^h[2-6]$/.test(at.name);
    const classes = attributes['class'] ?? '';
    const isNamedBy = attributes['aria-labelledby'] ?? '';
    const wrong: [boolean, string][] = [
      [
        name === 'a' &&
          classes.includes('hash-link') &&
          isIn(element, isHeading) &&
          !(isHidden(element) && attributes['tabindex'] === '-1'),
        `the link to ${attributes['href']} is a part of its heading’s name`,
      ],
      [
        name === 'table' &&
          !inside.includes('caption') &&
          !has('aria-label') &&
          !ids.has(isNamedBy),
        'a table has no name',
      ],
      [
        has('tabindex') && attributes['tabindex'] === '0' && inside.includes('table'),
        'a table is a stop before it is known to scroll',
      ],
      [name === 'pre' && has('aria-label'), 'source text has a label that no role shows'],
      [name === 'section' && /^letter-/.test(isNamedBy), 'a letter of the glossary is a landmark'],
      [
        name === 'svg' &&
          isIn(element, (at) => /admonitionIcon/.test(at.attributes['class'] ?? '')) &&
          !isIn(element, isHidden),
        'the icon of a note is read out',
      ],
    ];
    return wrong.flatMap(([isWrong, text]) => (isWrong ? [text] : []));
  });
}

describe('what assistive technology is told', () => {
  it('is right on every page', () => {
    const found = Object.fromEntries(
      pages
        .map((page) => [page, [...new Set(complaintsOf(htmlOf(page)))]] as const)
        .filter(([, list]) => list.length > 0),
    );
    expect(found).toEqual({});
  });

  it('would notice what is wrong', () => {
    const bad =
      '<h2 id=a>A<a class=hash-link href=#a>x</a></h2><div tabindex=0><table></table></div>' +
      '<pre aria-label=x></pre><section aria-labelledby=letter-a></section>' +
      '<span class=admonitionIcon_a><svg></svg></span>';
    expect(complaintsOf(bad)).toHaveLength(6);
  });

  it('each copy button says what it copies', () => {
    const html = htmlOf('/videosync/building-plugins/your-first-plugin');
    const buttons = elementsOf(html, 'button').filter(({text}) => text.startsWith('Copy:'));
    expect(buttons.length).toBeGreaterThan(1);
    expect(buttons.map(({text}) => text).filter((text) => !/^Copy: .{3,}/.test(text))).toEqual([]);
  });

  it('no two pages have the same title', () => {
    const titles = pages.map((page) => elementsOf(htmlOf(page), 'title')[0]?.text ?? '');
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
