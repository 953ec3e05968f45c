import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {applyEdits, type Finding, format} from '../../../src/check/finding';
import {rules} from '../../../src/check/rules';
import {readSite} from '../../../src/check/site/read';
import {mistakes} from './mistakes';

const fixtures = path.resolve(__dirname, '../../fixtures/check');

/** Rules with a folder of fixtures. The other rules are covered by `mistakes.yml`. */
const withFixtures = Object.keys(rules).filter((name) => existsSync(path.join(fixtures, name)));

test('every rule has a fixture or a mistake, and every fixture has a rule', () => {
  expect(readdirSync(fixtures).sort()).toEqual(withFixtures.sort());
  const covered = [...mistakes.map(({rule}) => rule), ...withFixtures];
  expect(Object.keys(rules).filter((name) => !covered.includes(name))).toEqual([]);
});

describe.each(withFixtures)('%s', (name) => {
  const findIn = async (folder: 'bad' | 'good'): Promise<Finding[]> =>
    (await rules[name]?.(await readSite(path.join(fixtures, name, folder)))) ?? [];

  test('reports and fixes the mistakes of the bad fixture as expected', async () => {
    const findings = (await findIn('bad')).sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
    );
    const report = findings.map((finding) => `${format(finding, name)}\n`).join('');
    expect(report).not.toBe('');
    await expect(report).toMatchFileSnapshot(path.join(fixtures, name, 'expected.txt'));

    const bad = path.join(fixtures, name, 'bad');
    const edited = findings.filter(({edit}) => edit).map(({file}) => file);
    for (const file of new Set(edited)) {
      const edits = findings.flatMap((one) => (one.file === file ? (one.edit ?? []) : []));
      const expected = path.join(bad, 'fixed', file);
      expect(existsSync(expected), `${expected} contains the file after --fix`).toBe(true);
      expect(applyEdits(readFileSync(path.join(bad, file), 'utf8'), edits)).toBe(
        readFileSync(expected, 'utf8'),
      );
    }
  });

  test('finds nothing in the good fixture', async () => {
    expect(await findIn('good')).toEqual([]);
  });
});
