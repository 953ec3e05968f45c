import {escapeHtml} from '../../components/shared/escape';
import {toolById} from '../../instruments';
import {toolQuery} from '../../instruments/toolQuery';
import {hierarchyOf} from '../records/types';
import type {SearchQuery, Hit, SearchResult} from '../engine/types';
import {addressOf} from './hits';

/**
 * Puts the tool that a query is a task for in front of what was found, with its fields filled in.
 *
 * @param site - origin and base address of the site, with a slash at the end
 */
export function addTool(
  result: SearchResult,
  {query, product}: Pick<SearchQuery, 'query' | 'product'>,
  site: string,
): SearchResult {
  const task = product === '' || product === 'handbook' ? toolQuery(query) : undefined;
  if (!task) {
    return result;
  }
  const {title} = toolById(task.tool);
  const url = site + task.address.slice(1);
  const path = (hit: Pick<Hit, 'url'>): string => addressOf(hit).replace(/[?#].*/, '');
  const others = result.hits.filter((hit) => path(hit) !== path({url}));
  const hit: Hit = {
    objectID: `task:${task.tool}`,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    type: 'lvl1',
    hierarchy: hierarchyOf(['Calculators', title]),
    kind: 'tool',
    task,
    _snippetResult: {description: {value: `Calculates “${escapeHtml(query)}” for you.`}},
  };
  const isNew = others.length === result.hits.length;
  return {...result, hits: [hit, ...others], nbHits: result.nbHits + (isNew ? 1 : 0)};
}
