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
])('the footer omits links without an address', (environment, labels) => {
  const groups = footerGroups(externalLinks(environment));
  const community = groups.find(({title}) => title === 'Community');
  expect(community?.items.map(({label}) => label)).toEqual(labels);
});

describe('the navbar', () => {
  const items = navbarItems(externalLinks(bare));
  const menu = items.find(({label}) => label === 'Documentation')?.['items'] ?? [];

  it('links to the introduction of every section, and marks it as active on all pages of the section', () => {
    const marked = [...menu, ...items].filter(({activeBasePath}) => activeBasePath);
    expect(marked.map(({to, activeBasePath}) => [to, activeBasePath])).toEqual(
      sections.map(({id}) => [`/${id}/introduction`, `/${id}`]),
    );
  });

  it('has the specified items and the calculators', () => {
    const onDesktops = items.filter(({className}) => className !== 'only-on-phones');
    expect(onDesktops.map(({label}) => label)).toEqual([
      ...['Documentation', 'Release Notes', 'Articles', 'Calculators'],
      ...['Forum', 'Email us', 'showsync.com'],
    ]);
  });

  it('lists the calculators, test bench and simulators after the sections', () => {
    const instruments = ['/handbook/tools', '/handbook/test-bench', '/handbook/explorers'];
    expect(menu.map(({to}) => to).slice(sections.length - 1)).toEqual(instruments);
  });
});

describe('options of Docusaurus', () => {
  it('show "Edit this page" only if the sources have a URL', () => {
    for (const {editUrl} of [docsOptions(bare, false), blogOptions(bare)]) {
      expect(editUrl).toBeUndefined();
    }
    for (const {editUrl} of [docsOptions(full, false), blogOptions(full)]) {
      expect(editUrl).toBe('https://code.example/tree/main');
    }
  });

  it('show "Last updated" only with a Git history', () => {
    expect(docsOptions(bare, false).showLastUpdateTime).toBe(false);
    expect(docsOptions(bare, true).showLastUpdateTime).toBe(true);
  });
});
