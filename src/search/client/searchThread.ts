import {indexFile} from '../records/file';
import type {Ask, Coverage, SearchResult} from '../engine/types';

/** What the page sends to the worker. The file of the index begins, comes in pieces, and ends or breaks. */
export type ToWorker =
  | {kind: 'begin'}
  | {kind: 'piece'; bytes: Uint8Array}
  | {kind: 'end'}
  | {kind: 'broken'; message: string}
  | {kind: 'search'; id: number; ask: Ask}
  | {kind: 'suggest'; id: number; query: string};

/** What the worker answers. `lost`: the file could not be read; it has to be sent again. */
export type FromWorker =
  | {kind: 'answer'; id: number; value: SearchResult | string[]}
  | {kind: 'failure'; id: number; name: string; message: string}
  | {kind: 'coverage'; coverage: Coverage}
  | {kind: 'lost'};

/** The part of a worker that is used. */
export interface Thread {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A file that has not come after this time is lost. */
const patience = 60_000;

/**
 * The worker of the search and the file of its index, which are asked for at the same time. It stands
 * in the main bundle, so that neither has to wait for the code of the window.
 */
export class SearchThread {
  coverage: Coverage = 'nothing';
  /** Gets what the worker says. */
  listener: ((message: FromWorker) => void) | undefined;
  onFailure: ((error: Error) => void) | undefined;
  /** It may die before anybody asks it. */
  isDead = false;
  private isLoading = false;

  constructor(
    readonly worker: Thread,
    private readonly baseUrl: string,
  ) {
    worker.onmessage = ({data}) => {
      if (data.kind === 'coverage') {
        this.coverage = data.coverage;
      } else if (data.kind === 'lost') {
        this.isLoading = false;
      }
      this.listener?.(data);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.fail(new Error(event.message || 'The search thread could not be started.'));
    };
  }

  /** Ends it, and what waits for it. */
  fail(error: Error): void {
    this.isDead = true;
    this.worker.terminate();
    this.onFailure?.(error);
  }

  /** Sends the file of the index to the worker, unless it was sent. */
  load(): void {
    if (!this.isLoading) {
      this.isLoading = true;
      // Before any query, so that one that was asked for again waits for this file.
      this.worker.postMessage({kind: 'begin'});
      this.send().catch((error: unknown) =>
        this.worker.postMessage({kind: 'broken', message: String(error)}),
      );
    }
  }

  private async send(): Promise<void> {
    const response = await fetch(this.baseUrl + indexFile, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    });
    const reader = response.ok ? response.body?.getReader() : undefined;
    if (!reader) {
      throw new Error(`${indexFile} answered ${response.status}.`);
    }
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      this.worker.postMessage({kind: 'piece', bytes: next.value}, [next.value.buffer]);
    }
    this.worker.postMessage({kind: 'end'});
  }
}
