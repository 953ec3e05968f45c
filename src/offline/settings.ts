/**
 * What the two sides of the offline part, the worker and the page, agree on. Nothing here touches
 * the browser, so that both sides and the build can import it.
 */

/** Headers that the worker adds to what it stores. */
export const headers = {
  /** First 16 hexadecimal digits of the SHA-256 of the body. */
  hash: 'x-offline-hash',
  /** Milliseconds since the epoch when it was stored. */
  time: 'x-offline-time',
} as const;

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
/** Hashed files that are kept because a page loaded them. */
export const maxAssets = 200;
/** Downloads at the same time while saving. */
export const parallelDownloads = 6;
/** A download that brings nothing for this long has lost its connection. */
export const downloadTimeoutMs = 30_000;
