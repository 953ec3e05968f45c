/**
 * How text becomes words, the same for records, queries and highlighting.
 *
 * A word is a run of letters and digits; version numbers keep their dots. Case, accents and
 * apostrophes do not count. Compounds are found in every spelling: 'Art-Net' is also indexed as
 * 'artnet', 'LiveGrabber' also as 'live' and 'grabber', 'DMX512' also as 'dmx' and '512'.
 */
export interface Token {
  /** Start and end in the text. */
  start: number;
  end: number;
  /** The word as it is indexed first. */
  word: string;
  /** Other spellings that stand for the same place: parts of a compound, or the whole of one. */
  also: string[];
}

const wordPattern = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;
const plain = /^[a-z0-9]+$/;

/** A word without case, accents, apostrophes and possessive s. */
export function fold(word: string): string {
  if (plain.test(word)) {
    return word;
  }
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/['’]/gu, '');
}

function partsOf(word: string): string[] {
  if (!/\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}|\p{Lu}{2}\p{Ll}/u.test(word)) {
    return [];
  }
  const parts = word.match(partPattern) ?? [];
  return parts.length > 1 ? parts.filter((part) => part.length > 1).map(fold) : [];
}

/** Words of a text with their places. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let chain: Token[] = [];
  const closeChain = (): void => {
    // 'Art-Net' and 'opto-isolation' are compounds; longer chains are phrases with hyphens.
    if (chain.length === 2 || (chain.length === 3 && chain.some(({word}) => word.length < 3))) {
      chain[0]?.also.push(chain.map(({word}) => word).join(''));
    }
    chain = [];
  };
  for (const {0: raw, index} of text.matchAll(wordPattern)) {
    const word = fold(raw);
    if (!word) {
      continue;
    }
    const token = {start: index, end: index + raw.length, word, also: partsOf(raw)};
    const last = tokens.at(-1);
    if (!last || last.end !== index - 1 || !/[-.‐‑]/.test(text[last.end] ?? '')) {
      closeChain();
    }
    chain.push(token);
    tokens.push(token);
  }
  closeChain();
  return tokens;
}

/** Folded words of a text, without places and other spellings. */
export function words(text: string): string[] {
  return tokenize(text).map(({word}) => word);
}

/** Words that carry little meaning in a question; they help to order, never to exclude. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a about after am an and any are as at be before but by can cannot cant could did do does doesnt dont ' +
    'for from get has have how i if in into is isnt it its me my no not of on or our should so ' +
    'that the their them then there this to too up use using want was what whats when where ' +
    'which why will with without wont you your'
  ).split(' '),
);
