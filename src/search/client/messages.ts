import type {Coverage} from '../engine/types';
import type {Query} from '../engine/requests';
import type {SearchResult} from '../engine/types';

/** What the page sends to the worker. */
export type ToWorker =
  | {kind: 'start'; baseUrl: string}
  | {kind: 'warm'}
  | {kind: 'search'; id: number; queries: Query[]}
  | {kind: 'suggest'; id: number; query: string};

/** What the worker answers. */
export type FromWorker =
  | {kind: 'answer'; id: number; value: SearchResult[] | string[]}
  | {kind: 'failure'; id: number; name: string; message: string}
  | {kind: 'coverage'; coverage: Coverage};
