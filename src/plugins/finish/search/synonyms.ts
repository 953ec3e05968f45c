import {parse} from 'yaml';
import type {SynonymGroup} from '../../../search/records/types';
import {longestSynonym} from '../../../search/engine/synonyms';
import {words} from '../../../search/engine/tokens';

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isWord);

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

function groupOf(entry: unknown): SynonymGroup | undefined {
  if (isWords(entry)) {
    return entry.length > 1 ? {words: entry} : undefined;
  }
  const {from, words: others, read, as} = (entry ?? {}) as Record<string, unknown>;
  if (isWords(read) && isWord(as)) {
    return {read, as};
  }
  return isWord(from) && isWords(others) ? {from, words: others} : undefined;
}

function phrasesOf(group: SynonymGroup): string[] {
  return 'as' in group
    ? [...group.read, group.as]
    : [...(group.from === undefined ? [] : [group.from]), ...group.words];
}

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
    const group = groupOf(entry);
    if (!group) {
      throw new Error(
        `${place}: write a list of at least two words, "from: word" with "words: [others]", or ` +
          '"read: [words]" with "as: other".',
      );
    }
    for (const phrase of phrasesOf(group)) {
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
