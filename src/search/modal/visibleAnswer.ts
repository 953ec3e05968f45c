import {getPageAddress} from '../client/hits';
import {hitsPerPage} from '../engine/limits';
import type {Coverage, SearchResult} from '../engine/types';

/** The displayed answer. While the next one is pending, the last one stays. */
export interface VisibleAnswer extends Omit<SearchResult, 'coverage'> {
  /** `none`: only what needs no index. */
  coverage?: Coverage | 'none';
  /** Query and product that the other fields belong to. */
  query: string;
  product: string;
  status: 'empty' | 'waiting' | 'found' | 'nothing' | 'failed' | 'no-index';
}

export const emptyAnswer: VisibleAnswer = {
  query: '',
  product: '',
  status: 'empty',
  hits: [],
  nbHits: 0,
};

/** Whether better hits may still come. */
export const isEarly = ({coverage}: VisibleAnswer): boolean =>
  coverage === 'none' || coverage === 'headings';

/**
 * The displayed answer after a new one. When the texts have arrived, the order is that of the new one, unless the
 * reader may be about to choose a hit. Otherwise hits of the same query keep their positions, and new ones are appended.
 *
 * @param pages - pages of hits that were asked for
 * @param hasInteracted - whether the reader has pointed at, focused or selected a hit of the list
 */
export function mergeAnswers(
  visible: VisibleAnswer,
  next: VisibleAnswer,
  pages = 1,
  hasInteracted = false,
): VisibleAnswer {
  const isSame =
    visible.query === next.query &&
    visible.product === next.product &&
    visible.correctedQuery === next.correctedQuery;
  if (!isSame || visible.status !== 'found' || !['found', 'nothing'].includes(next.status)) {
    return next;
  }
  if (isEarly(visible) && !hasInteracted && next.hits.length > 0) {
    return next;
  }
  const known = new Set(visible.hits.map(getPageAddress));
  const more = next.hits.filter((hit) => !known.has(getPageAddress(hit)));
  const hits = [...visible.hits, ...more].slice(0, pages * hitsPerPage);
  return {...next, status: 'found', hits, nbHits: Math.max(next.nbHits, hits.length)};
}
