import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {printed} from '../../../src/check/finding';
import {findAll, fixFiles} from '../../../src/check/run';
import {page, smallSite, table, writeFiles} from '../../support/smallSite';

const moved = (title: string): string =>
  page('Text.', {slug: 'slug: /videosync/moved', title: `title: ${title}`});

/** Pages, a post and published addresses that lean on every file which may be broken. */
const leaning = {
  'blog/2026-11-20-one.mdx': page('Text.\n\n{/* truncate */}\n\nMore.', {
    sidebar_position: '',
    slug: 'slug: one',
    date: 'date: 2026-11-20',
    authors: 'authors: [showsync]',
    tags: 'tags: [videosync]',
  }),
  'docs/videosync/moved-page.mdx': moved('Moved'),
  'docs/videosync/links.mdx': page(
    'See [a](/handbook/data#patch-fields-universe), [b](/handbook/data#black-output-end-1), [c](/handbook/glossary#osc), [d](/videosync/moved) and <Term id="universe">universe</Term>.',
  ),
  'src/check/addresses.txt':
    '/handbook/data#patch-fields-universe\n/handbook/data#black-output-end-1\n/handbook/glossary#osc\n/videosync/moved\n/blog\n',
};

/** What is found in a small site with some files put into it. */
async function foundIn(files: Record<string, string>): Promise<string[]> {
  const site = smallSite();
  writeFiles(site, {...leaning, ...files});
  const found = await findAll(site);
  rmSync(site, {recursive: true});
  return found.map(({file}) => file);
}

test('a page that is looked at alone is not blamed for drawings that are not read', async () => {
  const good = path.resolve(__dirname, '../../fixtures/check/diagrams/good');
  const found = await findAll(good, {only: ['docs/paths.mdx']});
  expect(found.filter(({rule}) => rule === 'diagrams')).toEqual([]);
});

describe('a mistake in one file is told of that file alone', () => {
  test.each([
    ['tags', 'blog/tags.yml', 'videosync:\n label: A\n  b c: [\n'],
    ['authors', 'blog/authors.yml', 'showsync: [\n'],
    ['no tags', 'blog/tags.yml', '', 'blog/2026-11-20-one.mdx'],
    [
      'a table that is no program text',
      'src/data/fields.ts',
      "export const patchFields: ReferenceTableData = {\n  id: 'patch-fields',\n  caption: 'x' 'y',\n};\n",
    ],
    [
      'a cell that is a number',
      'src/data/fields.ts',
      table('patchFields', 'patch-fields', "{id: 'universe', name: 'Universe', cells: {does: 5}}"),
    ],
    [
      'a tree without root',
      'src/data/trees/black.ts',
      "export const blackOutput: Tree = {\n  id: 'black-output',\n  symptom: 'x',\n  root: undefined,\n};\n",
    ],
    [
      'a part of the glossary',
      'src/data/glossary/light.ts',
      "export const lightTerms = {\n  universe: {term: 'u' 'v'},\n};\n",
    ],
    ['front matter', 'docs/videosync/moved-page.mdx', moved('A: colon')],
    ['redirects', 'redirects.ts', "export const siteRedirects = () => [{from: '/a' to: '/b'}];\n"],
  ])('%s', async (_, file, text, told = file) => {
    expect([...new Set(await foundIn({[file]: text}))]).toEqual([told]);
  });
});

/** Gives every file of a folder the line ends of Windows. */
function asOnWindows(root: string): void {
  for (const name of readdirSync(root, {recursive: true, encoding: 'utf8'})) {
    const full = path.join(root, name);
    if (statSync(full).isFile()) {
      writeFileSync(full, readFileSync(full, 'utf8').replaceAll('\n', '\r\n'));
    }
  }
}

test('a clone with the line ends of Windows has the same findings as any other', async () => {
  const site = smallSite();
  writeFiles(site, {
    ...leaning,
    'docs/videosync/one.mdx': page('The max4live device, [it](/gone).'),
  });
  const lines = async (): Promise<string[]> =>
    (await findAll(site)).map((finding) => printed(finding, finding.rule));
  const before = await lines();
  asOnWindows(site);
  expect(before).toHaveLength(2);
  expect(await lines()).toEqual(before);
  expect(await fixFiles(site, await findAll(site))).toBe(1);
  expect(await lines()).toHaveLength(1);
  rmSync(site, {recursive: true});
});
