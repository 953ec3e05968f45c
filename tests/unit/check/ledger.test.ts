import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  brokenEntries,
  findSuccessor,
  removedEntries,
  updatedLedger,
} from '../../../src/check/ledger';
import {ledgerEntries} from '../../../src/remark/splitAnchor';
import {readSite} from '../../../src/check/site/read';
import type {Site} from '../../../src/check/site/types';
import {root} from '../../support/build';
import {createFolder} from '../../support/createFolder';

const fixture = (name: 'bad' | 'good'): Promise<Site> =>
  readSite(path.join(root, 'tests/fixtures/check/ledger', name));

describe('the ledger of published addresses and anchors', () => {
  test('a moved address or anchor without a redirect is reported with the redirect to add', async () => {
    const patch = '/lights/fixture-patch';
    const expected = [
      ['anchorRedirects', `${patch}#add-a-fixture`, `${patch}#adding-a-fixture`],
      ['anchorRedirects', `${patch}#fields-foot-print`, `${patch}#fields-footprint`],
      ['anchorRedirects', `${patch}#values`, '/lights/monitor#values'],
      ['anchorRedirects', `${patch}#zzz`, undefined],
      ['redirects', '/lights/monitors', '/lights/monitor'],
    ];
    const entries = brokenEntries(await fixture('bad'));
    expect(entries.map(({list, from, to}) => [list, from, to])).toEqual(expected);
  });

  test.each([
    ['/lights/patch', ['/lights/fixture-patch', '/lights/monitor'], '/lights/fixture-patch'],
    [
      '/videosync/basics/syphon',
      ['/videosync/basics/spout-syphon'],
      '/videosync/basics/spout-syphon',
    ],
    ['/videosync/patch', ['/handbook/patch'], '/handbook/patch'],
    ['add-a-fixture', ['adding-a-fixture', 'values'], 'adding-a-fixture'],
    ['/videosync/basics/preferences', ['/videosync/basics/routing'], undefined],
    ['/blog/tags/beam-for-live', ['/blog/online-performing-with-ableton-live'], undefined],
    ['the-cable', ['the-wire'], undefined],
  ])('the successor of %s among %j is %s', (old, names, successor) => {
    expect(findSuccessor(old, names)).toBe(successor);
  });

  test('one redirect covers an anchor at the old and the new address of its page', async () => {
    const site = await fixture('good');
    expect(brokenEntries(site)).toEqual([]);
    const entries = brokenEntries({...site, anchorRedirects: site.anchorRedirects.slice(0, 3)});
    const to = '/lights/fixture-patch#adding-a-fixture';
    const from = '/lights/fixture-patch#add-a-fixture';
    expect(entries.map((entry) => [entry.address, entry.from, entry.to])).toEqual([
      ['/lights/fixture-patch#add-a-fixture', from, to],
      ['/lights/patch#add-a-fixture', from, to],
    ]);
  });

  test('anchors of a page with syntax errors are not reported', async () => {
    const site = await fixture('good');
    const pages = site.pages.map((page) => ({...page, syntaxErrors: [{line: 1, message: ''}]}));
    expect(brokenEntries({...site, allPages: pages, anchorRedirects: []})).toEqual([]);
  });

  test('an update keeps broken entries and adds new ones', async () => {
    const site = await fixture('bad');
    const before = ledgerEntries(site.ledger.text);
    const after = ledgerEntries(updatedLedger({...site, componentPages: ['/new']}));
    expect(before.filter((entry) => !after.includes(entry))).toEqual([]);
    expect(after.filter((entry) => !before.includes(entry))).toEqual([
      '/lights/fixture-patch#adding-a-fixture',
      '/lights/fixture-patch#fields-footprint',
      '/lights/monitor',
      '/lights/monitor#values',
      '/new',
    ]);
  });

  test('contains every address and anchor of this site (`npm run ledger` adds them)', async () => {
    const site = await readSite(root);
    const updated = updatedLedger(site);
    const recorded = new Set(ledgerEntries(site.ledger.text));
    expect(ledgerEntries(updated).filter((entry) => !recorded.has(entry))).toEqual([]);
    expect(site.ledger.text).toBe(updated);
  });
});

describe('removedEntries', () => {
  const folder = createFolder({'src/check/addresses.txt': '# A note.\n/a\n/a#b\n/search\n'});
  const ledger = (text: string): void =>
    writeFileSync(path.join(folder, 'src/check/addresses.txt'), text);
  const git = (...options: string[]): void => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    execFileSync('git', [...author, ...options], {cwd: folder, stdio: 'ignore'});
  };
  const removed = async (): Promise<string[]> => removedEntries(await readSite(folder));

  beforeAll(() => {
    git('init');
    git('add', '.');
    git('commit', '--message', 'One');
  });

  test('reports a removed line before and after the change is committed', async () => {
    expect(await removed()).toEqual([]);
    ledger('/a\n/search\n');
    expect(await removed()).toEqual(['/a#b']);
    git('commit', '--all', '--message', 'Two');
    expect(await removed()).toEqual(['/a#b']);
    ledger('/a\n/a#b\n/search\n');
    expect(await removed()).toEqual([]);
  });

  test('reports nothing without a Git history', async () => {
    expect(removedEntries(await fixture('bad'))).toEqual([]);
  });
});
