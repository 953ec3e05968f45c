import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {parseFeed} from 'htmlparser2';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {isContent, readBuild, type BuiltPage} from '../../src/plugins/finish/html/readBuild';
import {attribute, hasClass} from '../../src/plugins/finish/html/readPage';
import {copyPath} from '../../src/plugins/finish/markdownCopies/copy';
import {feedFiles} from '../../src/config/feeds';
import {linkImageOf, linkImages} from '../../src/config/linkImages';
import {sections} from '../../src/config/products';
import {unlistedPosts} from '../support/build';

const root = path.resolve(__dirname, '..', '..');
const folder = path.resolve(root, process.env['SITE_DIR'] ?? 'build');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

let pages: BuiltPage[] = [];
/** Address of the published site. */
let origin = '';

function elements(page: Pick<BuiltPage, 'tree'>, fits: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(page.tree, 'element', (element) => {
    if (fits(element)) {
      found.push(element);
    }
  });
  return found;
}

const isNamed = (tagName: string) => (element: Element) => element.tagName === tagName;

function property(page: BuiltPage, name: string): string | undefined {
  const [found] = elements(page, (element) => element.properties['property'] === name);
  return found && attribute(found, 'content');
}

function structuredData(page: BuiltPage): Record<string, unknown>[] {
  return elements(page, ({properties}) => properties['type'] === 'application/ld+json').map(
    (script) => JSON.parse(toString(script)) as Record<string, unknown>,
  );
}

/** Whether the root of a page has a class: the generator's name for its kind. */
const isKind = (page: BuiltPage, name: string): boolean =>
  elements(page, isNamed('html')).some((html) => hasClass(html, name));

beforeAll(async () => {
  pages = (await readBuild(folder, '/')).pages.filter(isContent);
  const home = pages.find(({address}) => address === '/') as BuiltPage;
  const [canonical] = elements(home, (link) => attribute(link, 'rel') === 'canonical');
  origin = new URL((canonical && attribute(canonical, 'href')) ?? '').origin;
});

describe('Markdown', () => {
  const withText = (): BuiltPage[] =>
    pages.filter(({address}) => !['/search', '/offline'].includes(address));

  it('is there for every page, with its title, and complete addresses only', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const page of withText()) {
      const text = read(copyPath(page.address));
      expect(text.startsWith(`# ${page.title}\n`), page.address).toBe(true);
      const links = [
        ...text
          .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
          .matchAll(/\]\((?!https?:|mailto:|tel:)([^)]*)\)/g),
      ];
      expect(
        links.map(([, link]) => link),
        page.address,
      ).toEqual([]);
      expect(text, page.address).not.toMatch(
        /<\/?(?:div|span|p|td)\b|\[object |(?:^|\s)undefined(?:$|\n)/,
      );
    }
  });

  it('holds the words of a page that components show', () => {
    const text = read('videosync/device-reference/instruments.md');
    expect(text).toMatch(/^\| Device \|/m);
    expect(read('handbook/glossary.md')).toContain('DMX512');
  });

  it('is listed in llms.txt by section, and whole in llms-full.txt', () => {
    const list = read('llms.txt');
    const headings = [...list.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([...sections.map(({name}) => name), 'Articles', 'Optional']);
    const links = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link = '']) => link);
    expect(new Set(links).size).toBe(links.length);
    expect(
      links.filter(
        (link) =>
          !link.startsWith(origin) || !existsSync(path.join(folder, link.slice(origin.length))),
      ),
    ).toEqual([]);
    const full = read('llms-full.txt');
    for (const link of links) {
      expect(full).toContain(`Address: ${link.replace(/\.md$/, '')}\n`);
    }
  });

  it('can be copied and opened from every documentation page and article, beside a report', () => {
    const documents = pages.filter(
      (page) => isKind(page, 'docs-doc-page') || isKind(page, 'blog-post-page'),
    );
    expect(documents.length).toBeGreaterThan(90);
    for (const page of documents) {
      const actions = elements(page, ({properties}) => 'dataPageActions' in properties);
      expect(actions, page.address).toHaveLength(1);
      const tree = {type: 'root' as const, children: actions};
      const links = elements({tree}, isNamed('a')).map((link) => attribute(link, 'href') ?? '');
      expect(links[0]).toBe(`${page.address}.md`);
      const report = new URL(links[1] ?? '');
      expect(report.searchParams.get('body')).toContain(`Page: ${origin}${page.address}\r\n`);
      expect(report.searchParams.get('body')).toMatch(/Section: .+/);
    }
  });
});

describe('structured data', () => {
  it('is valid JSON on every page, and names each documentation page and article', () => {
    const kinds = new Map<string, number>();
    for (const page of pages) {
      for (const data of structuredData(page)) {
        expect(data['@context'], page.address).toMatch(/^https?:\/\/schema\.org/);
        const kind = String(data['@type']);
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
    }
    expect(kinds.get('TechArticle')).toBeGreaterThan(90);
    expect(kinds.get('BreadcrumbList')).toBeGreaterThan(90);
    expect(kinds.get('BlogPosting')).toBeGreaterThan(0);
  });

  it('says the same as the page', () => {
    const page = pages.find(({address}) => address === '/videosync/introduction');
    const article = structuredData(page as BuiltPage).find(
      (data) => data['@type'] === 'TechArticle',
    );
    expect(article).toMatchObject({
      headline: page?.title,
      description: page?.meta['description'],
      url: `${origin}${page?.address}`,
    });
  });
});

describe('breadcrumbs for machines', () => {
  interface Item {
    '@type': string;
    position: number;
    name: string;
    item: string;
  }

  it('lead from the start page to the page, each step a page of the site', () => {
    const addresses = new Set(pages.map(({address}) => `${origin}${address}`));
    for (const page of pages) {
      const [list, ...others] = structuredData(page).filter(
        (data) => data['@type'] === 'BreadcrumbList',
      );
      if (!list) {
        continue;
      }
      expect(others, page.address).toEqual([]);
      const items = list['itemListElement'] as Item[];
      expect(items.length, page.address).toBeGreaterThan(1);
      expect(items[0]?.item, page.address).toBe(`${origin}/`);
      expect(items.at(-1)?.item, page.address).toBe(`${origin}${page.address}`);
      items.forEach((item, index) => {
        expect(item['@type'], page.address).toBe('ListItem');
        expect(item.position, page.address).toBe(index + 1);
        expect(item.name, page.address).toBeTruthy();
        expect(addresses.has(item.item), `${page.address}: ${item.item}`).toBe(true);
      });
    }
  });
});

describe('link images', () => {
  it('stand beside the link to every page, 1200 by 630 pixels and at most 40 kB', () => {
    for (const page of pages) {
      const file = linkImageOf(page.path);
      expect(property(page, 'og:image'), page.address).toBe(`${origin}/${file}`);
      expect(page.meta['twitter:image'], page.address).toBe(`${origin}/${file}`);
      expect(property(page, 'og:image:alt'), page.address).toBeTruthy();
      expect(statSync(path.join(folder, file)).size, file).toBeLessThanOrEqual(40_000);
      const png = readFileSync(path.join(folder, file));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        linkImages.width,
        linkImages.height,
      ]);
    }
    const drawn = readdirSync(path.join(folder, linkImages.folder), {recursive: true}) as string[];
    expect(drawn.filter((name) => name.endsWith('.png'))).toHaveLength(pages.length);
  });
});

describe('feeds', () => {
  it('of releases hold every described release, as Atom and as JSON', () => {
    const folder = path.join(root, 'docs', 'release-notes');
    const addresses = (readdirSync(folder, {recursive: true}) as string[])
      .filter((file) => /\.mdx?$/.test(file))
      .filter((file) => /^release:/m.test(readFileSync(path.join(folder, file), 'utf8')))
      .map((file) => `${origin}/release-notes/${file.replace(/\.mdx?$/, '')}`)
      .sort();
    const atom = parseFeed(read(feedFiles.atom));
    expect(atom?.type).toBe('atom');
    expect(atom?.items.map(({id}) => id).sort()).toEqual(addresses);
    const json = JSON.parse(read(feedFiles.json)) as {
      version: string;
      items: {url: string; id: string; content_html: string}[];
    };
    expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(json.items.map(({url}) => url).sort()).toEqual(addresses);
    expect(json.items.every(({id, content_html: text}) => id && text.length >= 70)).toBe(true);
    expect(read('release-notes/introduction.html')).toContain(feedFiles.atom);
  });

  it('of articles hold every article with its full text', () => {
    const posts = pages.filter(
      (page) => isKind(page, 'blog-post-page') && !unlistedPosts.includes(page.address),
    );
    expect(posts.length).toBeGreaterThan(0);
    for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
      const feed = parseFeed(read(file));
      expect(feed?.items.map(({link}) => link?.replace(origin, '')).sort(), file).toEqual(
        posts.map(({address}) => address),
      );
    }
    const json = JSON.parse(read('blog/feed.json')) as {
      items: {url: string; content_html: string}[];
    };
    expect(json.items.map(({url}) => url.replace(origin, '')).sort()).toEqual(
      posts.map(({address}) => address),
    );
    for (const {url, content_html: html} of json.items) {
      expect(html, url).toContain('where-to-go-next');
    }
  });
});

describe('the start page and the pages of this site', () => {
  it('have the ways that readers need', () => {
    const home = pages.find(({address}) => address === '/') as BuiltPage;
    const [search] = elements(home, (element) => attribute(element, 'role') === 'search');
    expect(search?.properties).toMatchObject({action: '/search', method: 'get'});
    expect(
      elements(home, (element) => attribute(element, 'ariaLabelledBy') === 'not-working'),
    ).toHaveLength(1);
  });

  it('have exactly the four tags of the blog', () => {
    const tags = pages
      .map(({address}) => /^\/blog\/tags\/([^/]+)$/.exec(address)?.[1])
      .filter(Boolean);
    expect(tags).toEqual(['beam-for-live', 'beam-for-max', 'sync-tools', 'videosync']);
  });
});
