import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sections} from '../../src/config/products';
import {addressOf, tools} from '../../src/instruments/list';
import {
  contract,
  contractPages,
  fileOf,
  htmlOf,
  root,
  sitemap,
  siteDir,
  unlistedPosts,
} from '../support/build';
import {elementsOf} from '../support/html';

const addresses = sitemap();

describe('addresses of the contract', () => {
  it.each(contractPages)('%s is a page', (address) => {
    expect(fileOf(address)).toBeDefined();
    expect(htmlOf(address)).not.toContain('http-equiv="refresh"');
  });

  it('knows the difference: an address that does not exist has no file', () => {
    expect(fileOf('/videosync/introduction/x')).toBeUndefined();
    expect(() => htmlOf('/nothing-here')).toThrow('/nothing-here');
  });
});

describe('landmarks', () => {
  it('are one for each calculator, called as its heading', () => {
    for (const tool of tools) {
      const named = elementsOf(htmlOf(addressOf(tool)), 'section', 'form', 'nav', 'aside').filter(
        ({attributes}) => attributes['aria-label'] === tool.title,
      );
      expect(
        named.map(({name}) => name),
        tool.id,
      ).toEqual(['section']);
    }
  });
});

it('the menu of every section says its name and leads to all sections', () => {
  for (const {id, name} of sections) {
    const html = htmlOf(`/${id}/introduction`);
    const [head] = elementsOf(html, 'summary').filter(({text}) =>
      text.includes('(choose a section)'),
    );
    expect(head?.text, id).toContain(name);
    const links = elementsOf(html, 'a').map(({attributes}) => attributes['href']);
    expect(links).toEqual(expect.arrayContaining(sections.map((one) => `/${one.id}/introduction`)));
  }
});

it('the search button is called what can be read on it', () => {
  const [button] = elementsOf(htmlOf('/videosync/introduction'), 'button').filter(
    ({attributes}) => 'data-search-button' in attributes,
  );
  expect(button?.attributes).not.toHaveProperty('aria-label');
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

  it.each(Object.entries(contract.sidebars))('%s holds its pages', (sidebar, pages) => {
    for (const page of pages) {
      expect(version?.docs).toContainEqual({id: page.slice(1), path: page, sidebar});
    }
  });
});

describe.each(addresses)('page %s', (address) => {
  const html = htmlOf(address);

  it('has one h1, a language, a title, a description, a canonical and Open Graph tags', () => {
    expect(elementsOf(html, 'h1')).toHaveLength(1);
    expect(elementsOf(html, 'html')[0]?.attributes['lang']).toBe('en');
    expect(elementsOf(html, 'title')[0]?.text.length).toBeGreaterThan(3);
    const metas = elementsOf(html, 'meta').map(({attributes}) => attributes);
    const contentOf = (name: string): string | undefined =>
      metas.find((meta) => meta['name'] === name || meta['property'] === name)?.['content'];
    expect(contentOf('description')?.length ?? 0).toBeGreaterThan(20);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:locale']) {
      expect(contentOf(property), property).toBeTruthy();
    }
    const canonical = elementsOf(html, 'link').find(
      ({attributes}) => attributes['rel'] === 'canonical',
    );
    expect(new URL(canonical?.attributes['href'] ?? '').pathname).toBe(address);
  });
});

describe('sitemap', () => {
  it('holds every page of the contract but the search page', () => {
    const left = ['/search', ...unlistedPosts];
    const missing = contractPages.filter(
      (page) => !left.includes(page) && !addresses.includes(page),
    );
    expect(missing).toEqual([]);
    expect(addresses.filter((address) => left.includes(address))).toEqual([]);
  });
});

describe('redirects', () => {
  it.each(contract.redirects)('%s leads to %s', (from, to) => {
    const html = readFileSync(path.join(siteDir, from.slice(1), 'index.html'), 'utf8');
    expect(elementsOf(html, 'html')[0]?.attributes['lang']).toBe('en');
    expect(elementsOf(html, 'title')[0]?.text).toBe('This page has moved');
    const canonical = elementsOf(html, 'link').find(
      ({attributes}) => attributes['rel'] === 'canonical',
    );
    expect(new URL(canonical?.attributes['href'] ?? '').pathname).toBe(to);
    const link = elementsOf(html, 'a')[0];
    expect(link?.attributes['href']).toBe(to);
    expect(link?.text).toContain(to);
    expect(
      elementsOf(html, 'meta').find(({attributes}) => attributes['http-equiv'] === 'refresh')
        ?.attributes['content'],
    ).toBe(`0; url=${to}`);
    const scripts = elementsOf(html, 'script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.attributes['src']).toMatch(/^\/assets\/js\/forward\.[0-9a-f]{8}\.js$/);
    expect(scripts[0]?.text).toBe('');
  });

  it.each(contract.externalRedirects)('%s leaves the site', (from) => {
    const html = readFileSync(path.join(siteDir, from.slice(1), 'index.html'), 'utf8');
    expect(elementsOf(html, 'a')[0]?.attributes['href']).toMatch(/^https:\/\//);
  });
});
