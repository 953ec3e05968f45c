import type {SearchClient} from '../engine/types';
import type {FromWorker, SearchThread, ToWorker} from './searchThread';

interface Waiting {
  /** What was asked for. */
  query: string;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A thread that has said nothing after this time is lost. */
const patience = 90_000;

/**
 * The search service that is part of the site: a worker with its index. A worker that cannot start or
 * dies fails what waits for it; the next query starts another.
 *
 * @param thread - the thread that is alive, or a new one; with its index on the way
 * @param onLost - called when the thread has died, with the last query that waited for it
 */
export function embeddedClient(
  thread: () => SearchThread,
  onLost: (query: string) => void,
): SearchClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let lastId = 0;

  const hear = (message: FromWorker): void => {
    if (message.kind === 'coverage') {
      client.coverage = message.coverage;
      listeners.forEach((listener) => listener());
    } else if (message.kind !== 'lost') {
      const wish = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'answer') {
        wish?.resolve(message.value as never);
      } else {
        wish?.reject(Object.assign(new Error(message.message), {name: message.name}));
      }
    }
  };

  const running = (): SearchThread => {
    const current = thread();
    client.coverage = current.coverage;
    current.listener = hear;
    current.onFailure = (error) => {
      const all = [...waiting.values()];
      waiting.clear();
      all.forEach(({reject}) => reject(error));
      const last = all.at(-1);
      if (last) {
        onLost(last.query);
      }
    };
    return current;
  };

  const ask = <Value>(query: string, message: (id: number) => ToWorker): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      const current = running();
      const id = (lastId += 1);
      const timer = setTimeout(
        () => current.fail(new Error('The search thread does not answer.')),
        patience,
      );
      const done =
        <Argument>(then: (argument: Argument) => void) =>
        (argument: Argument): void => {
          clearTimeout(timer);
          then(argument);
        };
      waiting.set(id, {query, resolve: done(resolve), reject: done(reject)});
      current.worker.postMessage(message(id));
    });

  const client: SearchClient = {
    coverage: 'nothing',
    search: (wish) => ask(wish.query, (id) => ({kind: 'search', id, ask: wish})),
    suggest: (query) => ask(query, (id) => ({kind: 'suggest', id, query})),
    warm() {
      try {
        running();
      } catch {
        // The first query says so where readers see it.
      }
    },
    onGrown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return client;
}
