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
import {getCalculatorAddress, calculators} from '../../src/instruments/list';
import type {OfflineManifest} from '../../src/offline/manifest';
import {
  isContent,
  readBuild,
  type ParsedPage,
  type BuiltSite,
} from '../../src/plugins/finish/html/readBuild';
import {attribute, hasClass, readPage} from '../../src/plugins/finish/html/readPage';
import {copyPath} from '../../src/plugins/finish/markdownCopies/copy';
import {splitAnchor} from '../../src/remark/splitAnchor';
import {contract, contractPages, root, sitemap, siteDir, unlistedPosts} from '../support/build';
import {elementsIn} from '../support/html';

/* What can be read off the pages of the build, which are read once for all of it. */
let built: BuiltSite<ParsedPage>;
let pages: Map<string, ParsedPage>;
/** Those that readers look for. */
let contentPages: ParsedPage[];
/** Address of the published site. */
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
    throw new Error(`Nothing in ${siteDir} answers ${address}`);
  }
  return page;
}

/** Values of an attribute of the elements of a name. */
const attributes = (tree: Nodes, name: string, key: string): (string | undefined)[] =>
  elementsIn(tree, name).map((element) => attribute(element, key));

/** Texts of the elements of a name. */
const texts = (tree: Nodes, name: string): string[] =>
  elementsIn(tree, name).map((element) => toString(element));

/** Elements whose attribute has a value. */
const withValue = (tree: Nodes, name: string, value: string): Element[] =>
  elementsIn(tree).filter((element) => attribute(element, name) === value);

/** Whether the root of a page has a class: Docusaurus's name for its kind. */
const isKind = ({tree}: ParsedPage, name: string): boolean =>
  elementsIn(tree, 'html').some((html) => hasClass(html, name));

/** What a page says to machines about things of a type. */
const structuredData = ({tree}: ParsedPage, type?: string): Record<string, unknown>[] =>
  withValue(tree, 'type', 'application/ld+json')
    .map((script) => JSON.parse(toString(script)) as Record<string, unknown>)
    .filter((data) => type === undefined || data['@type'] === type);

/** Where a page says that it stands. */
const getCanonical = (tree: Nodes): URL =>
  new URL(String(withValue(tree, 'rel', 'canonical')[0]?.properties['href']));

/** Text of a file of the build. */
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

describe('addresses of the contract', () => {
  it('are pages, and all but the search page and unlisted posts are in the sitemap', () => {
    expect(contractPages.filter((address) => !pages.has(address))).toEqual([]);
    const left = ['/search', ...unlistedPosts];
    const listed = contractPages.filter((page) => addresses.includes(page));
    expect(contractPages.filter((page) => !listed.includes(page)).sort()).toEqual(left.sort());
  });

  it.each(contract.redirects)('%s leads to %s', (from, to) => {
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

  it('has a title of its own', () => {
    const titles = addresses.map((address) => texts(parsePage(address).tree, 'title')[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('what assistive technology is told', () => {
  const isHidden = (element: Element): boolean => attribute(element, 'ariaHidden') === 'true';
  const hasTable = ({children}: Element): boolean =>
    children.some((child) => child.type === 'element' && child.tagName === 'table');
  const namedBy = (element: Element): string => attribute(element, 'ariaLabelledBy') ?? '';

  /** What may be wrong with an element, by its tag, the elements around it, and the ids of the page. */
  const mistakes: Record<string, (at: Element, around: Element[], ids: Set<string>) => boolean> = {
    'a link is a part of its heading’s name': (at, around) =>
      hasClass(at, 'hash-link') &&
      around.some(({tagName}) => /^h[2-6]$/.test(tagName)) &&
      !(isHidden(at) && attribute(at, 'tabIndex') === '-1'),
    'a table has no name': (at, _, ids) =>
      at.tagName === 'table' &&
      elementsIn(at, 'caption').length === 0 &&
      !attribute(at, 'ariaLabel') &&
      !ids.has(namedBy(at)),
    'a table is a stop before it is known to scroll': (at) =>
      attribute(at, 'tabIndex') === '0' && hasTable(at),
    'source text has a label that no role shows': (at) =>
      at.tagName === 'pre' && attribute(at, 'ariaLabel') !== undefined,
    'a letter of the glossary is a landmark': (at) =>
      at.tagName === 'section' && namedBy(at).startsWith('letter-'),
    'the icon of a note is read out': (at, around) =>
      at.tagName === 'svg' &&
      around.some((one) => /admonitionIcon/.test(attribute(one, 'className') ?? '')) &&
      ![at, ...around].some(isHidden),
  };

  /** Complaints about a part of a page, with the elements around it from the outside in. */
  function findProblems(node: Nodes, ids: Set<string>, around: Element[] = []): string[] {
    const isElement = node.type === 'element';
    const inside = isElement ? [...around, node] : around;
    return [
      ...Object.keys(mistakes).filter((name) => isElement && mistakes[name]?.(node, around, ids)),
      ...('children' in node
        ? node.children.flatMap((child) => findProblems(child, ids, inside))
        : []),
    ];
  }

  it('is right on every page', () => {
    const missing = [...addresses, '/search', '/offline']
      .map((address) => parsePage(address))
      .flatMap(({address, tree, ids}) =>
        findProblems(tree, ids).map((complaint) => `${address}: ${complaint}`),
      );
    expect(missing).toEqual([]);
  });

  it('would notice what is wrong', () => {
    const {tree, ids} = readPage(
      '<h2 id=a>A<a class=hash-link href=#a>x</a></h2><div tabindex=0><table></table></div>' +
        '<pre aria-label=x></pre><section aria-labelledby=letter-a></section>' +
        '<span class=admonitionIcon_a><svg></svg></span>',
    );
    expect(findProblems(tree, ids)).toHaveLength(6);
  });

  it('is one landmark for each calculator, called as its heading', () => {
    for (const calculator of calculators) {
      const named = elementsIn(
        parsePage(getCalculatorAddress(calculator)).tree,
        'section',
        'form',
        'nav',
        'aside',
      )
        .filter((element) => attribute(element, 'ariaLabel') === calculator.title)
        .map(({tagName}) => tagName);
      expect(named, calculator.id).toEqual(['section']);
    }
  });

  it('is what each copy button copies, and what can be read on the search button', () => {
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

it('every section can be saved apart', () => {
  const names = elementsIn(parsePage('/offline').tree, 'strong').map((name) => toString(name));
  expect(names).toEqual(expect.arrayContaining(sections.map(({name}) => name)));
});

it('the menu of every section says its name and leads to all sections', () => {
  for (const {id, name} of sections) {
    const {tree, links} = parsePage(`/${id}/introduction`);
    const head = texts(tree, 'summary').find((text) => text.includes('(choose a section)'));
    expect(head, id).toContain(name);
    expect(links).toEqual(expect.arrayContaining(sections.map((one) => `/${one.id}/introduction`)));
  }
});

it('the privacy policy shows everything that is stored, with what, when and until', () => {
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

it('the docs have one version, current, labelled Next, whose records have an id, a path and a sidebar', () => {
  const folder = path.join(process.env['SITE_ROOT'] ?? root, '.docusaurus');
  const {'docusaurus-plugin-content-docs': docs} = JSON.parse(
    readFileSync(path.join(folder, 'globalData.json'), 'utf8'),
  ) as Record<string, {default: {versions: {docs: object[]}[]}}>;
  const version = {name: 'current', label: 'Next', path: '/', mainDocId: 'videosync/introduction'};
  expect(docs?.default.versions).toMatchObject([version]);
  const records = Object.entries(contract.sidebars).flatMap(([sidebar, own]) =>
    own.map((page) => ({id: page.slice(1), path: page, sidebar})),
  );
  expect(docs?.default.versions[0]?.docs).toEqual(expect.arrayContaining(records));
});

it.each(Object.entries(contract.sidebars))(
  'the first page of %s has all of them in its menu, to which the others link',
  (_, own) => {
    const [first = ''] = own;
    const missing = own.filter((page) => !parsePage(first).links.includes(page));
    expect(missing).toEqual([]);
    const list = `${first}#all-pages`;
    const without = own.filter((page) => page !== first && !parsePage(page).links.includes(list));
    expect(without).toEqual([]);
  },
);

describe('articles', () => {
  const posts = addresses.filter((address) =>
    /^\/blog\/(?!archive$|authors\b|tags\b)[^/]+$/.test(address),
  );
  /** Drawings of articles in a part of a page. */
  const drawings = (tree: Nodes): Element[] =>
    elementsIn(tree, 'svg').filter((svg) =>
      /(?:^|\s)picture_/.test(attribute(svg, 'className') ?? ''),
    );

  it.each(posts)('%s has its drawing, which screen readers pass over', (address) => {
    const [drawing, ...more] = drawings(parsePage(address).tree);
    expect([drawing?.properties['ariaHidden'], more]).toEqual(['true', []]);
  });

  it.each(['/blog', '/blog/tags/videosync', '/blog/authors/showsync'])(
    '%s lists cards with a drawing and one link, and dates only if they differ',
    (address) => {
      const {tree} = parsePage(address);
      const cards = elementsIn(tree, 'article');
      expect(cards.length).toBeGreaterThan(0);
      const dates = attributes(tree, 'time', 'dateTime');
      if (cards.length > 1) {
        expect(new Set(dates).size).not.toBe(1);
      }
      for (const card of cards) {
        expect(drawings(card)).toHaveLength(1);
        expect(attributes(card, 'a', 'href')).toEqual([expect.stringMatching(/^\/blog\/[^/]+$/)]);
      }
    },
  );

  it('that are unlisted are in no menu of articles', () => {
    const menus = unlistedPosts.flatMap((address) => elementsIn(parsePage(address).tree, 'aside'));
    const links = menus.flatMap((menu) => attributes(menu, 'a', 'href'));
    expect(links).toEqual(expect.arrayContaining([...posts]));
    expect(links.filter((link) => unlistedPosts.includes(link ?? ''))).toEqual([]);
  });

  it('are all in the list', () => {
    const cards = elementsIn(parsePage('/blog').tree, 'article');
    const listed = cards.flatMap((card) => attributes(card, 'a', 'href'));
    expect(listed.sort()).toEqual([...posts].sort());
  });
});

describe('Markdown', () => {
  it('is there for every page, with its title, and complete addresses only', () => {
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

  it('is listed in llms.txt by section, and whole in llms-full.txt', () => {
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

  it('can be copied and opened from every documentation page and article, beside a report', () => {
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
      // In the menu beside the breadcrumbs of a doc, and below it.
      expect(others, address).toEqual(isKind(page, 'docs-doc-page') ? [markdown, report] : []);
      expect(markdown).toBe(`${address}.md`);
      const body = new URL(report ?? '').searchParams.get('body');
      expect(body).toContain(`Page: ${origin}${address}\r\n`);
      expect(body).toMatch(/Section: .+/);
    }
  });
});

describe('structured data', () => {
  it('is valid JSON on every page, and names each documentation page and article', () => {
    const all = contentPages.flatMap((page) => structuredData(page));
    const contexts = [...new Set(all.map((data) => data['@context']))];
    expect(contexts.filter((one) => !/^https?:\/\/schema\.org/.test(String(one)))).toEqual([]);
    const count = (type: string): number => all.filter((data) => data['@type'] === type).length;
    expect(count('TechArticle')).toBeGreaterThan(90);
    expect(count('BreadcrumbList')).toBeGreaterThan(90);
    expect(count('BlogPosting')).toBeGreaterThan(0);
  });

  it('says the same as the page', () => {
    const page = parsePage('/videosync/introduction');
    expect(structuredData(page, 'TechArticle')).toEqual([
      expect.objectContaining({
        headline: page.title,
        description: page.meta['description'],
        url: `${origin}${page.address}`,
      }),
    ]);
  });

  it('leads from the start page to the page, each step a page of the site', () => {
    const addresses = new Set(contentPages.map(({address}) => `${origin}${address}`));
    for (const page of contentPages) {
      for (const {itemListElement} of structuredData(page, 'BreadcrumbList')) {
        const steps = (itemListElement as {item: string}[]).map(({item}) => item);
        expect(
          steps.filter((step) => !addresses.has(step)),
          page.address,
        ).toEqual([]);
        expect([steps[0], steps.at(-1)]).toEqual([`${origin}/`, `${origin}${page.address}`]);
      }
    }
  });
});

it('a link image stands beside the link to every page, 1200 by 630 pixels and at most 40 kB', () => {
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

it('the page for unknown addresses has a title and description, and is not indexed', () => {
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

  it('of releases hold every described release, as Atom and as JSON', () => {
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

  it('of articles hold every article with its full text', () => {
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

it('the start page has the ways that readers need', () => {
  const [search] = withValue(parsePage('/').tree, 'role', 'search');
  expect(search?.properties).toMatchObject({action: '/search', method: 'get'});
  expect(withValue(parsePage('/').tree, 'ariaLabelledBy', 'not-working')).toHaveLength(1);
});

it('the blog has exactly the tags of the contract', () => {
  const tags = [...pages.keys()].filter((address) => /^\/blog\/tags\/[^/]+$/.test(address));
  expect(tags).toEqual([...contract.blogTags].sort());
});

it('the typeface has a licence beside it, is saved with whatever a reader saves, and delays no page', () => {
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

it('no file names a folder of the machine that built it', () => {
  const names = readdirSync(siteDir, {recursive: true, encoding: 'utf8'});
  const texts = names.filter((name) => /\.(?:js|css|html|json|xml|md|txt)$/.test(name));
  const withRoot = texts.filter((name) =>
    readFileSync(path.join(siteDir, name), 'utf8').includes(root),
  );
  expect(texts.length).toBeGreaterThan(addresses.length);
  expect(withRoot).toEqual([]);
});
