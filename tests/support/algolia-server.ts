import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {listen} from '../../src/commands/shared/server.mjs';
import {SearchIndex} from '../../src/search/engine/searchIndex';
import {answer as search} from '../../src/search/engine/answer';
import type {SearchRecord} from '../../src/search/records/types';
import {closeServer} from './closeServer';

/** An index of the server. */
interface HostedIndex {
  records: Map<string, SearchRecord>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
}

/** A request with its parsed body. */
export interface ReceivedRequest {
  method: string;
  path: string;
  key: string;
  body: unknown;
}

export interface AlgoliaServer {
  /** `127.0.0.1:<port>` */
  host: string;
  indices: Map<string, HostedIndex>;
  received: ReceivedRequest[];
  /** Called before each response: a number replaces its status, a text its body; 'hang up' closes the connection. */
  intercept: (request: ReceivedRequest) => number | string | undefined;
  close: () => Promise<void>;
}

/** Properties of request bodies that the server reads. */
interface Body {
  requests: (HostedQuery & {body: SearchRecord})[];
  operation: string;
  destination: string;
  scope?: (keyof HostedIndex)[];
}

interface HostedQuery {
  indexName: string;
  query?: string;
  facetFilters?: (string | string[])[];
  typoTolerance?: boolean;
}

const emptyIndex = (): HostedIndex => ({records: new Map(), settings: {}, synonyms: [], rules: []});

/** Searches with this site's own engine, because only the protocol matters to the tests. */
function searchIn({records} = emptyIndex(), request: HostedQuery): object {
  if (!request.query) {
    return {hits: [], nbHits: records.size};
  }
  const section = request.facetFilters?.flat().find((filter) => filter.startsWith('section:'));
  const {hits, nbHits} = search(new SearchIndex([]).add([...records.values()]), {
    query: request.query,
    product: section?.replace('section:', '') ?? '',
    isLiteral: request.typoTolerance === false,
    pages: 1,
  });
  // The service returns the records of a page one after the other.
  return {hits: hits.flatMap(({sections = [], ...hit}) => [hit, ...sections]), nbHits};
}

/** Status and body of the service's response. */
function createResponse(
  indices: Map<string, HostedIndex>,
  {method, path, body}: ReceivedRequest,
): [status: number, value: object] {
  const parsed = body as Body;
  const task = {taskID: 1, updatedAt: '2026-01-01T00:00:00Z', deletedAt: '2026-01-01T00:00:00Z'};
  const missing = (name: string): [number, object] => [
    404,
    {message: `Index ${name} does not exist`, status: 404},
  ];
  if (path === '/1/indexes/*/queries') {
    const unknown = parsed.requests.find(({indexName}) => !indices.has(indexName));
    const results = parsed.requests.map((one) => searchIn(indices.get(one.indexName), one));
    return unknown ? missing(unknown.indexName) : [200, {results}];
  }
  const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  const indexName = decodeURIComponent(name);
  const existing = indices.get(indexName);
  const index = existing ?? emptyIndex();
  switch (`${method} ${rest.replace(/\d+$/, '#')}`) {
    case 'POST query':
      return existing ? [200, searchIn(existing, body as HostedQuery)] : missing(indexName);
    case 'PUT settings':
      indices.set(indexName, {...index, settings: body as Record<string, unknown>});
      return [200, task];
    case 'POST synonyms/batch':
      indices.set(indexName, {...index, synonyms: body as unknown[]});
      return [200, task];
    case 'POST batch':
      parsed.requests.forEach((one) => index.records.set(one.body.objectID, one.body));
      indices.set(indexName, index);
      return [200, task];
    case 'GET task/#':
      return [200, {status: 'published', pendingTask: false}];
    case 'POST operation': {
      const {operation, destination, scope} = parsed;
      const parts = scope?.map((part) => [part, index[part]] as const);
      const before = indices.get(destination) ?? emptyIndex();
      indices.set(destination, parts ? {...before, ...Object.fromEntries(parts)} : index);
      if (operation === 'move') {
        indices.delete(indexName);
      }
      return [200, task];
    }
    case 'DELETE ':
      indices.delete(indexName);
      return [200, task];
    default:
      return [404, {message: `Not implemented: ${method} ${path}`, status: 404}];
  }
}

/**
 * Starts a mock of the hosted search on a free loopback port. It implements the part of the REST API that this site
 * uses: queries, settings, synonyms, batches, tasks, and copying, moving and deleting indices.
 */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
      const received: ReceivedRequest = {
        method: request.method ?? '',
        path: pathname,
        key: String(request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key')),
        body: sent ? JSON.parse(sent) : undefined,
      };
      state.received.push(received);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.setHeader('Content-Type', 'application/json');
      const replacement = received.method === 'OPTIONS' ? '{}' : state.intercept(received);
      if (replacement === 'hang up') {
        request.socket.destroy();
      } else if (typeof replacement === 'string') {
        response.end(replacement);
      } else {
        const [status, value] = replacement
          ? [replacement, {message: `Rejected with ${replacement}`, status: replacement}]
          : createResponse(state.indices, received);
        response.writeHead(status).end(JSON.stringify(value));
      }
    });
  });
  const state: AlgoliaServer = {
    host: `127.0.0.1:${await listen(server, 0, '127.0.0.1')}`,
    indices: new Map(),
    received: [],
    intercept: () => undefined,
    close: () => closeServer(server),
  };
  return state;
}
