import type {SynonymGroup} from '../records/tiers';
import {words} from './tokens';

/** From a phrase to the phrases that should be tried as well, all as folded words. */
export type SynonymMap = ReadonlyMap<string, string[][]>;

/** Longest phrase that is looked up, in words. */
export const longestSynonym = 3;

/** Makes groups into a map from phrase to alternatives. */
export function synonymMap(groups: SynonymGroup[]): SynonymMap {
  const map = new Map<string, string[][]>();
  const add = (from: string[], to: string[]): void => {
    const key = from.join(' ');
    if (key && to.length > 0 && key !== to.join(' ')) {
      map.set(key, [...(map.get(key) ?? []), to]);
    }
  };
  for (const {from, words: texts} of groups) {
    const phrases = texts.map(words);
    for (const phrase of phrases) {
      if (from === undefined) {
        phrases.forEach((other) => add(phrase, other));
      } else {
        add(words(from), phrase);
      }
    }
  }
  return map;
}
