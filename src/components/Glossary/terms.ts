import type {GlossaryTerm} from '../../data/types';

interface LetterGroup {
  letter: string;
  anchor: string;
  terms: (GlossaryTerm & {id: string})[];
}

/** Sorts glossary terms and groups them by first letter; digits and symbols come first, under "0-9". */
export function byLetter(glossary: Readonly<Record<string, GlossaryTerm>>): LetterGroup[] {
  const groups = new Map<string, LetterGroup>();
  const sorted = Object.entries(glossary)
    .map(([id, term]) => ({...term, id}))
    .sort((a, b) => a.term.localeCompare(b.term, 'en', {sensitivity: 'base'}));
  for (const term of sorted) {
    const first = term.term.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '0-9';
    const group = groups.get(letter) ?? {
      letter,
      anchor: `letter-${letter.toLowerCase()}`,
      terms: [],
    };
    group.terms.push(term);
    groups.set(letter, group);
  }
  return [...groups.values()].sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a query is in a text, whatever the case and accents. */
export function contains(text: string, query: string): boolean {
  const own = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => own.includes(word));
}

/** Whether each word of a query is in a term, its written-out form or its definition. */
export const matches = ({term, expansion = '', definition}: GlossaryTerm, query: string): boolean =>
  contains(`${term} ${expansion} ${definition}`, query);
