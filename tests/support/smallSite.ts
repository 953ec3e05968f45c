import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readYaml} from './readYaml';

const project = path.resolve(__dirname, '../..');

/** Lines of the front matter of a page, by key. */
const front: Readonly<Record<string, string>> = {
  title: 'title: Fixture patch',
  description:
    'description: How to put a light at an address, what you need before, and how to tell that it worked.',
  sidebar_position: 'sidebar_position: 1',
  keywords: 'keywords: [light]',
};

/** The end that every page has. */
const ending = '\n## Where to go next\n\n- [Start](/videosync/introduction): all pages\n';

/** How many there are, with those of the small site: each has a title and a place of its own. */
let pages = 1003;

/**
 * A page that keeps every rule around a text, which starts on line 8 while the front matter has four lines.
 *
 * @param lines - lines of the front matter; replace those with the same key
 */
export function page(text: string, lines: Record<string, string> = {}): string {
  pages += 1;
  const own = {title: `${front['title']} ${pages}`, sidebar_position: `sidebar_position: ${pages}`};
  const head = Object.values({...front, ...own, ...lines}).filter(Boolean);
  return `---\n${head.join('\n')}\n---\n\n${text}\n${ending}`;
}

/** Texts of the site's files, by path. */
export const smallSiteFiles = readYaml<Readonly<Record<string, string>>>(
  __dirname,
  'smallSite.yml',
);

/** Writes files below a folder. */
export function writeFiles(
  root: string,
  written: Readonly<Record<string, string | Uint8Array>>,
): void {
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
  writeFiles(root, smallSiteFiles);
  return root;
}
