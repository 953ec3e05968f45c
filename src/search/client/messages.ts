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
