import type {Piece, SearchQuery} from '../../../src/search/engine/types';
import type {PageContent, SearchRecord, SynonymGroup} from '../../../src/search/records/types';
import {pageRecords, searchedBlocks} from '../../../src/search/records/pageRecords';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {readContent} from '../../../src/plugins/finish/search/readContent';
import {readYaml} from '../../support/readYaml';

export const siteLocation = {origin: 'https://docs.example', baseUrl: '/'};

/** A document like the minifier's output, without optional end tags. */
export function createDocument(main: string, head = ''): string {
  return (
    '<!doctype html><html lang=en><head><title>T</title>' +
    '<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-current>' +
    `${head}</head><body><nav>menu</nav><main>${main}</main><footer>foot</footer>`
  );
}

/** The content of a document for the search index. */
export function createContent(html: string, address: string): ReturnType<typeof readContent> {
  return readContent({...readPage(html), address, file: `${address.slice(1)}.html`});
}

/** A page with the blocks that are searched. */
function createPage(address: string, main: string, head = ''): PageContent {
  const page = createContent(createDocument(main, head), address);
  if (!page) {
    throw new Error(`${address} has no heading.`);
  }
  return {...page, blocks: searchedBlocks(page.blocks)};
}

export const createRecords = (...page: Parameters<typeof createPage>): SearchRecord[] =>
  pageRecords(createPage(...page), siteLocation);

/** Texts and queries, with the expected results. */
export const vectors = readYaml<{
  words: Record<string, string[]>;
  compounds: Record<string, string[]>;
  first: Record<string, string>;
  marks: {query: string; expected: string}[];
  snippets: {text: string; expected?: string}[];
  evidence: Record<string, {address?: string; main?: string; head?: string; query: string}>;
  truncated: Record<string, string>;
  keys: {key: string; modifiers?: string[]; state?: string[]; action?: string}[];
  invalidHits: object[];
  sites: Record<
    string,
    {
      pages: Record<string, {main: string; keywords?: string}>;
      synonyms?: SynonymGroup[];
      results?: Record<string, string[]>;
      queryWords?: Record<string, string[]>;
    }
  >;
}>(__dirname, 'vectors.yml');

/** Pages, with their expected blocks and records. */
export const cases = readYaml<{
  blocks: Record<string, {main: string; blocks?: object[]}>;
  records: Record<string, {address: string; main: string; head?: string; records: object[]}>;
}>(__dirname, 'pages.yml');

const site = readYaml<Record<string, {main: string; head?: string}>>(__dirname, 'samples.yml');

/** A small site to search. */
export const pages: PageContent[] = Object.entries(site).map(([address, {main, head}]) =>
  createPage(address, main, head),
);

export const records: SearchRecord[] = pages.flatMap((page) => pageRecords(page, siteLocation));

/** A page with a decision tree. */
export const treeRecords: SearchRecord[] = createRecords(
  '/beam-for-live/troubleshooting/common-issues',
  '<h1>Common issues</h1><h2 id=no-light>No light at all</h2><div id=t-a data-tree-leaf><p>No power.<p>Check: look.</div>',
);

/** A query with the defaults of the search modal and page. */
export function createQuery(query: string, more: Partial<SearchQuery> = {}): SearchQuery {
  return {query, product: '', isLiteral: false, pages: 1, ...more};
}

/** Text with square brackets around marked words. */
export const markedText = (pieces: readonly Piece[] | undefined): string | undefined =>
  pieces?.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
