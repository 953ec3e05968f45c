import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../support/build';
import {fingerprint, readUpstream, swizzles, unfencedLines} from '../../support/upstream';

const recordFile = path.join(root, 'src', 'theme', 'upstream.json');
const all = swizzles();

// Renewed with UPDATE_UPSTREAM=1 after the changes of an upgrade were read and taken over.
if (process.env['UPDATE_UPSTREAM']) {
  const fresh = Object.fromEntries(
    all.map(({key, upstream}) => [key, fingerprint(readUpstream(upstream))]),
  );
  writeFileSync(recordFile, `${JSON.stringify(fresh, null, 2)}\n`);
}

const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>;

describe('swizzled files and the installed package', () => {
  it('are all on record, and nothing else is', () => {
    expect(Object.keys(record).sort()).toEqual(all.map(({key}) => key).sort());
  });

  it.each(all)(
    '$upstream has not changed since $file was made from it',
    ({file, key, upstream}) => {
      expect(
        fingerprint(readUpstream(upstream)),
        `${upstream} differs from the version that ${file} was made from. Read its changes, take over what matters, ` +
          'then run UPDATE_UPSTREAM=1 npx vitest run tests/unit/theme',
      ).toBe(record[key]);
    },
  );

  it.each(all.filter(({isEjected}) => isEjected))(
    '$file has no edit outside a fence',
    ({file, upstream}) => {
      expect(
        unfencedLines(readFileSync(path.join(root, file), 'utf8'), readUpstream(upstream)),
      ).toEqual([]);
    },
  );

  it('include every departure of the build', () => {
    const readme = readFileSync(path.join(root, 'src/plugins/README.md'), 'utf8');
    const [, table = ''] = /^## Departures$([^]*)/m.exec(readme) ?? [];
    const files = [...table.matchAll(/`(src\/[^`]+\.\w+)`/g)].map(([, file]) => file);
    expect(files).toHaveLength(8);
    expect(files.filter((file) => !all.some((swizzle) => swizzle.file === file))).toEqual([]);
  });

  it('would notice an edit outside a fence', () => {
    expect(unfencedLines('a\nb\nx\nc\n', 'a\nb\nc\n')).toEqual(['x']);
    expect(unfencedLines('a\n// BEGIN EDIT\nx\n// END EDIT\nc\n', 'a\nb\nc\n')).toEqual([]);
  });
});
