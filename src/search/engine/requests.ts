import type {SearchParams, SearchRequests} from './types';

/** One query: name of the index, and its parameters. */
export interface Query {
  indexName: string;
  params: SearchParams;
}

/** Reads either form of request: a list with nested parameters, or `{requests}` with flat ones. */
export function queriesOf(requests: SearchRequests): Query[] {
  const list = Array.isArray(requests) ? requests : requests.requests;
  return list.map(({indexName, params, ...flat}) => ({
    indexName,
    params: {...flat, ...params},
  }));
}
