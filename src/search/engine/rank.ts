import type {SearchOptions} from 'minisearch';
import type {WordHits, SearchIndex} from './searchIndex';
import {longestQuery} from './limits';
import {longestSynonym, phraseKey, readAs} from './synonyms';
import {fold, phraseOf, smallWords, stems, tokenize, type Token} from './tokens';
import type {SearchQuery} from './types';
import {weights} from './weights';
import lists from './words.json';

/** A word of the query with everything that was found for it. */
export interface Slot {
  word: string;
  /** Terms of the index that are this word, and others that stand for it. */
  exact: ReadonlySet<string>;
  terms: Set<string>;
  /** What looks like the word, because nothing has it. */
  guess?: string | undefined;
  /** Score of the best that was found, by record. */
  hits: Map<number, number>;
}

/** A page that was found, and its records, best first. */
export interface RankedPage {
  records: number[];
  score: number;
}

export interface Ranking {
  pages: RankedPage[];
  slots: Slot[];
  /** The query as it was searched, if a word of it was guessed. */
  guessed: string | undefined;
  /** The query as it may have been meant: a word that nothing has looks like another one. */
  offered: string | undefined;
}

const asTyped = {processTerm: (term: string) => term};
const asPrefix = {prefix: true, ...asTyped};
const allWords = {combineWith: 'AND'} as const;

/** The word with two neighbouring letters exchanged, at each place. */
const swaps = (word: string): string =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).join(' ');

/** Finds what stands for the words of one query. */
class Reader {
  private readonly tokens: Token[];
  private readonly query: string;
  readonly words: string[];
  readonly slots: Slot[];
  /** Nothing has any word of the query. */
  readonly isUnknown: boolean;

  constructor(
    private readonly index: SearchIndex,
    text: string,
    isLiteral: boolean,
  ) {
    const isKnown = (word: string): boolean => index.find(word, asTyped).scores.size > 0;
    // '16 A' is '16A' where the site has it.
    this.query = readAs(text.slice(0, longestQuery), index.synonyms, isKnown).replace(
      /(\d+) (\p{L}{1,2})(?!\p{L})/gu,
      (apart, number: string, unit: string) =>
        isKnown(fold(number + unit)) ? number + unit : apart,
    );
    this.tokens = tokenize(this.query);
    this.words = this.tokens.map(({word}) => word);
    const big = this.tokens.filter(({word}) => !smallWords.has(word));
    const asked = big.length > 0 ? big : this.tokens;
    this.slots = asked
      .filter(({word}, at) => asked.findIndex((other) => other.word === word) === at)
      .map((token) => this.slot(token));
    const unknown = this.slots.filter(({hits}) => hits.size === 0);
    this.isUnknown = unknown.length === this.slots.length;
    if (!isLiteral) {
      unknown.forEach((slot) => this.guess(slot));
    }
  }

  /** The last word may go on: nothing follows it. A number is whole. */
  private mayGoOn({word, end}: Token): boolean {
    return /^\**$/.test(this.query.slice(end)) && word.length > 1 && !/^[\d.:]+$/.test(word);
  }

  private keep(slot: Slot, {scores, terms}: WordHits, part = 1): void {
    terms.forEach((term) => slot.terms.add(term));
    scores.forEach((score, record) =>
      slot.hits.set(record, Math.max(part * score, slot.hits.get(record) ?? 0)),
    );
  }

  private slot(token: Token): Slot {
    const {index, tokens} = this;
    const {word} = token;
    const exact = index.find(word);
    const slot: Slot = {word, exact: exact.terms, terms: new Set(), hits: new Map()};
    this.keep(slot, exact);
    if (this.mayGoOn(token)) {
      this.keep(slot, index.find(word, asPrefix));
    }
    this.phrasesWith(tokens.indexOf(token)).forEach((phrase) =>
      this.keep(slot, index.find(phrase, allWords), weights.synonym),
    );
    if (slot.hits.size === 0) {
      this.takeApart(slot);
    }
    return slot;
  }

  /** Synonyms of the phrases that a word of the query belongs to. */
  private phrasesWith(place: number): string[] {
    const found: string[] = [];
    for (let count = 1; count <= longestSynonym; count += 1) {
      for (let from = Math.max(0, place - count + 1); from <= place; from += 1) {
        const key = phraseKey(this.words.slice(from, from + count));
        found.push(...(this.index.synonyms.others.get(key) ?? []));
      }
    }
    return found;
  }

  /** Nothing has this word: two words written as one; the maker's name in the number of a model. */
  private takeApart(slot: Slot): void {
    const {word} = slot;
    // Two letters swapped are likelier than 'fix true'.
    if (this.index.find(swaps(word)).scores.size > 0) {
      return;
    }
    const letters = word.match(/\p{L}{2,}/gu) ?? [];
    const parts = /\d/.test(word)
      ? [[word.match(/\p{L}+|\d+/gu) ?? []].flat(), ...letters.map((one) => [one])]
      : Array.from({length: Math.max(0, word.length - 3)}, (_, at) => [
          word.slice(0, at + 2),
          word.slice(at + 2),
        ]).filter((halves) => !halves.some((half) => smallWords.has(half)));
    const found = parts
      .map((words) => this.index.find(words.join(' '), allWords))
      .find(({scores}) => scores.size > 0);
    if (found) {
      this.keep(slot, found);
    }
  }

  /**
   * What looks like a word that nothing has: its letters swapped, one of them wrong, or two. A word with
   * a digit looks like nothing else.
   */
  private guess(slot: Slot): void {
    const {word} = slot;
    if (word.length < 4 || /\d/.test(word)) {
      return;
    }
    const attempts: [text: string, options: SearchOptions][] = [
      [swaps(word), {}],
      [word, {fuzzy: 1}],
      [word, {fuzzy: 2}],
    ];
    const all = attempts.map(([text, options]) => this.index.find(text, options));
    const at = all.findIndex(({scores}) => scores.size > 0);
    const found = all[at];
    if (found) {
      slot.guess = [...found.terms].sort((a, b) => b.length - a.length)[0];
      if (at < 2 && word.length > 4) {
        this.keep(slot, found, weights.synonym);
      }
    }
  }

  /** The query with what looks like them in the place of words that nothing has. */
  corrected(): string | undefined {
    const text = this.tokens.reduceRight((query, {start, end, word}) => {
      const guess = this.slots.find((slot) => slot.word === word)?.guess;
      return guess === undefined ? query : query.slice(0, start) + guess + query.slice(end);
    }, this.query);
    return text === this.query ? undefined : text;
  }
}

/** How much each word says: rare ones more, in parts of 1. */
function shares({pages, pageOf}: SearchIndex, slots: Slot[]): number[] {
  const rarities = slots.map(({hits}) => {
    const count = new Set([...hits.keys()].map((record) => pageOf[record])).size;
    return Math.log(1 + pages.length / (count + 0.5)) ** weights.rarity;
  });
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return rarities.map((rarity) => rarity / all);
}

/** Whether a query is a heading, or several words of its beginning. */
const isHeading = (heading: string | undefined, phrase: string): boolean =>
  heading === phrase || (phrase.includes(' ') && (heading?.startsWith(phrase) ?? false));

/** Queries for the way to a page: pages that have them as a keyword are first, whatever others say of it. */
const ways: ReadonlySet<string> = new Set(lists.ways.split(' '));

/** How much two sets have in common, from 0 to 1 (Sørensen–Dice coefficient). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  one.forEach((word) => (common += other.has(word) ? 1 : 0));
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/**
 * Finds pages for a query. A section counts by how well it has the words, and how many of them; a page
 * by its best section and a falling share of the next five.
 */
export function rank(
  index: SearchIndex,
  text: string,
  options: Partial<SearchQuery> = {},
): Ranking {
  const reader = new Reader(index, text, options.isLiteral ?? false);
  const {words, slots} = reader;
  const offered = reader.corrected();
  // Beside words that are found, a guess counts as a synonym and is offered: it may be another word.
  if (offered !== undefined && reader.isUnknown) {
    return {...rank(index, offered, {...options, isLiteral: true}), guessed: offered};
  }
  const phrases = [words.join(' '), slots.map(({word}) => word).join(' ')];
  if (offered !== undefined) {
    // A heading but for one wrong letter is surely what is meant.
    phrases.push(phraseOf(offered));
  }
  const asked = stems(offered ?? words.join(' '));
  const share = shares(index, slots);
  const sums = new Map<number, {score: number; cover: number}>();
  slots.forEach(({hits}, at) => {
    const part = share[at] ?? 0;
    for (const [record, score] of hits) {
      const sum = sums.get(record) ?? {score: 0, cover: 0};
      sums.set(record, {score: sum.score + part * score, cover: sum.cover + part});
    }
  });
  const groups = new Map<number, {record: number; score: number}[]>();
  for (const [record, {score, cover}] of sums) {
    if (!options.product || index.records[record]?.section === options.product) {
      const page = index.pageOf[record] ?? 0;
      const heading = index.headings[record];
      const isIt = phrases.some((phrase) => isHeading(heading, phrase));
      const factor = isIt ? weights.isHeading : 1;
      const group = groups.get(page) ?? [];
      groups.set(page, group);
      group.push({record, score: score * cover ** weights.cover * factor});
    }
  }
  const pages = [...groups].map(([page, group]): RankedPage => {
    group.sort((a, b) => b.score - a.score || a.record - b.record);
    const sum = group.slice(0, 6).reduce((all, one, at) => all + one.score * weights.next ** at, 0);
    const like = Math.max(
      0,
      ...(index.pages[page]?.keywords ?? []).map((one) => likeness(asked, one)),
    );
    const isCalled =
      like === 1 ? (ways.has(words.join(' ')) ? weights.isHeading : weights.isKeyword) : 1;
    return {
      score: sum * (1 + weights.likeKeyword * like ** 2) * isCalled,
      records: group.map(({record}) => record),
    };
  });
  pages.sort((a, b) => b.score - a.score || (a.records[0] ?? 0) - (b.records[0] ?? 0));
  return {pages, slots, guessed: undefined, offered};
}
