import {rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {format} from '../../../src/check/finding';
import {findAll, type RuleFinding} from '../../../src/check/run';
import {page, smallSite, writeFiles} from '../../support/smallSite';
import {mistakes, withoutMistakes} from './mistakes';

const fixture = path.resolve(__dirname, '../../fixtures/mistakes.txt');

describe('mistakes of writers', () => {
  let site = '';
  let clean: RuleFinding[] = [];
  let findings: RuleFinding[] = [];

  beforeAll(async () => {
    site = smallSite();
    const other = smallSite();
    // Emacs locks a file with a broken symbolic link, which is not a page.
    symlinkSync('writer@machine.1234', path.join(other, 'docs/videosync/.#introduction.mdx'));
    writeFiles(other, withoutMistakes);
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
      'docs/videosync/gps.jpg': await sharp(await red(2, 2))
        .withExif({IFD3: {GPSLatitude: '52/1 31/1 0/1'}})
        .jpeg()
        .toBuffer(),
    });
    findings = await findAll(site);
  }, 300_000);

  afterAll(() => rmSync(site, {recursive: true, force: true}));

  test('a site without mistakes has no findings', () => {
    expect(clean.map((finding) => format(finding, finding.rule))).toEqual([]);
  });

  test.each(mistakes)('$name: the rule $rule reports it in line $line', ({file, line, rule}) => {
    const inFile = findings.filter((finding) => finding.file === file);
    expect(inFile.map((finding) => `${finding.line} ${finding.rule}`)).toContain(`${line} ${rule}`);
  });

  test('an image is reported if it contains GPS data', () => {
    const images = findings.filter(({problem}) => problem.includes('GPS')).map(({file}) => file);
    expect(images).toEqual(['docs/videosync/gps.jpg']);
  });

  test('prints the expected report', async () => {
    const lines = findings.map((finding) =>
      format(finding, finding.rule).replaceAll(/\S*small-site-\w+\//g, ''),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fixture);
  });
});

test('a rule that throws is a finding, and the other rules still run', async () => {
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
