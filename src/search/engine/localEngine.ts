import {unpack, type Headings, type PageTexts} from '../records/file';
import {answer} from './answer';
import {SearchIndex} from './searchIndex';
import type {AnswerListener, Coverage, SearchQuery} from './types';

/** Pages per step, so that a slow phone answers a key press between two steps. */
const step = 8;

/** Lets waiting messages through between two steps. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function readHeadings(line: string): Headings {
  const headings = JSON.parse(line) as Headings & {missing?: boolean};
  if (headings.missing) {
    // The site in development has no index until it was built once.
    throw Object.assign(new Error(), {name: 'NoIndexError'});
  }
  return headings;
}

/**
 * The indexes that a file gives while it arrives: of its headings, then of everything.
 *
 * @throws Error when the file is no index, or breaks off
 */
async function* indexesOf(lines: AsyncGenerator<string>): AsyncGenerator<SearchIndex> {
  const first = await lines.next();
  const headings = readHeadings(first.done ? '' : first.value);
  const early = new SearchIndex(headings.synonyms);
  for (const page of headings.pages.keys()) {
    early.add(unpack(headings, page));
    if (page % (4 * step) === 0) {
      await pause();
    }
  }
  yield early;
  const full = new SearchIndex(headings.synonyms);
  for await (const line of lines) {
    const page = full.pages.length;
    full.add(unpack(headings, page, JSON.parse(line) as PageTexts));
    if (page % step === 0) {
      await pause();
    }
  }
  if (full.pages.length !== headings.pages.length) {
    throw new Error('The search index is not complete.');
  }
  yield full;
}

/** The site's own search without its worker. It answers from headings before it has the texts. */
export class LocalEngine {
  /** Nothing answers before a file begins. */
  private headings = new Promise<SearchIndex>(() => undefined);
  private everything = this.headings;
  /** The index that answers at once. */
  private ready: {index: SearchIndex; coverage: Coverage} | undefined;
  private last: SearchQuery | undefined;

  /**
   * Reads the file. Queries fail if it gives no index; one that breaks off leaves the headings.
   *
   * @throws when the file could not be read to its end
   */
  async read(lines: AsyncGenerator<string>): Promise<void> {
    const indexes = indexesOf(lines);
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
    if (coverage === 'everything' || (early.nbHits > 0 && early.guessed === undefined)) {
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
export async function* linesOf(texts: ReadableStream<string>): AsyncGenerator<string> {
  // Not every browser can iterate over a stream.
  const reader = texts.getReader();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => line.replace(/,$/, '')).filter((line) => !/^[[\]]?$/.test(line));
  }
}
