import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isContent, readBuild} from '../../../src/plugins/finish/html/readBuild';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {markdownCopy} from '../../../src/plugins/finish/markdownCopies/copy';
import {redirectPage} from '../../../src/plugins/finish/redirects/page';

const folder = mkdtempSync(path.join(tmpdir(), 'read-build-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

function put(file: string, text: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

beforeAll(() => {
  put('index.html', '<main><h1>Start</h1><p>Text <a href="/docs/b">b</a></main>');
  put('b.html', '<main><h1>Second</h1><h2 id="part">Part</h2></main>');
  put('a/index.html', '<main><h1>First</h1></main>');
  put('404.html', '<main><h1>Not found</h1></main>');
  put('notes/2.1.html', '<p>No heading');
  put(
    'old name/index.html',
    redirectPage({
      to: '/docs/b/',
      canonical: 'https://site.example/docs/b/',
      script: '/docs/forward.js',
      icon: '/docs/favicon.svg',
    }),
  );
  put('notes.txt', 'not a page');
});

describe('reading a build', () => {
  it('tells pages from forwarding pages, by address', async () => {
    const {pages, redirects} = await readBuild(folder, '/docs/');
    expect(pages.map(({address, path: below}) => [address, below])).toEqual([
      ['/docs', '/'],
      ['/docs/404', '/404'],
      ['/docs/a', '/a'],
      ['/docs/b', '/b'],
      ['/docs/notes/2.1', '/notes/2.1'],
    ]);
    expect([...redirects]).toEqual([['/docs/old name', '/docs/b/']]);
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    expect(byAddress.get('/docs/b')?.ids.has('part')).toBe(true);
    expect(byAddress.get('/docs')?.links).toEqual(['/docs/b']);
  });

  it('knows the pages that readers look for', async () => {
    const {pages} = await readBuild(folder, '/docs/');
    expect(pages.filter(isContent).map(({path: below, title}) => [below, title])).toEqual([
      ['/', 'Start'],
      ['/a', 'First'],
      ['/b', 'Second'],
    ]);
  });
});

describe('a page as Markdown', () => {
  const page = (html: string): string => {
    const place = {address: '/page', path: '/page', file: 'page.html'};
    return markdownCopy({...readPage(html), ...place}, 'https://site.example/page');
  };

  it('holds the text of the one article only', () => {
    const text = page(
      '<main><nav>crumbs</nav><article><header>tags</header><div class="markdown"><h1>T</h1><p>Text</p></div></article></main>',
    );
    expect(text).toBe('# T\n\nAddress: https://site.example/page\n\nText\n');
  });

  it('holds a whole list of articles', () => {
    const text = page(
      '<main><h1>All</h1><article><p>One</p></article><article><p>Two</p></article></main>',
    );
    expect(text).toContain('One');
    expect(text).toContain('Two');
  });

  it('says when a post was published', () => {
    const text = page(
      '<div class="blog-post-page"><main><article><h1>T</h1><time datetime="2026-11-20T00:00:00Z">x</time></article></main></div>',
    );
    expect(text).toContain('Address: https://site.example/page\nPublished: 2026-11-20');
  });
});
