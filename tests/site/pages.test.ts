import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {ledgerEntries} from '../../src/check/ledger';
import {storedItems} from '../../src/components/legal/storedItems';
import {sections} from '../../src/config/products';
import {addressOf, tools} from '../../src/instruments/list';
import {readBuild, type BuiltPage, type BuiltSite} from '../../src/plugins/finish/html/readBuild';
import {attribute, hasClass, readPage} from '../../src/plugins/finish/html/readPage';
import {splitAnchor} from '../../src/remark/splitAnchor';
import {contract, contractPages, root, sitemap, siteDir, unlistedPosts} from '../support/build';
import {elementsOf} from '../support/html';

/* What can be read off the pages of the build, which are read once for all of it. */
let built: BuiltSite;
let pages: Map<string, BuiltPage>;
beforeAll(async () => {
  built = await readBuild(siteDir, '/');
  pages = new Map(built.pages.map((page) => [page.address, page]));
});

const addresses = sitemap();

function pageOf(address: string): BuiltPage {
  const page = pages.get(address);
  if (!page) {
    throw new Error(`Nothing in ${siteDir} answers ${address}`);
  }
  return page;
}

/** Elements of the given names in a page or a part of it, in order. */
function elements(tree: Nodes, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

/** Values of an attribute of the elements of a name. */
const attributes = (tree: Nodes, name: string, key: string): (string | undefined)[] =>
  elements(tree, name).map((element) => attribute(element, key));

describe('addresses of the contract', () => {
  it('are pages, and all but the search page and unlisted posts are in the sitemap', () => {
    expect(contractPages.filter((address) => !pages.has(address))).toEqual([]);
    const left = ['/search', ...unlistedPosts];
    const listed = contractPages.filter((page) => addresses.includes(page));
    expect(contractPages.filter((page) => !listed.includes(page)).sort()).toEqual(left.sort());
  });

  it('would be missed', () => {
    expect(() => pageOf('/videosync/introduction/x')).toThrow('/videosync/introduction/x');
  });

  it.each(contract.redirects)('%s leads to %s', (from, to) => {
    const html = readFileSync(path.join(siteDir, from.slice(1), 'index.html'), 'utf8');
    const {tree, language, forwardsTo} = readPage(html);
    expect([language, forwardsTo]).toEqual(['en', to]);
    expect(elements(tree, 'title').map((title) => toString(title))).toEqual([
      'This page has moved',
    ]);
    const canonical = elements(tree, 'link').find((link) => attribute(link, 'rel') === 'canonical');
    expect(new URL((canonical && attribute(canonical, 'href')) ?? '').pathname).toBe(to);
    const [link] = elements(tree, 'a');
    expect(link && [attribute(link, 'href'), toString(link)]).toEqual([
      to,
      expect.stringContaining(to),
    ]);
    expect(elementsOf(html, 'script')).toEqual([
      expect.objectContaining({
        text: '',
        attributes: expect.objectContaining({
          src: expect.stringMatching(/^\/assets\/js\/forward\.[0-9a-f]{8}\.js$/),
        }),
      }),
    ]);
    expect(attributes(tree, 'meta', 'content')).toContain(`0; url=${to}`);
  });

  it.each(contract.externalRedirects)('%s leaves the site', (from) => {
    expect(built.redirects.get(from)).toMatch(/^https:\/\//);
  });
});

describe('every published address and anchor', () => {
  const published = ledgerEntries(
    readFileSync(path.join(root, 'src', 'check', 'addresses.txt'), 'utf8'),
  );

  /** Whether a reader of an address comes to a page that has its anchor. */
  function isAnswered(address: string): boolean {
    const [start, id] = splitAnchor(address);
    const [arrival, ownId] = splitAnchor(built.redirects.get(start) ?? start);
    const page = pages.get(arrival);
    const anchor = ownId ?? id;
    if (!page) {
      return arrival.startsWith('https://');
    }
    return anchor === undefined || page.ids.has(anchor) || page.moved.has(anchor);
  }

  it('is answered by the build', () => {
    expect(published.length).toBeGreaterThan(1600);
    expect(published.filter((address) => !isAnswered(address))).toEqual([]);
  });

  it.each(['/no-such-page', '/no-such-page#anchor', '/videosync/introduction#no-such-anchor'])(
    'would be missed if it were %s',
    (address) => {
      expect(isAnswered(address)).toBe(false);
    },
  );
});

describe('every page of the sitemap', () => {
  it.each(addresses)('%s has one h1, a language, a title, and what machines ask for', (address) => {
    const {tree, language, meta} = pageOf(address);
    expect(elements(tree, 'h1')).toHaveLength(1);
    expect(language).toBe('en');
    expect(elements(tree, 'title').every((title) => toString(title).length > 3)).toBe(true);
    expect(meta['description']?.length ?? 0).toBeGreaterThan(20);
    expect(attributes(tree, 'meta', 'property')).toEqual(
      expect.arrayContaining(['og:title', 'og:description', 'og:url', 'og:locale']),
    );
    const canonical = elements(tree, 'link').find((link) => attribute(link, 'rel') === 'canonical');
    expect(new URL((canonical && attribute(canonical, 'href')) ?? '').pathname).toBe(address);
  });

  it('has a title of its own', () => {
    const titles = addresses.map((address) => {
      const [title] = elements(pageOf(address).tree, 'title');
      return title ? toString(title) : '';
    });
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('what assistive technology is told', () => {
  /** Complaints about a part of a page, with the elements around it from the outside in. */
  function complaintsOf(
    node: Nodes,
    ids: ReadonlySet<string>,
    around: readonly Element[] = [],
  ): string[] {
    const below = (next: readonly Element[]): string[] =>
      'children' in node ? node.children.flatMap((child) => complaintsOf(child, ids, next)) : [];
    if (node.type !== 'element') {
      return below(around);
    }
    const {tagName, children} = node;
    const get = (name: string): string | undefined => attribute(node, name);
    const isHidden = (element: Element): boolean => attribute(element, 'ariaHidden') === 'true';
    const has = (name: string): boolean =>
      children.some((child) => child.type === 'element' && child.tagName === name);
    const namedBy = get('ariaLabelledBy') ?? '';
    const wrong: [boolean, string][] = [
      [
        hasClass(node, 'hash-link') &&
          around.some((at) => /^h[2-6]$/.test(at.tagName)) &&
          !(isHidden(node) && get('tabIndex') === '-1'),
        `the link to ${get('href')} is a part of its heading’s name`,
      ],
      [
        tagName === 'table' && !has('caption') && !get('ariaLabel') && !ids.has(namedBy),
        'a table has no name',
      ],
      [get('tabIndex') === '0' && has('table'), 'a table is a stop before it is known to scroll'],
      [
        tagName === 'pre' && get('ariaLabel') !== undefined,
        'source text has a label that no role shows',
      ],
      [tagName === 'section' && /^letter-/.test(namedBy), 'a letter of the glossary is a landmark'],
      [
        tagName === 'svg' &&
          around.some((at) => /admonitionIcon/.test(attribute(at, 'className') ?? '')) &&
          !around.some(isHidden),
        'the icon of a note is read out',
      ],
    ];
    return [
      ...wrong.flatMap(([isWrong, text]) => (isWrong ? [text] : [])),
      ...below([...around, node]),
    ];
  }

  it('is right on every page', () => {
    const found = [...addresses, '/search', '/offline']
      .map((address) => pageOf(address))
      .flatMap(({address, tree, ids}) =>
        complaintsOf(tree, ids).map((complaint) => `${address}: ${complaint}`),
      );
    expect(found).toEqual([]);
  });

  it('would notice what is wrong', () => {
    const {tree, ids} = readPage(
      '<h2 id=a>A<a class=hash-link href=#a>x</a></h2><div tabindex=0><table></table></div>' +
        '<pre aria-label=x></pre><section aria-labelledby=letter-a></section>' +
        '<span class=admonitionIcon_a><svg></svg></span>',
    );
    expect(complaintsOf(tree, ids)).toHaveLength(6);
  });

  it('is one landmark for each calculator, called as its heading', () => {
    for (const tool of tools) {
      const {tree} = pageOf(addressOf(tool));
      const named = elements(tree, 'section', 'form', 'nav', 'aside').filter(
        (element) => attribute(element, 'ariaLabel') === tool.title,
      );
      expect(
        named.map(({tagName}) => tagName),
        tool.id,
      ).toEqual(['section']);
    }
  });

  it('is what each copy button copies, and what can be read on the search button', () => {
    const {tree} = pageOf('/videosync/building-plugins/your-first-plugin');
    const texts = elements(tree, 'button').map((button) => toString(button));
    const copies = texts.filter((text) => text.startsWith('Copy:'));
    expect(copies.length).toBeGreaterThan(1);
    expect(copies.filter((text) => !/^Copy: .{3,}/.test(text))).toEqual([]);
    const search = elements(tree, 'button').find(
      ({properties}) => 'dataSearchButton' in properties,
    );
    expect(search && attribute(search, 'ariaLabel')).toBeUndefined();
  });
});

it('the menu of every section says its name and leads to all sections', () => {
  for (const {id, name} of sections) {
    const {tree, links} = pageOf(`/${id}/introduction`);
    const heads = elements(tree, 'summary').map((summary) => toString(summary));
    expect(
      heads.find((text) => text.includes('(choose a section)')),
      id,
    ).toContain(name);
    expect(links).toEqual(expect.arrayContaining(sections.map((one) => `/${one.id}/introduction`)));
  }
});

it('the privacy policy shows everything that is stored, with what, when and until', () => {
  const {tree} = pageOf('/privacy-policy');
  const items = elements(tree, 'code').flatMap(({properties}) => properties['dataStoredKey'] ?? []);
  expect(items).toEqual(storedItems.map(({area, key}) => `${area} ${key}`));
  const said = toString(tree);
  for (const {what, when, until} of storedItems) {
    for (const text of [what, when, until, 'Apart from the address you’re reading this from']) {
      expect(said).toContain(text);
    }
  }
});

describe('docs records', () => {
  interface Doc {
    id: string;
    path: string;
    sidebar?: string;
  }
  const globalData = JSON.parse(
    readFileSync(
      path.join(process.env['SITE_ROOT'] ?? root, '.docusaurus', 'globalData.json'),
      'utf8',
    ),
  ) as {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: {name: string; label: string; path: string; mainDocId: string; docs: Doc[]}[];
      };
    };
  };
  const [version, ...others] = globalData['docusaurus-plugin-content-docs'].default.versions;

  it('has one version, current, labelled Next, whose home entry is the Videosync introduction', () => {
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      name: 'current',
      label: 'Next',
      path: '/',
      mainDocId: 'videosync/introduction',
    });
  });

  it.each(Object.entries(contract.sidebars))('%s holds its pages', (sidebar, own) => {
    for (const page of own) {
      expect(version?.docs).toContainEqual({id: page.slice(1), path: page, sidebar});
    }
  });
});

describe('articles', () => {
  const posts = addresses.filter((address) =>
    /^\/blog\/(?!archive$|authors\b|tags\b)[^/]+$/.test(address),
  );
  /** Drawings of articles in a part of a page. */
  const drawings = (tree: Nodes): Element[] =>
    elements(tree, 'svg').filter((svg) =>
      /(?:^|\s)picture_/.test(attribute(svg, 'className') ?? ''),
    );

  it.each(posts)('%s has its drawing, which screen readers pass over', (address) => {
    const hidden = drawings(pageOf(address).tree).map((svg) => attribute(svg, 'ariaHidden'));
    expect(hidden).toEqual(['true']);
  });

  it.each(['/blog', '/blog/tags/videosync', '/blog/authors/showsync'])(
    '%s lists cards with a drawing and one link, and says a day that all share once',
    (address) => {
      const {tree} = pageOf(address);
      const cards = elements(tree, 'article');
      expect(cards.length).toBeGreaterThan(0);
      const dates = attributes(tree, 'time', 'dateTime');
      if (dates.length === 1) {
        const inCards = cards.flatMap((card) => elements(card, 'time'));
        expect(inCards).toHaveLength(cards.length > 1 ? 0 : 1);
      } else {
        expect(dates).toHaveLength(cards.length);
        expect(new Set(dates).size).toBeGreaterThan(1);
      }
      for (const card of cards) {
        expect(drawings(card)).toHaveLength(1);
        expect(attributes(card, 'a', 'href')).toEqual([expect.stringMatching(/^\/blog\/[^/]+$/)]);
      }
    },
  );

  it('are all in the list', () => {
    const cards = elements(pageOf('/blog').tree, 'article');
    const listed = cards.flatMap((card) => attributes(card, 'a', 'href'));
    expect(listed.sort()).toEqual([...posts].sort());
  });
});
