import MiniSearch, {type SearchOptions} from 'minisearch';
import {groupMark, type SearchRecord, type SynonymGroup} from '../records/types';
import {synonymMap, type Synonyms} from './synonyms';
import {forms, phraseOf, stems, tokenize} from './tokens';
import {weights} from './weights';

/** Records that have a word, how well from 0 to 1, and the terms of the index that stood for it. */
export interface WordHits {
  scores: ReadonlyMap<number, number>;
  terms: ReadonlySet<string>;
}

/** MiniSearch over sections, with what the ranking needs to know of their pages. */
export class SearchIndex {
  readonly records: SearchRecord[] = [];
  /** The keywords of each page: the stems of each. */
  readonly keywords: ReadonlySet<string>[][] = [];
  /** Number of the page of each record, and its heading, word by word; rows and terms have none. */
  readonly pageOf: number[] = [];
  /** Number of the first record of each page, which is the page itself. */
  readonly firstOf: number[] = [];
  readonly headings: (string | undefined)[] = [];
  readonly synonyms: Synonyms;
  private readonly found = new Map<string, WordHits>();
  private readonly engine = new MiniSearch<{id: number}>({
    fields: ['title', 'headings', 'keywords', 'text'],
    tokenize: (text) =>
      tokenize(text).flatMap(({word, also}) => [word, ...also.map((one) => one.word)]),
    processTerm: forms,
    searchOptions: {tokenize: (text) => text.split(' '), boost: weights.fields},
  });

  constructor(synonyms: SynonymGroup[]) {
    this.synonyms = synonymMap(synonyms);
  }

  /** Adds the records of one page. */
  add(records: SearchRecord[]): this {
    const [first] = records;
    if (first) {
      this.keywords.push(first.keywords.map(stems));
      this.firstOf.push(this.records.length);
    }
    records.forEach((record) => this.addRecord(record));
    this.found.clear();
    return this;
  }

  private addRecord(record: SearchRecord): void {
    const id = this.records.push(record) - 1;
    const title = record.hierarchy[record.type] ?? '';
    // The group of a page is shown; a word of it says little about each of its pages.
    const above = Object.entries(record.hierarchy).flatMap(([level, text]) =>
      text && level !== record.type ? (text.split(groupMark)[0] ?? []) : [],
    );
    this.pageOf.push(this.keywords.length - 1);
    this.headings.push(/heading|tool|step/.test(record.kind) ? phraseOf(title) : undefined);
    this.engine.add({
      id,
      title,
      headings: above.join(' / '),
      keywords: record.keywords.join(' / '),
      text: [record.description, record.content].filter(Boolean).join(' / '),
    } as {id: number});
  }

  /** Finds a word, or any or all of several with blanks between them. The best record has 1. */
  find(word: string, options: SearchOptions = {}): WordHits {
    const key = `${word} ${Object.keys(options).join()} ${Number(options.fuzzy)}`;
    let found = this.found.get(key);
    if (!found) {
      const hits = this.engine.search(word, options);
      const most = hits[0]?.score ?? 1;
      found = {
        scores: new Map(
          hits.map(({id, score}) => [id as number, (score / most) ** weights.evenness]),
        ),
        terms: new Set(hits.flatMap(({terms}) => terms)),
      };
      this.found.set(key, found);
    }
    return found;
  }
}

/** Makes the index of records that stand page by page. */
export function buildIndex(records: SearchRecord[], synonyms: SynonymGroup[]): SearchIndex {
  const index = new SearchIndex(synonyms);
  let from = 0;
  records.forEach((record, at) => {
    if (records[at + 1]?.url_without_anchor !== record.url_without_anchor) {
      index.add(records.slice(from, at + 1));
      from = at + 1;
    }
  });
  return index;
}
