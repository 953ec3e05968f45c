import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';

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

/** How many there are, with those of the small site: each has a title and a place of its own. */
let pages = 1003;

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

/** Texts of the site's files, by path. */
const files = parse(readFileSync(path.join(__dirname, 'smallSite.yml'), 'utf8')) as Readonly<
  Record<string, string>
>;

/** The site's table under other names and with other rows. */
export const table = (name: string, id: string, rows: string): string =>
  (files['src/data/fields.ts'] ?? '')
    .replace('patchFields', name)
    .replace('patch-fields', id)
    .replace(/\{id: 'universe'.*/, `${rows},`);

/** The last answer of the site's tree, and where it leads. */
export const lastEnd =
  "{label: 'Other', then: {id: 'end-6', cause: 'Contact support', check: 'Look', fix: ['Write'], proof: 'An answer'}}";

/** The site's tree under other names and with another last answer. */
export const tree = (name: string, id: string, last: string): string =>
  (files['src/data/trees/black.ts'] ?? '')
    .replace('blackOutput', name)
    .replace('black-output', id)
    .replace(lastEnd, last);

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
