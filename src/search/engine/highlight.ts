import {escapeHtml} from '../../components/shared/escape';
import type {Slot} from './rank';
import {forms, memoize, tokenize} from './tokens';

export const markStart = '<mark>';
export const markEnd = '</mark>';

/** A place in a text, and the first word of the query that stands there. */
export interface Range {
  start: number;
  end: number;
  slot: number;
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

type Match = Range & {isExact: boolean};

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
export function rangesIn(texts: string[], terms: Terms): Range[][] {
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
        merged.push({start, end, slot});
      }
    }
    return merged;
  });
}

/** HTML of a text with its marks: escaped first, so that nothing in it is markup but the marks. */
export function markText(text: string, ranges: readonly Range[]): string {
  let html = '';
  let at = 0;
  for (const {start, end} of ranges) {
    html += escapeHtml(text.slice(at, start)) + markStart;
    html += escapeHtml(text.slice(start, end)) + markEnd;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

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

/** The text with the most words of the query, with its marks; undefined if none has one. */
export function bestOf(texts: readonly string[], terms: Terms): string | undefined {
  const counts = texts.map((text) => countIn(text, terms));
  const most = Math.max(0, ...counts);
  const best = most > 0 ? texts[counts.indexOf(most)] : undefined;
  return best === undefined ? undefined : markText(best, rangesIn([best], terms)[0] ?? []);
}

/**
 * The sentence with the most words of the query, with its marks, and those that follow it in its line
 * while there is room.
 *
 * @param texts - texts to take it from, the best first
 * @param otherwise - what is shown if none of them has a word
 */
export function snippet(texts: string[], terms: Terms, otherwise = texts[0]): string | undefined {
  let line: string[] = [];
  let at = 0;
  let most = 0;
  for (const one of texts.flatMap(sentencesOf)) {
    one.forEach((sentence, place) => {
      const count = countIn(sentence, terms);
      if (count > most) {
        [line, at, most] = [one, place, count];
      }
    });
  }
  if (most === 0) {
    [line = []] = sentencesOf(otherwise ?? '');
  }
  let text = line[at];
  if (text === undefined) {
    return undefined;
  }
  for (const next of line.slice(at + 1)) {
    if (text.length + next.length >= mostLetters) {
      break;
    }
    text += ` ${next}`;
  }
  const [marks = []] = rangesIn([text], terms);
  const room = Math.max(mostLetters, marks[0]?.end ?? 0);
  if (text.length <= room) {
    return markText(text, marks);
  }
  const end = Math.max(text.slice(0, room + 1).replace(/\s+\S*$/, '').length, marks[0]?.end ?? 0);
  return (
    markText(
      text.slice(0, end),
      marks.filter((mark) => mark.end <= end),
    ) + '…'
  );
}
