import type {Query} from './requests';
import type {Coverage, SearchResult} from './types';
import {unpack, type Headings, type IndexEntry, type Texts} from '../records/tiers';
import {buildIndex, IndexBuilder, type SearchIndex} from './index';
import {respond} from './respond';
import {suggest} from './suggest';
import {synonymMap, type SynonymMap} from './synonyms';

export interface Surroundings {
  /** Fetches and parses a file below the base address; rejects when that fails. */
  load: (file: string) => Promise<unknown>;
  /** Lets waiting messages through between two steps of work. */
  pause: () => Promise<void>;
  onCoverage: (coverage: Coverage) => void;
}

/** Name of the file that leads to the index, below the base address. */
export const entryFile = 'search-index.json';

/** Records per step, so that a slow phone answers a key press between two steps. */
const step = 40;

/** The site in development has no index until it was built once. */
export class NoIndexError extends Error {
  override name = 'NoIndexError';
}

function isEntry(value: unknown): value is IndexEntry {
  const entry = value as Partial<IndexEntry> | null;
  return typeof entry?.headings === 'string' && typeof entry.texts === 'string';
}

function isHeadings(value: unknown): value is Headings {
  const headings = value as Partial<Headings> | null;
  return Array.isArray(headings?.pages) && Array.isArray(headings.parts);
}

function isTexts(value: unknown): value is Texts {
  const texts = value as Partial<Texts> | null;
  return Array.isArray(texts?.content) && Array.isArray(texts.unconfirmed);
}

/**
 * The embedded search service without its thread: loads headings, answers with them, then loads
 * the texts and answers with both. A load that failed is tried again by the next query.
 */
export class LocalEngine {
  private index: SearchIndex | undefined;
  private synonyms: SynonymMap = new Map();
  private loading: Promise<void> | undefined;
  private growing: Promise<void> | undefined;

  constructor(private readonly around: Surroundings) {}

  /** Starts loading. */
  warm(): Promise<void> {
    this.loading ??= this.loadHeadings().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  async search(queries: Query[]): Promise<SearchResult[]> {
    const index = await this.ready();
    return queries.map((query) => respond(index, this.synonyms, query));
  }

  async suggest(query: string): Promise<string[]> {
    return suggest(await this.ready(), query);
  }

  private async ready(): Promise<SearchIndex> {
    await this.warm();
    if (!this.index) {
      throw new Error('The search index is empty.');
    }
    return this.index;
  }

  private async loadHeadings(): Promise<void> {
    const entry = await this.around.load(entryFile);
    if ((entry as {missing?: boolean} | null)?.missing) {
      throw new NoIndexError('There is no search index yet: build the site once.');
    }
    if (!isEntry(entry)) {
      throw new Error(`${entryFile} is not what it should be.`);
    }
    const headings = await this.around.load(entry.headings);
    if (!isHeadings(headings)) {
      throw new Error(`${entry.headings} is not what it should be.`);
    }
    this.synonyms = synonymMap(headings.synonyms);
    this.index = buildIndex(unpack(headings));
    this.around.onCoverage('headings');
    this.growing ??= this.loadTexts(entry, headings).catch(() => {
      // Headings still answer. The window says so, and the next query tries again.
      this.growing = undefined;
      this.loading = undefined;
      this.around.onCoverage('partial');
    });
  }

  private async loadTexts(entry: IndexEntry, headings: Headings): Promise<void> {
    const texts = await this.around.load(entry.texts);
    if (!isTexts(texts) || texts.content.length !== entry.records) {
      throw new Error(`${entry.texts} does not belong to ${entry.headings}.`);
    }
    const builder = new IndexBuilder(unpack(headings, texts));
    while (builder.add(step)) {
      await this.around.pause();
    }
    this.index = builder.finish();
    this.around.onCoverage('everything');
  }
}
