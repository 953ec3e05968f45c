import {
  mkdirSync,
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
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, describe, expect, it} from 'vitest';
import precompress, {textFiles} from '../../../src/plugins/precompress';
import {gzip, levels} from '../../../src/plugins/precompress/compress';
import {levelOf, scriptsOfOnePage} from '../../../src/plugins/precompress/pack';
import {inForeground} from '../../support/inForeground';

const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const siteDir = mkdtempSync(path.join(tmpdir(), 'precompress-site-'));
afterAll(() => rmSync(siteDir, {recursive: true, force: true}));
/** The folder of the packer in use. */
const cacheFolder = (): string => {
  const above = path.join(siteDir, '.cache', 'precompress');
  return path.join(above, readdirSync(above)[0] ?? '');
};

const run = async (): Promise<void> => {
  const {ahead, rest} = precompress(inForeground, Promise.resolve());
  await ahead.postBuild?.({siteDir, outDir: folder} as never);
  await rest.postBuild?.({siteDir, outDir: folder} as never);
};

describe('precompression', () => {
  it('puts a brotli and a gzip copy beside each text file that gains by it', async () => {
    const text = 'The same words again and again. '.repeat(200);
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

  it('writes the same bytes again, and no copies of copies', async () => {
    const before = ['page.html.br', 'page.html.gz'].map((file) =>
      readFileSync(path.join(folder, file)).toString('hex'),
    );
    await run();
    const after = ['page.html.br', 'page.html.gz'].map((file) =>
      readFileSync(path.join(folder, file)).toString('hex'),
    );
    expect(after).toEqual(before);
    expect(readdirSync(folder)).toHaveLength(6);
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

  it('packs a script once, although it is begun ahead', async () => {
    const scripts = path.join(folder, 'assets', 'js');
    mkdirSync(scripts, {recursive: true});
    writeFileSync(path.join(scripts, 'app.js'), 'let words = 1;\n'.repeat(200));
    const before = readdirSync(cacheFolder());
    await inForeground.run('packFiles', {siteDir, folder: scripts, ending: '.js'});
    const begun = readdirSync(cacheFolder());
    expect(begun).toHaveLength(before.length + 2);
    await run();
    expect(readdirSync(scripts)).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
    expect(readdirSync(cacheFolder())).toEqual(begun);
  });

  it('leaves time and operating system out of gzip files', async () => {
    const bytes = await gzip(Buffer.from('x'.repeat(1000)));
    expect([...bytes.subarray(4, 8)]).toEqual([0, 0, 0, 0]);
    expect(bytes[9]).toBe(255);
  });

  it('tries hardest with what every reader downloads', () => {
    const ofOnePage = new Set(['0a1b2c3d']);
    const levelsOf = (...files: string[]): number[] =>
      files.map((file) => levelOf(file, ofOnePage));
    expect(
      levelsOf(
        'assets/js/main.01234567.js',
        'assets/js/17896441.01234567.js',
        'assets/css/styles.01234567.css',
        'assets/search/index.json',
      ),
    ).toEqual([levels.shared, levels.shared, levels.shared, levels.shared]);
    expect(levelsOf('a/index.html', 'assets/js/0a1b2c3d.01234567.js')).toEqual([
      levels.page,
      levels.page,
    ]);
    expect(levelsOf('a.md', 'llms.txt', 'feed.xml')).toEqual([
      levels.machine,
      levels.machine,
      levels.machine,
    ]);
  });

  it('knows the scripts of one page', () => {
    const routes = {
      '/a-1b2': {__comp: 'page', content: 'a'},
      '/b-3c4': {__comp: 'page', content: 'b', items: [{content: 'a'}]},
      '/-5d6': {__comp: 'frame'},
      '/docs/-7e8': {__comp: 'inner-frame'},
    };
    expect(scriptsOfOnePage(routes)).toEqual(new Set(['b']));
  });

  it('knows text by its name', () => {
    expect(
      ['a.html', 'a/b.js', 'x.webmanifest', 'feed.xml'].every((file) => textFiles.test(file)),
    ).toBe(true);
    expect(['a.png', 'a.woff2', 'a.html.br', 'a.webp'].some((file) => textFiles.test(file))).toBe(
      false,
    );
  });
});
