import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {compareVersions, describedVersions} from '../../../src/plugins/releaseVersions';
import {siteRedirects} from '../../../src/plugins/siteRedirects';
import {createFolder} from '../../support/createFolder';

describe('compareVersions', () => {
  it('compares numbers by value, and sorts a pre-release before its release', () => {
    expect(
      ['2.0', '2.10', '1.4', '2.0-beta', '2.9', '0.9', '2.0.12'].sort(compareVersions),
    ).toEqual(['0.9', '1.4', '2.0-beta', '2.0', '2.0.12', '2.9', '2.10']);
  });

  it('is a total order', () => {
    const version = fc
      .tuple(
        fc.array(fc.nat(20), {minLength: 1, maxLength: 3}),
        fc.constantFrom('', '-alpha', '-beta'),
      )
      .map(([numbers, stage]) => numbers.join('.') + stage);
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0) {
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the latest release', () => {
  const notes = 'docs/release-notes/videosync';
  const files = ['2.0.mdx', '2.1.mdx', '2.0-beta.mdx', '_category_.yml', 'notes.mdx'];
  const siteDir = createFolder(Object.fromEntries(files.map((file) => [`${notes}/${file}`, ''])));
  const target = (product: string): string | undefined =>
    siteRedirects(siteDir, []).find(({from}) => from === `/release-notes/${product}`)?.to;

  it('is the highest version with a page that is not a draft', () => {
    expect(describedVersions(siteDir, 'videosync')).toEqual(['2.1', '2.0', '2.0-beta']);
    expect(target('videosync')).toBe('/release-notes/videosync/2.1');
    writeFileSync(path.join(siteDir, notes, '2.2.mdx'), '');
    writeFileSync(path.join(siteDir, notes, '2.3.mdx'), '---\ndraft: true\n---\n');
    expect(target('videosync')).toBe('/release-notes/videosync/2.2');
  });

  it('is absent for a product without pages', () => {
    expect(describedVersions(siteDir, 'beam-for-max')).toEqual([]);
    expect(target('beam-for-max')).toBeUndefined();
  });
});
