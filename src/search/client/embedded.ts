import type {Coverage} from '../engine/types';
import type {FromWorker, ToWorker} from './messages';
import {queriesOf} from '../engine/requests';
import type {SearchClient, SearchResult} from '../engine/types';

/** The part of a worker that is used. */
export interface Thread {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A thread that has said nothing after this time is lost. */
const patience = 30_000;

/**
 * The search service that is part of the site: a worker with its index, behind the hosted
 * service's interface. A worker that cannot start or dies fails what waits for it; the next query
 * starts another.
 */
export function embeddedClient(baseUrl: string, startThread: () => Thread): SearchClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let thread: Thread | undefined;
  let lastId = 0;

  const lose = (error: Error): void => {
    thread?.terminate();
    thread = undefined;
    for (const {reject} of waiting.values()) {
      reject(error);
    }
    waiting.clear();
  };

  const onCoverage = (coverage: Coverage): void => {
    client.coverage = coverage;
    listeners.forEach((listener) => listener());
  };

  const running = (): Thread => {
    if (thread) {
      return thread;
    }
    const started = startThread();
    started.onmessage = ({data}) => {
      if (data.kind === 'coverage') {
        onCoverage(data.coverage);
        return;
      }
      const wish = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === 'answer') {
        wish?.resolve(data.value as never);
      } else {
        wish?.reject(Object.assign(new Error(data.message), {name: data.name}));
      }
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      lose(new Error(event.message || 'The search thread could not be started.'));
    };
    started.postMessage({kind: 'start', baseUrl});
    thread = started;
    return started;
  };

  const ask = <Value>(message: (id: number) => ToWorker): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      const id = (lastId += 1);
      const timer = setTimeout(
        () => lose(new Error('The search thread does not answer.')),
        patience,
      );
      const done =
        <Argument>(then: (argument: Argument) => void) =>
        (argument: Argument): void => {
          clearTimeout(timer);
          then(argument);
        };
      waiting.set(id, {resolve: done(resolve), reject: done(reject)});
      try {
        running().postMessage(message(id));
      } catch (error) {
        waiting.get(id)?.reject(error instanceof Error ? error : new Error(String(error)));
        waiting.delete(id);
      }
    });

  const client: SearchClient = {
    coverage: 'nothing',
    async search(requests) {
      const queries = queriesOf(requests);
      return {results: await ask<SearchResult[]>((id) => ({kind: 'search', id, queries}))};
    },
    suggest: (query) => ask<string[]>((id) => ({kind: 'suggest', id, query})),
    warm() {
      try {
        running().postMessage({kind: 'warm'});
      } catch {
        // The first query says so where readers see it.
      }
    },
    onGrown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addAlgoliaAgent: () => undefined,
  };
  return client;
}
