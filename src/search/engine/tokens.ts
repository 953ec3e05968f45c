import {stemmer} from 'stemmer';
import lists from './words.json';

/** Maximum number of cached results, to limit memory on phones. */
const maxResults = 12_000;

/** Caches the results of a function of a string. */
export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= maxResults) {
        known.clear();
      }
      known.set(text, (result = make(text)));
    }
    return result;
  };
}

/**
 * A word of a text. Records, queries and highlighting use the same tokenizer.
 *
 * A word is a run of letters and digits; version numbers, addresses and times keep their points. Case,
 * accents and apostrophes are ignored, and 'Ω' is 'ohm'. Compounds match in every spelling:
 * 'Art-Net' also as 'artnet', 'artNet2' also as 'art' and 'net', '16 A' also as '16a'.
 */
export interface Token {
  /** Start and end in the text. */
  start: number;
  end: number;
  /** The word, folded. */
  word: string;
  /** Other spellings for the same place; a whole compound ends after its last part. */
  also: {word: string; end: number}[];
}

const wordPattern = /\p{N}+(?:[.:]\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;
const compound = /\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}|\p{Lu}{2}\p{Ll}/u;

/** A word without case, accents, apostrophes and possessive s; hexadecimal numbers without their sign. */
export function fold(word: string): string {
  return /^[a-z0-9]+$/.test(word)
    ? word.replace(/^0x(?=[0-9a-f]+$)/, '')
    : word
        .replace(/[ΩΩ]/g, 'ohm')
        .replace(/ß/g, 'ss')
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/['’]s$|['’]/gu, '');
}

/** Stem of a word; 'died' and 'dying' become 'die', because a stem of two letters is too short. */
function computeStem(word: string): string {
  const stem = /\d/.test(word) ? word : stemmer(word);
  if (stem.length > 2) {
    return stem;
  }
  const short = word.replace(/ying$/, 'ie').replace(/(?<=e)[ds]$/, '');
  return short.length > 2 ? short : word;
}

/** Forms of a folded word in the index: the word and its stem. */
export const forms = memoize((word: string): string[] => {
  const stem = computeStem(word);
  return stem === word ? [word] : [word, stem];
});

/** Folds a word and splits it into parts. A number after letters is not a part: 'F8' doesn't match '8'. */
const read = memoize((raw: string): {word: string; parts: string[]} => {
  const parts = compound.test(raw) ? (raw.match(partPattern) ?? []).map(fold) : [];
  return {
    word: fold(raw),
    parts: parts.filter(
      (part, index) => parts.length > 1 && (/\d/.test(part) ? index === 0 : part.length > 1),
    ),
  };
});

/** 'Art-Net' and 'opto-isolation' are compounds; longer chains are phrases with hyphens. */
function joinChain(chain: Token[]): void {
  if (chain.length === 2 || (chain.length === 3 && chain.some(({word}) => word.length < 3))) {
    const word = chain.map((part) => part.word).join('');
    chain[0]?.also.push({word, end: chain.at(-1)?.end ?? 0});
  }
}

const isUnit = (word: string): boolean =>
  /^[a-z]{1,2}$/.test(word) && (word === 'a' || !smallWords.has(word));

/** Splits a text into words with their positions. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let chain: Token[] = [];
  // `matchAll` would copy the pattern for every sentence, which costs more than finding the words.
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(text); match; match = wordPattern.exec(text)) {
    const {0: raw, index} = match;
    const {word, parts} = read(raw);
    if (!word) {
      continue;
    }
    const end = index + raw.length;
    const token: Token = {start: index, end, word, also: parts.map((part) => ({word: part, end}))};
    const last = tokens.at(-1);
    const between = last && last.end === index - 1 ? text[last.end] : undefined;
    if (between === undefined || !/[-.‐‑]/.test(between)) {
      joinChain(chain);
      chain = [];
    }
    if (last && between === ' ' && /^[\d.]+$/.test(last.word) && isUnit(word)) {
      last.also.push({word: last.word + word, end});
    }
    chain.push(token);
    tokens.push(token);
  }
  joinChain(chain);
  return tokens;
}

/** Folded words of a text. */
export function words(text: string): string[] {
  return tokenize(text).map(({word}) => word);
}

/** Folded words of a text, joined by spaces. */
export const getPhrase = (text: string): string => words(text).join(' ');

/**
 * Stop words, which are dropped from a query unless nothing else is left. Includes French, Spanish, Italian, German and
 * Dutch ones that have no meaning in English.
 */
export const smallWords: ReadonlySet<string> = new Set(
  Object.values(lists.small).join(' ').split(' '),
);

/** Stems of a text without stop words. */
export const stems = (text: string): ReadonlySet<string> =>
  new Set(words(text).flatMap((word) => (smallWords.has(word) ? [] : (forms(word).at(-1) ?? []))));
