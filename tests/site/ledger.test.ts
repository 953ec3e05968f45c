import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ledgerEntries} from '../../src/check/ledger';
import {readBuild, type BuiltPage, type BuiltSite} from '../../src/plugins/finish/html/readBuild';
import {splitAnchor} from '../../src/remark/splitAnchor';
import {root, siteDir} from '../support/build';

const published = ledgerEntries(
  readFileSync(path.join(root, 'src', 'check', 'addresses.txt'), 'utf8'),
);

let built: BuiltSite;
let pages: Map<string, BuiltPage>;
beforeAll(async () => {
  built = await readBuild(siteDir, '/');
  pages = new Map(built.pages.map((page) => [page.address, page]));
});

/** Whether a reader of an address comes to a page that has its anchor. */
function isAnswered(address: string): boolean {
  const [start, id] = splitAnchor(address);
  const [arrival, ownId] = splitAnchor(built.redirects.get(start) ?? start);
  const page = pages.get(arrival);
  const anchor = ownId ?? id;
  if (!page) {
    return arrival.startsWith('https://');
  }
  return anchor === undefined || page.ids.has(anchor) || page.moved.has(anchor);
}

describe('every published address and anchor', () => {
  it('is answered by the build', () => {
    expect(published.length).toBeGreaterThan(1600);
    expect(published.filter((address) => !isAnswered(address))).toEqual([]);
  });

  it.each(['/no-such-page', '/no-such-page#anchor', '/videosync/introduction#no-such-anchor'])(
    'would be missed if it were %s',
    (address) => {
      expect(isAnswered(address)).toBe(false);
    },
  );
});
