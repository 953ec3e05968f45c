import type SearchableMap from 'minisearch/SearchableMap';

/** Where a word occurs: records in rising order, and how much the word weighs in each. */
export interface Postings {
  term: string;
  records: Uint32Array;
  impacts: Float32Array;
  idf: number;
}

export type Vocabulary = SearchableMap<Postings>;

/** A word of the index that may stand for a word of the query, and how well, from 0 to 1. */
export interface Expansion {
  postings: Postings;
  quality: number;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** How many wrong letters a word of this length may have. */
export function allowedEdits(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The word with two neighbouring letters exchanged, at each place. */
function* swaps(word: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at += 1) {
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
}

/** Every word that is one edit away. */
function* neighbours(word: string): Generator<string> {
  yield* swaps(word);
  for (let at = 0; at <= word.length; at += 1) {
    yield word.slice(0, at) + word.slice(at + 1);
    for (const letter of letters) {
      yield word.slice(0, at) + letter + word.slice(at);
      yield word.slice(0, at) + letter + word.slice(at + 1);
    }
  }
}

/** Words that begin with `prefix`; the longer the rest, the less it counts. */
export function byPrefix(vocabulary: Vocabulary, prefix: string, quality: number): Expansion[] {
  const found: Expansion[] = [];
  for (const [term, postings] of vocabulary.atPrefix(prefix)) {
    if (term !== prefix) {
      found.push({postings, quality: quality * (0.4 + (0.6 * prefix.length) / term.length)});
    }
  }
  return found;
}

/** Other forms of an English word: plural and singular, -ing and -ed. */
export function forms(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) {
    return [];
  }
  const stem = word.replace(/(?:ings?|ed|es|s|e)$/, '');
  if (stem.length < 3) {
    return [];
  }
  const last = stem.at(-1) ?? '';
  const stems = [stem, stem.at(-2) === last ? stem.slice(0, -1) : stem + last];
  const all = stems.flatMap((base) => ['', 's', 'e', 'es', 'ed', 'ing'].map((end) => base + end));
  const nouns = /ies$/.test(word)
    ? [`${word.slice(0, -3)}y`]
    : /y$/.test(word)
      ? [`${word.slice(0, -1)}ies`]
      : [];
  return [...new Set([...all, ...nouns])].filter((form) => form !== word);
}

/** Words that differ in few letters; with `unfinished`, also words that go on after a slip. */
export function byLikeness(vocabulary: Vocabulary, word: string, unfinished: boolean): Expansion[] {
  const edits = allowedEdits(word.length);
  if (edits === 0) {
    return [];
  }
  const best = new Map<Postings, number>();
  const keep = (postings: Postings, quality: number): void => {
    best.set(postings, Math.max(quality, best.get(postings) ?? 0));
  };
  for (const [term, [postings, distance]] of vocabulary.fuzzyGet(word, edits)) {
    if (distance > 0) {
      // A wrong first letter is rare.
      keep(postings, (1 - distance / (word.length + 1)) * (term[0] === word[0] ? 0.75 : 0.5));
    }
  }
  for (const swapped of swaps(word)) {
    const postings = vocabulary.get(swapped);
    if (postings) {
      keep(postings, 0.72);
    }
  }
  if (unfinished && best.size === 0) {
    for (const neighbour of neighbours(word)) {
      for (const {postings, quality} of byPrefix(vocabulary, neighbour, 0.5)) {
        keep(postings, quality);
      }
    }
  }
  return [...best].map(([postings, quality]) => ({postings, quality}));
}

/** Two words of the vocabulary that were written as one, if there are such. */
export function splitCompound(
  vocabulary: Vocabulary,
  word: string,
): [Postings, Postings] | undefined {
  let best: [Postings, Postings] | undefined;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const left = vocabulary.get(word.slice(0, at));
    const right = vocabulary.get(word.slice(at));
    const common = (pair: [Postings, Postings]): number =>
      Math.min(pair[0].records.length, pair[1].records.length);
    if (left && right && (!best || common([left, right]) > common(best))) {
      best = [left, right];
    }
  }
  return best;
}
