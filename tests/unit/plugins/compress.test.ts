import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {afterAll, describe, expect, it} from 'vitest';
import {compress, qualityOf, wireSize} from '../../../src/plugins/finish/compress';
import {openCache} from '../../../src/plugins/finish/contentCache';

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
const siteDir = mkdtempSync(path.join(tmpdir(), 'compress-site-'));
afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
  rmSync(siteDir, {recursive: true, force: true});
});

const cacheFolder = (): string => {
  const above = path.join(siteDir, '.cache', 'build');
  return path.join(above, readdirSync(above)[0] ?? '');
};

const run = async (): Promise<void> => {
  const cache = await openCache(siteDir);
  await compress({outDir: folder}, cache);
  await cache.tidy();
};

describe('compression', () => {
  const text = 'The same words again and again. '.repeat(200);

  it('puts a brotli and a gzip copy beside each text file that gains by it', async () => {
    writeFileSync(path.join(folder, 'page.html'), text);
    writeFileSync(path.join(folder, 'small.txt'), 'short');
    writeFileSync(path.join(folder, 'picture.png'), text);
    writeFileSync(path.join(folder, '_headers'), text);
    const time = new Date('2026-01-02T03:04:05Z');
    utimesSync(path.join(folder, 'page.html'), time, time);
    await run();
    expect(readdirSync(folder).sort()).toEqual([
      '_headers',
      'page.html',
      'page.html.br',
      'page.html.gz',
      'picture.png',
      'small.txt',
    ]);
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(
      text,
    );
    expect(gunzipSync(readFileSync(path.join(folder, 'page.html.gz'))).toString()).toBe(text);
    expect(statSync(path.join(folder, 'page.html.br')).mtime).toEqual(time);
  });

  it('knows the size over the wire before the copies are written', async () => {
    const cache = await openCache(siteDir);
    const {size} = statSync(path.join(folder, 'page.html.br'));
    expect(await wireSize('page.html', Buffer.from(text), cache)).toBe(size);
    expect(await wireSize('picture.png', Buffer.from(text), cache)).toBe(text.length);
  });

  it('takes what it has packed before, and forgets what is gone', async () => {
    const cache = cacheFolder();
    const names = readdirSync(cache);
    expect(names).toHaveLength(2);
    const [kept = ''] = names.filter((name) => name.endsWith('.br'));
    writeFileSync(path.join(cache, kept), 'from the cache');
    writeFileSync(path.join(cache, 'gone.br'), 'x');
    await run();
    expect(readFileSync(path.join(folder, 'page.html.br'), 'utf8')).toBe('from the cache');
    expect(readdirSync(cache)).toEqual(names);
    rmSync(path.join(cache, kept));
    await run();
    expect(readFileSync(path.join(folder, 'page.html.br'), 'utf8')).not.toBe('from the cache');
  });

  it('tries hardest with what every reader downloads', () => {
    const best = constants.BROTLI_MAX_QUALITY;
    expect(
      [
        ...['assets/js/main.01234567.js', 'assets/js/early.0123.js', 'assets/css/styles.0123.css'],
        'search-index.json',
      ].map(qualityOf),
    ).toEqual([best, best, best, best]);
    expect(['a/index.html', 'assets/js/0a1b2c3d.01234567.js'].map(qualityOf)).toEqual([10, 10]);
    expect(['a.md', 'llms.txt', 'feed.xml'].map(qualityOf)).toEqual([6, 6, 6]);
  });
});
