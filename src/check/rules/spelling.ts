import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {sourceFiles, sourceTexts} from '../../plugins/sourceTexts';
import {readText} from '../../remark/readText';
import layers from '../../layers.json';
import type {Finding, Rule} from '../finding';
import {ResultCache} from '../site/resultCache';
import {isSelected} from '../site/types';

/** The dictionary of the site's own words. */
const dictionary = '.cspell/words.txt';
const settings = 'cspell.json';

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
  row: number;
}

/** Limit for suggestions, which are slow to compute. */
const maxSuggestions = 30;

/** Suggestions for misspelt words. */
async function suggestionsFor(words: readonly string[]): Promise<Map<string, string>> {
  const meant = new Map<string, string>();
  const wanted = [...new Set(words)].slice(0, maxSuggestions);
  if (wanted.length === 0) {
    return meant;
  }
  const {suggestions} = await import('cspell');
  const options = {locale: 'en-GB', numSuggestions: 3, includeTies: false};
  for await (const {word, suggestions: matches} of suggestions(wanted, options)) {
    meant.set(word, matches.map((match) => match.word).join(', '));
  }
  return meant;
}

/** Unknown words of files, by path from the root. */
async function findUnknown(root: string, files: readonly string[]): Promise<Map<string, Issue[]>> {
  const {lint} = await import('cspell');
  const issues = new Map<string, Issue[]>(files.map((file) => [file, []]));
  const problems: string[] = [];
  await lint(
    [],
    {
      root,
      files: files.map((file) => path.join(root, file)),
      config: path.join(root, settings),
      progress: false,
    },
    {
      issue: ({text, uri = '', row}) => {
        const file = path.relative(root, fileURLToPath(uri)).split(path.sep).join('/');
        issues.get(file)?.push({text, row});
      },
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
  return issues;
}

/** Words are in a British English dictionary, or in that of the site. */
export const spelling: Rule = async ({root, only}) => {
  const files = (await sourceFiles(root, globs)).filter((file) => isSelected(file, only));
  const inputs = await sourceTexts(root, [settings, dictionary]);
  const cache = new ResultCache<Issue[]>(root, 'spelling', inputs.map(({text}) => text).join('\0'));
  const sources = files.map((file) => ({file, text: readText(path.join(root, file))}));
  const known = new Map(sources.map(({file, text}) => [file, cache.get(file, text)]));
  const changed = sources.filter(({file}) => !known.get(file));
  if (changed.length > 0) {
    const issuesByFile = await findUnknown(
      root,
      changed.map(({file}) => file),
    );
    changed.forEach(({file, text}) =>
      known.set(file, cache.set(file, text, issuesByFile.get(file) ?? [])),
    );
  }
  const issues = [...known].flatMap(([file, ofFile = []]) =>
    ofFile.map((issue) => ({...issue, file})),
  );
  const meant = await suggestionsFor(issues.map(({text}) => text));
  return issues.map(({file, text, row}): Finding => {
    const near = meant.get(text);
    const fix = `${near ? `Did you mean ${near}? ` : ''}If the word is correct, add it to ${dictionary}.`;
    return {file, line: row, problem: `"${text}" is not in the dictionary`, fix};
  });
};
