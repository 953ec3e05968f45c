import {distance as editDistance} from 'fastest-levenshtein';
import {decoded} from './fragmentId';

function words(address: string): string[] {
  return address
    .toLowerCase()
    .split(/[^a-z0-9.]+/)
    .filter(Boolean);
}

/** Longest query, specification section 5. */
const longestQuery = 64;

/**
 * What to search for instead of an address: its words, without the ending of a file.
 *
 * @param asked - path of the address, without the base address
 */
export function queryOf(asked: string): string {
  return words(decoded(asked).replace(/\.html?$/, ''))
    .join(' ')
    .slice(0, longestQuery)
    .trim();
}

/** Share of letters in which a mistyped word differs at most; otherwise it is another word. */
const farthest = 0.34;

/** How unlike two addresses are: 0 is the same, 1 has nothing in common. */
export function unlikeness(asked: string, page: string): number {
  const wanted = words(asked);
  const have = words(page);
  if (wanted.length === 0 || have.length === 0) {
    return 1;
  }
  const distance = (word: string, other: string): number => {
    const share = editDistance(word, other) / Math.max(word.length, other.length);
    const [short = '', long = ''] = word.length < other.length ? [word, other] : [other, word];
    return share <= farthest || (short.length > 2 && long.includes(short)) ? share : 1;
  };
  const nearest = (word: string, list: string[]): number =>
    Math.min(...list.map((other) => distance(word, other)));
  const missing = wanted.reduce((sum, word) => sum + nearest(word, have), 0) / wanted.length;
  const extra = have.reduce((sum, word) => sum + nearest(word, wanted), 0) / have.length;
  // The last part names the page, so it counts as much as all the others together.
  const name = nearest(wanted.at(-1) ?? '', words(page.split('/').findLast(Boolean) ?? ''));
  return missing * 0.4 + extra * 0.2 + name * 0.4;
}

/**
 * Pages whose addresses are most like the one that was asked, best first.
 *
 * @param asked - path of the address
 * @param pages - paths of the pages that exist
 * @param count - at most so many
 */
export function nearestPages(asked: string, pages: readonly string[], count = 5): string[] {
  const wanted = decoded(asked);
  return pages
    .map((page) => ({page, score: unlikeness(wanted, page)}))
    .filter(({score}) => score < 0.6)
    .sort((a, b) => a.score - b.score || (a.page < b.page ? -1 : 1))
    .slice(0, count)
    .map(({page}) => page);
}
