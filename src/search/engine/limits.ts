import {maxQueryLength} from '../../config/search';
import {fold, smallWords} from './tokens';

/** Hits of one answer (specification, section 9). */
export const hitsPerPage = 20;

/** Pages that a query finds at most. */
export const maxPages = 40;

/**
 * A query that fits: without words that say little, if they are what is too much, then cut at a word
 * where it can be.
 */
export function fitQuery(text: string): string {
  if (text.length <= maxQueryLength) {
    return text;
  }
  const telling = text.split(/\s+/).filter((word) => !smallWords.has(fold(word)));
  const short = telling.join(' ').trim();
  if (short.length <= maxQueryLength) {
    return short || text.slice(0, maxQueryLength);
  }
  const cut = short.slice(0, maxQueryLength + 1);
  return cut.includes(' ') ? cut.replace(/\s+\S*$/, '') : cut.slice(0, maxQueryLength);
}
