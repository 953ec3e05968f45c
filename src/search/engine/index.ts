import SearchableMap from 'minisearch/SearchableMap';
import type {SearchRecord} from '../records/types';
import {tokenize} from './tokens';
import type {Postings, Vocabulary} from './vocabulary';

/**
 * Fields of a record and what a word in them weighs. `lead` is how strongly a long field makes a
 * single word count less (the b of BM25).
 */
const fields = [
  {name: 'title', boost: 4.5, lead: 0.6},
  {name: 'parents', boost: 1.6, lead: 0.5},
  {name: 'keywords', boost: 2, lead: 0.3},
  {name: 'description', boost: 1.4, lead: 0.4},
  {name: 'content', boost: 1, lead: 0.7},
  {name: 'unconfirmed', boost: 0.35, lead: 0.7},
] as const;

const titleField = 0;
const contentField = 4;

/** BM25+ with MiniSearch's constants. */
const saturation = 1.2;
const floor = 0.5;

export interface IndexOptions {
  /** Leaves the keywords of the front matter out, to measure what they are worth. */
  withoutKeywords?: boolean;
}

export interface SearchIndex {
  records: SearchRecord[];
  vocabulary: Vocabulary;
  /** Number of the page of each record, and how many pages there are. */
  pageOf: Uint32Array;
  pages: number;
  /** Words of the heading and of the text of each record, one space between them. */
  titles: string[];
  phrases: string[];
}

function textsOf(record: SearchRecord, {withoutKeywords}: IndexOptions): string[] {
  const title = record.hierarchy[record.type] ?? '';
  const parents = Object.entries(record.hierarchy)
    .filter(([level, text]) => text && level !== record.type)
    .map(([, text]) => text)
    .join(' / ');
  const slug = record.type === 'lvl1' ? (record.objectID.split('/').at(-1) ?? '') : '';
  return [
    title,
    slug ? `${parents} / ${slug.replaceAll('-', ' ')}` : parents,
    withoutKeywords ? '' : record.keywords.join(', '),
    record.description ?? '',
    record.content ?? '',
    record.unconfirmed ?? '',
  ];
}

/**
 * Makes the inverted index. The vocabulary is MiniSearch's radix tree; the lists of occurrences
 * are typed arrays with the weight of each word worked out beforehand, so that a query only adds
 * up numbers: ten times the records cost a fraction of a millisecond more.
 */
export class IndexBuilder {
  private readonly occurrences = new Map<string, number[]>();
  private readonly lengths: number[] = [];
  private readonly totals = fields.map(() => 0);
  private readonly titles: string[] = [];
  private readonly phrases: string[] = [];
  private next = 0;

  constructor(
    private readonly records: SearchRecord[],
    private readonly options: IndexOptions = {},
  ) {}

  /** Reads the next `count` records. @returns whether there are more */
  add(count: number): boolean {
    const end = Math.min(this.next + count, this.records.length);
    for (; this.next < end; this.next += 1) {
      const record = this.records[this.next];
      if (record) {
        textsOf(record, this.options).forEach((text, field) => this.addField(field, text));
      }
    }
    return this.next < this.records.length;
  }

  private addField(field: number, text: string): void {
    const counts = new Map<string, number>();
    const tokens = text ? tokenize(text) : [];
    for (const {word, also} of tokens) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const other of also) {
        counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
    if (field === titleField) {
      this.titles.push(tokens.map(({word}) => word).join(' '));
    } else if (field === contentField) {
      this.phrases.push(tokens.map(({word}) => word).join(' '));
    }
    this.lengths.push(tokens.length);
    this.totals[field] = (this.totals[field] ?? 0) + tokens.length;
    for (const [word, count] of counts) {
      let list = this.occurrences.get(word);
      if (!list) {
        this.occurrences.set(word, (list = []));
      }
      list.push(this.next, field, count);
    }
  }

  /** The finished index. */
  finish(): SearchIndex {
    const {records, titles, phrases} = this;
    const averages = this.totals.map((total) => total / Math.max(1, records.length) || 1);
    const vocabulary: Vocabulary = new SearchableMap();
    for (const [term, list] of this.occurrences) {
      vocabulary.set(term, this.postings(term, list, averages));
    }
    return {records, vocabulary, titles, phrases, ...pagesOf(records)};
  }

  private postings(term: string, list: number[], averages: number[]): Postings {
    const found: number[] = [];
    const impacts: number[] = [];
    for (let at = 0; at < list.length; at += 3) {
      const record = list[at] ?? 0;
      const field = list[at + 1] ?? 0;
      const count = list[at + 2] ?? 0;
      const {boost, lead} = fields[field] ?? {boost: 0, lead: 0};
      const length = this.lengths[record * fields.length + field] ?? 0;
      const spread = saturation * (1 - lead + (lead * length) / (averages[field] ?? 1));
      const impact = boost * (floor + (count * (saturation + 1)) / (count + spread));
      if (found.at(-1) === record) {
        impacts[impacts.length - 1] = (impacts.at(-1) ?? 0) + impact;
      } else {
        found.push(record);
        impacts.push(impact);
      }
    }
    const all = this.records.length;
    return {
      term,
      records: Uint32Array.from(found),
      impacts: Float32Array.from(impacts),
      idf: Math.log(1 + (all - found.length + 0.5) / (found.length + 0.5)),
    };
  }
}

function pagesOf(records: SearchRecord[]): Pick<SearchIndex, 'pageOf' | 'pages'> {
  const numbers = new Map<string, number>();
  const pageOf = Uint32Array.from(records, ({url_without_anchor: page}) => {
    let number = numbers.get(page);
    if (number === undefined) {
      numbers.set(page, (number = numbers.size));
    }
    return number;
  });
  return {pageOf, pages: numbers.size};
}

/** Makes the index in one go. */
export function buildIndex(records: SearchRecord[], options?: IndexOptions): SearchIndex {
  const builder = new IndexBuilder(records, options);
  builder.add(records.length);
  return builder.finish();
}
