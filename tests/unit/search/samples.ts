import type {SearchQuery} from '../../../src/search/engine/types';
import type {PageContent, SearchRecord} from '../../../src/search/records/types';
import {pageRecords, searchedBlocks} from '../../../src/search/records/pageRecords';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {readContent} from '../../../src/plugins/finish/search/readContent';

export const place = {origin: 'https://docs.example', baseUrl: '/'};

/** A document as the minifier leaves it: end tags that may be left out are left out. */
export function documentOf(main: string, head = ''): string {
  return (
    '<!doctype html><html lang=en><head><title>T</title>' +
    '<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-current>' +
    `${head}</head><body><nav>menu</nav><main>${main}</main><footer>foot</footer>`
  );
}

/** What search reads of a document. */
export function contentOf(html: string, address: string): ReturnType<typeof readContent> {
  return readContent({...readPage(html), address, file: `${address.slice(1)}.html`});
}

/** What is searched of a page. */
function pageOf(path: string, main: string, head = ''): PageContent {
  const page = contentOf(documentOf(main, head), path);
  if (!page) {
    throw new Error(`${path} has no heading.`);
  }
  return {...page, blocks: searchedBlocks(page.blocks)};
}

export const recordsOf = (...page: Parameters<typeof pageOf>): SearchRecord[] =>
  pageRecords(pageOf(...page), place);

/** A small site to search. */
export const pages: PageContent[] = [
  pageOf(
    '/videosync/basics/spout-syphon',
    '<h1>Spout and Syphon</h1><p>Send pictures to other programs.<h2 id=send>Send from Videosync</h2><p>Choose a source, then <code>Send</code>.',
    '<meta name=keywords content="sharing,OBS"><meta name=description content="Share pictures between programs.">',
  ),
  pageOf(
    '/handbook/background/artnet-in-depth',
    '<h1>Art-Net in depth</h1><p>How Art-Net carries DMX.<h2 id=universe-numbers>Universe numbers</h2><p>A universe has 512 channels. Count from zero.<h2 id=unicast>Unicast</h2><p>One receiver &lt;only&gt;.',
  ),
  pageOf(
    '/beam-for-live/application/fixture-patch',
    '<h1>Fixture Patch</h1><p>Give fixtures addresses.<h2 id=add>Add fixtures</h2><p>Choose a profile and a universe.' +
      '<table data-reference-table><caption>Fields</caption><thead><tr><th>Field<th>Meaning<tbody><tr id=f-address><th>Address<a class=hash-link>#</a><td data-label=Meaning>First channel<tr id=f-mode><th>Mode<td data-label=Meaning>Layout of channels</table>',
  ),
  pageOf(
    '/handbook/glossary',
    '<h1>Glossary</h1><h2 id=letter-s>S</h2><dl><div id=syphon data-glossary-term><dt><strong>Syphon</strong><dd>Shares pictures on macOS.</div></dl>',
  ),
  pageOf(
    '/release-notes/videosync/2.1',
    '<h1>Videosync 2.1</h1><h2 id=2012>2.0.12</h2><p>Syphon is faster.',
  ),
  pageOf('/sync-tools/livegrabber/introduction', '<h1>LiveGrabber</h1><p>Sends parameters as OSC.'),
];

export const records: SearchRecord[] = pages.flatMap((page) => pageRecords(page, place));

/** A page with a decision tree. */
export const treeRecords: SearchRecord[] = recordsOf(
  '/beam-for-live/troubleshooting/common-issues',
  '<h1>Common issues</h1><h2 id=no-light>No light at all</h2><div id=t-a data-tree-leaf><p>No power.<p>Check: look.</div>',
);

/** A query as window and page ask it. */
export function asking(query: string, more: Partial<SearchQuery> = {}): SearchQuery {
  return {query, product: '', isLiteral: false, pages: 1, ...more};
}
