import {pageOf} from '../client/hits';
import {hitsPerPage} from '../engine/limits';
import type {SearchResult} from '../engine/types';

/** The displayed answer. While the next one is pending, the last one stays. */
export interface ShownAnswer extends SearchResult {
  /** Query and product that the other fields belong to. */
  query: string;
  product: string;
  status: 'empty' | 'waiting' | 'found' | 'nothing' | 'failed' | 'no-index';
}

export const nothingYet: ShownAnswer = {
  query: '',
  product: '',
  status: 'empty',
  hits: [],
  nbHits: 0,
};

/**
 * The displayed answer after a new one. Hits of the same query keep their positions, since a reader may be
 * about to click one; new ones are appended.
 *
 * @param pages - pages of hits that were asked for
 */
export function mergeAnswers(shown: ShownAnswer, next: ShownAnswer, pages = 1): ShownAnswer {
  const isSame =
    shown.query === next.query &&
    shown.product === next.product &&
    shown.correctedQuery === next.correctedQuery;
  if (!isSame || shown.status !== 'found' || !['found', 'nothing'].includes(next.status)) {
    return next;
  }
  const known = new Set(shown.hits.map(pageOf));
  const more = next.hits.filter((hit) => !known.has(pageOf(hit)));
  const hits = [...shown.hits, ...more].slice(0, pages * hitsPerPage);
  return {...next, status: 'found', hits, nbHits: Math.max(next.nbHits, hits.length)};
}
