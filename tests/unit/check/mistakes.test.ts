import {rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {printed} from '../../../src/check/finding';
import {findAll, type Ruled} from '../../../src/check/run';
import {page, smallSite, writeFiles} from '../../support/smallSite';
import {mistakes} from './mistakes';

const fixture = path.resolve(__dirname, '../../fixtures/mistakes.txt');

describe('the mistakes of a writer', () => {
  let site = '';
  let clean: Ruled[] = [];
  let found: Ruled[] = [];

  beforeAll(async () => {
    site = smallSite();
    const other = smallSite();
    clean = await findAll(other);
    rmSync(other, {recursive: true, force: true});
    for (const {files} of mistakes) {
      writeFiles(site, files);
    }
    const big = sharp({create: {width: 4000, height: 3, channels: 3, background: 'red'}});
    writeFiles(site, {
      'docs/videosync/_lamp.png': await sharp({
        create: {width: 2, height: 2, channels: 3, background: 'red'},
      })
        .png()
        .toBuffer(),
      'docs/videosync/wide.png': await big.png().toBuffer(),
    });
    found = await findAll(site);
  }, 300_000);

  afterAll(() => rmSync(site, {recursive: true, force: true}));

  test('a site without one has no finding', () => {
    expect(clean.map((finding) => printed(finding, finding.rule))).toEqual([]);
  });

  test('the lock of an editor, a link that leads nowhere, is no page', async () => {
    const other = smallSite();
    symlinkSync('writer@machine.1234', path.join(other, 'docs/videosync/.#introduction.mdx'));
    await expect(findAll(other)).resolves.toEqual([]);
    rmSync(other, {recursive: true, force: true});
  });

  test('there are at least 80', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(80);
  });

  test.each(mistakes)('$name: the check names file and line', ({files, file, line, rule}) => {
    const where = file ?? Object.keys(files)[0] ?? '';
    const there = found.filter((finding) => finding.file === where);
    expect(there.map((finding) => `${finding.line} ${finding.rule}`)).toContain(`${line} ${rule}`);
  });

  test('a picture that is too large is named with its size', () => {
    const [finding] = found.filter(({file}) => file.endsWith('wide.png'));
    expect(finding?.problem).toBe('The picture has 1 kB and 4000 × 3 pixels');
  });

  test('one finding for each mistake of a file that is no text to work with', () => {
    for (const name of ['bom', 'crlf', 'latin', 'merge']) {
      expect(found.filter(({file}) => file === `docs/videosync/${name}.mdx`)).toHaveLength(1);
    }
  });

  test('no rule stops at what it finds', () => {
    expect(found.filter(({file}) => file.startsWith('src/check/rules/'))).toEqual([]);
  });

  test('what it prints reads as it should', async () => {
    const lines = found.map((finding) =>
      printed(finding, finding.rule).replaceAll(/\S*small-site-\w+\//g, ''),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fixture);
  });
});

test('one rule that fails does not hide the others', async () => {
  const site = smallSite();
  writeFiles(site, {'docs/videosync/a.mdx': page('See [it](/nowhere).')});
  const failing = (): never => {
    throw new Error('Cannot read this.');
  };
  const {links} = await import('../../../src/check/rules/links');
  const found = await findAll(site, {rules: {failing, links}});
  rmSync(site, {recursive: true, force: true});
  expect(found.map(({problem}) => problem)).toEqual([
    'There is no page at /nowhere',
    'This rule could not look at everything: Cannot read this',
  ]);
});
