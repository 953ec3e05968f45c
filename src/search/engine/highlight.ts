import type {Slot} from './rank';
import {forms, memoize, tokenize, type Token} from './tokens';
import type {Piece} from './types';

/** What stands for which word of the query, by term of the index. */
export type Terms = ReadonlyMap<string, Meaning>;

interface Meaning {
  slot: number;
  isExact: boolean;
}

/** Collects what the ranking has used. */
export function termsOf(slots: Slot[]): Terms {
  const all = (isExact: boolean) =>
    slots.flatMap(({exact, terms}, slot) =>
      [...(isExact ? exact : terms)].map((term) => [term, {slot, isExact}] as const),
    );
  return new Map([...all(false), ...all(true)]);
}

/** A place in a text where a word of the query stands. */
type Match = Meaning & Pick<Token, 'start' | 'end'>;

const tokensOf = memoize(tokenize);

/** Words of a text that stand for one of the query, a compound with all its parts. */
function matchesIn(text: string, terms: Terms): Match[] {
  return tokensOf(text).flatMap((token) => {
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

/**
 * Several texts of one record with what was found in them: each whole match is marked once, 'Art-Net'
 * as well as 'fixture patch'. Where a record has a word as it was typed, its relatives are left alone.
 */
export function markAll(texts: string[], terms: Terms): Piece[][] {
  const all = texts.map((text) => matchesIn(text, terms));
  const asTyped = new Set(all.flat().flatMap(({slot, isExact}) => (isExact ? [slot] : [])));
  return all.map((matches, number) => {
    const text = texts[number] ?? '';
    const pieces: Piece[] = [];
    let at = 0;
    for (const {start, end} of matches.filter((one) => one.isExact || !asTyped.has(one.slot))) {
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

export const textOf = (pieces: readonly Piece[] = []): string =>
  pieces.map(({text}) => text).join('');

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
const maxLetters = 200;

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
  const counts = lines.map(([first = '']) => countIn(first, terms));
  const most = Math.max(0, ...counts);
  return most > 0 ? lines[counts.indexOf(most)] : undefined;
}

/** The text with the most words of the query, with its marks; undefined if none has one. */
export function bestText(texts: readonly string[], terms: Terms): Piece[] | undefined {
  const lines = texts.map((text) => [text]);
  return markAll(bestOf(lines, terms) ?? [], terms)[0];
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
    if (text.length + sentence.length >= maxLetters) {
      break;
    }
    text += ` ${sentence}`;
  }
  const [pieces = []] = markAll([text], terms);
  const untilMark = pieces.slice(0, pieces.findIndex(({isMarked}) => isMarked) + 1);
  const least = textOf(untilMark).length;
  const layer = Math.max(maxLetters, least);
  if (text.length <= layer) {
    return pieces;
  }
  const end = Math.max(text.slice(0, layer + 1).replace(/\s+\S*$/, '').length, least);
  return markAll([`${text.slice(0, end)}…`], terms)[0];
}
