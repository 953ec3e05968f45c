/** Where the search keeps things in the reader's browser. The privacy policy lists them. */
export const searchStorageKeys = {
  recent: 'showsync.search.recent',
  favorite: 'showsync.search.favorite',
  /** `off` when the `/` key should not open the search. */
  slash: 'showsync.search.slash',
} as const;
