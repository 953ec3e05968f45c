import {expect, it} from 'vitest';
import {isContent, readBuild} from '../../../src/plugins/finish/html/readBuild';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {markdownCopy} from '../../../src/plugins/finish/markdownCopies/copy';
import {redirectPage} from '../../../src/plugins/finish/redirects';
import {createFolder} from '../../support/createFolder';
import {readYaml} from '../../support/readYaml';

const folder = createFolder({
  'index.html': '<main><h1>Start</h1><p>Text <a href="/docs/b">b</a></main>',
  'b.html': '<main><h1>Second</h1><h2 id="part">Part</h2></main>',
  'a/index.html': '<main><h1>First</h1></main><a class=pagination-nav__link--next href=/docs/b>',
  '404.html': '<main><h1>Not found</h1></main>',
  'notes/2.1.html': '<p>No heading',
  'old name/index.html': redirectPage({
    to: '/docs/b/',
    canonical: 'https://site.example/docs/b/',
    script: '/docs/forward.js',
    icon: '/docs/favicon.svg',
  }),
  'notes.txt': 'not a page',
});

it('readBuild returns pages, whether they are content, and redirects', async () => {
  const {pages, redirects} = await readBuild(folder, '/docs/', ({tree}) => ({tree}));
  expect(pages.map((page) => [page.address, page.path, isContent(page) && page.title])).toEqual([
    ['/docs', '/', 'Start'],
    ['/docs/404', '/404', false],
    ['/docs/a', '/a', 'First'],
    ['/docs/b', '/b', 'Second'],
    ['/docs/notes/2.1', '/notes/2.1', false],
  ]);
  expect([...redirects]).toEqual([['/docs/old name', '/docs/b/']]);
  expect([pages[0]?.links, pages[2]?.next]).toEqual([['/docs/b'], '/docs/b']);
  expect(pages[3]?.ids).toEqual(new Set(['part']));
});

it.each(readYaml<[string, string, string][]>(__dirname, 'read-build.yml'))(
  'the Markdown copy of a page %s',
  (_, html, text) => {
    const location = {address: '/page', path: '/page', file: 'page.html'};
    expect(markdownCopy({...readPage(html), ...location}, 'https://site.example/page')).toContain(
      text,
    );
  },
);
