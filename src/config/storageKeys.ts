/** Names under which the site keeps things in the reader's browser. The privacy policy lists them. */
export const storageNamespace = 'showsync';

export const storageKeys = {
  theme: `theme-${storageNamespace}`,
  announcementId: `docusaurus.announcement.id-${storageNamespace}`,
  announcementDismissed: `docusaurus.announcement.dismiss-${storageNamespace}`,
  stage: 'showsync.stage',
  textSize: 'showsync.text-size',
  lineWidth: 'showsync.line-width',
  searchRecent: 'showsync.search.recent',
  searchFavorite: 'showsync.search.favorite',
  /** `off` when the `/` key should not open the search. */
  searchSlash: 'showsync.search.slash',
  /** Beginning of the names of ticked tasks; the page's path follows. */
  ticks: 'showsync.ticks',
  requestDraft: 'showsync.request-draft',
  /** Pages loaded again by themselves. In the session's storage, as the next. */
  reloaded: 'showsync.reloaded',
  /** Texts in the fields of a page whose application was lost. */
  typed: 'showsync.typed',
} as const;

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
