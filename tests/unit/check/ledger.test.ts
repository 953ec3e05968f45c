import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ledgerEntries, takenOut, updatedLedger, vanished} from '../../../src/check/ledger';
import {readSite} from '../../../src/check/site/read';

const root = path.resolve(__dirname, '../../..');
const fixtures = path.join(root, 'tests/fixtures/check/ledger');

describe('the ledger of published addresses and anchors', () => {
  test('what has moved without a redirect is reported with the line to add', async () => {
    const patch = '/lights/fixture-patch';
    const expected = [
      ['anchorRedirects', `${patch}#add-a-fixture`, `${patch}#adding-a-fixture`],
      ['anchorRedirects', `${patch}#fields-foot-print`, `${patch}#fields-footprint`],
      ['anchorRedirects', `${patch}#values`, patch],
      ['anchorRedirects', `${patch}#zzz`, patch],
      ['fixed', '/lights/patch', patch],
    ].map(([list, from, to]) => ({
      list,
      address: from,
      redirect: `{from: '${from}', to: '${to}'},`,
    }));
    expect(vanished(await readSite(path.join(fixtures, 'bad')))).toEqual(expected);
  });

  test('what has moved with a redirect is well, also an anchor of a page that has moved', async () => {
    const site = await readSite(path.join(fixtures, 'good'));
    expect(vanished(site)).toEqual([]);
  });

  test('one line answers for an anchor under the old and the new address of its page', async () => {
    const site = await readSite(path.join(fixtures, 'good'));
    const gone = vanished({...site, anchorRedirects: site.anchorRedirects.slice(0, 3)});
    expect(gone.map(({address}) => address)).toEqual([
      '/lights/fixture-patch#add-a-fixture',
      '/lights/patch#add-a-fixture',
    ]);
    expect(new Set(gone.map(({redirect}) => redirect))).toEqual(
      new Set([
        "{from: '/lights/fixture-patch#add-a-fixture', to: '/lights/fixture-patch#adding-a-fixture'},",
      ]),
    );
  });

  test('anchors of a page that cannot be read are not called vanished', async () => {
    const site = await readSite(path.join(fixtures, 'good'));
    const pages = site.pages.map((page) => ({...page, syntaxError: {line: 1, message: ''}}));
    expect(vanished({...site, allPages: pages, anchorRedirects: []})).toEqual([]);
  });

  test('the update keeps what has vanished and adds what is new', async () => {
    const site = await readSite(path.join(fixtures, 'bad'));
    const before = ledgerEntries(site.ledger.text);
    const after = ledgerEntries(updatedLedger({...site, componentPages: ['/new']}));
    expect(before.filter((entry) => !after.includes(entry))).toEqual([]);
    expect(after.filter((entry) => !before.includes(entry))).toEqual([
      '/lights/fixture-patch#adding-a-fixture',
      '/lights/fixture-patch#fields-footprint',
      '/lights/monitor#values',
      '/new',
    ]);
  });

  test('holds every address and anchor of this site; if not, `npm run ledger` adds them', async () => {
    const site = await readSite(root);
    const there = new Set(ledgerEntries(site.ledger.text));
    expect(ledgerEntries(updatedLedger(site)).filter((entry) => !there.has(entry))).toEqual([]);
    expect(site.ledger.text).toBe(updatedLedger(site));
  });
});

describe('a line that was taken out of the ledger', () => {
  let folder = '';
  const ledger = (text: string): void =>
    writeFileSync(path.join(folder, 'src/check/addresses.txt'), text);
  const git = (...options: string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    execFileSync('git', [...who, ...options], {cwd: folder, stdio: 'ignore'});
  };
  const missing = async (): Promise<string[]> => takenOut(await readSite(folder));

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
    mkdirSync(path.join(folder, 'src/check'), {recursive: true});
    ledger('# A note.\n/a\n/a#b\n/search\n');
    git('init');
    git('add', '.');
    git('commit', '--message', 'One');
  });

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('is missed, before and after the change is committed', async () => {
    expect(await missing()).toEqual([]);
    ledger('/a\n/search\n');
    expect(await missing()).toEqual(['/a#b']);
    git('commit', '--all', '--message', 'Two');
    expect(await missing()).toEqual(['/a#b']);
    ledger('/a\n/a#b\n/search\n');
    expect(await missing()).toEqual([]);
  });

  test('cannot be told without a history', async () => {
    expect(takenOut(await readSite(path.join(fixtures, 'bad')))).toEqual([]);
  });
});
