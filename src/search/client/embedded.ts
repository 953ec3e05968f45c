/**
 * The embedded search: a worker with an index. A worker that can't start, or that crashes, fails the
 * pending queries; the next query starts another one. This file is in the main bundle, so worker and index
 * load in parallel with the code of the modal.
 */
import siteConfig from '@generated/docusaurus.config';
import {refetch} from '../../components/shared/recovery';
import type {AnswerListener, SearchClient, SearchQuery, SearchResult} from '../engine/types';
import {indexFile} from '../records/file';

/** A chunk of the index file, or its end or failure. */
export type FilePart = Uint8Array<ArrayBuffer> | 'begin' | 'end' | 'broken';

/** What the page sends to the worker. */
export type ToWorker =
  {kind: 'query'; id: number; query: SearchQuery} | {kind: 'file'; part: FilePart};

/** What the worker sends to the page; `lost`: the file of the index has to be sent again. */
export type FromWorker =
  | {kind: 'answer'; id: number; result: SearchResult}
  | {kind: 'end'; id: number; failure?: Pick<Error, 'name' | 'message'>}
  | {kind: 'lost'};

interface PendingQuery {
  onAnswer: AnswerListener;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Timeout of the index file, in milliseconds. */
const indexTimeoutMs = 60_000;

const pending = new Map<number, PendingQuery>();
let current: Worker | undefined;
let isIndexSent = false;
let lastId = 0;

/**
 * Streams the index file to the worker. The page fetches it, because the worker can't before its own code
 * is loaded.
 */
async function sendIndex(worker: Worker): Promise<void> {
  const post = (part: FilePart, transfer: Transferable[] = []): void =>
    worker.postMessage({kind: 'file', part} satisfies ToWorker, transfer);
  post('begin');
  try {
    const signal = AbortSignal.timeout(indexTimeoutMs);
    const response = await fetch(siteConfig.baseUrl + indexFile, {cache: 'no-cache', signal});
    if (!response.ok || !response.body) {
      throw new Error(`The search index answered ${response.status}.`);
    }
    const write = (part: Uint8Array<ArrayBuffer>): void => post(part, [part.buffer]);
    await response.body.pipeTo(new WritableStream({write}));
    post('end');
  } catch {
    post('broken');
  }
}

function onMessage({data}: MessageEvent<FromWorker>): void {
  if (data.kind === 'lost') {
    isIndexSent = false;
  } else if (data.kind === 'answer') {
    pending.get(data.id)?.onAnswer(data.result);
  } else {
    const query = pending.get(data.id);
    pending.delete(data.id);
    if (data.failure) {
      query?.reject(Object.assign(new Error(), data.failure));
    } else {
      query?.resolve();
    }
  }
}

function onError(event: ErrorEvent): void {
  event.preventDefault();
  current?.terminate();
  current = undefined;
  const queries = [...pending.values()];
  pending.clear();
  queries.forEach(({reject}) => reject(new Error(event.message)));
  if (event.filename) {
    // A broken script may be in the browser's cache; the next query starts a worker from the new one.
    void refetch([event.filename]);
  }
}

/** The worker with the index; throws where the browser has none. */
function worker(): Worker {
  if (!current) {
    current = new Worker(new URL('./worker.ts', import.meta.url));
    current.onmessage = onMessage;
    current.onerror = onError;
    isIndexSent = false;
  }
  if (!isIndexSent) {
    isIndexSent = true;
    void sendIndex(current);
  }
  return current;
}

/** The client of a build without a hosted service; the build resolves `@search-client` to it. */
export const searchClient: SearchClient = {
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
      // The first query shows the error.
    }
  },
};
