import {storageNamespace} from './site';

/*
 * Names under which the site keeps things in the reader's browser. The privacy policy lists them. An
 * export each, so that the inline script has only those in it that it uses.
 */

export const theme = `theme-${storageNamespace}`;
export const announcementId = `docusaurus.announcement.id-${storageNamespace}`;
export const announcementDismissed = `docusaurus.announcement.dismiss-${storageNamespace}`;
export const stage = 'showsync.stage';
export const textSize = 'showsync.text-size';
export const lineWidth = 'showsync.line-width';
export const searchRecent = 'showsync.search.recent';
export const searchFavorite = 'showsync.search.favorite';
/** `off` when the `/` key should not open the search. */
export const searchSlash = 'showsync.search.slash';
/** Beginning of the names of ticked tasks; the page's path follows. */
export const ticks = 'showsync.ticks';
export const requestDraft = 'showsync.request-draft';
/** Pages that were reloaded automatically. In the session's storage. */
export const reloaded = 'showsync.reloaded';
