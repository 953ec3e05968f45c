import type {SynonymGroup} from '../records/types';
import {forms, getPhrase, tokenize, words} from './tokens';

/** Maximum length of a phrase with synonyms, in words. */
export const longestSynonym = 4;

/** Synonyms by stemmed phrase. */
export interface Synonyms {
  /** Phrases to search in addition, folded. */
  others: ReadonlyMap<string, string[]>;
  /** Phrases to replace in the query. */
  read: ReadonlyMap<string, string>;
}

/** Key of a phrase: its stems, so that an entry covers singular and plural. */
export function phraseKey(phrase: readonly string[]): string {
  return phrase.map((word) => forms(word).at(-1)).join(' ');
}

/** Indexes groups of synonyms by phrase. */
export function synonymMap(groups: SynonymGroup[]): Synonyms {
  const others = new Map<string, string[]>();
  const read = new Map<string, string>();
  for (const group of groups) {
    // A replaced word is also a synonym, for pages that have it as a keyword.
    const [sources, targets] =
      'as' in group
        ? [group.read, [group.as]]
        : [group.from === undefined ? group.words : [group.from], group.words];
    for (const source of sources) {
      const key = phraseKey(words(source));
      if ('as' in group) {
        read.set(key, group.as);
      }
      const more = targets.filter((target) => phraseKey(words(target)) !== key);
      others.set(key, [...(others.get(key) ?? []), ...more.map(getPhrase)]);
    }
  }
  return {others, read};
}

/**
 * Replaces abbreviations and foreign words in a query by the site's terms, if a phrase is the whole query or contains
 * a word that the site doesn't have.
 */
export function applyReplacements(
  query: string,
  {read}: Synonyms,
  isKnown: (word: string) => boolean,
): string {
  const tokens = tokenize(query);
  let text = '';
  let at = 0;
  for (let from = 0; from < tokens.length; from += 1) {
    for (let count = Math.min(longestSynonym, tokens.length - from); count > 0; count -= 1) {
      const span = tokens.slice(from, from + count);
      const target = read.get(phraseKey(span.map(({word}) => word)));
      if (
        target !== undefined &&
        (count === tokens.length || !span.every(({word}) => isKnown(word)))
      ) {
        text += query.slice(at, span[0]?.start) + target;
        at = span.at(-1)?.end ?? at;
        from += count - 1;
        break;
      }
    }
  }
  return text + query.slice(at);
}
