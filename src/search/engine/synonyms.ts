import type {SynonymGroup} from '../records/types';
import {forms, phraseOf, tokenize, words} from './tokens';

/** Longest phrase that is looked up, in words. */
export const longestSynonym = 4;

/** What the writers' synonyms say, by phrase without endings. */
export interface Synonyms {
  /** Phrases that should be tried as well, folded. */
  others: ReadonlyMap<string, string[]>;
  /** What a phrase is read as. */
  read: ReadonlyMap<string, string>;
}

/** The key of a phrase: its words without endings, so that one entry holds for singular and plural. */
export function phraseKey(phrase: readonly string[]): string {
  return phrase.map((word) => forms(word).at(-1)).join(' ');
}

/** Makes groups into maps from phrase to what it stands for. */
export function synonymMap(groups: SynonymGroup[]): Synonyms {
  const others = new Map<string, string[]>();
  const read = new Map<string, string>();
  for (const group of groups) {
    // A word that is read as another stays its synonym where a page has it, as a keyword.
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
      others.set(key, [...(others.get(key) ?? []), ...more.map(phraseOf)]);
    }
  }
  return {others, read};
}

/**
 * The query with abbreviations and foreign words in the words of the site: where the whole query is
 * one, or the site has no word of the phrase.
 */
export function readAs(
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
