import {parse} from 'yaml';
import type {SynonymGroup} from '../../search/records/tiers';
import {longestSynonym} from '../../search/engine/synonyms';
import {words} from '../../search/engine/tokens';

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && word.trim());

/**
 * Reads the writers' synonyms.
 *
 * @param text - content of synonyms.yml
 * @throws Error that names the entry that cannot be understood, and how to fix it
 */
export function readSynonyms(text: string): SynonymGroup[] {
  const entries: unknown = parse(text) ?? [];
  if (!Array.isArray(entries)) {
    throw new Error('src/search/synonyms.yml: must be a list; each entry starts with a hyphen.');
  }
  return entries.map((entry: unknown, at): SynonymGroup => {
    const place = `src/search/synonyms.yml, entry ${at + 1} (${JSON.stringify(entry)})`;
    const one = entry as {from?: unknown; words?: unknown} | null;
    const group: SynonymGroup | undefined =
      isWords(entry) && entry.length > 1
        ? {words: entry}
        : typeof one?.from === 'string' && isWords(one.words) && one.words.length > 0
          ? {from: one.from, words: one.words}
          : undefined;
    if (!group) {
      throw new Error(
        `${place}: write a list of at least two words, or "from: word" with "words: [others]".`,
      );
    }
    for (const phrase of [...(group.from === undefined ? [] : [group.from]), ...group.words]) {
      const count = words(phrase).length;
      if (count === 0 || count > longestSynonym) {
        throw new Error(
          `${place}: "${phrase}" has ${count} words; a phrase has one to ${longestSynonym}.`,
        );
      }
    }
    return group;
  });
}
