import {maxQueryLength} from '../../config/search';
import {fold, smallWords} from './tokens';

/** Hits per page of results. */
export const hitsPerPage = 20;

/** Maximum number of pages in the results. */
export const maxPages = 40;

/**
 * Shortens a query to the maximum length: removes stop words, then cuts it, at a word if possible.
 */
export function fitQuery(text: string): string {
  if (text.length <= maxQueryLength) {
    return text;
  }
  const contentWords = text.split(/\s+/).filter((word) => !smallWords.has(fold(word)));
  const short = contentWords.join(' ').trim();
  if (short.length <= maxQueryLength) {
    return short || text.slice(0, maxQueryLength);
  }
  const cut = short.slice(0, maxQueryLength + 1);
  return cut.includes(' ') ? cut.replace(/\s+\S*$/, '') : cut.slice(0, maxQueryLength);
}
