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

it.each([
  [bare, ['Forum', 'Email us', 'showsync.com']],
  [full, ['Forum', 'Chat', 'Social', 'Email us', 'showsync.com']],
])('the footer leaves out links whose address is not known', (environment, labels) => {
  const groups = footerGroups(externalLinks(environment));
  const community = groups.find(({title}) => title === 'Community');
  expect(community?.items.map(({label}) => label)).toEqual(labels);
});

describe('the top bar', () => {
  const bar = navbarItems(externalLinks(bare));
  const menu = bar.find(({label}) => label === 'Documentation')?.['items'] ?? [];

  it('leads to the first page of every section once, and marks it on all pages of the section', () => {
    const marked = [...menu, ...bar].filter(({activeBasePath}) => activeBasePath);
    expect(marked.map(({to, activeBasePath}) => [to, activeBasePath])).toEqual(
      sections.map(({id}) => [`/${id}/introduction`, `/${id}`]),
    );
  });

  it('has the entries of the specification, and the calculators', () => {
    const onDesktops = bar.filter(({className}) => className !== 'only-on-phones');
    expect(onDesktops.map(({label}) => label)).toEqual([
      ...['Documentation', 'Release Notes', 'Articles', 'Calculators'],
      ...['Forum', 'Email us', 'showsync.com'],
    ]);
  });

  it('has the sections, then what is operated', () => {
    const operated = ['/handbook/tools', '/handbook/test-bench', '/handbook/explorers'];
    expect(menu.map(({to}) => to).slice(sections.length - 1)).toEqual(operated);
  });
});

describe('options of Docusaurus', () => {
  it('offer "Edit this page" only where the sources can be reached', () => {
    for (const {editUrl} of [docsOptions(bare, false), blogOptions(bare)]) {
      expect(editUrl).toBeUndefined();
    }
    for (const {editUrl} of [docsOptions(full, false), blogOptions(full)]) {
      expect(editUrl).toBe('https://code.example/tree/main');
    }
  });

  it('say "Last updated" only where git knows it', () => {
    expect(docsOptions(bare, false).showLastUpdateTime).toBe(false);
    expect(docsOptions(bare, true).showLastUpdateTime).toBe(true);
  });
});
