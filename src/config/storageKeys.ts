import {nameSuffix, storageNamespace} from './site';

/*
 * Keys of values in the reader's browser, which the privacy policy lists. Separate exports, so that the inline
 * script only bundles those that it uses.
 */

const getKey = (name: string): string => `showsync.${name}${nameSuffix}`;
const namespace = storageNamespace(nameSuffix);

export const theme = `theme-${namespace}`;
export const announcementId = `docusaurus.announcement.id-${namespace}`;
export const announcementDismissed = `docusaurus.announcement.dismiss-${namespace}`;
export const stage = /* @__PURE__ */ getKey('stage');
export const textSize = /* @__PURE__ */ getKey('text-size');
export const lineWidth = /* @__PURE__ */ getKey('line-width');
export const sidebar = /* @__PURE__ */ getKey('sidebar');
export const searchRecent = /* @__PURE__ */ getKey('search.recent');
export const searchFavorite = /* @__PURE__ */ getKey('search.favorite');
/** `off` if the `/` key must not open the search. */
export const searchSlash = /* @__PURE__ */ getKey('search.slash');
/** Prefix for ticked tasks, followed by the full path of their page. */
export const ticks = 'showsync.ticks';
export const requestDraft = /* @__PURE__ */ getKey('request-draft');
/** Pages that were reloaded automatically; in `sessionStorage`. */
export const reloaded = /* @__PURE__ */ getKey('reloaded');
/** Set once the settings of the copy at the root have been copied (`clientModules/copySettings.ts`). */
export const copied = /* @__PURE__ */ getKey('copied');
