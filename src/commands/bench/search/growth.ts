import {answer} from '../../../search/engine/answer';
import {buildIndex} from '../../../search/engine/index';
import type {SearchRecord} from '../../../search/records/types';
import {percentile} from './measure';

/** A copy of the records `times` over, each copy on pages of its own. */
export function multiply(records: SearchRecord[], times: number): SearchRecord[] {
  return Array.from({length: times}, (_, copy) =>
    records.map((record) => ({
      ...record,
      objectID: `/copy-${copy}${record.objectID}`,
      url_without_anchor: `${record.url_without_anchor}?copy=${copy}`,
    })),
  ).flat();
}

/** Times of whole answers (ranking, marks, snippets), in milliseconds. */
export interface Times {
  median: number;
  p95: number;
  mean: number;
}

/** Measures answers as the worker gives them. */
export function timesOf(records: SearchRecord[], queries: string[]): Times {
  const index = buildIndex(records, []);
  const ask = (query: string): number => {
    const start = performance.now();
    answer(index, {query, product: '', isLiteral: false, pages: 1});
    return performance.now() - start;
  };
  queries.forEach(ask);
  const times = queries.map(ask);
  return {
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}
