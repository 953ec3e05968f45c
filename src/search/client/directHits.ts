import {calculatorById} from '../../instruments';
import {calculatorQuery} from '../../instruments/calculatorQuery';
import {hierarchyOf} from '../records/types';
import type {SearchQuery, Hit, SearchResult} from '../engine/types';
import {pageOf} from './hits';

/**
 * Adds the calculator that can answer a query as the first hit, with its fields filled in.
 *
 * @param site - origin and base URL of the site, with a slash at the end
 */
export function addCalculator(
  result: SearchResult,
  {query, product}: Pick<SearchQuery, 'query' | 'product'>,
  site: string,
): SearchResult {
  const task = product === '' || product === 'handbook' ? calculatorQuery(query) : undefined;
  if (!task) {
    return result;
  }
  const hit: Hit = {
    objectID: `task:${task.calculator}`,
    url: site + task.address.slice(1),
    type: 'lvl1',
    hierarchy: hierarchyOf(['Calculators', calculatorById(task.calculator).title]),
    kind: 'calculator',
    task,
    snippet: [{text: `Calculates “${query}” for you.`, isMarked: false}],
  };
  const others = result.hits.filter((other) => pageOf(other) !== pageOf(hit));
  const isNew = others.length === result.hits.length;
  return {...result, hits: [hit, ...others], nbHits: result.nbHits + (isNew ? 1 : 0)};
}
