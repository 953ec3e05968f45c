import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {applyEdits, printed, type Edit, type Finding} from '../../../src/check/finding';
import {rules} from '../../../src/check/rules';
import {readSite} from '../../../src/check/site/read';
import {mistakes} from './mistakes';

const fixtures = path.resolve(__dirname, '../../fixtures/check');

async function findIn(rule: (typeof rules)[number], folder: 'bad' | 'good'): Promise<Finding[]> {
  return rule.find(await readSite(path.join(fixtures, rule.name, folder)));
}

/** Findings as they are printed, in the order of files and lines. */
function report(findings: Finding[], rule: string): string[] {
  return [...findings]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map((finding) => printed(finding, rule));
}

function editsByFile(findings: Finding[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const {file, edit} of findings) {
    if (edit) {
      edits.set(file, [...(edits.get(file) ?? []), edit]);
    }
  }
  return edits;
}

/** Rules with a folder of fixtures; what the others find is in the table of mistakes. */
const withFixtures = rules.filter(({name}) => existsSync(path.join(fixtures, name)));

test('every rule has fixtures or a mistake that it finds, and every fixture a rule', () => {
  const names = rules.map(({name}) => name);
  expect(readdirSync(fixtures).filter((name) => !names.includes(name))).toEqual([]);
  const shown = new Set([...mistakes.map(({rule}) => rule), ...withFixtures.map(({name}) => name)]);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

describe.each(withFixtures)('$name', (rule) => {
  test('finds what is wrong in the bad fixture, with file, line and fix', async () => {
    const expected = path.join(fixtures, rule.name, 'expected.txt');
    const found = report(await findIn(rule, 'bad'), rule.name);
    expect(found).not.toEqual([]);
    await expect(`${found.join('\n')}\n`).toMatchFileSnapshot(expected);
  });

  test('finds nothing in the good fixture', async () => {
    expect(report(await findIn(rule, 'good'), rule.name)).toEqual([]);
  });

  test('fixes what is mechanical', async () => {
    const bad = path.join(fixtures, rule.name, 'bad');
    for (const [file, edits] of editsByFile(await findIn(rule, 'bad'))) {
      const fixed = applyEdits(readFileSync(path.join(bad, file), 'utf8'), edits);
      const expected = path.join(bad, 'fixed', file);
      expect(existsSync(expected), `${expected} shows what --fix makes of it`).toBe(true);
      expect(fixed).toBe(readFileSync(expected, 'utf8'));
    }
  });
});
