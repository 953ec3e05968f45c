import {distance as editDistance} from 'fastest-levenshtein';
import {maxQueryLength} from '../../config/search';
import {decodeUrlPart} from './fragmentId';

function splitWords(address: string): string[] {
  return address
    .toLowerCase()
    .split(/[^a-z0-9.]+/)
    .filter(Boolean);
}

/**
 * The query that replaces an address: its words, without a file name extension.
 *
 * @param address - path, without the base URL
 */
export function addressQuery(address: string): string {
  return splitWords(decodeUrlPart(address).replace(/\.html?$/, ''))
    .join(' ')
    .slice(0, maxQueryLength)
    .trim();
}

/** Edits per character up to which a word counts as a misspelling; beyond, it is another word. */
const maxMisspelling = 0.34;

/** Edits per character between two words, 0 to 1; 1 for different words. */
function wordDistance(a: string, b: string): number {
  const share = editDistance(a, b) / Math.max(a.length, b.length);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return share <= maxMisspelling || (short.length > 2 && long.includes(short)) ? share : 1;
}

const nearest = (word: string, words: readonly string[]): number =>
  Math.min(...words.map((other) => wordDistance(word, other)));

/** Mean distance of words from their nearest counterparts. */
const meanDistance = (from: readonly string[], to: readonly string[]): number =>
  from.reduce((sum, word) => sum + nearest(word, to), 0) / from.length;

/** How different two addresses are: 0 for the same words, 1 for none in common. */
export function addressDistance(requested: string, page: string): number {
  const wanted = splitWords(requested);
  const available = splitWords(page);
  if (wanted.length === 0 || available.length === 0) {
    return 1;
  }
  // The last segment names the page, so it counts as much as all words together.
  const name = nearest(wanted.at(-1) ?? '', splitWords(page.split('/').findLast(Boolean) ?? ''));
  return meanDistance(wanted, available) * 0.4 + meanDistance(available, wanted) * 0.2 + name * 0.4;
}

/**
 * Finds the pages with the most similar addresses, best first.
 *
 * @param requested - path of the address
 * @param pages - paths of the existing pages
 */
export function nearestPages(requested: string, pages: readonly string[], max = 5): string[] {
  const wanted = decodeUrlPart(requested);
  return pages
    .map((page) => ({page, distance: addressDistance(wanted, page)}))
    .filter(({distance}) => distance < 0.6)
    .sort((a, b) => a.distance - b.distance || (a.page < b.page ? -1 : 1))
    .slice(0, max)
    .map(({page}) => page);
}
