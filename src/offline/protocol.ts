import type {OfflineStatus} from './plan';

/* What the worker, the page and the build agree on. */

/** Header that the worker adds to what it stores: first 16 hexadecimal digits of the SHA-256 of the body. */
export const hashHeader = 'x-offline-hash';

/** Names of the files that the build writes, below the base address. */
export const files = {
  worker: 'sw.js',
  manifest: 'offline-manifest.json',
  sizes: 'offline-sizes.json',
} as const;

/** Channel on which the worker tells all pages how saving goes. */
export const channelName = 'showsync-offline';
/** Lock that keeps a second worker or message from saving at the same time. */
export const lockName = 'showsync-offline-save';

/** A page that the network has not answered after this time comes from the saved copy, if there is one. */
export const pageTimeoutMs = 3000;
/** Hashed files that are kept because a page loaded them, or an update replaced them: more than one build has. */
export const maxAssets = 400;
/** Downloads at the same time while saving. */
export const parallelDownloads = 6;
/** A download that brings nothing for this long has lost its connection. */
export const downloadTimeoutMs = 30_000;

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
export type Tell = OfflineStatus & {type: 'status'};

/** Whether a message on the channel is one of ours: other scripts of the origin may use its name. */
export function isTell(message: unknown): message is Tell {
  const {type, groups, problem} = (message ?? {}) as Record<string, unknown>;
  return (
    type === 'status' &&
    typeof groups === 'object' &&
    groups !== null &&
    (problem === null || typeof problem === 'string')
  );
}

/** Whether a message to the worker is one that it understands. */
export function isAsk(message: unknown): message is Ask {
  const {type, group, address, assets} = (message ?? {}) as Record<string, unknown>;
  return (
    type === 'status' ||
    type === 'resume' ||
    ((type === 'save' || type === 'remove') && typeof group === 'string') ||
    (type === 'read' && typeof address === 'string' && Array.isArray(assets))
  );
}

/** What browsers throw when their settings, or a private window, keep a site from storing anything. */
const forbiddenNames = ['SecurityError', 'NotAllowedError', 'NotSupportedError'];

/** Whether an error says that the browser forbids storage or workers; others have other reasons. */
export function isForbidden(error: unknown): boolean {
  return error instanceof DOMException && forbiddenNames.includes(error.name);
}

/** Installs the worker, for all that is served below a path with a slash at both ends. */
export const installWorker = (base: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(base + files.worker, {scope: base, updateViaCache: 'none'});
