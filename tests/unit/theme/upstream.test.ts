import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../support/build';
import {fingerprint, readUpstream, swizzles, unfencedLines} from '../../support/upstream';

const recordFile = path.join(root, 'src', 'theme', 'upstream.json');
const swizzledFiles = swizzles();

// Update it with UPDATE_UPSTREAM=1 after adopting the changes of an upgrade.
if (process.env['UPDATE_UPSTREAM']) {
  const fingerprints = Object.fromEntries(
    swizzledFiles.map(({key, upstream}) => [key, fingerprint(readUpstream(upstream))]),
  );
  writeFileSync(recordFile, `${JSON.stringify(fingerprints, null, 2)}\n`);
}

const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>;

describe('swizzled files', () => {
  it('are all listed in upstream.json', () => {
    expect(Object.keys(record).sort()).toEqual(swizzledFiles.map(({key}) => key).sort());
  });

  it.each(swizzledFiles)(
    '$file is based on the installed version of $upstream',
    ({file, key, upstream}) => {
      expect(
        fingerprint(readUpstream(upstream)),
        `${upstream} differs from the version that ${file} is based on. Adopt the relevant changes, ` +
          'then run UPDATE_UPSTREAM=1 npx vitest run tests/unit/theme',
      ).toBe(record[key]);
    },
  );

  it.each(swizzledFiles.filter(({isEjected}) => isEjected))(
    '$file has no edits outside of BEGIN EDIT and END EDIT',
    ({file, upstream}) => {
      expect(
        unfencedLines(readFileSync(path.join(root, file), 'utf8'), readUpstream(upstream)),
      ).toEqual([]);
    },
  );

  it('include every file in the list of departures', () => {
    const readme = readFileSync(path.join(root, 'src/plugins/README.md'), 'utf8');
    const [, table = ''] = /^## Departures$([^]*)/m.exec(readme) ?? [];
    const files = [...table.matchAll(/`(src\/[^`]+\.\w+)`/g)].map(([, file]) => file);
    expect(files).toHaveLength(8);
    expect(files.filter((file) => !swizzledFiles.some((swizzle) => swizzle.file === file))).toEqual(
      [],
    );
  });

  it('would be reported with an edit outside of BEGIN EDIT and END EDIT', () => {
    expect(unfencedLines('a\nb\nx\nc\n', 'a\nb\nc\n')).toEqual(['x']);
    expect(unfencedLines('a\n// BEGIN EDIT\nx\n// END EDIT\nc\n', 'a\nb\nc\n')).toEqual([]);
  });
});
