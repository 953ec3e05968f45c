/** Every cache of this site starts with this; the kill switch removes by it. */
export const cachePrefix = 'showsync-offline';

/** The worker's caches by purpose. */
export const cacheNames = {
  /** What the reader asked to save. */
  saved: `${cachePrefix}-saved`,
  /** Pages that were read, kept without being asked. */
  read: `${cachePrefix}-read`,
  /** Hashed files that pages loaded, of this and earlier builds. */
  assets: `${cachePrefix}-assets`,
  /** What is wanted, when it was saved, and the last manifest. */
  state: `${cachePrefix}-state`,
} as const;

/** Pages that are kept because they were read; the one unread for longest goes first. */
export const maxReadPages = 60;
