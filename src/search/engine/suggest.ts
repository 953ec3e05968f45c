import type {SearchIndex} from './index';
import {rank} from './rank';

/**
 * Queries to try when one has found nothing: titles of pages that a search of the whole site finds,
 * then the symptoms that it has an answer for.
 */
export function suggest(index: SearchIndex, query: string, count = 3): string[] {
  const {records} = index;
  const titles = rank(index, query).pages.map(
    ({records: [best = -1]}) => records[best]?.hierarchy.lvl1,
  );
  const symptoms = records
    .filter(({kind}, at) => kind === 'heading' && records[at + 1]?.kind === 'step')
    .map(({hierarchy, type}) => hierarchy[type]);
  return [...new Set([...titles, ...symptoms])]
    .filter((text) => typeof text === 'string')
    .slice(0, count);
}
