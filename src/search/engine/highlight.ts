import {forms, memoize, type Token, tokenize} from './tokens';
import type {Piece} from './types';

/** The word of the query that each matching term of the index corresponds to. */
export type Terms = ReadonlyMap<string, Meaning>;

interface Meaning {
  wordIndex: number;
  isExact: boolean;
}

/** Collects the matching terms of each word of a query. */
export function collectTerms(
  queryWords: readonly {exact: ReadonlySet<string>; terms: ReadonlySet<string>}[],
): Terms {
  const all = (isExact: boolean) =>
    queryWords.flatMap(({exact, terms}, wordIndex) =>
      [...(isExact ? exact : terms)].map((term) => [term, {wordIndex, isExact}] as const),
    );
  return new Map([...all(false), ...all(true)]);
}

/** An occurrence of a word of the query in a text. */
type Match = Meaning & Pick<Token, 'start' | 'end'>;

const getTokens = memoize(tokenize);

/** Finds the words of a query in a text; a compound with all its parts. */
function findMatches(text: string, terms: Terms): Match[] {
  return getTokens(text).flatMap((token) => {
    const {start} = token;
    let best: Match | undefined;
    for (const {word, end} of [token, ...token.also]) {
      for (const form of forms(word)) {
        const match = terms.get(form);
        if (match && (!best || match.isExact || !best.isExact)) {
          best = {start, end, ...match};
        }
      }
    }
    return best ?? [];
  });
}

const finders = new WeakMap<Terms, (text: string) => Match[]>();

/** The same as {@link findMatches}, cached for each query: ranking and snippets read the same sentences. */
function matchesIn(text: string, terms: Terms): Match[] {
  let find = finders.get(terms);
  if (!find) {
    find = memoize((one) => findMatches(one, terms));
    finders.set(terms, find);
  }
  return find(text);
}

/**
 * Highlights matches in several texts of a record. Adjacent matches are merged, as in 'Art-Net' and 'fixture patch'.
 * If a record has a word exactly as typed, other forms and synonyms of it are not highlighted.
 */
export function markAll(texts: string[], terms: Terms): Piece[][] {
  const all = texts.map((text) => matchesIn(text, terms));
  const asTyped = new Set(
    all.flat().flatMap(({wordIndex, isExact}) => (isExact ? [wordIndex] : [])),
  );
  return all.map((matches, number) => {
    const text = texts[number] ?? '';
    const pieces: Piece[] = [];
    let at = 0;
    for (const {start, end} of matches.filter(
      (one) => one.isExact || !asTyped.has(one.wordIndex),
    )) {
      const before = text.slice(at, start);
      const last = pieces.at(-1);
      if (last && /^[-.‐‑/’' ]?$/.test(before)) {
        last.text += text.slice(at, end);
      } else {
        pieces.push({text: before, isMarked: false});
        pieces.push({text: text.slice(start, end), isMarked: true});
      }
      at = Math.max(at, end);
    }
    return [...pieces, {text: text.slice(at), isMarked: false}].filter((piece) => piece.text);
  });
}

export const joinPieces = (pieces: readonly Piece[] = []): string =>
  pieces.map(({text}) => text).join('');

/** Whether a text has a word of the query. */
export const hasMark = (pieces: readonly Piece[] | undefined): boolean =>
  pieces?.some(({isMarked}) => isMarked) ?? false;

/** Whether a line is a sentence rather than a command or label. */
const isSentence = (line: string): boolean =>
  /^[^\t]/.test(line) && (/[.!?:…][)”"’]*$/.test(line) || line.split(' ').length > 5);

/** Sentences of a text, line by line. */
export const getSentences = memoize((text: string): string[][] =>
  text
    .split('\n')
    .filter(isSentence)
    .map((line) => line.split(/(?<=[.!?…][)”"’]?)\s+(?=[\p{Lu}\p{N}“"‘(])/u)),
);

/** Maximum length of a snippet. Longer sentences are cut at a word. */
const maxSnippetLength = 200;

/**
 * Number of query words in texts; synonyms and other inexact matches count less.
 *
 * @param shares - the weight of each word; by default 1
 */
function countIn(texts: readonly string[], terms: Terms, shares?: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const {wordIndex, isExact} of texts.flatMap((text) => matchesIn(text, terms))) {
    counts.set(wordIndex, Math.max(counts.get(wordIndex) ?? 0, isExact ? 1 : 0.6));
  }
  return [...counts].reduce((sum, [index, count]) => sum + count * (shares?.[index] ?? 1), 0);
}

/** Largest share of a query in one of several texts, 0 to 1. */
export const maxCoverage = (
  texts: readonly string[],
  terms: Terms,
  shares: readonly number[],
): number => Math.max(0, ...texts.map((text) => countIn([text], terms, shares)));

/** Number of query words in a heading and the best sentence below it. */
export const countBelow = (heading: string, text: string, terms: Terms): number =>
  Math.max(
    ...['', ...getSentences(text).flat()].map((sentence) => countIn([heading, sentence], terms)),
  );

/** The line whose first sentence has the most words of the query; undefined if none has one. */
function findBestLine(lines: readonly string[][], terms: Terms): string[] | undefined {
  const counts = lines.map(([first = '']) => countIn([first], terms));
  const maxCount = Math.max(0, ...counts);
  return maxCount > 0 ? lines[counts.indexOf(maxCount)] : undefined;
}

/** The text with the most words of the query, highlighted; undefined if none has any. */
export function bestText(texts: readonly string[], terms: Terms): Piece[] | undefined {
  const lines = texts.map((text) => [text]);
  return markAll(findBestLine(lines, terms) ?? [], terms)[0];
}

/**
 * The sentence with the most words of the query, highlighted, followed by the next ones of its line up to the maximum
 * length.
 *
 * @param texts - candidates, best first
 * @param otherwise - fallback if none of them has a word of the query
 */
export function snippet(texts: string[], terms: Terms, otherwise = texts[0]): Piece[] | undefined {
  const lines = texts
    .flatMap(getSentences)
    .flatMap((line) => line.map((_, place) => line.slice(place)));
  const [first, ...next] = findBestLine(lines, terms) ?? getSentences(otherwise ?? '')[0] ?? [];
  if (first === undefined) {
    return undefined;
  }
  let text = first;
  for (const sentence of next) {
    if (text.length + sentence.length >= maxSnippetLength) {
      break;
    }
    text += ` ${sentence}`;
  }
  const [pieces = []] = markAll([text], terms);
  const untilMark = pieces.slice(0, pieces.findIndex(({isMarked}) => isMarked) + 1);
  const minLength = joinPieces(untilMark).length;
  const maxLength = Math.max(maxSnippetLength, minLength);
  if (text.length <= maxLength) {
    return pieces;
  }
  const end = Math.max(text.slice(0, maxLength + 1).replace(/\s+\S*$/, '').length, minLength);
  return markAll([`${text.slice(0, end)}…`], terms)[0];
}
