import {escapeHtml} from '../../shared/escape';
import type {Slot} from './slots';
import {tokenize, type Token} from './tokens';

export const markStart = '<mark>';
export const markEnd = '</mark>';

/** Words of the index that stand for words of the query: which one, and how well. */
export type Matches = ReadonlyMap<string, {slot: number; quality: number}[]>;

/** A place in a text. */
export interface Range {
  start: number;
  end: number;
}

/** Collects what the ranking has used. */
export function matchesOf(slots: Slot[]): Matches {
  const matches = new Map<string, {slot: number; quality: number}[]>();
  const anyBig = slots.some(({isSmall}) => !isSmall);
  slots.forEach(({alternatives, isSmall}, slot) => {
    if (isSmall && anyBig) {
      return;
    }
    for (const {postings, quality} of alternatives) {
      for (const {term} of postings) {
        matches.set(term, [...(matches.get(term) ?? []), {slot, quality}]);
      }
    }
  });
  return matches;
}

const spellings = ({word, also}: Token): string[] => [word, ...also];

/**
 * The words to mark in several texts of one record. Where a record has a word as it was typed, its
 * distant relatives are left alone.
 */
export function rangesToMark(texts: string[], matches: Matches): Range[][] {
  const tokens = texts.map(tokenize);
  const best = new Map<number, number>();
  for (const token of tokens.flat()) {
    for (const {slot, quality} of spellings(token).flatMap((word) => matches.get(word) ?? [])) {
      best.set(slot, Math.max(best.get(slot) ?? 0, quality));
    }
  }
  const isMatch = (token: Token): boolean =>
    spellings(token).some((word) =>
      matches.get(word)?.some(({slot, quality}) => quality >= 0.7 * (best.get(slot) ?? 0)),
    );
  return tokens.map((list) => {
    const ranges: Range[] = [];
    list.forEach((token, at) => {
      if (isMatch(token)) {
        ranges.push({start: token.start, end: token.end});
        // The joined spelling of a compound stands on its first word; mark the others too.
        const joined = token.also.find((word) => matches.has(word) && word.startsWith(token.word));
        const next = list[at + 1];
        if (joined && next && !isMatch(next) && token.word + next.word === joined) {
          ranges.push({start: next.start, end: next.end});
        }
      }
    });
    return ranges;
  });
}

/** HTML of a text with its marks: escaped first, so that nothing in it is markup but the marks. */
export function markText(text: string, ranges: Range[], from = 0, to = text.length): string {
  let html = '';
  let at = from;
  for (const {start, end} of ranges) {
    if (start >= from && end <= to) {
      html += escapeHtml(text.slice(at, start)) + markStart;
      html += escapeHtml(text.slice(start, end)) + markEnd;
      at = end;
    }
  }
  return html + escapeHtml(text.slice(at, to));
}

/**
 * The part of a text with the most marks, with marks and ellipses.
 *
 * @param length - words to show
 */
export function snippet(text: string, ranges: Range[], length: number, ellipsis = '…'): string {
  const tokens = tokenize(text);
  if (tokens.length <= length) {
    return markText(text, ranges);
  }
  const marked = tokens.map(({start}) => ranges.some((range) => range.start === start));
  let bestAt = 0;
  let bestCount = -1;
  let count = marked.slice(0, length).filter(Boolean).length;
  for (let at = 0; at + length <= tokens.length; at += 1) {
    if (count > bestCount) {
      bestCount = count;
      bestAt = at;
    }
    count += Number(marked[at + length] ?? false) - Number(marked[at]);
  }
  // A little context before the first mark.
  const firstMark = marked.indexOf(true, bestAt);
  if (bestCount > 0 && firstMark >= 0) {
    bestAt = Math.max(0, Math.min(firstMark - 3, tokens.length - length));
  }
  const lastAt = Math.min(bestAt + length, tokens.length) - 1;
  const from = bestAt === 0 ? 0 : (tokens[bestAt]?.start ?? 0);
  const to = lastAt === tokens.length - 1 ? text.length : (tokens[lastAt]?.end ?? text.length);
  return (
    (from > 0 ? ellipsis : '') +
    markText(text, ranges, from, to) +
    (to < text.length ? ellipsis : '')
  );
}
