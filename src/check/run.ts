import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../remark/readText';
import {ledgerFile} from '../remark/splitAnchor';
import {applyEdits, type Edit, type Finding, type Rule} from './finding';
import {rules as allRules} from './rules';
import {topicsFile} from './settings';
import {readSite} from './site/read';
import {isSelected, type Site} from './site/types';

/** A finding with the name of its rule. */
export type RuleFinding = Finding & {rule: string};

/** Runs one rule. If it throws, that becomes a finding, so that other rules still report. */
async function runRule(name: string, rule: Rule, site: Site): Promise<RuleFinding[]> {
  let findings: Finding[];
  try {
    findings = await rule(site);
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, '');
    const problem = `The rule failed with an error: ${reason}`;
    const fix = 'Fix the other findings first. If this one remains, the rule has a bug.';
    findings = [{file: `src/check/rules/${name}.ts`, line: 1, problem, fix}];
  }
  return findings.map((finding) => ({...finding, rule: name}));
}

/** Rules that only report on one file, but read all pages; skipped if that file isn't selected for. */
const sources: Readonly<Record<string, string>> = {
  'anchor-redirects': 'redirects.ts',
  redirects: 'redirects.ts',
  ledger: ledgerFile,
  topics: topicsFile,
};

/** Rules that explain compile errors better, for a line or for a page. */
const explainLines = ['alt-texts', 'images'];
const explainPages = ['syntax', 'components'];

/** Rules that already ask to remove the words of a line. */
const explainWords = ['as-typed', 'files', 'settings', 'unfinished', 'private-data', 'secrets'];

const getLocation = ({file, line}: Pick<Finding, 'file' | 'line'>): string => `${file}:${line}`;

/**
 * Removes findings that only follow from others: all for an unreadable file, compile errors that a rule explains
 * better, spelling of words that must be removed anyway, and findings that may be caused by files with findings.
 */
function withoutConsequences(findings: RuleFinding[]): RuleFinding[] {
  const getLocations = (rules: readonly string[]): Set<string> =>
    new Set(
      findings.flatMap((finding) =>
        rules.includes(finding.rule) ? [finding.file, getLocation(finding)] : [],
      ),
    );
  const unreadable = new Set(
    findings.flatMap(({file, isUnreadable}) => (isUnreadable ? [file] : [])),
  );
  const pages = getLocations(explainPages);
  const lines = getLocations(explainLines);
  const words = getLocations(explainWords);
  const isConsequence = ({rule, file, line}: RuleFinding): boolean =>
    (rule !== 'files' && unreadable.has(file)) ||
    (rule === 'compile' && (pages.has(file) || lines.has(getLocation({file, line})))) ||
    (rule === 'spelling' && words.has(getLocation({file, line})));
  const left = findings.filter((finding) => !isConsequence(finding));
  return left.filter(
    ({possibleCauses = []}) =>
      !left.some(
        (other) =>
          !other.possibleCauses && possibleCauses.some((name) => other.file.startsWith(name)),
      ),
  );
}

/**
 * Reads the sources of a site and runs every rule on them.
 *
 * @param root - the project
 * @param options.only - files and folders to check; empty for all
 * @returns findings by file and line
 */
export async function findAll(
  root: string,
  {rules = allRules, only = []}: {rules?: typeof allRules; only?: readonly string[]} = {},
): Promise<RuleFinding[]> {
  const site = await readSite(root, only);
  const wanted = Object.entries(rules).filter(
    ([name]) => !(name in sources) || isSelected(sources[name] ?? '', only),
  );
  const findings = (
    await Promise.all(wanted.map(([name, rule]) => runRule(name, rule, site)))
  ).flat();
  return withoutConsequences(findings.filter(({file}) => isSelected(file, only))).sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

/** Applies the edits of findings. Returns their number. */
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
