import type {SearchRecord} from '../records/types';
import type {Entry, SearchIndex, WordHits} from './searchIndex';
import {maxQueryLength} from '../../config/search';
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
  /** Score of the best that was found, by entry. */
  hits: Map<Entry, number>;
}

/** A page that was found, and its records that were, best first. */
export interface RankedPage {
  page: SearchRecord;
  records: SearchRecord[];
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

/** The last word may go on: nothing follows it. A number is whole. */
const mayGoOn = (query: string, {word, end}: Token): boolean =>
  /^\**$/.test(query.slice(end)) && word.length > 1 && !/^[\d.:]+$/.test(word);

function keep(slot: Slot, {scores, terms}: WordHits, part = 1): void {
  terms.forEach((term) => slot.terms.add(term));
  scores.forEach((score, entry) =>
    slot.hits.set(entry, Math.max(part * score, slot.hits.get(entry) ?? 0)),
  );
}

/** Synonyms of the phrases that the word at a place of the query belongs to. */
function synonymsOf(index: SearchIndex, words: string[], place: number): string[] {
  const found: string[] = [];
  for (let count = 1; count <= longestSynonym; count += 1) {
    for (let from = Math.max(0, place - count + 1); from <= place; from += 1) {
      const key = phraseKey(words.slice(from, from + count));
      found.push(...(index.synonyms.others.get(key) ?? []));
    }
  }
  return found;
}

/** Nothing has this word: two words written as one; the maker's name in the number of a model. */
function takeApart(index: SearchIndex, slot: Slot): void {
  const {word} = slot;
  // Two letters swapped are likelier than 'fix true'.
  if (index.find(swaps(word)).scores.size > 0) {
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
    .map((words) => index.find(words.join(' '), allWords))
    .find(({scores}) => scores.size > 0);
  if (found) {
    keep(slot, found);
  }
}

/**
 * What looks like a word that nothing has: its letters swapped, one of them wrong, or two. A word with
 * a digit looks like nothing else.
 */
function guess(index: SearchIndex, slot: Slot): void {
  const {word} = slot;
  if (word.length < 4 || /\d/.test(word)) {
    return;
  }
  const all = [index.find(swaps(word)), index.find(word, {fuzzy: 1}), index.find(word, {fuzzy: 2})];
  const at = all.findIndex(({scores}) => scores.size > 0);
  const found = all[at];
  if (found) {
    slot.guess = [...found.terms].sort((a, b) => b.length - a.length)[0];
    if (at < 2 && word.length > 4) {
      keep(slot, found, weights.synonym);
    }
  }
}

/** Finds what stands for the words of one query. */
function read(index: SearchIndex, text: string, isLiteral: boolean) {
  const isKnown = (word: string): boolean => index.find(word, asTyped).scores.size > 0;
  // '16 A' is '16A' where the site has it.
  const query = readAs(text.slice(0, maxQueryLength), index.synonyms, isKnown).replace(
    /(\d+) (\p{L}{1,2})(?!\p{L})/gu,
    (apart, number: string, unit: string) => (isKnown(fold(number + unit)) ? number + unit : apart),
  );
  const tokens = tokenize(query);
  const words = tokens.map(({word}) => word);
  const big = tokens.filter(({word}) => !smallWords.has(word));
  const asked = big.length > 0 ? big : tokens;
  const slots = asked
    .filter(({word}, at) => asked.findIndex((other) => other.word === word) === at)
    .map((token): Slot => {
      const {word} = token;
      const exact = index.find(word);
      const slot: Slot = {word, exact: exact.terms, terms: new Set(), hits: new Map()};
      keep(slot, exact);
      if (mayGoOn(query, token)) {
        keep(slot, index.find(word, asPrefix));
      }
      synonymsOf(index, words, tokens.indexOf(token)).forEach((phrase) =>
        keep(slot, index.find(phrase, allWords), weights.synonym),
      );
      if (slot.hits.size === 0) {
        takeApart(index, slot);
      }
      return slot;
    });
  const unknown = slots.filter(({hits}) => hits.size === 0);
  /** Nothing has any word of the query. */
  const isUnknown = unknown.length === slots.length;
  if (!isLiteral) {
    unknown.forEach((slot) => guess(index, slot));
  }
  /** The query with what looks like them in the place of words that nothing has. */
  const corrected = tokens.reduceRight((all, {start, end, word}) => {
    const found = slots.find((slot) => slot.word === word)?.guess;
    return found === undefined ? all : all.slice(0, start) + found + all.slice(end);
  }, query);
  return {words, slots, isUnknown, offered: corrected === query ? undefined : corrected};
}

/** How much each word says: rare ones more, in parts of 1. */
function shares({pages}: SearchIndex, slots: Slot[]): number[] {
  const rarities = slots.map(({hits}) => {
    const count = new Set([...hits.keys()].map(({page}) => page)).size;
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
  const common = [...one].filter((word) => other.has(word)).length;
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
  const {words, slots, isUnknown, offered} = read(index, text, options.isLiteral ?? false);
  // Beside words that are found, a guess counts as a synonym and is offered: it may be another word.
  if (offered !== undefined && isUnknown) {
    return {...rank(index, offered, {...options, isLiteral: true}), guessed: offered};
  }
  const phrases = [
    words.join(' '),
    slots.map(({word}) => word).join(' '),
    // A heading but for one wrong letter is surely what is meant.
    ...(offered === undefined ? [] : [phraseOf(offered)]),
  ];
  const asked = stems(offered ?? words.join(' '));
  const share = shares(index, slots);
  const sums = new Map<Entry, {score: number; cover: number}>();
  slots.forEach(({hits}, at) => {
    const part = share[at] ?? 0;
    for (const [entry, score] of hits) {
      const sum = sums.get(entry) ?? {score: 0, cover: 0};
      sums.set(entry, {score: sum.score + part * score, cover: sum.cover + part});
    }
  });
  const groups = new Map<Entry['page'], {id: number; record: SearchRecord; score: number}[]>();
  for (const [{id, record, page, heading}, {score, cover}] of sums) {
    if (!options.product || record.section === options.product) {
      const isIt = phrases.some((phrase) => isHeading(heading, phrase));
      const factor = isIt ? weights.isHeading : 1;
      const group = groups.get(page) ?? [];
      groups.set(page, group);
      group.push({id, record, score: score * cover ** weights.cover * factor});
    }
  }
  const pages = [...groups].map(([{record: page, keywords}, group]) => {
    group.sort((a, b) => b.score - a.score || a.id - b.id);
    const sum = group.slice(0, 6).reduce((all, one, at) => all + one.score * weights.next ** at, 0);
    const like = Math.max(0, ...keywords.map((one) => likeness(asked, one)));
    const isCalled =
      like === 1 ? (ways.has(words.join(' ')) ? weights.isHeading : weights.isKeyword) : 1;
    return {
      page,
      records: group.map(({record}) => record),
      score: sum * (1 + weights.likeKeyword * like ** 2) * isCalled,
      id: group[0]?.id ?? 0,
    };
  });
  pages.sort((a, b) => b.score - a.score || a.id - b.id);
  return {pages, slots, guessed: undefined, offered};
}
