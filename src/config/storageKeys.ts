import {nameSuffix, storageNamespace} from './site';

/*
 * Names under which the site stores values in the reader's browser. The privacy policy lists them. An
 * export each, so that the inline script contains only those that it uses.
 */

const named = (name: string): string => `showsync.${name}${nameSuffix}`;
const namespace = storageNamespace(nameSuffix);

export const theme = `theme-${namespace}`;
export const announcementId = `docusaurus.announcement.id-${namespace}`;
export const announcementDismissed = `docusaurus.announcement.dismiss-${namespace}`;
export const stage = /* @__PURE__ */ named('stage');
export const textSize = /* @__PURE__ */ named('text-size');
export const lineWidth = /* @__PURE__ */ named('line-width');
export const searchRecent = /* @__PURE__ */ named('search.recent');
export const searchFavorite = /* @__PURE__ */ named('search.favorite');
/** `off` when the `/` key should not open the search. */
export const searchSlash = /* @__PURE__ */ named('search.slash');
/** Prefix for ticked tasks; the path of their page follows, and with it the base path. */
export const ticks = 'showsync.ticks';
export const requestDraft = /* @__PURE__ */ named('request-draft');
/** Pages reloaded automatically. In the session's storage. */
export const reloaded = /* @__PURE__ */ named('reloaded');
/** Set once the settings of the copy at the root have been copied (`clientModules/copySettings.ts`). */
export const copied = /* @__PURE__ */ named('copied');
