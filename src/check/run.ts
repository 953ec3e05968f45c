import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../remark/readText';
import {applyEdits, type Edit, type Finding, type Rule} from './finding';
import {rules as allRules} from './rules';
import {readSite} from './site/read';
import {isAsked, type Site} from './site/types';

/** A finding with the rule that made it. */
export type Ruled = Finding & {rule: string};

/** Asks one rule. A rule that stops at something is itself a finding, and hides no other. */
async function ask(name: string, rule: Rule, site: Site): Promise<Ruled[]> {
  let found: Finding[];
  try {
    found = await rule(site);
  } catch (error) {
    const why = (error as Error).message.replace(/\.$/, '');
    const problem = `This rule could not look at everything: ${why}`;
    const fix = 'Fix the other findings first. If it stays, the rule has a mistake.';
    found = [{file: `src/check/rules/${name}.ts`, line: 1, problem, fix}];
  }
  return found.map((finding) => ({...finding, rule: name}));
}

/** Rules whose findings are all about one file; to find them takes reading every page. */
const sources: Readonly<Record<string, string>> = {
  'anchor-redirects': 'redirects.ts',
  redirects: 'redirects.ts',
  ledger: 'src/check/addresses.txt',
};

/** Rules that say what is wrong with a line, or with a page, before it is compiled. */
const explainLines = ['alt-texts', 'images'];
const explainPages = ['syntax', 'components'];

/**
 * Leaves out what only follows from another finding: anything about a file that is no text to work
 * with, and what compiling or rendering a page says that a rule explains better.
 */
function withoutEchoes(found: Ruled[]): Ruled[] {
  const unreadable = new Set(found.filter(({rule}) => rule === 'files').map(({file}) => file));
  const explained = new Set(
    found.flatMap(({file, line, rule}) =>
      explainPages.includes(rule) ? [file] : explainLines.includes(rule) ? [`${file}:${line}`] : [],
    ),
  );
  return found.filter(
    ({file, line, rule}) =>
      (rule === 'files' || !unreadable.has(file)) &&
      (rule !== 'compile' || !(explained.has(file) || explained.has(`${file}:${line}`))),
  );
}

/**
 * Reads the sources of a site and asks every rule about them.
 *
 * @param root - the project
 * @param options.only - files and folders to look at; none for all
 * @returns findings by file and line
 */
export async function findAll(
  root: string,
  {rules = allRules, only = []}: {rules?: typeof allRules; only?: readonly string[]} = {},
): Promise<Ruled[]> {
  const site = await readSite(root, only);
  const wanted = Object.entries(rules).filter(
    ([name]) => !(name in sources) || isAsked(sources[name] ?? '', only),
  );
  const found = (await Promise.all(wanted.map(([name, rule]) => ask(name, rule, site)))).flat();
  return withoutEchoes(found.filter(({file}) => isAsked(file, only))).sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

/** Carries out the mechanical fixes among findings. Returns how many there were. */
export async function fixFiles(root: string, findings: readonly Finding[]): Promise<number> {
  const edits = new Map<string, Edit[]>();
  for (const {file, edit} of findings) {
    if (edit) {
      edits.set(file, [...(edits.get(file) ?? []), edit]);
    }
  }
  for (const [file, ofFile] of edits) {
    const full = path.join(root, file);
    await writeFile(full, applyEdits(readText(full), ofFile));
  }
  return [...edits.values()].flat().length;
}
