import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/** Lines of the front matter of a page, by key. */
export const front: Readonly<Record<string, string>> = {
  title: 'title: Fixture patch',
  description:
    'description: How to put a light at an address, what you need before, and how to tell that it worked.',
  sidebar_position: 'sidebar_position: 1',
  keywords: 'keywords: [light]',
};

/** The end that every page has. */
export const ending = '\n## Where to go next\n\n- Back to the [start](/videosync/introduction).\n';

/** How many there are: each has a title and a place of its own. */
let pages = 1000;

/**
 * A page that keeps every rule around a text, which starts on line 8 while the front matter has four lines.
 *
 * @param lines - of the front matter, in place of those of the same key
 */
export function page(text: string, lines: Record<string, string> = {}): string {
  pages += 1;
  const own = {title: `${front['title']} ${pages}`, sidebar_position: `sidebar_position: ${pages}`};
  const head = Object.values({...front, ...own, ...lines}).filter(Boolean);
  return `---\n${head.join('\n')}\n---\n\n${text}\n${ending}`;
}

/** A table as src/data has it. */
export const table = (name: string, id: string, rows: string): string =>
  `export const ${name}: ReferenceTableData = {\n  id: '${id}',\n  caption: 'Fields of the patch',\n  nameLabel: 'Field',\n  columns: [{key: 'does', label: 'What it does'}],\n  rows: [\n    ${rows},\n  ],\n};\n`;

/** A tree as src/data has it. */
export function tree(name: string, id: string, last: string): string {
  const end = (at: number): string =>
    `{label: 'Answer ${at}', then: {id: 'end-${at}', cause: 'Cause', check: 'Look', fix: ['Do it'], proof: 'It works'}}`;
  const question = (at: number, answers: string[]): string =>
    `{id: 'question-${at}', ask: 'What do you see?', answers: [${answers.join(', ')}]}`;
  return `export const ${name}: Tree = {\n  id: '${id}',\n  symptom: 'The output is black',\n  root: ${question(
    0,
    [
      `{label: 'Black', then: ${question(1, [end(1), end(2), end(3)])}}`,
      `{label: 'Nothing', then: ${question(2, [end(4), end(5), last])}}`,
    ],
  )},\n};\n`;
}

export const lastEnd =
  "{label: 'Other', then: {id: 'end-6', cause: 'Contact support', check: 'Look', fix: ['Write'], proof: 'An answer'}}";

const files: Readonly<Record<string, string>> = {
  'docs/videosync/_category_.yml': 'label: Videosync\nposition: 1\n',
  'docs/videosync/introduction.mdx': page('## First steps\n\nText.', {title: 'title: Videosync'}),
  'docs/handbook/glossary.mdx': page(
    "import Glossary from '@site/src/components/Glossary';\n\n<Glossary />",
    {title: 'title: Glossary'},
  ),
  'docs/handbook/data.mdx': page(
    '<ReferenceTable table="patch-fields" />\n\n<Troubleshooter tree="black-output" />',
    {title: 'title: Data'},
  ),
  'src/components/Glossary/index.tsx': 'export default function Glossary() {\n  return null;\n}\n',
  'src/instruments/list.ts': "export const tools = [{id: 'dip-switch'}];\n",
  'src/data/fields.ts': table(
    'patchFields',
    'patch-fields',
    "{id: 'universe', name: 'Universe', cells: {does: 'It counts'}}",
  ),
  'src/data/trees/black.ts': tree('blackOutput', 'black-output', lastEnd),
  'src/data/glossary.ts':
    "import {lightTerms} from './glossary/light';\nexport const glossary = {...lightTerms};\n",
  'src/data/glossary/light.ts':
    "export const lightTerms = {\n  universe: {term: 'universe', definition: 'A group of addresses.'},\n  osc: {term: 'OSC', definition: 'Messages between programs.'},\n};\n",
  'blog/authors.yml': 'showsync:\n  name: Showsync\n',
  'blog/tags.yml': 'videosync:\n  label: Videosync\n',
  'redirects.ts': 'export const anchorRedirects = [];\nexport const siteRedirects = () => [];\n',
  'src/check/addresses.txt': '/videosync/introduction\n/videosync/introduction#first-steps\n',
};

/** Writes files below a folder. */
export function writeFiles(root: string, written: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(written)) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
}

/** A small site in a temporary folder, in which the check finds nothing. Returns the folder. */
export function smallSite(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  for (const file of [
    '.cspell',
    'cspell.json',
    '.markdownlint-cli2.mjs',
    'src/theme/MDXComponents/index.tsx',
    'src/css/diagrams.css',
  ]) {
    cpSync(path.join(project, file), path.join(root, file), {recursive: true});
  }
  writeFiles(root, files);
  return root;
}
