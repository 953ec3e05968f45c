import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {startBackground} from '../../../src/after-build/background';
import {forAll} from '../../../src/after-build/forAll';
import {inForeground} from '../../support/inForeground';

const siteDir = mkdtempSync(path.join(tmpdir(), 'background-'));
afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

describe.each([
  ['a process', startBackground],
  ['this process', () => inForeground],
])('work in %s', (_where, start) => {
  it('is done, and tells why it could not be', async () => {
    const folder = mkdtempSync(path.join(siteDir, 'build-'));
    mkdirSync(path.join(folder, 'below'));
    writeFileSync(path.join(folder, 'below', 'page.html'), `${folder} again `.repeat(100));
    writeFileSync(path.join(folder, 'other.txt'), `${folder} and again `.repeat(100));
    const background = start();
    try {
      await background.run('packFiles', {siteDir, folder, ending: '.html'});
      const cache = path.join(siteDir, '.cache', 'precompress');
      const [version = ''] = readdirSync(cache);
      const packed = readdirSync(path.join(cache, version));
      expect(packed.filter((name) => name.endsWith('.gz'))).toHaveLength(1);
      rmSync(cache, {recursive: true});
      await expect(
        background.run('packFiles', {siteDir, folder: path.join(folder, 'gone'), ending: '.js'}),
      ).rejects.toThrow('gone');
    } finally {
      background.end();
    }
  });
});

describe('a background that has ended', () => {
  it('refuses work instead of never answering', async () => {
    const background = startBackground();
    const first = background.run('packFiles', {siteDir, folder: siteDir, ending: '.none'});
    background.end();
    await expect(
      background.run('packFiles', {siteDir, folder: siteDir, ending: '.none'}),
    ).rejects.toThrow('after its end');
    await expect(first).rejects.toThrow('ended');
    await expect(
      background.run('packFiles', {siteDir, folder: siteDir, ending: '.none'}),
    ).rejects.toThrow('ended');
  });
});

describe('forAll', () => {
  it('takes each item once, a few at a time', async () => {
    const atOnce = availableParallelism() + 2;
    const items = Array.from({length: 10 * atOnce}, (_, index) => index);
    const taken: number[] = [];
    let running = 0;
    let most = 0;
    await forAll(items, async (item) => {
      running += 1;
      most = Math.max(most, running);
      taken.push(item);
      await Promise.resolve();
      running -= 1;
    });
    expect(taken).toEqual(items);
    expect(most).toBe(atOnce);
  });

  it('tells of a failure', async () => {
    await expect(forAll([1, 2], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
