import {nameSuffix} from './site';

/** Prefix of the names of all caches. */
export const cachePrefix = 'showsync-offline';

const namesWith = (suffix: string) =>
  ({
    /** Files that the reader asked to save. */
    saved: `${cachePrefix}-saved${suffix}`,
    /** Recently read pages. */
    read: `${cachePrefix}-read${suffix}`,
    /** Hashed files that pages loaded, of this and earlier builds. */
    assets: `${cachePrefix}-assets${suffix}`,
    /** Which groups are wanted, when they were saved, and the last manifest. */
    state: `${cachePrefix}-state${suffix}`,
  }) as const;

/** The worker's caches by purpose. */
export const cacheNames = namesWith(nameSuffix);

/** Caches of the copy at the root, which every copy used before names included the base path. */
export const rootCacheNames = namesWith('');

/** Pages to keep in the `read` cache; the least recently read is deleted first. */
export const maxReadPages = 60;
