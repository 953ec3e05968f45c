import type {Slot} from './rank';
import {forms, memoize, tokenize} from './tokens';
import type {Piece} from './types';

/** A place in a text where a word of the query stands. */
interface Range {
  start: number;
  end: number;
}

/** What stands for which word of the query, by term of the index. */
export type Terms = ReadonlyMap<string, {slot: number; isExact: boolean}>;

/** Collects what the ranking has used. */
export function termsOf(slots: Slot[]): Terms {
  const terms = new Map<string, {slot: number; isExact: boolean}>();
  slots.forEach((one, slot) =>
    one.terms.forEach((term) => terms.set(term, {slot, isExact: false})),
  );
  slots.forEach((one, slot) => one.exact.forEach((term) => terms.set(term, {slot, isExact: true})));
  return terms;
}

type Match = Range & {slot: number; isExact: boolean};

const tokensOf = memoize(tokenize);

/** Words of a text that stand for one of the query, a compound with all its parts. */
function matchesIn(text: string, terms: Terms): Match[] {
  const matches: Match[] = [];
  for (const token of tokensOf(text)) {
    const {start} = token;
    let best: Match | undefined;
    for (const {word, end} of token.also.length > 0 ? [token, ...token.also] : [token]) {
      for (const form of forms(word)) {
        const match = terms.get(form);
        if (match && (!best || match.isExact || !best.isExact)) {
          best = {start, end, ...match};
        }
      }
    }
    if (best) {
      matches.push(best);
    }
  }
  return matches;
}

/**
 * What to mark in several texts of one record: each whole match once, 'Art-Net' as well as 'fixture
 * patch'. Where a record has a word as it was typed, its relatives are left alone.
 */
function rangesIn(texts: string[], terms: Terms): Range[][] {
  const all = texts.map((text) => matchesIn(text, terms));
  const asTyped = new Set(all.flat().flatMap(({slot, isExact}) => (isExact ? [slot] : [])));
  return all.map((matches, at) => {
    const merged: Range[] = [];
    for (const {start, end, slot, isExact} of matches) {
      const last = merged.at(-1);
      const between = last && texts[at]?.slice(last.end, start);
      if (!isExact && asTyped.has(slot)) {
        continue;
      }
      if (last && between !== undefined && /^[-.‐‑/’' ]?$/.test(between)) {
        last.end = Math.max(last.end, end);
      } else {
        merged.push({start, end});
      }
    }
    return merged;
  });
}

/** Several texts of one record with what was found in them. */
export function markAll(texts: string[], terms: Terms): Piece[][] {
  return rangesIn(texts, terms).map((ranges, number) => {
    const text = texts[number] ?? '';
    const pieces: Piece[] = [];
    let at = 0;
    for (const {start, end} of ranges) {
      pieces.push({text: text.slice(at, start), isMarked: false});
      pieces.push({text: text.slice(start, end), isMarked: true});
      at = end;
    }
    return [...pieces, {text: text.slice(at), isMarked: false}].filter((piece) => piece.text);
  });
}

/** Whether a text has a word of the query. */
export const hasMark = (pieces: readonly Piece[] | undefined): boolean =>
  pieces?.some(({isMarked}) => isMarked) ?? false;

/** Whether a line is a sentence: commands, names of buttons and the like are not. */
const isSentence = (line: string): boolean =>
  /^[^\t]/.test(line) && (/[.!?:…][)”"’]*$/.test(line) || line.split(' ').length > 5);

/** Sentences of a text, line by line. */
export const sentencesOf = memoize((text: string): string[][] =>
  text
    .split('\n')
    .filter(isSentence)
    .map((line) => line.split(/(?<=[.!?…][)”"’]?)\s+(?=[\p{Lu}\p{N}“"‘(])/u)),
);

/** Letters of a snippet. A sentence that is longer ends with its last word before that. */
const mostLetters = 200;

/** How many words of the query a text has; one that only stands for a word is worth less. */
function countIn(text: string, terms: Terms): number {
  const worth = new Map<number, number>();
  for (const {slot, isExact} of matchesIn(text, terms)) {
    worth.set(slot, Math.max(worth.get(slot) ?? 0, isExact ? 1 : 0.6));
  }
  return [...worth.values()].reduce((sum, one) => sum + one, 0);
}

/** The line whose first sentence has the most words of the query; undefined if none has one. */
function bestOf(lines: readonly string[][], terms: Terms): string[] | undefined {
  let best: string[] | undefined;
  let most = 0;
  for (const line of lines) {
    const count = countIn(line[0] ?? '', terms);
    if (count > most) {
      [best, most] = [line, count];
    }
  }
  return best;
}

/** The text with the most words of the query, with its marks; undefined if none has one. */
export function bestText(texts: readonly string[], terms: Terms): Piece[] | undefined {
  const best = texts.map((text) => [text]);
  return markAll(bestOf(best, terms) ?? [], terms)[0];
}

/**
 * The sentence with the most words of the query, with its marks, and those that follow it in its line
 * while there is room.
 *
 * @param texts - texts to take it from, the best first
 * @param otherwise - what is shown if none of them has a word
 */
export function snippet(texts: string[], terms: Terms, otherwise = texts[0]): Piece[] | undefined {
  const lines = texts
    .flatMap(sentencesOf)
    .flatMap((line) => line.map((_, place) => line.slice(place)));
  const [first, ...next] = bestOf(lines, terms) ?? sentencesOf(otherwise ?? '')[0] ?? [];
  if (first === undefined) {
    return undefined;
  }
  let text = first;
  for (const sentence of next) {
    if (text.length + sentence.length >= mostLetters) {
      break;
    }
    text += ` ${sentence}`;
  }
  const [[mark] = []] = rangesIn([text], terms);
  const room = Math.max(mostLetters, mark?.end ?? 0);
  if (text.length > room) {
    const short = text.slice(0, room + 1).replace(/\s+\S*$/, '');
    text = `${text.slice(0, Math.max(short.length, mark?.end ?? 0))}…`;
  }
  return markAll([text], terms)[0];
}
