import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {sourceFiles} from '../../plugins/sourceTexts';
import layers from '../../layers.json';
import type {Finding, Rule} from '../finding';
import {isSelected} from '../site/types';

/** The dictionary of the site's own words. */
const dictionary = '.cspell/words.txt';

/** Files whose words readers see. */
const globs = [
  'docs/**/*.{md,mdx,svg,yml}',
  'blog/**/*.{md,mdx,svg,yml}',
  `src/{${layers.browser.join()}}/**/*.{md,mdx,html,ts,tsx}`,
  layers.jsonTexts,
  '*.md',
];

/** The part of a cspell issue that findings need. */
interface Issue {
  text: string;
  uri?: string | undefined;
  row: number;
}

/** Limit for suggestions, which are slow to compute. */
const maxSuggestions = 30;

/** Suggestions for misspelt words. */
async function suggestionsFor(words: readonly string[]): Promise<Map<string, string>> {
  const {suggestions} = await import('cspell');
  const meant = new Map<string, string>();
  const wanted = [...new Set(words)].slice(0, maxSuggestions);
  const options = {locale: 'en-GB', numSuggestions: 3, includeTies: false};
  for await (const {word, suggestions: matches} of suggestions(wanted, options)) {
    meant.set(word, matches.map((match) => match.word).join(', '));
  }
  return meant;
}

function createFinding({text, uri, row}: Issue, meant: string | undefined, root: string): Finding {
  const file = uri?.startsWith('file:') ? fileURLToPath(uri) : (uri ?? '');
  return {
    file: path.relative(root, file).split(path.sep).join('/'),
    line: row,
    problem: `"${text}" is not in the dictionary`,
    fix: `${meant ? `Did you mean ${meant}? ` : ''}If the word is correct, add it to ${dictionary}.`,
  };
}

/** Words are in a British English dictionary, or in that of the site. */
export const spelling: Rule = async ({root, only}) => {
  const files = (await sourceFiles(root, globs)).filter((file) => isSelected(file, only));
  if (files.length === 0) {
    return [];
  }
  const {lint} = await import('cspell');
  const packages = path.join(root, 'node_modules');
  const issues: Issue[] = [];
  const problems: string[] = [];
  await lint(
    [],
    {
      ...{root, files, config: path.join(root, 'cspell.json'), progress: false},
      // Correct files are cached by content, config and dictionaries.
      cache: existsSync(packages),
      cacheStrategy: 'content',
      cacheLocation: path.join(packages, '.cache', 'cspell'),
    },
    {
      issue: (issue) => void issues.push(issue),
      info: () => undefined,
      debug: () => undefined,
      error: (message, error) => void problems.push(`${message}: ${String(error)}`),
      progress: () => undefined,
      result: () => undefined,
    },
  );
  if (problems.length > 0) {
    throw new Error(`The spelling check could not run: ${problems.join('; ')}`);
  }
  const meant = await suggestionsFor(issues.map(({text}) => text));
  return issues.map((issue) => createFinding(issue, meant.get(issue.text), root));
};
