import type {GlossaryTerm} from '../../data/types';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a query is in a term, its written-out form or its definition. */
export function matches({term, expansion = '', definition}: GlossaryTerm, query: string): boolean {
  const text = plain(`${term} ${expansion} ${definition}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
