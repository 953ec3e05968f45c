import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** How the endpoint answers the next request. */
export type Answer =
  | {kind: 'json'; status?: number; body: unknown; delayMs?: number}
  | {kind: 'text'; status?: number; body: string; delayMs?: number}
  /** Takes the request and closes the connection without an answer. */
  | {kind: 'hang-up'}
  /** Takes the request and never answers. */
  | {kind: 'silence'};

/** A local HTTP server that takes fixture profile requests, as an owner's endpoint would. */
export interface RequestEndpoint {
  url: string;
  /** Bodies of the requests that arrived, in order. */
  received: Record<string, unknown>[];
  /** Answers for the next requests, in order; the last one is repeated. */
  answer: (...answers: Answer[]) => void;
  close: () => Promise<void>;
}

const accepted: Answer = {kind: 'json', body: {ok: true, reference: 'R-1'}};

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts an endpoint. It accepts everything until it is told otherwise. */
export async function startEndpoint(): Promise<RequestEndpoint> {
  const received: Record<string, unknown>[] = [];
  let answers: Answer[] = [accepted];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push(JSON.parse(body) as Record<string, unknown>);
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? accepted;
      if (answer.kind === 'hang-up') {
        request.socket.destroy();
        return;
      }
      if (answer.kind === 'silence') {
        return;
      }
      const text = answer.kind === 'json' ? JSON.stringify(answer.body) : answer.body;
      const type = answer.kind === 'json' ? 'application/json' : 'text/html';
      setTimeout(() => {
        response.writeHead(answer.status ?? 200, {'content-type': type}).end(text);
      }, answer.delayMs ?? 0);
    });
  });
  const used = await listen(server);
  return {
    url: `http://127.0.0.1:${used}/requests`,
    received,
    answer: (...next) => {
      answers = next.length > 0 ? next : [accepted];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
