import type {SearchIndex} from './index';
import type {Found} from './index';
import {longestQuery} from './limits';
import {longestSynonym, phraseKey, readAs} from './synonyms';
import {smallWords, tokenize, type Token} from './tokens';
import {weights} from './weights';

/** Longest query, in words. */
const mostWords = 12;

/** A word of the query with everything that was found for it. */
export interface Slot {
  word: string;
  /** Terms of the index that are this word, and others that stand for it. */
  exact: ReadonlySet<string>;
  terms: Set<string>;
  /** What was searched instead, because nothing has this word. */
  guess: string | undefined;
  /** Score and worth of the best that was found, by record. */
  hits: Map<number, {score: number; worth: number}>;
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
}

export interface RankOptions {
  /** Whether a record may be found; everything if absent. */
  allowed?: (record: number) => boolean;
  /** Takes every word as it was typed. */
  isLiteral?: boolean;
}

const asTyped = {processTerm: (term: string) => term};
const asPrefix = {prefix: true, ...asTyped};

/** The word with two neighbouring letters exchanged, at each place. */
const swaps = (word: string): string =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).join(' ');

/** Numbers with their unit as one word, where the site has them: '16 A' is '16A'. */
function withUnits(tokens: Token[], isKnown: (word: string) => boolean): Token[] {
  return tokens.flatMap((token, at) => {
    const unit = (one?: Token): Token['also'][number] | undefined =>
      one?.also.find(({word, end}) => end > one.end && /^\d/.test(word) && isKnown(word));
    if (unit(tokens[at - 1])) {
      return [];
    }
    const joined = unit(token);
    return joined ? [{...token, ...joined, also: [{word: token.word, end: token.end}]}] : [token];
  });
}

/** Finds what stands for the words of one query. */
class Reader {
  private readonly tokens: Token[];
  readonly query: string;
  readonly words: string[];
  readonly slots: Slot[];

  constructor(
    private readonly index: SearchIndex,
    text: string,
    private readonly isLiteral: boolean,
  ) {
    this.query = readAs(text.slice(0, longestQuery), index.synonyms, (word) => this.isKnown(word));
    this.tokens = withUnits(tokenize(this.query), (word) => this.isKnown(word)).slice(0, mostWords);
    this.words = this.tokens.map(({word}) => word);
    const big = this.tokens.filter(({word}) => !smallWords.has(word));
    const asked = big.length > 0 ? big : this.tokens;
    this.slots = asked
      .filter(({word}, at) => asked.findIndex((other) => other.word === word) === at)
      .map((token, at, all) => this.slot(token, all[at - 1], all[at + 1]));
  }

  private isKnown(word: string): boolean {
    return this.index.find(word, asTyped).scores.size > 0;
  }

  /** The last word may go on: nothing follows it. */
  private mayGoOn(token: Token): boolean {
    const rest = this.query.slice(token.end);
    return token === this.tokens.at(-1) && token.word.length > 1 && /^\**$/.test(rest);
  }

  private keep(slot: Slot, {scores, terms}: Found, worth: number): void {
    terms.forEach((term) => slot.terms.add(term));
    for (const [record, found] of scores) {
      const score = found * worth;
      const known = slot.hits.get(record);
      if (!known) {
        slot.hits.set(record, {score, worth});
      } else {
        known.score = Math.max(known.score, score);
        known.worth = Math.max(known.worth, worth);
      }
    }
  }

  private slot(token: Token, before: Token | undefined, after: Token | undefined): Slot {
    const {index} = this;
    const {relative} = weights;
    const {word, also} = token;
    const exact = index.find(word);
    const slot: Slot = {
      word,
      exact: exact.terms,
      terms: new Set(),
      guess: undefined,
      hits: new Map(),
    };
    this.keep(slot, exact, 1);
    also.forEach((other) => this.keep(slot, index.find(other.word), relative));
    if (this.mayGoOn(token)) {
      this.keep(slot, index.find(word, asPrefix), 1);
    }
    for (const [left, right] of [
      [before, token],
      [token, after],
    ]) {
      if (left && right) {
        const how = this.mayGoOn(right) ? asPrefix : {};
        this.keep(slot, index.find(left.word + right.word, how), 1);
      }
    }
    this.phrasesWith(this.tokens.indexOf(token)).forEach((phrase) =>
      this.keep(slot, index.findAll(phrase), relative),
    );
    if (!this.isLiteral && (slot.hits.size === 0 || !this.isKnown(word))) {
      this.guess(slot, this.mayGoOn(token));
    }
    return slot;
  }

  /** Synonyms of the phrases that a word of the query belongs to. */
  private phrasesWith(place: number): string[][] {
    const found: string[][] = [];
    for (let count = 1; count <= longestSynonym; count += 1) {
      for (let from = Math.max(0, place - count + 1); from <= place; from += 1) {
        const key = phraseKey(this.words.slice(from, from + count));
        found.push(...(this.index.synonyms.others.get(key) ?? []));
      }
    }
    return found;
  }

  /** Nothing has this word: two words written as one, else a word that looks like it. */
  private guess(slot: Slot, mayGoOn: boolean): void {
    const {index} = this;
    const {word} = slot;
    const isRelated = slot.hits.size > 0;
    const worth = isRelated ? weights.relative : 1;
    const before = slot.hits.size;
    if (word.length > 3) {
      this.keepGuess(slot, index.find(swaps(word)), worth);
    }
    for (let at = 2; at <= word.length - 2 && slot.hits.size === 0; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (!halves.some((half) => smallWords.has(half))) {
        this.keep(slot, index.findAll(halves), 1);
      }
    }
    const attempts = [
      () => this.keepGuess(slot, index.find(word, {fuzzy: 1}), worth),
      () => this.keepGuess(slot, index.find(word, {fuzzy: 2}), worth),
      ...Array.from(
        {length: mayGoOn && !isRelated ? Math.max(0, word.length - 4) : 0},
        (_, less) => () =>
          this.keepGuess(slot, index.find(word.slice(0, -1 - less), asPrefix), worth),
      ),
    ];
    for (const attempt of word.length > 3 ? attempts : []) {
      if (slot.hits.size > before) {
        return;
      }
      attempt();
    }
  }

  private keepGuess(slot: Slot, found: Found, worth: number): void {
    const isNew = slot.hits.size === 0;
    this.keep(slot, found, worth);
    slot.guess ??= !isNew ? undefined : [...found.terms].sort((a, b) => b.length - a.length)[0];
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
const isHeading = (title: string, phrase: string): boolean =>
  title === phrase || (phrase.includes(' ') && title.startsWith(phrase));

/** What each record has of the query: how well it has the words, and how many of them. */
function scoreRecords(index: SearchIndex, slots: Slot[], phrases: string[]): Map<number, number> {
  const share = shares(index, slots);
  const sums = new Map<number, {score: number; cover: number}>();
  slots.forEach(({hits}, at) => {
    for (const [record, {score, worth}] of hits) {
      const sum = sums.get(record) ?? {score: 0, cover: 0};
      sum.score += (share[at] ?? 0) * score;
      sum.cover += (share[at] ?? 0) * worth;
      sums.set(record, sum);
    }
  });
  const scores = new Map<number, number>();
  for (const [record, {score, cover}] of sums) {
    const kind = index.records[record]?.kind ?? 'heading';
    const isEntry = kind !== 'heading' && kind !== 'tool';
    const isIt =
      !isEntry && phrases.some((phrase) => isHeading(index.titles[record] ?? '', phrase));
    scores.set(
      record,
      score *
        cover ** weights.cover *
        (isEntry ? weights.entry : 1) *
        (isIt ? weights.isHeading : 1),
    );
  }
  return scores;
}

/**
 * Finds pages for a query. A page counts by its best section and a falling share of the next five, a
 * section by how well it has the words, and how many of them.
 */
export function rank(index: SearchIndex, text: string, options: RankOptions = {}): Ranking {
  const {query, words, slots} = new Reader(index, text, options.isLiteral ?? false);
  const phrases = [words.join(' '), slots.map(({word}) => word).join(' ')];
  const groups = new Map<number, {record: number; score: number}[]>();
  for (const [record, score] of scoreRecords(index, slots, phrases)) {
    const page = index.pageOf[record] ?? 0;
    if (options.allowed?.(record) ?? true) {
      groups.set(page, [...(groups.get(page) ?? []), {record, score}]);
    }
  }
  const pages = [...groups].map(([page, group]): RankedPage => {
    group.sort((a, b) => b.score - a.score || a.record - b.record);
    const best = group.slice(0, 6);
    const score = best.reduce((sum, one, at) => sum + one.score * weights.next ** at, 0);
    const isNamed = index.pages[page]?.names.some((name) => phrases.includes(name));
    return {
      score: isNamed ? score * weights.isName : score,
      records: group.map(({record}) => record),
    };
  });
  pages.sort((a, b) => b.score - a.score || (a.records[0] ?? 0) - (b.records[0] ?? 0));
  return {pages, slots, guessed: correct(query, slots)};
}

/** The query with what was searched in the place of words that nothing has. */
function correct(query: string, slots: Slot[]): string | undefined {
  const text = tokenize(query).reduceRight((corrected, {start, end, word}) => {
    const guess = slots.find((slot) => slot.word === word)?.guess;
    return guess === undefined
      ? corrected
      : corrected.slice(0, start) + guess + corrected.slice(end);
  }, query);
  return text === query ? undefined : text;
}
