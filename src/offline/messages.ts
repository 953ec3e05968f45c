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

const typeOf = (message: unknown): unknown => (message as {type?: unknown} | null)?.type;

/** Whether a message on the channel is one of ours: other scripts of the origin may use its name. */
export function isTell(message: unknown): message is Tell {
  const {status, problem} = (message ?? {}) as Partial<Tell>;
  const groups = status?.groups as unknown;
  return (
    typeOf(message) === 'status' &&
    (status === null || (typeof groups === 'object' && groups !== null)) &&
    (problem === null || typeof problem === 'string')
  );
}

/** Whether a message to the worker is one that it understands. */
export function isAsk(message: unknown): message is Ask {
  const {group, address, assets} = (message ?? {}) as Record<string, unknown>;
  const type = typeOf(message);
  return (
    type === 'status' ||
    type === 'resume' ||
    ((type === 'save' || type === 'remove') && typeof group === 'string') ||
    (type === 'read' && typeof address === 'string' && Array.isArray(assets))
  );
}
