import {describe, expect, it} from 'vitest';
import {blogOptions} from '../../../src/config/blog';
import {docsOptions} from '../../../src/config/docs';
import {readEnvironment} from '../../../src/config/environment';
import {footerGroups} from '../../../src/config/footer';
import {externalLinks} from '../../../src/config/links';
import {navbarItems} from '../../../src/config/navbar';
import {sections} from '../../../src/config/products';

const bare = readEnvironment({});
const full = readEnvironment({
  CHAT_URL: 'https://chat.example',
  SOCIAL_URL: 'https://social.example',
  EDIT_URL: 'https://code.example/tree/main',
});

describe('footer', () => {
  const community = (environment: typeof bare): string[] =>
    footerGroups(externalLinks(environment))
      .find(({title}) => title === 'Community')
      ?.items.map(({label}) => label) ?? [];

  it('leaves out links whose address is not known', () => {
    expect(community(bare)).toEqual(['Forum', 'Email us', 'showsync.com']);
    expect(community(full)).toEqual(['Forum', 'Chat', 'Social', 'Email us', 'showsync.com']);
  });

  it('gives every entry an address, and every product one entry', () => {
    const groups = footerGroups(externalLinks(bare));
    for (const {label, to, href} of groups.flatMap(({items}) => items)) {
      expect(to ?? href, label).toMatch(/^(?:\/|https:|mailto:)/);
    }
    const products = [
      'videosync',
      'beam-for-live',
      'beam-for-max',
      'beam-fixture-editor',
      'sync-tools',
    ];
    expect(groups[0]?.items.map(({to}) => to)).toEqual(
      products.map((product) => `/${product}/introduction`),
    );
  });
});

describe('top bar', () => {
  it('leads to the first page of every section once, and marks it on all pages of the section', () => {
    const entries = navbarItems(externalLinks(bare)).flatMap((item) => [
      item,
      ...(item['items'] ?? []),
    ]);
    expect(
      entries
        .filter(({activeBasePath}) => activeBasePath)
        .map(({to, activeBasePath}) => [to, activeBasePath]),
    ).toEqual(sections.map(({id}) => [`/${id}/introduction`, `/${id}`]));
  });
});

describe('the menu of the documentation', () => {
  it('has the sections, then what is operated', () => {
    const menu = navbarItems(externalLinks(bare)).find(({label}) => label === 'Documentation');
    const items = menu?.['items'] as {to: string}[];
    expect(items.slice(-3).map(({to}) => to)).toEqual([
      '/handbook/tools',
      '/handbook/test-bench',
      '/handbook/explorers',
    ]);
    expect(items).toHaveLength(sections.length - 1 + 3);
  });
});

describe('options of the generator', () => {
  it('offer "Edit this page" only where the sources can be reached', () => {
    expect(docsOptions(bare, false).editUrl).toBeUndefined();
    expect(blogOptions(bare).editUrl).toBeUndefined();
    expect(docsOptions(full, false).editUrl).toBe('https://code.example/tree/main');
    expect(blogOptions(full).editUrl).toBe('https://code.example/tree/main');
  });

  it('say "Last updated" only where git knows it', () => {
    expect(docsOptions(bare, false).showLastUpdateTime).toBe(false);
    expect(docsOptions(bare, true).showLastUpdateTime).toBe(true);
  });

  it('stop the build at unknown tags, unknown authors and posts without a summary', () => {
    expect(blogOptions(bare)).toMatchObject({
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
    });
  });
});
