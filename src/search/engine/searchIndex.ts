import MiniSearch, {type SearchOptions} from 'minisearch';
import {groupSeparator, type SearchRecord, type SynonymGroup} from '../records/types';
import {synonymMap, type Synonyms} from './synonyms';
import {forms, getPhrase, stems, tokenize} from './tokens';
import {weights} from './weights';

/** A page: its own record, and the stems of each of its keywords. */
interface Page {
  record: SearchRecord;
  keywords: ReadonlySet<string>[];
}

/** A record in the index. */
export interface Entry {
  /** Its position in the index. */
  id: number;
  record: SearchRecord;
  page: Page;
  /** Its heading as normalised words; rows and terms have none. */
  heading: string | undefined;
}

/** Entries that match a word with their scores, 0 to 1, and the terms of the index that matched. */
export interface WordHits {
  scores: ReadonlyMap<Entry, number>;
  terms: ReadonlySet<string>;
}

/** A MiniSearch index of sections, with what the ranking needs of their pages. */
export class SearchIndex {
  readonly records: SearchRecord[] = [];
  readonly pages: Page[] = [];
  readonly synonyms: Synonyms;
  private readonly cache = new Map<string, WordHits>();
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
      const heading = /heading|tool|step/.test(kind) ? getPhrase(title) : undefined;
      // A page's group is displayed, but its words say little about each of its pages.
      const above = Object.entries(hierarchy).flatMap(([level, text]) =>
        text && level !== type ? (text.split(groupSeparator)[0] ?? []) : [],
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
    this.cache.clear();
    return this;
  }

  /** Finds a word, or any or all of several separated by spaces. The best record scores 1. */
  find(word: string, options: SearchOptions = {}): WordHits {
    const key = `${word} ${Object.keys(options).join()} ${Number(options.fuzzy)}`;
    let result = this.cache.get(key);
    if (!result) {
      const hits = this.engine.search(word, options);
      const maxScore = hits[0]?.score ?? 1;
      result = {
        scores: new Map(
          hits.map(({entry, score}) => [entry as Entry, (score / maxScore) ** weights.tfExponent]),
        ),
        terms: new Set(hits.flatMap(({terms}) => terms)),
      };
      this.cache.set(key, result);
    }
    return result;
  }
}
