import MiniSearch, {type SearchOptions} from 'minisearch';
import {groupMark, type SearchRecord, type SynonymGroup} from '../records/types';
import {synonymMap, type Synonyms} from './synonyms';
import {forms, phraseOf, stems, tokenize} from './tokens';
import {weights} from './weights';

/** A page: the record of itself, and the stems of each of its keywords. */
interface Page {
  record: SearchRecord;
  keywords: ReadonlySet<string>[];
}

/** A record in the index. */
export interface Entry {
  /** Its place among all of them. */
  id: number;
  record: SearchRecord;
  page: Page;
  /** Its heading, word by word; rows and terms have none. */
  heading: string | undefined;
}

/** Entries that have a word, how well from 0 to 1, and the terms of the index that stood for it. */
export interface WordHits {
  scores: ReadonlyMap<Entry, number>;
  terms: ReadonlySet<string>;
}

/** MiniSearch over sections, with what the ranking needs to know of their pages. */
export class SearchIndex {
  readonly records: SearchRecord[] = [];
  readonly pages: Page[] = [];
  readonly synonyms: Synonyms;
  private readonly found = new Map<string, WordHits>();
  private readonly engine = new MiniSearch<Pick<Entry, 'id'>>({
    fields: ['title', 'headings', 'keywords', 'text'],
    storeFields: ['entry'],
    tokenize: (text) =>
      tokenize(text).flatMap(({word, also}) => [word, ...also.map((one) => one.word)]),
    processTerm: forms,
    searchOptions: {tokenize: (text) => text.split(' '), boost: weights.fields},
  });

  constructor(synonyms: SynonymGroup[]) {
    this.synonyms = synonymMap(synonyms);
  }

  /** Adds records, page by page; the first of a page is the page itself. */
  add(records: SearchRecord[]): this {
    for (const record of records) {
      const id = this.records.push(record) - 1;
      const {type, kind, hierarchy, keywords, description, content} = record;
      const title = hierarchy[type] ?? '';
      let page = this.pages.at(-1);
      if (!page || type === 'lvl1') {
        page = {record, keywords: keywords.map(stems)};
        this.pages.push(page);
      }
      const heading = /heading|tool|step/.test(kind) ? phraseOf(title) : undefined;
      // The group of a page is shown; a word of it says little about each of its pages.
      const above = Object.entries(hierarchy).flatMap(([level, text]) =>
        text && level !== type ? (text.split(groupMark)[0] ?? []) : [],
      );
      this.engine.add({
        id,
        entry: {id, record, page, heading},
        title,
        headings: above.join(' / '),
        keywords: keywords.join(' / '),
        text: [description, content].filter(Boolean).join(' / '),
      } as Pick<Entry, 'id'>);
    }
    this.found.clear();
    return this;
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
          hits.map(({entry, score}) => [entry as Entry, (score / most) ** weights.evenness]),
        ),
        terms: new Set(hits.flatMap(({terms}) => terms)),
      };
      this.found.set(key, found);
    }
    return found;
  }
}
