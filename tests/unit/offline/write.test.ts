import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseManifest, filesOf} from '../../../src/offline/manifest';
import {readTokens} from '../../../src/plugins/application/tokens';
import {openCache, type ContentCache} from '../../../src/plugins/finish/contentCache';
import {readBuild} from '../../../src/plugins/finish/html/readBuild';
import {readOffline, writeOffline} from '../../../src/plugins/finish/offline';

const root = path.resolve(__dirname, '..', '..', '..');
const text = (...steps: string[]): string => readFileSync(path.join(root, ...steps), 'utf8');

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta property="og:image" content="https://x.example/link.png"><title>x</title></head><body><div id="__docusaurus">${body}</div></body></html>`;
const redirect = (to: string): string =>
  `<!doctype html><meta http-equiv="refresh" content="0; url=${to}"><a id="target" href="${to}">x</a>`;

const build: Record<string, string> = {
  'index.html': page('home'),
  '404.html': page('none'),
  'blog.html': page('blog'),
  'search.html': page('search'),
  'videosync/introduction.html': page(
    '<img src="/assets/images/a-0123456789abcdef0123456789abcdef.png">',
  ),
  // A name that is not plain.
  'handbook/introduction.html': page('<img src="/assets/images/stage@2x-0123.png">'),
  'release-notes/videosync/2.1.html': page('notes'),
  'beam/index.html': redirect('/beam-for-live/introduction'),
  'old page/index.html': redirect('https://elsewhere.example/?a=1&amp;b=2'),
  'assets/js/main.aaaaaaaa.js': 'main',
  'assets/js/1234abcd.bbbbbbbb.js': 'videosync only',
  'assets/images/a-0123456789abcdef0123456789abcdef.png': 'shown',
  'assets/images/stage@2x-0123.png': 'shown',
  'link.png': 'only for link previews',
  'link-images/0123.png': 'only for link previews',
  'assets/search/texts.0123abcd.json': '[]',
  'schemas/beam-fixture-profile.schema.json': '{}',
  'sw.js': 'an older worker',
  'offline-manifest.json': '{}',
  'llms-full.txt': 'x',
  'blog/feed.json': '{}',
  _redirects: '',
  'sitemap.xml': '<x/>',
  'videosync/introduction.md': '# x',
  'index.html.br': 'br',
  _headers: '/*',
  'favicon.svg': '<svg/>',
};
const routes = {
  '/-5df': {__comp: 'home'},
  '/videosync/introduction-1a2': {__comp: 'doc', content: '1234abcd'},
  '/handbook/introduction-3b4': {__comp: 'doc', content: '9999abcd'},
};

let folder = '';
let cacheOwner = '';
let cache: ContentCache;
beforeAll(async () => {
  cacheOwner = mkdtempSync(path.join(os.tmpdir(), 'offline-cache-'));
  cache = await openCache(cacheOwner);
  folder = mkdtempSync(path.join(os.tmpdir(), 'offline-write-'));
  for (const [file, content] of Object.entries(build)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
});
afterAll(() => {
  rmSync(folder, {recursive: true});
  rmSync(cacheOwner, {recursive: true});
});

const read = async () =>
  readOffline({outDir: folder, baseUrl: '/'}, await readBuild(folder, '/'), routes, cache);

describe('readOffline', () => {
  it('lists every page and file that a reader needs, and nothing else', async () => {
    const {manifest} = await read();
    expect(manifest.pages.map(([name]) => name)).toEqual([
      'blog',
      'handbook/introduction',
      '',
      'release-notes/videosync/2.1',
      'search',
      'videosync/introduction',
    ]);
    expect(manifest.files.map(([name]) => name)).toEqual([
      '404.html',
      'assets/images/a-0123456789abcdef0123456789abcdef.png',
      'assets/images/stage@2x-0123.png',
      'assets/js/1234abcd.bbbbbbbb.js',
      'assets/js/main.aaaaaaaa.js',
      'assets/search/texts.0123abcd.json',
      'favicon.svg',
      'schemas/beam-fixture-profile.schema.json',
    ]);
  });

  it('leaves redirects to the worker', async () => {
    const {redirects} = await read();
    expect(redirects).toEqual({
      beam: '/beam-for-live/introduction',
      'old page': 'https://elsewhere.example/?a=1&b=2',
    });
  });

  it('gives a product its own pages and what belongs to all', async () => {
    const {manifest} = await read();
    const names = (group: string): string[] => filesOf(manifest, [group]).map(([name]) => name);
    const everywhere = [
      '404.html',
      'assets/js/main.aaaaaaaa.js',
      'assets/search/texts.0123abcd.json',
      'favicon.svg',
      'schemas/beam-fixture-profile.schema.json',
      '',
      'search',
    ];
    const ofVideosync = [
      'assets/images/a-0123456789abcdef0123456789abcdef.png',
      'assets/js/1234abcd.bbbbbbbb.js',
      'videosync/introduction',
    ];
    const ofHandbook = ['assets/images/stage@2x-0123.png', 'handbook/introduction'];
    expect(names('videosync').sort()).toEqual([...everywhere, ...ofVideosync].sort());
    expect(names('handbook').sort()).toEqual([...everywhere, ...ofHandbook].sort());
  });

  it('hashes contents, and knows sizes over the wire', async () => {
    const {manifest} = await read();
    const hash = createHash('sha256').update(page('home')).digest('hex').slice(0, 16);
    // Too small to be compressed.
    const {length} = page('home');
    const found = manifest.pages.find(([name]) => name === '');
    expect(found).toEqual(['', hash, length, length, 127]);
  });
});

describe('writeOffline', () => {
  const generatedFilesDir = path.join(os.tmpdir(), 'no-generated-files');
  const options = {
    ...{siteDir: root, baseUrl: '/', generatedFilesDir},
    environment: {offline: true},
  };

  it('writes the same bytes for the same build, and a worker that names its version', async () => {
    const files = (): string[] =>
      ['sw.js', 'offline-manifest.json', 'offline-sizes.json'].map((file) =>
        readFileSync(path.join(folder, file), 'utf8'),
      );
    await writeOffline({...options, outDir: folder}, await readBuild(folder, '/'), cache);
    const first = files();
    await writeOffline({...options, outDir: folder}, await readBuild(folder, '/'), cache);
    expect(files()).toEqual(first);
    const manifest = parseManifest(first[1] ?? '');
    expect(manifest?.pages).toHaveLength(6);
    expect(first[0]).toContain(manifest?.version);
    expect(first[0]).not.toContain(root);
  });

  it('has another version as soon as one byte of one page differs', async () => {
    const before = await read();
    writeFileSync(path.join(folder, 'blog.html'), page('blog.'));
    const after = await read();
    writeFileSync(path.join(folder, 'blog.html'), page('blog'));
    expect(after.manifest.version).not.toBe(before.manifest.version);
  });

  it('writes a worker that removes itself when switched off', async () => {
    const off = {...options, outDir: folder, environment: {offline: false}};
    await writeOffline(off, {redirects: new Map()}, cache);
    const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
    expect(worker).toContain('unregister()');
    expect(worker).not.toContain('"fetch"');
  });
});

describe('the web app manifest', () => {
  it('has the colours of the dark appearance', () => {
    const {background_color: background, theme_color: theme} = JSON.parse(
      text('static', 'manifest.webmanifest'),
    ) as Record<string, string>;
    const tokens = readTokens(text('src', 'css', 'tokens.css'));
    const surface = tokens(':root', '--surface-1', 'dark');
    expect([background, theme]).toEqual([surface, surface]);
  });

  it('names icons that exist in the size that it says (PNG header, RFC 2083 section 4.1.1)', () => {
    const {icons, shortcuts} = JSON.parse(text('static', 'manifest.webmanifest')) as {
      icons: {src: string; sizes: string; purpose?: string}[];
      shortcuts: {url: string; icons: {src: string; sizes: string}[]}[];
    };
    const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const {src, sizes} of pictures.filter(({src: file}) => file.endsWith('.png'))) {
      const png = readFileSync(path.join(root, 'static', src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
    expect(shortcuts.map(({url}) => url)).toEqual([
      './search',
      './handbook/tools',
      ...['dip-switch', 'patch-plan', 'power'].map((id) => `./handbook/tools/${id}`),
    ]);
  });

  it('fails in words when a token is missing', () => {
    expect(() => readTokens(':root {\n}')(':root', '--x')).toThrow('has no --x in :root');
  });
});
