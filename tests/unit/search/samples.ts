import type {Piece, SearchQuery} from '../../../src/search/engine/types';
import type {PageContent, SearchRecord, SynonymGroup} from '../../../src/search/records/types';
import {pageRecords, searchedBlocks} from '../../../src/search/records/pageRecords';
import {readPage} from '../../../src/plugins/finish/html/readPage';
import {readContent} from '../../../src/plugins/finish/search/readContent';
import {readYaml} from '../../support/readYaml';

export const place = {origin: 'https://docs.example', baseUrl: '/'};

/** A document as the minifier leaves it: end tags that may be left out are left out. */
export function createDocument(main: string, head = ''): string {
  return (
    '<!doctype html><html lang=en><head><title>T</title>' +
    '<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-current>' +
    `${head}</head><body><nav>menu</nav><main>${main}</main><footer>foot</footer>`
  );
}

/** What search reads of a document. */
export function createContent(html: string, address: string): ReturnType<typeof readContent> {
  return readContent({...readPage(html), address, file: `${address.slice(1)}.html`});
}

/** What is searched of a page. */
function createPage(address: string, main: string, head = ''): PageContent {
  const page = createContent(createDocument(main, head), address);
  if (!page) {
    throw new Error(`${address} has no heading.`);
  }
  return {...page, blocks: searchedBlocks(page.blocks)};
}

export const createRecords = (...page: Parameters<typeof createPage>): SearchRecord[] =>
  pageRecords(createPage(...page), place);

/** Texts and queries, with what the search makes of them. */
export const vectors = readYaml<{
  words: Record<string, string[]>;
  compounds: Record<string, string[]>;
  first: Record<string, string>;
  marks: {query: string; shown: string}[];
  snippets: {text: string; shown?: string}[];
  evidence: Record<string, {address?: string; main?: string; head?: string; query: string}>;
  fitted: Record<string, string>;
  keys: {key: string; held?: string[]; state?: string[]; wish?: string}[];
  distrusted: object[];
  sites: Record<
    string,
    {
      pages: Record<string, {main: string; keywords?: string}>;
      synonyms?: SynonymGroup[];
      finds?: Record<string, string[]>;
      words?: Record<string, string[]>;
    }
  >;
}>(__dirname, 'vectors.yml');

/** Pages, with what the search reads of them. */
export const cases = readYaml<{
  blocks: Record<string, {main: string; blocks?: object[]}>;
  records: Record<string, {address: string; main: string; head?: string; records: object[]}>;
}>(__dirname, 'pages.yml');

const site = readYaml<Record<string, {main: string; head?: string}>>(__dirname, 'samples.yml');

/** A small site to search. */
export const pages: PageContent[] = Object.entries(site).map(([address, {main, head}]) =>
  createPage(address, main, head),
);

export const records: SearchRecord[] = pages.flatMap((page) => pageRecords(page, place));

/** A page with a decision tree. */
export const treeRecords: SearchRecord[] = createRecords(
  '/beam-for-live/troubleshooting/common-issues',
  '<h1>Common issues</h1><h2 id=no-light>No light at all</h2><div id=t-a data-tree-leaf><p>No power.<p>Check: look.</div>',
);

/** A query as window and page ask it. */
export function asking(query: string, more: Partial<SearchQuery> = {}): SearchQuery {
  return {query, product: '', isLiteral: false, pages: 1, ...more};
}

/** A text with signs around what is marked. */
export const markedText = (pieces: readonly Piece[] | undefined): string | undefined =>
  pieces?.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
