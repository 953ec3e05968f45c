import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {getFiles, parseManifest} from '../../../src/offline/manifest';
import {readTokens} from '../../../src/plugins/application/tokens';
import {readBuild} from '../../../src/plugins/finish/html/readBuild';
import {readOffline, writeOffline} from '../../../src/plugins/finish/offline';
import {buildFallback} from '../../../src/plugins/finish/offline/fallback';
import {root} from '../../support/build';

const text = (...steps: string[]): string => readFileSync(path.join(root, ...steps), 'utf8');

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta property="og:image" content="https://x.example/link.png"><title>x</title></head><body><div id="__docusaurus">${body}</div></body></html>`;
const redirect = (to: string): string =>
  `<!doctype html><meta http-equiv="refresh" content="0; url=${to}"><a id="target" href="${to}">x</a>`;

/** Contents of the files of a build. */
const build: Record<string, string> = {
  'index.html': page('home'),
  'blog.html': page('blog'),
  'videosync/introduction.html': page(
    '<img src="/assets/images/a-0123456789abcdef0123456789abcdef.png">',
  ),
  // A file name with special characters.
  'handbook/introduction.html': page('<img src="/assets/images/stage@2x-0123.png">'),
  'beam/index.html': redirect('/beam-for-live/introduction'),
  'old page/index.html': redirect('https://elsewhere.example/?a=1&amp;b=2'),
  'offline-manifest.json': '{}',
  ...Object.fromEntries(
    ['404.html', 'search.html', 'release-notes/videosync/2.1.html'].map((name) => [name, page('')]),
  ),
  ...Object.fromEntries(
    [
      ...['assets/js/main.aaaaaaaa.js', 'assets/js/1234abcd.bbbbbbbb.js', 'favicon.svg'],
      // The sidebar of the handbook, which is part of every product.
      'assets/js/5678abcd.cccccccc.js',
      ...['assets/images/a-0123456789abcdef0123456789abcdef.png', 'sitemap.xml', '_redirects'],
      ...['assets/images/stage@2x-0123.png', 'link.png', 'link-images/0123.png', 'llms-full.txt'],
      ...['assets/search/texts.0123abcd.json', 'schemas/beam-fixture-profile.schema.json'],
      ...['sw.js', 'blog/feed.json', 'videosync/introduction.md', '_headers'],
      'clips/ring.mov',
    ].map((name) => [name, 'x']),
  ),
};
const routes = {
  '/-5df': {__comp: 'home'},
  '/videosync/introduction-1a2': {__comp: 'doc', content: '1234abcd'},
  '/handbook-0ff': {__comp: 'doc', __props: '5678abcd'},
  '/handbook/introduction-3b4': {__comp: 'doc', content: '9999abcd'},
};

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'offline-write-'));
  for (const [file, content] of Object.entries(build)) {
    mkdirSync(path.dirname(path.join(folder, 'build', file)), {recursive: true});
    writeFileSync(path.join(folder, 'build', file), content);
  }
  folder = path.join(folder, 'build');
});
afterAll(() => rmSync(path.dirname(folder), {recursive: true}));

const read = async () =>
  readOffline({outDir: folder, baseUrl: '/'}, await readBuild(folder, '/', () => ({})), routes);

describe('readOffline', () => {
  it('lists the pages of a group and the shared files, without files that are not needed offline', async () => {
    const {manifest} = await read();
    const names = (group: string): string[] =>
      getFiles(manifest, [group])
        .map(([name]) => name)
        .sort();
    const shared = [
      ...['', '404.html', 'search', 'favicon.svg', 'schemas/beam-fixture-profile.schema.json'],
      ...['assets/js/main.aaaaaaaa.js', 'assets/search/texts.0123abcd.json'],
      'assets/js/5678abcd.cccccccc.js',
    ];
    const videosyncFiles = [
      ...['assets/images/a-0123456789abcdef0123456789abcdef.png', 'videosync/introduction'],
      'assets/js/1234abcd.bbbbbbbb.js',
    ];
    const handbookFiles = ['assets/images/stage@2x-0123.png', 'handbook/introduction'];
    expect(names('videosync')).toEqual([...shared, ...videosyncFiles].sort());
    expect(names('handbook')).toEqual([...shared, ...handbookFiles].sort());
    expect(names('all')).toEqual(
      [
        ...[...shared, ...videosyncFiles, ...handbookFiles],
        ...['blog', 'release-notes/videosync/2.1'],
      ].sort(),
    );
  });

  it('returns redirects for the worker', async () => {
    const {redirects} = await read();
    expect(redirects).toEqual({
      beam: '/beam-for-live/introduction',
      'old page': 'https://elsewhere.example/?a=1&b=2',
    });
  });

  it('lists hashes, and compressed and stored sizes in hundreds of bytes', async () => {
    const {manifest} = await read();
    const hash = createHash('sha256').update(page('home')).digest('hex').slice(0, 16);
    const homePage = manifest.pages.find(([name]) => name === '');
    expect(page('home').length).toBe(176);
    expect(homePage).toEqual(['', hash, 100, 200, 127]);
    const image = manifest.files.find(([name]) => name.endsWith('.png'));
    expect(image?.slice(2, 4)).toEqual([100, 100]);
  });
});

describe('writeOffline', () => {
  const generatedFilesDir = path.join(os.tmpdir(), 'no-generated-files');
  const options = {
    ...{siteDir: root, baseUrl: '/', generatedFilesDir},
    environment: {offline: true},
  };

  it('is deterministic, and writes the version into the worker', async () => {
    const files = (): string[] =>
      ['sw.js', 'offline-manifest.json', 'offline-sizes.json'].map((file) =>
        readFileSync(path.join(folder, file), 'utf8'),
      );
    await writeOffline({...options, outDir: folder}, await readBuild(folder, '/', () => ({})));
    const first = files();
    await writeOffline({...options, outDir: folder}, await readBuild(folder, '/', () => ({})));
    expect(files()).toEqual(first);
    const manifest = parseManifest(first[1] ?? '');
    expect(manifest?.pages).toHaveLength(6);
    expect(first[0]).toContain(manifest?.version);
    expect(first[0]).not.toContain(root);
  });

  it('changes the version with any byte of a page', async () => {
    const before = await read();
    writeFileSync(path.join(folder, 'blog.html'), page('blog.'));
    const after = await read();
    writeFileSync(path.join(folder, 'blog.html'), page('blog'));
    expect(after.manifest.version).not.toBe(before.manifest.version);
  });

  it('writes a worker that unregisters itself if offline use is switched off', async () => {
    const off = {...options, outDir: folder, environment: {offline: false}};
    await writeOffline(off, {redirects: new Map()});
    const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
    expect(worker).toContain('unregister()');
    expect(worker).not.toContain('"fetch"');
  });
});

it('the page for unsaved addresses has an icon below the base URL, which its CSP allows', async () => {
  const {html, policy} = await buildFallback({siteDir: root, baseUrl: '/docs/'});
  expect(html).toContain('<link rel="icon" href="/docs/favicon.svg">');
  expect(policy).toContain("img-src 'self'");
});

describe('the web app manifest', () => {
  it('uses the surface colour of the dark theme', () => {
    const {background_color: background, theme_color: theme} = JSON.parse(
      text('static', 'manifest.webmanifest'),
    ) as Record<string, string>;
    const tokens = readTokens(text('src', 'css', 'tokens.css'));
    const surface = tokens(':root', '--surface-1', 'dark');
    expect([background, theme]).toEqual([surface, surface]);
  });

  it('lists existing icons with their actual size (PNG header, RFC 2083 section 4.1.1)', () => {
    const {icons, shortcuts} = JSON.parse(text('static', 'manifest.webmanifest')) as {
      icons: {src: string; sizes: string; purpose?: string}[];
      shortcuts: {url: string; icons: {src: string; sizes: string}[]}[];
    };
    const images = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const {src, sizes} of images.filter(({src: file}) => file.endsWith('.png'))) {
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
});

it('readTokens throws for a missing token', () => {
  expect(() => readTokens(':root {\n}')(':root', '--x')).toThrow('has no --x in :root');
});
