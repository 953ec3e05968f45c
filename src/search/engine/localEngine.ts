import {unpack, type Headings, type PageTexts} from '../records/file';
import {answer} from './answer';
import {SearchIndex} from './searchIndex';
import type {Coverage, SearchQuery, SearchResult} from './types';

export interface Surroundings {
  /** Lets waiting messages through between two steps of work. */
  pause: () => Promise<void>;
  onCoverage: (coverage: Coverage) => void;
}

/** Pages per step, so that a slow phone answers a key press between two steps. */
const step = 8;

/** The site in development has no index until it was built once. */
export class NoIndexError extends Error {
  override name = 'NoIndexError';
}

function readHeadings(line: string): Headings {
  const headings = JSON.parse(line) as Partial<Headings> & {missing?: boolean};
  if (headings.missing) {
    throw new NoIndexError('There is no search index yet: build the site once.');
  }
  if (!Array.isArray(headings.pages) || !Array.isArray(headings.synonyms)) {
    throw new Error('The search index is not what it should be.');
  }
  return headings as Headings;
}

/**
 * The indexes that a file gives while it arrives: of its headings, then of everything.
 *
 * @throws Error when the file is no index, or breaks off
 */
async function* indexesOf(
  lines: AsyncIterable<string>,
  pause: () => Promise<void>,
): AsyncGenerator<SearchIndex> {
  let headings: Headings | undefined;
  let full: SearchIndex | undefined;
  for await (const line of lines) {
    if (headings && full) {
      const page = full.keywords.length;
      full.add(unpack(headings, page, JSON.parse(line) as PageTexts));
      if (page % step === 0) {
        await pause();
      }
    } else {
      headings = readHeadings(line);
      full = new SearchIndex(headings.synonyms);
      const early = new SearchIndex(headings.synonyms);
      for (let page = 0; page < headings.pages.length; page += 1) {
        early.add(unpack(headings, page));
        if (page % (4 * step) === 0) {
          await pause();
        }
      }
      yield early;
    }
  }
  if (!full || full.keywords.length !== headings?.pages.length) {
    throw new Error('The search index is not complete.');
  }
  yield full;
}

/** The site's own search without its worker. It answers from headings before it has the texts. */
export class LocalEngine {
  /** Nothing answers before a file begins. */
  private index = new Promise<SearchIndex>(() => undefined);
  private hasIndex = false;

  constructor(private readonly surroundings: Surroundings) {}

  /** Reads the file. Queries fail if it gives no index; one that breaks off leaves the headings. */
  async read(lines: AsyncIterable<string>): Promise<void> {
    const {pause, onCoverage} = this.surroundings;
    const indexes = indexesOf(lines, pause);
    const next = async (): Promise<SearchIndex> => (await indexes.next()).value as SearchIndex;
    try {
      const early = next();
      if (!this.hasIndex) {
        this.index = early;
      }
      this.index = Promise.resolve(await early);
      this.hasIndex = true;
      onCoverage('headings');
      this.index = Promise.resolve(await next());
      onCoverage('everything');
    } catch {
      onCoverage(this.hasIndex ? 'partial' : 'nothing');
    }
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return answer(await this.index, query);
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
