import {readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {compress, qualityOf, wireSize} from '../../../src/plugins/finish/compress';
import {openCache} from '../../../src/plugins/finish/contentCache';
import {folderOf} from '../../support/folderOf';

const text = 'The same words again and again. '.repeat(200);
const folder = folderOf({
  ...{'page.html': text, 'small.txt': 'short', 'picture.png': text, _headers: text},
});
const siteDir = folderOf();

const file = (name: string): string => path.join(folder, name);
const run = async (): Promise<void> => {
  const cache = await openCache(siteDir);
  await compress({outDir: folder}, cache);
  await cache.tidy();
};

describe('compression', () => {
  it('puts a brotli and a gzip copy beside each text file that gains by it', async () => {
    const time = new Date('2026-01-02T03:04:05Z');
    utimesSync(file('page.html'), time, time);
    await run();
    const packed = ['page.html', 'page.html.br', 'page.html.gz'];
    expect(readdirSync(folder).sort()).toEqual(['_headers', ...packed, 'picture.png', 'small.txt']);
    expect(brotliDecompressSync(readFileSync(file('page.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(file('page.html.gz'))).toString()).toBe(text);
    const {mtime, size} = statSync(file('page.html.br'));
    expect(mtime).toEqual(time);
    // What is known before the copies are written.
    const cache = await openCache(siteDir);
    expect(await wireSize('page.html', Buffer.from(text), cache)).toBe(size);
    expect(await wireSize('picture.png', Buffer.from(text), cache)).toBe(text.length);
  });

  it('takes what it has packed before, and forgets what is gone', async () => {
    const above = path.join(siteDir, '.cache', 'build');
    const cache = path.join(above, readdirSync(above)[0] ?? '');
    const names = readdirSync(cache);
    expect(names).toHaveLength(2);
    const kept = path.join(cache, names.find((name) => name.endsWith('.br')) ?? '');
    writeFileSync(kept, 'from the cache');
    writeFileSync(path.join(cache, 'gone.br'), 'x');
    await run();
    expect(readFileSync(file('page.html.br'), 'utf8')).toBe('from the cache');
    expect(readdirSync(cache)).toEqual(names);
    rmSync(kept);
    await run();
    expect(readFileSync(file('page.html.br'), 'utf8')).not.toBe('from the cache');
  });

  it.each([
    [constants.BROTLI_MAX_QUALITY, ['assets/js/main.0123.js', 'assets/css/styles.0123.css']],
    [constants.BROTLI_MAX_QUALITY, ['assets/js/runtime~main.0123.js', 'search-index.json']],
    [10, ['a/index.html', 'assets/js/0a1b2c3d.01234567.js', 'offline-pages/a.txt']],
    [6, ['a.md', 'llms.txt', 'feed.xml']],
  ])('tries hardest with what every reader downloads: %i, %s', (quality, files) => {
    expect(new Set(files.map(qualityOf))).toEqual(new Set([quality]));
  });
});
