import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readYaml} from './readYaml';

const project = path.resolve(__dirname, '../..');

/** Default front matter of a page: its lines, by key. */
const defaultFrontMatter: Readonly<Record<string, string>> = {
  title: 'title: Fixture patch',
  description:
    'description: How to put a light at an address, what you need before, and how to tell that it worked.',
  sidebar_position: 'sidebar_position: 1',
  keywords: 'keywords: [light]',
};

/** The section that ends every page. */
const lastSection = '\n## Where to go next\n\n- [Start](/videosync/introduction): all pages\n';

/** Number of the last page, which makes titles and sidebar positions unique; the small site has the first ones. */
let lastNumber = 1003;

/**
 * MDX of a page that follows every rule. The text starts on line 8 if the front matter has four lines.
 *
 * @param lines - lines of the front matter by key, which replace the defaults; an empty one removes its key
 */
export function page(text: string, lines: Record<string, string> = {}): string {
  lastNumber += 1;
  const unique = {
    title: `${defaultFrontMatter['title']} ${lastNumber}`,
    sidebar_position: `sidebar_position: ${lastNumber}`,
  };
  const frontMatter = Object.values({...defaultFrontMatter, ...unique, ...lines}).filter(Boolean);
  return `---\n${frontMatter.join('\n')}\n---\n\n${text}\n${lastSection}`;
}

/** Contents of the site's files, by path. */
export const smallSiteFiles = readYaml<Readonly<Record<string, string>>>(
  __dirname,
  'smallSite.yml',
);

/**
 * Writes files below a folder, which is created if necessary.
 *
 * @param files - contents, by path relative to the folder
 */
export function writeFiles(
  root: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
}

/** Creates a small site without findings in a temporary folder, and returns that folder. */
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
