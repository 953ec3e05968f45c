import type {AnswerListener, SearchClient, SearchQuery, SearchResult} from '../engine/types';

/** A part of the file of the index, or what happens to it. */
export type FilePart = Uint8Array<ArrayBuffer> | 'begin' | 'end' | 'broken';

/** What the page sends to the worker. */
export type ToWorker =
  {kind: 'query'; id: number; query: SearchQuery} | {kind: 'file'; part: FilePart};

/** What the worker sends to the page; `lost`: the file of the index has to be sent again. */
export type FromWorker =
  | {kind: 'answer'; id: number; result: SearchResult}
  | {kind: 'end'; id: number; failure?: Pick<Error, 'name' | 'message'>}
  | {kind: 'lost'};

/** The part of a worker that is used. */
type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface PendingQuery {
  onAnswer: AnswerListener;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** A file that has not come after this time, in milliseconds, will not come. */
const patience = 60_000;

/**
 * Sends the file of the index to the worker while it arrives. The page fetches it, because the worker
 * could not ask for it before its own code is there.
 */
async function sendIndex(worker: SearchWorker, url: string): Promise<void> {
  const post = (part: FilePart, transfer: Transferable[] = []): void =>
    worker.postMessage({kind: 'file', part} satisfies ToWorker, transfer);
  post('begin');
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, {cache: 'no-cache', signal});
    const reader = response.ok ? response.body?.getReader() : undefined;
    if (!reader) {
      throw new Error(`${url} answered ${response.status}.`);
    }
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      post(next.value, [next.value.buffer]);
    }
    post('end');
  } catch {
    post('broken');
  }
}

/**
 * The site's own search: a worker with an index. A worker that cannot start or dies fails the queries
 * that wait for it; the next query starts another one. It is in the main bundle, so that worker and
 * index are on their way before the code of the window is there.
 *
 * @param startWorker - starts a worker; throws where the browser has none
 * @param indexUrl - address of the file of the index
 * @param onLost - called when a worker has died that a query waited for
 */
export function embeddedClient(
  startWorker: () => SearchWorker,
  indexUrl: string,
  onLost: () => void,
): SearchClient {
  const pending = new Map<number, PendingQuery>();
  let current: SearchWorker | undefined;
  let isIndexSent = false;
  let lastId = 0;

  const onMessage = ({data}: MessageEvent<FromWorker>): void => {
    if (data.kind === 'lost') {
      isIndexSent = false;
    } else if (data.kind === 'answer') {
      pending.get(data.id)?.onAnswer(data.result);
    } else if (data.failure) {
      pending.get(data.id)?.reject(Object.assign(new Error(), data.failure));
      pending.delete(data.id);
    } else {
      pending.get(data.id)?.resolve();
      pending.delete(data.id);
    }
  };

  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    current?.terminate();
    current = undefined;
    const queries = [...pending.values()];
    pending.clear();
    queries.forEach(({reject}) => reject(new Error(event.message)));
    if (queries.length > 0) {
      onLost();
    }
  };

  const worker = (): SearchWorker => {
    if (!current) {
      current = startWorker();
      current.onmessage = onMessage;
      current.onerror = onError;
      isIndexSent = false;
    }
    if (!isIndexSent) {
      isIndexSent = true;
      void sendIndex(current, indexUrl);
    }
    return current;
  };

  return {
    search: (query, onAnswer) =>
      new Promise((resolve, reject) => {
        const running = worker();
        lastId += 1;
        pending.set(lastId, {onAnswer, resolve, reject});
        running.postMessage({kind: 'query', id: lastId, query} satisfies ToWorker);
      }),
    warm() {
      try {
        worker();
      } catch {
        // The first query says so where readers see it.
      }
    },
  };
}
