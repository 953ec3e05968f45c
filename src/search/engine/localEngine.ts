import {type Headings, type PageTexts, unpack} from '../records/file';
import {answer} from './answer';
import {SearchIndex} from './searchIndex';
import type {AnswerListener, Coverage, SearchQuery} from './types';

/** Pages to index per task, so that a slow phone stays responsive. */
const batchSize = 8;

/** Yields to pending messages. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function readHeadings(line: string): Headings {
  const headings = JSON.parse(line) as Headings & {missing?: boolean};
  if (headings.missing) {
    // The dev server has no index before the first build.
    throw Object.assign(new Error(), {name: 'NoIndexError'});
  }
  return headings;
}

/**
 * Builds indexes from a file while it is loading: first of its headings, then of everything.
 *
 * @throws Error if the file is invalid or incomplete
 */
async function* createIndexes(lines: AsyncGenerator<string>): AsyncGenerator<SearchIndex> {
  const first = await lines.next();
  const headings = readHeadings(first.done ? '' : first.value);
  const early = new SearchIndex(headings.synonyms);
  for (const page of headings.pages.keys()) {
    early.add(unpack(headings, page));
    if (page % (4 * batchSize) === 0) {
      await pause();
    }
  }
  yield early;
  const full = new SearchIndex(headings.synonyms);
  for await (const line of lines) {
    const page = full.pages.length;
    full.add(unpack(headings, page, JSON.parse(line) as PageTexts));
    if (page % batchSize === 0) {
      await pause();
    }
  }
  if (full.pages.length !== headings.pages.length) {
    throw new Error('The search index is not complete.');
  }
  yield full;
}

/** The embedded search engine, which runs in a worker. Searches headings until the texts are loaded. */
export class LocalEngine {
  /** Pending until a file starts to load. */
  private headings = new Promise<SearchIndex>(() => undefined);
  private everything = this.headings;
  /** The best index so far. */
  private ready: {index: SearchIndex; coverage: Coverage} | undefined;
  private last: SearchQuery | undefined;

  /**
   * Reads the index file. Queries fail if it is invalid; if it is incomplete, they search the headings.
   *
   * @throws Error if the file can't be read to its end
   */
  async read(lines: AsyncGenerator<string>): Promise<void> {
    const indexes = createIndexes(lines);
    const next = async (): Promise<SearchIndex> => (await indexes.next()).value as SearchIndex;
    this.headings = next();
    this.everything = this.headings.then(next);
    // A query reports it; without one nobody is interested.
    this.everything.catch(() => undefined);
    this.ready = {index: await this.headings, coverage: 'headings'};
    this.ready = {index: await this.everything, coverage: 'everything'};
  }

  /** Answers, and once more when the texts are there, unless something else was asked meanwhile. */
  async search(query: SearchQuery, onAnswer: AnswerListener): Promise<void> {
    this.last = query;
    const {index, coverage} = this.ready ?? {index: await this.headings, coverage: 'headings'};
    const early = {...answer(index, query), coverage};
    // Where headings lack a word of the query, the texts may well have it.
    if (coverage === 'everything' || (early.nbHits > 0 && early.correctedQuery === undefined)) {
      onAnswer(early);
    }
    if (coverage === 'everything') {
      return;
    }
    const everything = await this.everything.catch(() => undefined);
    if (this.last === query) {
      onAnswer(
        everything
          ? {...answer(everything, query), coverage: 'everything'}
          : {...early, coverage: 'partial'},
      );
    }
  }
}

/** Entries of the index file, one a line, from its text as it arrives. */
export async function* readLines(texts: ReadableStream<string>): AsyncGenerator<string> {
  // Not every browser can iterate over a stream.
  const reader = texts.getReader();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => line.replace(/,$/, '')).filter((line) => !/^[[\]]?$/.test(line));
  }
}
