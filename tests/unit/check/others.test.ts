import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {format} from '../../../src/check/finding';
import {findAll, fixFiles, type RuleFinding} from '../../../src/check/run';
import {bundle} from '../../../src/commands/shared/bundle.mjs';
import {root as project} from '../../support/build';
import {readYaml} from '../../support/readYaml';
import {page, smallSite, writeFiles} from '../../support/smallSite';

/** Pages, a post and published addresses that depend on every file that a test breaks. */
const dependents = {
  'blog/2026-11-20-one.mdx': page('Text.\n\n{/* truncate */}\n\nMore.', {
    sidebar_position: '',
    slug: 'slug: one',
    date: 'date: 2026-11-20',
    authors: 'authors: [showsync]',
    tags: 'tags: [videosync]',
  }),
  'docs/videosync/moved-page.mdx': page('Text.', {slug: 'slug: /videosync/moved'}),
  'docs/videosync/links.mdx': page(
    'See [a](/handbook/data#patch-fields-universe), [b](/handbook/data#black-output-end-1), [c](/handbook/glossary#osc), [d](/videosync/moved) and <Term id="universe">universe</Term>.',
  ),
  'src/check/addresses.txt':
    '/handbook/data#patch-fields-universe\n/handbook/data#black-output-end-1\n/handbook/glossary#osc\n/videosync/moved\n/blog\n/blog/tags/videosync\n/blog/authors/showsync\n',
};

// Vitest's stack traces don't use the source maps of tsx, which Node does.
const {prepareStackTrace} = Error;
beforeAll(() => void Reflect.deleteProperty(Error, 'prepareStackTrace'));
afterAll(() => void Object.assign(Error, {prepareStackTrace}));

/** The findings in a small site with some more files. */
async function getFindings(files: Record<string, string>): Promise<RuleFinding[]> {
  const site = smallSite();
  writeFiles(site, {...dependents, ...files});
  const findings = await findAll(site);
  rmSync(site, {recursive: true});
  return findings;
}

test('checking one page reports no unused diagrams of other pages', async () => {
  const good = path.resolve(__dirname, '../../fixtures/check/diagrams/good');
  const findings = await findAll(good, {only: ['docs/paths.mdx']});
  expect(findings.filter(({rule}) => rule === 'diagrams')).toEqual([]);
});

/** A file with mistakes, the number of findings (1), and the file that they name if it is another one. */
type Broken = Record<'name' | 'file' | 'text', string> & {
  reported?: string;
  count?: number;
  line?: number;
};
const broken = readYaml<Broken[]>(__dirname, '../../fixtures/broken-files.yml');

test.each(broken)(
  'a mistake in one file is not reported in files that depend on it: $name',
  async ({file, text, reported = file, count = 1, line}) => {
    const findings = await getFindings({[file]: text});
    expect(findings.map(({file}) => file)).toEqual(Array.from({length: count}, () => reported));
    expect(line ?? findings[0]?.line).toBe(findings[0]?.line);
  },
);

test.each([
  ['slug', 'slug: /videosync/Moved'],
  ['draft', 'draft: maybe'],
  ['title', 'title: "Moved'],
])('no redirect is recommended for a page with an invalid %s', async (key, line) => {
  const text = page('Text.', {slug: 'slug: /videosync/moved', [key]: line});
  const files = (await getFindings({'docs/videosync/moved-page.mdx': text})).map(({file}) => file);
  expect(files).toContain('docs/videosync/moved-page.mdx');
  expect(files).not.toContain('src/check/addresses.txt');
});

/** Changes every file of a folder to CRLF line endings. */
function convertToCrlf(root: string): void {
  const entries = readdirSync(root, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((one) => one.isFile())) {
    const full = path.join(entry.parentPath, entry.name);
    writeFileSync(full, readFileSync(full, 'utf8').replaceAll('\n', '\r\n'));
  }
}

test('a clone with CRLF line endings has the same findings', async () => {
  const site = smallSite();
  writeFiles(site, {
    ...dependents,
    'docs/videosync/one.mdx': page('The max4live device, [it](/gone).'),
  });
  const lines = async (): Promise<string[]> =>
    (await findAll(site)).map((finding) => format(finding, finding.rule));
  const before = await lines();
  convertToCrlf(site);
  expect(before).toHaveLength(2);
  expect(await lines()).toEqual(before);
  expect(await fixFiles(site, await findAll(site))).toBe(1);
  expect(await lines()).toHaveLength(1);
  rmSync(site, {recursive: true});
});

test('the check does not import redirects and data, so syntax errors in them are findings', async () => {
  const bundled = await bundle(project, 'src/commands/check.ts');
  const list = path.join(bundled, '../../check.json');
  const sources = JSON.parse(readFileSync(list, 'utf8')) as string[];
  expect(sources).toContain('src/check/rules/redirects.ts');
  expect(sources.filter((file) => /^redirects|^src\/data\/(?!schemas)/.test(file))).toEqual([]);
});
