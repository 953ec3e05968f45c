import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../support/build';
import {exclusions} from '../support/pureCode';

const sources = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'}).map(
  (file) => `src/${file.split(path.sep).join('/')}`,
);

/** Whether a pattern of the list covers a file. */
function covers(pattern: string, file: string): boolean {
  const expression = pattern
    .replace(/[.]/g, '\\.')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${expression}$`).test(file);
}

describe('what coverage leaves out', () => {
  const patterns = exclusions.flatMap(({files}) => files);

  it.each(patterns)('%s is there', (pattern) => {
    expect(sources.some((file) => covers(pattern, file))).toBe(true);
  });

  it('is named once, with a reason', () => {
    expect(new Set(patterns).size).toBe(patterns.length);
    for (const {why} of exclusions) {
      expect(why.length).toBeGreaterThan(40);
    }
  });
});
