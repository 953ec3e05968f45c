import {calculatorById} from '../../instruments';
import {calculatorQuery} from '../../instruments/calculatorQuery';
import {createHierarchy} from '../records/types';
import type {Hit, Piece, SearchQuery, SearchResult} from '../engine/types';
import {findCommand} from './commands';
import {getPageAddress} from './hits';

/** What answers a query without the index. */
export interface DirectHits {
  hits: Hit[];
  /** Whether the query may mean a page instead: it then waits for the index, and the best page comes first. */
  isAmbiguous: boolean;
}

/** Whether a query may be a version as well as an Art-Net address. */
const isDotted = (query: string): boolean => /^\d+(?:\.\d+){2}$/.test(query.trim());

const plain = (text: string): Piece[] => [{text, isMarked: false}];

/**
 * The command that a query names, or else the calculator that can answer it, with its fields filled in.
 *
 * @param site - origin and base URL of the site, with a slash at the end
 */
export function directHits(
  {query, product}: Pick<SearchQuery, 'query' | 'product'>,
  site: string,
): DirectHits {
  const command = product === '' ? findCommand(query) : undefined;
  if (command) {
    const {id, title, hint, isAmbiguous} = command;
    const hit: Hit = {
      objectID: `command:${id}`,
      url: site + (command.path ?? ''),
      type: 'lvl1',
      hierarchy: createHierarchy(['Do it', title]),
      ...(command.path === undefined ? {command: command.id} : {}),
      snippet: plain(hint),
    };
    return {hits: [hit], isAmbiguous};
  }
  const task = product === '' || product === 'handbook' ? calculatorQuery(query) : undefined;
  const hit: Hit | undefined = task && {
    objectID: `task:${task.calculator}`,
    url: site + task.address.slice(1),
    type: 'lvl1',
    hierarchy: createHierarchy(['Calculators', calculatorById(task.calculator).title]),
    kind: 'calculator',
    task,
    snippet: plain(`Calculates “${query}” for you.`),
  };
  return {hits: hit ? [hit] : [], isAmbiguous: isDotted(query)};
}

/** Whether a release has the query as its version. */
const isVersion = (hit: Hit, query: string): boolean =>
  getPageAddress(hit).includes('/release-notes/') &&
  [hit, ...(hit.sections ?? [])]
    .flatMap(({headings = {}, snippet = []}) => [...Object.values(headings), snippet].flat())
    .some(({text, isMarked}) => isMarked && text === query);

/** Adds direct hits before the pages, or after the best page if the query means that. */
export function addDirectHits(
  result: SearchResult,
  {hits: [direct], isAmbiguous}: DirectHits,
  query: string,
): SearchResult {
  if (!direct) {
    return result;
  }
  const others = direct.command
    ? result.hits
    : result.hits.filter((other) => getPageAddress(other) !== getPageAddress(direct));
  const isPage =
    isAmbiguous &&
    (!isDotted(query) || others.slice(0, 3).some((hit) => isVersion(hit, query.trim())));
  const hits = isPage ? [...others.slice(0, 1), direct, ...others.slice(1)] : [direct, ...others];
  const isNew = others.length === result.hits.length;
  return {...result, hits, nbHits: result.nbHits + (isNew ? 1 : 0)};
}
