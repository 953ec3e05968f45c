import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {parseFeed} from 'htmlparser2';
import {beforeAll, describe, expect, it} from 'vitest';
import {ledgerEntries} from '../../src/remark/splitAnchor';
import {storedItems} from '../../src/components/legal/storedItems';
import {feedFiles} from '../../src/config/feeds';
import {getLinkImage, linkImages} from '../../src/config/linkImages';
import {sections} from '../../src/config/products';
import {calculators, getCalculatorAddress} from '../../src/instruments/list';
import type {OfflineManifest} from '../../src/offline/manifest';
import {
  type BuiltSite,
  isContent,
  type ParsedPage,
  readBuild,
} from '../../src/plugins/finish/html/readBuild';
import {attribute, hasClass, readPage} from '../../src/plugins/finish/html/readPage';
import {copyPath} from '../../src/plugins/finish/markdownCopies/copy';
import {splitAnchor} from '../../src/remark/splitAnchor';
import {contract, contractPages, root, siteDir, sitemap, unlistedPosts} from '../support/build';
import {elementsIn} from '../support/html';

/* Tests of the built pages, which are parsed once. */
let built: BuiltSite<ParsedPage>;
let pages: Map<string, ParsedPage>;
/** Pages that readers can navigate to. */
let contentPages: ParsedPage[];
/** Origin of the published site. */
let origin: string;
beforeAll(async () => {
  built = await readBuild(siteDir, '/', ({tree}) => ({tree}));
  pages = new Map(built.pages.map((page) => [page.address, page]));
  contentPages = built.pages.filter(isContent);
  ({origin} = getCanonical(parsePage('/').tree));
});

const addresses = sitemap();

function parsePage(address: string): ParsedPage {
  const page = pages.get(address);
  if (!page) {
    throw new Error(`There is no page ${address} in ${siteDir}`);
  }
  return page;
}

/** Values of an attribute of all elements with a tag name. */
const attributes = (tree: Nodes, name: string, key: string): (string | undefined)[] =>
  elementsIn(tree, name).map((element) => attribute(element, key));

/** Text of all elements with a tag name. */
const texts = (tree: Nodes, name: string): string[] =>
  elementsIn(tree, name).map((element) => toString(element));

/** Elements with an attribute value. */
const withValue = (tree: Nodes, name: string, value: string): Element[] =>
  elementsIn(tree).filter((element) => attribute(element, name) === value);

/** Whether the root element has a class, such as `docs-doc-page`. */
const isKind = ({tree}: ParsedPage, name: string): boolean =>
  elementsIn(tree, 'html').some((html) => hasClass(html, name));

/** JSON-LD of a page, of all types or one. */
const structuredData = ({tree}: ParsedPage, type?: string): Record<string, unknown>[] =>
  withValue(tree, 'type', 'application/ld+json')
    .map((script) => JSON.parse(toString(script)) as Record<string, unknown>)
    .filter((data) => type === undefined || data['@type'] === type);

/** The canonical URL of a page. */
const getCanonical = (tree: Nodes): URL =>
  new URL(String(withValue(tree, 'rel', 'canonical')[0]?.properties['href']));

/** Reads a text file of the build. */
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

describe('addresses in the contract', () => {
  it('have a page, and are in the sitemap, except the search page and unlisted posts', () => {
    expect(contractPages.filter((address) => !pages.has(address))).toEqual([]);
    const unlisted = ['/search', ...unlistedPosts];
    const listed = contractPages.filter((page) => addresses.includes(page));
    expect(contractPages.filter((page) => !listed.includes(page)).sort()).toEqual(unlisted.sort());
  });

  it.each(contract.redirects)('%s redirects to %s', (from, to) => {
    const {tree, language, forwardsTo} = readPage(read(`${from.slice(1)}/index.html`));
    expect([language, forwardsTo, getCanonical(tree).pathname]).toEqual(['en', to, to]);
    expect(texts(tree, 'title')).toEqual(['This page has moved']);
    expect(attributes(tree, 'a', 'href')).toEqual([to]);
    expect(texts(tree, 'a')[0]).toContain(to);
    expect(texts(tree, 'script')).toEqual(['']);
    expect(attributes(tree, 'script', 'src')[0]).toMatch(
      /^\/assets\/js\/forward\.[0-9a-f]{8}\.js$/,
    );
    expect(attributes(tree, 'meta', 'content')).toContain(`0; url=${to}`);
  });

  it.each(contract.externalRedirects)('%s redirects to another site', (from) => {
    expect(built.redirects.get(from)).toMatch(/^https:\/\//);
  });
});

describe('every published address and anchor', () => {
  const published = ledgerEntries(
    readFileSync(path.join(root, 'src', 'check', 'addresses.txt'), 'utf8'),
  );

  /** Whether an address or its redirect has a page with the anchor. */
  function exists(address: string): boolean {
    const [requested, id] = splitAnchor(address);
    const [target, targetId] = splitAnchor(built.redirects.get(requested) ?? requested);
    const page = pages.get(target);
    const anchor = targetId ?? id;
    if (!page) {
      return target.startsWith('https://');
    }
    return anchor === undefined || page.ids.has(anchor) || page.moved.has(anchor);
  }

  it('exists', () => {
    expect(published.length).toBeGreaterThan(1600);
    expect(published.filter((address) => !exists(address))).toEqual([]);
  });

  it.each(['/no-such-page', '/no-such-page#anchor', '/videosync/introduction#no-such-anchor'])(
    'would be reported if it were %s',
    (address) => {
      expect(exists(address)).toBe(false);
    },
  );
});

describe('every page of the sitemap', () => {
  it.each(addresses)('%s has one h1, a language, a title and metadata', (address) => {
    const {tree, language, meta} = parsePage(address);
    expect(elementsIn(tree, 'h1')).toHaveLength(1);
    expect(language).toBe('en');
    expect(texts(tree, 'title').every((title) => title.length > 3)).toBe(true);
    expect(meta['description']?.length ?? 0).toBeGreaterThan(20);
    expect(attributes(tree, 'meta', 'property')).toEqual(
      expect.arrayContaining(['og:title', 'og:description', 'og:url', 'og:locale']),
    );
    expect(getCanonical(tree).pathname).toBe(address);
  });

  it('has a unique title', () => {
    const titles = addresses.map((address) => texts(parsePage(address).tree, 'title')[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('accessible names and roles', () => {
  const isHidden = (element: Element): boolean => attribute(element, 'ariaHidden') === 'true';
  const hasTable = ({children}: Element): boolean =>
    children.some((child) => child.type === 'element' && child.tagName === 'table');
  const labelledBy = (element: Element): string => attribute(element, 'ariaLabelledBy') ?? '';

  /** Problems of an element, by its ancestors and the ids of the page. */
  const problems: Record<
    string,
    (element: Element, ancestors: Element[], ids: Set<string>) => boolean
  > = {
    'a permalink is part of the name of its heading': (element, ancestors) =>
      hasClass(element, 'hash-link') &&
      ancestors.some(({tagName}) => /^h[2-6]$/.test(tagName)) &&
      !(isHidden(element) && attribute(element, 'tabIndex') === '-1'),
    'a table has no name': (element, _, ids) =>
      element.tagName === 'table' &&
      elementsIn(element, 'caption').length === 0 &&
      !attribute(element, 'ariaLabel') &&
      !ids.has(labelledBy(element)),
    'a table is focusable in static HTML, although it may not scroll': (element) =>
      attribute(element, 'tabIndex') === '0' && hasTable(element),
    'a code block has a label without a role': (element) =>
      element.tagName === 'pre' && attribute(element, 'ariaLabel') !== undefined,
    'a letter of the glossary is a landmark': (element) =>
      element.tagName === 'section' && labelledBy(element).startsWith('letter-'),
    'the icon of an admonition is not hidden': (element, ancestors) =>
      element.tagName === 'svg' &&
      ancestors.some((one) => /admonitionIcon/.test(attribute(one, 'className') ?? '')) &&
      ![element, ...ancestors].some(isHidden),
  };

  /** Problems in a subtree, given the ancestors of its root from the outside in. */
  function findProblems(node: Nodes, ids: Set<string>, ancestors: Element[] = []): string[] {
    const isElement = node.type === 'element';
    const childAncestors = isElement ? [...ancestors, node] : ancestors;
    return [
      ...Object.keys(problems).filter(
        (name) => isElement && problems[name]?.(node, ancestors, ids),
      ),
      ...('children' in node
        ? node.children.flatMap((child) => findProblems(child, ids, childAncestors))
        : []),
    ];
  }

  it('are correct on every page', () => {
    const actual = [...addresses, '/search', '/offline']
      .map((address) => parsePage(address))
      .flatMap(({address, tree, ids}) =>
        findProblems(tree, ids).map((problem) => `${address}: ${problem}`),
      );
    expect(actual).toEqual([]);
  });

  it('would be reported if they were incorrect', () => {
    const {tree, ids} = readPage(
      '<h2 id=a>A<a class=hash-link href=#a>x</a></h2><div tabindex=0><table></table></div>' +
        '<pre aria-label=x></pre><section aria-labelledby=letter-a></section>' +
        '<span class=admonitionIcon_a><svg></svg></span>',
    );
    expect(findProblems(tree, ids)).toHaveLength(6);
  });

  it('include one landmark for each calculator, named like its heading', () => {
    for (const calculator of calculators) {
      const landmarks = elementsIn(
        parsePage(getCalculatorAddress(calculator)).tree,
        'section',
        'form',
        'nav',
        'aside',
      )
        .filter((element) => attribute(element, 'ariaLabel') === calculator.title)
        .map(({tagName}) => tagName);
      expect(landmarks, calculator.id).toEqual(['section']);
    }
  });

  it('of copy buttons include what they copy, and the search button has its visible text', () => {
    const {tree} = parsePage('/videosync/building-plugins/your-first-plugin');
    const copies = texts(tree, 'button').filter((text) => text.startsWith('Copy:'));
    expect(copies.length).toBeGreaterThan(1);
    expect(copies.filter((text) => !/^Copy: .{3,}/.test(text))).toEqual([]);
    const search = elementsIn(tree, 'button').find(
      ({properties}) => 'dataSearchButton' in properties,
    );
    expect(search && attribute(search, 'ariaLabel')).toBeUndefined();
  });
});

it('the offline page lists every section', () => {
  const names = elementsIn(parsePage('/offline').tree, 'strong').map((name) => toString(name));
  expect(names).toEqual(expect.arrayContaining(sections.map(({name}) => name)));
});

it('the section menu shows the current section, and links to all sections', () => {
  for (const {id, name} of sections) {
    const {tree, links} = parsePage(`/${id}/introduction`);
    const head = texts(tree, 'summary').find((text) => text.includes('(choose a section)'));
    expect(head, id).toContain(name);
    expect(links).toEqual(expect.arrayContaining(sections.map((one) => `/${one.id}/introduction`)));
  }
});

it('the privacy policy lists every stored item, with content, trigger and duration', () => {
  const {tree} = parsePage('/privacy-policy');
  const items = elementsIn(tree, 'code').flatMap(
    ({properties}) => properties['dataStoredKey'] ?? [],
  );
  expect(items).toEqual(storedItems.map(({area, key}) => `${area} ${key}`));
  const pageText = toString(tree);
  for (const {what, when, until} of storedItems) {
    for (const text of [what, when, until, 'Apart from the address you’re reading this from']) {
      expect(pageText).toContain(text);
    }
  }
});

it('the docs have one version with the ids, paths and sidebars of the contract', () => {
  const folder = path.join(process.env['SITE_ROOT'] ?? root, '.docusaurus');
  const {'docusaurus-plugin-content-docs': docs} = JSON.parse(
    readFileSync(path.join(folder, 'globalData.json'), 'utf8'),
  ) as Record<string, {default: {versions: object[]}}>;
  const version = {name: 'current', label: 'Next', path: '/', mainDocId: 'videosync/introduction'};
  expect(docs?.default.versions).toMatchObject([version]);
  const records = Object.entries(contract.sidebars).flatMap(([sidebar, sidebarPages]) =>
    sidebarPages.map((page) => ({id: page.slice(1), path: page, sidebar})),
  );
  const metadata = path.join(folder, 'docusaurus-plugin-content-docs', 'default');
  const pages = readdirSync(metadata)
    .filter((name) => name.startsWith('site-docs-'))
    .map((name) => {
      const {id, permalink, sidebar} = JSON.parse(
        readFileSync(path.join(metadata, name), 'utf8'),
      ) as Record<string, string>;
      return {id, path: permalink, sidebar};
    });
  expect(pages).toEqual(expect.arrayContaining(records));
});

it.each(Object.entries(contract.sidebars))(
  'the first page of %s links to all pages of its sidebar, and the others to that list',
  (_, sidebarPages) => {
    const [first = '', ...others] = sidebarPages;
    const {links} = parsePage(first);
    expect(sidebarPages.filter((page) => !links.includes(page))).toEqual([]);
    const list = `${first}#all-pages`;
    expect(others.filter((page) => !parsePage(page).links.includes(list))).toEqual([]);
  },
);

describe('articles', () => {
  const posts = addresses.filter((address) =>
    /^\/blog\/(?!archive$|authors\b|tags\b)[^/]+$/.test(address),
  );
  /** Covers of articles in a part of a page. */
  const covers = (tree: Nodes): Element[] =>
    elementsIn(tree, 'svg').filter((svg) =>
      /(?:^|\s)picture_/.test(attribute(svg, 'className') ?? ''),
    );

  it.each(posts)('%s has a cover, which is hidden from screen readers', (address) => {
    const [cover, ...more] = covers(parsePage(address).tree);
    expect([cover?.properties['ariaHidden'], more]).toEqual(['true', []]);
  });

  it.each(['/blog', '/blog/tags/videosync', '/blog/authors/showsync'])(
    '%s lists cards with a cover and one link, and dates only if they differ',
    (address) => {
      const {tree} = parsePage(address);
      const cards = elementsIn(tree, 'article');
      expect(cards.length).toBeGreaterThan(0);
      const dates = attributes(tree, 'time', 'dateTime');
      if (cards.length > 1) {
        expect(new Set(dates).size).not.toBe(1);
      }
      for (const card of cards) {
        expect(covers(card)).toHaveLength(1);
        expect(attributes(card, 'a', 'href')).toEqual([expect.stringMatching(/^\/blog\/[^/]+$/)]);
      }
    },
  );

  it('that are unlisted are not in the sidebar', () => {
    const menus = unlistedPosts.flatMap((address) => elementsIn(parsePage(address).tree, 'aside'));
    const links = menus.flatMap((menu) => attributes(menu, 'a', 'href'));
    expect(links).toEqual(expect.arrayContaining([...posts]));
    expect(links.filter((link) => unlistedPosts.includes(link ?? ''))).toEqual([]);
  });

  it('are all listed', () => {
    const cards = elementsIn(parsePage('/blog').tree, 'article');
    const listed = cards.flatMap((card) => attributes(card, 'a', 'href'));
    expect(listed.sort()).toEqual([...posts].sort());
  });
});

describe('Markdown copies', () => {
  it('exist for every page, with its title, and with absolute URLs only', () => {
    expect(contentPages.length).toBeGreaterThan(100);
    for (const {address, title} of contentPages.filter(
      (page) => !/^\/(?:search|offline)$/.test(page.path),
    )) {
      const text = read(copyPath(address));
      expect(text.startsWith(`# ${title}\n`), address).toBe(true);
      const withoutCode = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
      expect(withoutCode, address).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
      expect(text, address).not.toMatch(
        /<\/?(?:div|span|p|td)\b|\[object |(?:^|\s)undefined(?:$|\n)/,
      );
    }
  });

  it('are listed in llms.txt by section, and included in llms-full.txt', () => {
    const list = read('llms.txt');
    const headings = [...list.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([...sections.map(({name}) => name), 'Articles', 'Optional']);
    const links = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link = '']) => link);
    expect(new Set(links).size).toBe(links.length);
    const full = read('llms-full.txt');
    for (const link of links) {
      expect(existsSync(link.replace(origin, siteDir)), link).toBe(true);
      expect(full).toContain(`Address: ${link.replace(/\.md$/, '')}\n`);
    }
  });

  it('are linked from every documentation page and article, with a link to report a problem', () => {
    const documents = contentPages.filter(
      (page) => isKind(page, 'docs-doc-page') || isKind(page, 'blog-post-page'),
    );
    expect(documents.length).toBeGreaterThan(90);
    for (const page of documents) {
      const {address, tree} = page;
      const actions = elementsIn(tree).filter(({properties}) => 'dataPageActions' in properties);
      const [markdown, report, ...others] = elementsIn({type: 'root', children: actions}, 'a').map(
        (link) => String(link.properties['href']),
      );
      // A doc has the links twice: in the menu next to the breadcrumbs, and at its end.
      expect(others, address).toEqual(isKind(page, 'docs-doc-page') ? [markdown, report] : []);
      expect(markdown).toBe(`${address}.md`);
      const body = new URL(report ?? '').searchParams.get('body');
      expect(body).toContain(`Page: ${origin}${address}\r\n`);
      expect(body).toMatch(/Section: .+/);
    }
  });
});

describe('structured data', () => {
  it('is valid JSON on every page, and describes documentation pages and articles', () => {
    const all = contentPages.flatMap((page) => structuredData(page));
    const contexts = [...new Set(all.map((data) => data['@context']))];
    expect(contexts.filter((one) => !/^https?:\/\/schema\.org/.test(String(one)))).toEqual([]);
    const count = (type: string): number => all.filter((data) => data['@type'] === type).length;
    expect(count('TechArticle')).toBeGreaterThan(90);
    expect(count('BreadcrumbList')).toBeGreaterThan(90);
    expect(count('BlogPosting')).toBeGreaterThan(0);
  });

  it('matches the metadata of the page', () => {
    const page = parsePage('/videosync/introduction');
    expect(structuredData(page, 'TechArticle')).toEqual([
      expect.objectContaining({
        headline: page.title,
        description: page.meta['description'],
        url: `${origin}${page.address}`,
      }),
    ]);
  });

  it('lists breadcrumbs from the start page to the page, all of which exist', () => {
    const addresses = new Set(contentPages.map(({address}) => `${origin}${address}`));
    for (const page of contentPages) {
      for (const {itemListElement} of structuredData(page, 'BreadcrumbList')) {
        const items = itemListElement as {item: string; name: string}[];
        const steps = items.map(({item}) => item);
        const repeated = items.filter(({name}, index) => items[index + 1]?.name === name);
        expect(repeated, page.address).toEqual([]);
        expect(
          steps.filter((step) => !addresses.has(step)),
          page.address,
        ).toEqual([]);
        expect([steps[0], steps.at(-1)]).toEqual([`${origin}/`, `${origin}${page.address}`]);
      }
    }
  });
});

it('every page has a link image of 1200 × 630 pixels and at most 40 kB', () => {
  for (const {address, meta, tree} of contentPages) {
    const property = (name: string): unknown =>
      withValue(tree, 'property', name)[0]?.properties['content'];
    const file = getLinkImage(address);
    expect([property('og:image'), meta['twitter:image']], address).toEqual(
      Array(2).fill(`${origin}/${file}`),
    );
    expect(property('og:image:alt'), address).toBeTruthy();
    const png = readFileSync(path.join(siteDir, file));
    expect(png.length, file).toBeLessThanOrEqual(linkImages.maxBytes);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  const images = readdirSync(path.join(siteDir, linkImages.folder), {recursive: true}) as string[];
  expect(images.filter((name) => name.endsWith('.png'))).toHaveLength(contentPages.length);
});

it('the not-found page has a title and description, and is not indexed', () => {
  const {meta, tree, title} = readPage(read('404.html'));
  expect(title).toMatch(/^Page not found/);
  expect(meta['robots']).toBe('noindex');
  expect(meta['description']?.length).toBeGreaterThan(50);
  expect(
    withValue(tree, 'property', 'og:image').map(({properties}) => properties['content']),
  ).toEqual([`${origin}/${getLinkImage('/')}`]);
});

describe('feeds', () => {
  type Item = Record<'url' | 'id' | 'content_html', string>;
  const readItems = (file: string): Item[] => (JSON.parse(read(file)) as {items: Item[]}).items;

  it('of releases include every described release, as Atom and as JSON', () => {
    const folder = path.join(root, 'docs', 'release-notes');
    const addresses = (readdirSync(folder, {recursive: true}) as string[])
      .filter((file) => /\.mdx?$/.test(file))
      .filter((file) => /^release:/m.test(readFileSync(path.join(folder, file), 'utf8')))
      .map((file) => `${origin}/release-notes/${file.replace(/\.mdx?$/, '')}`)
      .sort();
    const atom = parseFeed(read(feedFiles.releases.atom));
    expect(atom?.type).toBe('atom');
    expect(atom?.items.map(({id}) => id).sort()).toEqual(addresses);
    expect(read(feedFiles.releases.json)).toContain('"version": "https://jsonfeed.org/version/1');
    const items = readItems(feedFiles.releases.json);
    expect(items.map(({url}) => url).sort()).toEqual(addresses);
    expect(items.every(({id, content_html: text}) => id && text.length >= 70)).toBe(true);
    expect(read('release-notes/introduction.html')).toContain(feedFiles.releases.atom);
  });

  it('of articles include every article with its full text', () => {
    const posts = contentPages
      .filter((page) => isKind(page, 'blog-post-page') && !unlistedPosts.includes(page.address))
      .map(({address}) => origin + address);
    expect(posts.length).toBeGreaterThan(0);
    for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
      const links = parseFeed(read(file))?.items.map(({link}) => link);
      expect(links?.sort(), file).toEqual(posts);
      expect(read(file), file).toContain(`rel="self"`);
      expect(read(file), file).toContain('Articles on performing with sound, video and light');
    }
    expect(JSON.parse(read('blog/feed.json'))).toMatchObject({
      feed_url: `${origin}/blog/feed.json`,
    });
    const items = readItems('blog/feed.json');
    expect(items.map(({url}) => url).sort()).toEqual(posts);
    for (const {url, content_html: html} of items) {
      expect(html, url).toContain('where-to-go-next');
    }
  });
});

it('the start page has a search form and the symptoms', () => {
  const [search] = withValue(parsePage('/').tree, 'role', 'search');
  expect(search?.properties).toMatchObject({action: '/search', method: 'get'});
  expect(withValue(parsePage('/').tree, 'ariaLabelledBy', 'not-working')).toHaveLength(1);
});

it('the blog has exactly the tags in the contract', () => {
  const tags = [...pages.keys()].filter((address) => /^\/blog\/tags\/[^/]+$/.test(address));
  expect(tags).toEqual([...contract.blogTags].sort());
});

it('the font has a licence, is part of all saved groups, and does not block rendering', () => {
  expect(read('assets/OFL.txt')).toContain('SIL OPEN FONT LICENSE');
  const {files, groups} = JSON.parse(read('offline-manifest.json')) as OfflineManifest;
  const file = files.find(([name]) => /^assets\/fonts\/inter-\w+\.woff2$/.test(name));
  expect(file?.[4]).toBe((1 << groups.length) - 1);
  for (const page of contentPages) {
    const html = read(page.file);
    expect(html, page.file).toMatch(/@font-face\{[^}]*font-display:optional/);
    expect(html, page.file).not.toMatch(/<link[^>]*\bas="?font/);
  }
});

it('no file contains a path of the build machine', () => {
  const names = readdirSync(siteDir, {recursive: true, encoding: 'utf8'});
  const texts = names.filter((name) => /\.(?:js|css|html|json|xml|md|txt)$/.test(name));
  const withRoot = texts.filter((name) =>
    readFileSync(path.join(siteDir, name), 'utf8').includes(root),
  );
  expect(texts.length).toBeGreaterThan(addresses.length);
  expect(withRoot).toEqual([]);
});
