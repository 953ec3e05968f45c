import {rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {format} from '../../../src/check/finding';
import {findAll, type RuleFinding} from '../../../src/check/run';
import {page, smallSite, writeFiles} from '../../support/smallSite';
import {fine, mistakes} from './mistakes';

const fixture = path.resolve(__dirname, '../../fixtures/mistakes.txt');

describe('the mistakes of a writer', () => {
  let site = '';
  let clean: RuleFinding[] = [];
  let findings: RuleFinding[] = [];

  beforeAll(async () => {
    site = smallSite();
    const other = smallSite();
    // The lock file of an editor is a broken symbolic link, not a page.
    symlinkSync('writer@machine.1234', path.join(other, 'docs/videosync/.#introduction.mdx'));
    writeFiles(other, fine);
    clean = await findAll(other);
    rmSync(other, {recursive: true, force: true});
    for (const {files} of mistakes) {
      writeFiles(site, files);
    }
    const red = (width: number, height: number): Promise<Buffer> =>
      sharp({create: {width, height, channels: 3, background: 'red'}})
        .png()
        .toBuffer();
    writeFiles(site, {
      'docs/videosync/_lamp.png': await red(2, 2),
      'docs/videosync/wide.png': await red(4000, 3),
      'docs/videosync/placed.jpg': await sharp(await red(2, 2))
        .withExif({IFD3: {GPSLatitude: '52/1 31/1 0/1'}})
        .jpeg()
        .toBuffer(),
    });
    findings = await findAll(site);
  }, 300_000);

  afterAll(() => rmSync(site, {recursive: true, force: true}));

  test('a site without one has no finding', () => {
    expect(clean.map((finding) => format(finding, finding.rule))).toEqual([]);
  });

  test.each(mistakes)('$name: the check names file and line', ({file, line, rule}) => {
    const there = findings.filter((finding) => finding.file === file);
    expect(there.map((finding) => `${finding.line} ${finding.rule}`)).toContain(`${line} ${rule}`);
  });

  test('a photograph with GPS data is reported, and one without is not', () => {
    const pictures = findings.filter(({problem}) => problem.includes('GPS')).map(({file}) => file);
    expect(pictures).toEqual(['docs/videosync/placed.jpg']);
  });

  test('prints the expected report', async () => {
    const lines = findings.map((finding) =>
      format(finding, finding.rule).replaceAll(/\S*small-site-\w+\//g, ''),
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
  const findings = await findAll(site, {rules: {failing, links}});
  rmSync(site, {recursive: true, force: true});
  expect(findings.map(({problem}) => problem)).toEqual([
    'There is no page at /nowhere',
    'The rule failed with an error: Cannot read this',
  ]);
});
