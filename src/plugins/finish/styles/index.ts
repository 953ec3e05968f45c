import {shortHash} from '../../bundleScript';
import type {Build} from '../build';
import {readFiles} from '../html/readBuild';
import {writeBuilt} from '../writeBuilt';
import {darkOnly} from './dark';
import {linkTo, readStyles} from './readStyles';

/** Names of the classes that a style sheet has rules for. */
const getClasses = (css: string): Set<string> => new Set(css.match(/(?<=\.)[A-Za-z][\w-]*/g));

/**
 * Links each page to the style sheets of the parts whose classes it contains, in addition to the common one that
 * Docusaurus links. Without scripts nothing applies the system's colour scheme, so a separate sheet has the dark
 * rules.
 *
 * @throws Error if the build has no common sheet
 */
export async function finishStyles({
  outDir,
  baseUrl,
}: Pick<Build, 'outDir' | 'baseUrl'>): Promise<void> {
  const sheets: [file: string, css: string][] = [];
  for await (const sheet of readFiles(outDir, /\.css$/)) {
    sheets.push(sheet);
  }
  const common = sheets.find(([file]) => /\/styles\.[^/]*$/.test(file));
  if (!common) {
    throw new Error(
      'The build has no style sheet named styles, which src/plugins/application/styleParts.ts creates.',
    );
  }
  const classes = sheets.map(([, css]) => getClasses(css));
  // A class with rules in several sheets doesn't determine which of them a page needs.
  const isOwn = (name: string): boolean => classes.filter((names) => names.has(name)).length === 1;
  const parts = sheets
    .filter((sheet) => sheet !== common)
    .map(([file, css]) => ({href: baseUrl + file, classes: [...getClasses(css)].filter(isOwn)}));
  const rules = darkOnly(
    [common, ...sheets.filter((sheet) => sheet !== common)].map(([, css]) => css).join(''),
  );
  const dark = `assets/css/dark.${shortHash(rules)}.css`;
  await writeBuilt(outDir, dark, rules);
  const darkLink = `<noscript><link rel="stylesheet" href="${baseUrl}${dark}" media="screen and (prefers-color-scheme: dark)"></noscript>`;
  for await (const [page, html] of readFiles(outDir, /\.html$/)) {
    const {links, classes: used} = readStyles(html);
    const needed = parts.filter((part) => part.classes.some((name) => used.has(name)));
    const markup = [baseUrl + common[0], ...needed.map(({href}) => href)].map(linkTo).join('');
    const [start, end] = links.find(({href}) => href === baseUrl + common[0])?.range ?? [];
    if (start !== undefined) {
      // Edits the text, so that the rest stays byte for byte what React hydrates.
      await writeBuilt(outDir, page, html.slice(0, start) + markup + darkLink + html.slice(end));
    }
  }
}
