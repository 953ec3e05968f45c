import type {OfflineStatus, Problem} from './plan';

/** What a page asks of the worker. */
export type Ask =
  /** Tell how things stand. */
  | {type: 'status'}
  /** Save a group, or go on saving it. */
  | {type: 'save'; group: string}
  /** Give a group's space back. */
  | {type: 'remove'; group: string}
  /** Go on with whatever is unfinished. */
  | {type: 'resume'}
  /** A page was shown without the worker seeing its request. */
  | {type: 'read'; address: string; assets: string[]};

/** What the worker tells all pages. */
export interface Tell {
  type: 'status';
  /** Null when there is nothing to tell yet: no manifest was ever reached. */
  status: OfflineStatus | null;
  problem: Problem | null;
}
