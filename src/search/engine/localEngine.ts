import type {Ask, Coverage, SearchResult} from './types';
import {unpack, type Headings, type PageTexts} from '../records/file';
import {answer, suggest} from './answer';
import {SearchIndex} from './index';

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
 * The embedded search service without its thread. It reads the index file while it arrives: from its
 * first line on it answers with headings, from the last on with everything.
 */
export class LocalEngine {
  private index: Promise<SearchIndex>;
  private resolve: (index: SearchIndex) => void = () => undefined;
  private reject: (error: Error) => void = () => undefined;
  private hasFailed = false;

  constructor(private readonly around: Surroundings) {
    this.index = this.promise();
  }

  private promise(): Promise<SearchIndex> {
    const index = new Promise<SearchIndex>((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // A query that asks for it reports a failure; without one nobody is interested.
    index.catch(() => undefined);
    return index;
  }

  /** Reads the file. A file that breaks off after its first line leaves the headings. */
  async read(lines: AsyncIterable<string>): Promise<void> {
    if (this.hasFailed) {
      this.hasFailed = false;
      this.index = this.promise();
    }
    let headings: Headings | undefined;
    let full: SearchIndex | undefined;
    try {
      for await (const line of lines) {
        if (!headings || !full) {
          headings = readHeadings(line);
          full = new SearchIndex(headings.synonyms);
          this.resolve(await this.headingsOnly(headings));
          this.around.onCoverage('headings');
        } else {
          const page = full.keywords.length;
          full.add(unpack(headings, page, JSON.parse(line) as PageTexts));
          if (page % step === 0) {
            await this.around.pause();
          }
        }
      }
      if (!full || full.keywords.length !== headings?.pages.length) {
        throw new Error('The search index is not complete.');
      }
      this.index = Promise.resolve(full);
      this.around.onCoverage('everything');
    } catch (error) {
      if (full) {
        this.around.onCoverage('partial');
      } else {
        this.reject(error instanceof Error ? error : new Error(String(error)));
        // A query that comes before the file is sent again has to fail as well, not to wait.
        this.hasFailed = true;
      }
      throw error;
    }
  }

  private async headingsOnly(headings: Headings): Promise<SearchIndex> {
    const index = new SearchIndex(headings.synonyms);
    for (let page = 0; page < headings.pages.length; page += 1) {
      index.add(unpack(headings, page));
      if (page % (4 * step) === 0) {
        await this.around.pause();
      }
    }
    return index;
  }

  async search(ask: Ask): Promise<SearchResult> {
    return answer(await this.index, ask);
  }

  async suggest(query: string): Promise<string[]> {
    return suggest(await this.index, query);
  }
}

/** Entries of the index file, one a line, from its text as it arrives. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => line.replace(/,$/, '')).filter((line) => !/^[[\]]?$/.test(line));
  }
}
