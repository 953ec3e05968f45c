import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {SearchIndex} from '../../src/search/engine/searchIndex';
import {answer as search} from '../../src/search/engine/answer';
import type {SearchRecord} from '../../src/search/records/types';

/** One index of the server. */
export interface HostedIndex {
  records: Map<string, SearchRecord>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
}

/** What a request was answered with; for failures and for looking at requests. */
export interface Received {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

export interface AlgoliaServer {
  /** `127.0.0.1:port` */
  host: string;
  indices: Map<string, HostedIndex>;
  received: Received[];
  /** Called before a request is answered; a number or text becomes the answer, or 'hang up'. */
  interfere: (request: Received) => number | string | undefined;
  close: () => Promise<void>;
}

/** What is read of a query. */
interface HostedQuery {
  indexName: string;
  query?: string;
  facetFilters?: (string | string[])[];
  typoTolerance?: boolean;
}

const emptyIndex = (): HostedIndex => ({records: new Map(), settings: {}, synonyms: [], rules: []});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/** A hosted record is searched by the engine of this site; what matters here is the protocol. */
function searchIn(index: HostedIndex, request: HostedQuery): object {
  if (!request.query) {
    return {hits: [], nbHits: index.records.size};
  }
  const section = request.facetFilters?.flat().find((filter) => filter.startsWith('section:'));
  const {hits, nbHits} = search(new SearchIndex([]).add([...index.records.values()]), {
    query: request.query,
    product: section?.replace('section:', '') ?? '',
    isLiteral: request.typoTolerance === false,
    pages: 1,
  });
  // The service puts the records of a page behind one another.
  return {hits: hits.flatMap(({sections = [], ...hit}) => [hit, ...sections]), nbHits};
}

/**
 * A server that speaks the part of the hosted search's REST interface which this site uses:
 * queries, settings, synonyms, batches, tasks, copying, moving and deleting of indices.
 */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const indices = new Map<string, HostedIndex>();
  const received: Received[] = [];
  let tasks = 0;

  const answer = ({method, path, body}: Received): [number, unknown] => {
    const task = (): [number, unknown] => {
      tasks += 1;
      return [
        200,
        {taskID: tasks, updatedAt: '2026-01-01T00:00:00Z', deletedAt: '2026-01-01T00:00:00Z'},
      ];
    };
    if (path === '/1/indexes/*/queries') {
      const {requests} = body as {requests: HostedQuery[]};
      const missing = requests.find(({indexName}) => !indices.has(indexName));
      if (missing) {
        return [404, {message: `Index ${missing.indexName} does not exist`, status: 404}];
      }
      return [
        200,
        {results: requests.map((one) => searchIn(indices.get(one.indexName) ?? emptyIndex(), one))},
      ];
    }
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const indexName = decodeURIComponent(name);
    const existing = indices.get(indexName);
    const index = existing ?? emptyIndex();
    switch (`${method} ${rest.replace(/\d+$/, '#')}`) {
      case 'POST query':
        return existing
          ? [200, searchIn(existing, body as HostedQuery)]
          : [404, {message: `Index ${indexName} does not exist`, status: 404}];
      case 'PUT settings':
        indices.set(indexName, {...index, settings: body as Record<string, unknown>});
        return task();
      case 'POST synonyms/batch':
        indices.set(indexName, {...index, synonyms: body as unknown[]});
        return task();
      case 'POST batch': {
        const {requests} = body as {requests: {action: string; body: SearchRecord}[]};
        requests.forEach((one) => index.records.set(one.body.objectID, one.body));
        indices.set(indexName, index);
        return task();
      }
      case 'GET task/#':
        return [200, {status: 'published', pendingTask: false}];
      case 'POST operation': {
        const {operation, destination, scope} = body as {
          operation: string;
          destination: string;
          scope?: string[];
        };
        const copied = scope
          ? {
              ...(indices.get(destination) ?? emptyIndex()),
              ...Object.fromEntries(scope.map((part) => [part, index[part as keyof HostedIndex]])),
            }
          : index;
        indices.set(destination, copied);
        if (operation === 'move') {
          indices.delete(indexName);
        }
        return task();
      }
      default:
        if (method === 'DELETE' && !rest) {
          indices.delete(indexName);
          return task();
        }
        return [404, {message: `Not part of this server: ${method} ${path}`, status: 404}];
    }
  };

  const state: AlgoliaServer = {
    host: '',
    indices,
    received,
    interfere: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
      const key =
        request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key') ?? undefined;
      const one: Received = {method: request.method ?? '', path: pathname, key: String(key), body};
      received.push(one);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.setHeader('Content-Type', 'application/json');
      const trouble = one.method === 'OPTIONS' ? '{}' : state.interfere(one);
      if (trouble === 'hang up') {
        request.socket.destroy();
      } else if (typeof trouble === 'string') {
        response.end(trouble);
      } else {
        const [status, value] = trouble
          ? [trouble, {message: `Refused with ${trouble}`, status: trouble}]
          : answer(one);
        response.statusCode = status;
        response.end(JSON.stringify(value));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}
