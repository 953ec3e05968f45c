import {parse} from 'yaml';
import * as z from 'zod';
import type {SynonymGroup} from '../../../search/records/types';
import {longestSynonym} from '../../../search/engine/synonyms';
import {words} from '../../../search/engine/tokens';

const word = z.string().regex(/\S/);
const list = z.array(word).min(1);

const group = z.union([
  list.min(2).transform((words): SynonymGroup => ({words})),
  z.object({read: list, as: word}),
  z.object({from: word, words: list}),
]);

/**
 * Validates an entry of the synonyms file.
 *
 * @throws Error with the fix, or with the problem and the fix
 */
export function readGroup(entry: unknown): SynonymGroup {
  const {success, data} = group.safeParse(entry);
  if (!success) {
    throw new Error(
      'write a list of at least two words, "from: word" with "words: [others]", or "read: [words]" with "as: other"',
    );
  }
  for (const phrase of Object.values(data).flat()) {
    const count = words(phrase).length;
    if (count === 0 || count > longestSynonym) {
      throw new Error(`"${phrase}" has ${count} words: use 1 to ${longestSynonym}`);
    }
  }
  return data;
}

/**
 * Parses the synonyms file.
 *
 * @param text - content of synonyms.yml
 * @throws Error that names the invalid entry and how to fix it
 */
export function readSynonyms(text: string): SynonymGroup[] {
  const entries: unknown = parse(text) ?? [];
  if (!Array.isArray(entries)) {
    throw new Error('src/search/synonyms.yml: must be a list; each entry starts with a hyphen.');
  }
  return entries.map((entry: unknown, index): SynonymGroup => {
    try {
      return readGroup(entry);
    } catch (error) {
      const place = `src/search/synonyms.yml, entry ${index + 1} (${JSON.stringify(entry)})`;
      throw new Error(`${place}: ${(error as Error).message}.`, {cause: error});
    }
  });
}
