import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../support/build';
import {exclusions} from '../support/pureCode';

const sources = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'}).map(
  (file) => `src/${file.split(path.sep).join('/')}`,
);

/** Whether a glob pattern matches a file; supports `*`, `**` and `{a,b}`. */
function matchesGlob(pattern: string, file: string): boolean {
  const expression = pattern
    .replace(/[.]/g, '\\.')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${expression}$`).test(file);
}

describe('coverage exclusions', () => {
  const patterns = exclusions.flatMap(({files}) => files);

  it.each(patterns)('%s matches a file', (pattern) => {
    expect(sources.some((file) => matchesGlob(pattern, file))).toBe(true);
  });

  it('are listed once, with a reason', () => {
    expect(new Set(patterns).size).toBe(patterns.length);
    for (const {why} of exclusions) {
      expect(why.length).toBeGreaterThan(40);
    }
  });
});
