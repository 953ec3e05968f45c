import {nameSuffix} from '../../config/site';
import * as storageKeys from '../../config/storageKeys';
import {getAddress} from '../client/hits';
import type {StoredHit} from '../engine/types';
import {createHierarchy, levelNames, recordKinds} from '../records/types';

/** Maximum number of hits in each list. */
export const limits = {recent: 7, recentBesideFavorites: 4, favorite: 10} as const;

export interface StoredPages {
  recent: StoredHit[];
  favorite: StoredHit[];
}

/** The fields of a hit that are stored; none depends on the query. */
export function toStored({objectID, url, type, hierarchy, kind}: StoredHit): StoredHit {
  return {objectID, url: getAddress({url}), type, hierarchy, kind};
}

/** A hit from storage, which anything may have written; undefined if it isn't one. */
function readHit(value: unknown): StoredHit[] {
  const {objectID, url, type, hierarchy, kind} = (value ?? {}) as Record<string, unknown>;
  const written = (hierarchy ?? {}) as Record<string, unknown>;
  const headings = createHierarchy(
    levelNames.map((name) => (typeof written[name] === 'string' ? written[name] : null)),
  );
  const level = levelNames.find((name) => name === type);
  const known = recordKinds.find((name) => name === kind);
  return typeof objectID === 'string' &&
    typeof url === 'string' &&
    url === getAddress({url}) &&
    // Copied settings of the copy of the site at the root lead to its pages.
    url.startsWith(`${nameSuffix}/`) &&
    level &&
    headings.lvl1
    ? [{objectID, url, type: level, hierarchy: headings, kind: known}]
    : [];
}

/** Parses a stored list; invalid entries are dropped. */
export function parseStored(text: string | null, limit: number): StoredHit[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.flatMap(readHit).slice(0, limit) : [];
  } catch {
    return [];
  }
}

const without = (list: StoredHit[], {objectID}: StoredHit): StoredHit[] =>
  list.filter((hit) => hit.objectID !== objectID);

/** Whether a hit is one of the favourites. */
export const isFavorite = ({favorite}: StoredPages, {objectID}: StoredHit): boolean =>
  favorite.some((hit) => hit.objectID === objectID);

/** The star of a hit, filled for a favourite. */
export const getStar = (stored: StoredPages, hit: StoredHit): string =>
  isFavorite(stored, hit) ? '★' : '☆';

/** What happens to the lists with a hit. */
export type Change = (stored: StoredPages, hit: StoredHit) => StoredPages;

/** After removing a hit from both lists. */
export const withoutHit: Change = ({recent, favorite}, hit) => ({
  recent: without(recent, hit),
  favorite: without(favorite, hit),
});

/** After going to a hit: it is the first of the recents, unless it is a favourite. */
export const addVisited: Change = (stored, hit) =>
  isFavorite(stored, hit)
    ? stored
    : {...stored, recent: [hit, ...without(stored.recent, hit)].slice(0, limits.recent)};

/** After saving a hit: it moves to the favourites; the oldest favourite is dropped. */
export const withFavourite: Change = (stored, hit) => {
  const {recent, favorite} = withoutHit(stored, hit);
  return {recent, favorite: [hit, ...favorite].slice(0, limits.favorite)};
};

/** After a click on the star of a hit. */
export const toggleFavourite: Change = (stored, hit) =>
  (isFavorite(stored, hit) ? withoutHit : withFavourite)(stored, hit);

/** Recents that are shown: fewer beside favourites. */
export function getVisibleRecents({recent, favorite}: StoredPages): StoredHit[] {
  return recent.slice(0, favorite.length > 0 ? limits.recentBesideFavorites : limits.recent);
}

/** The lists if storage is unavailable, until the page is left. */
let unkept: StoredPages = {recent: [], favorite: []};

/** Recents and favourites as they are now. */
export function readStored(): StoredPages {
  try {
    return {
      recent: parseStored(localStorage.getItem(storageKeys.searchRecent), limits.recent),
      favorite: parseStored(localStorage.getItem(storageKeys.searchFavorite), limits.favorite),
    };
  } catch {
    return unkept;
  }
}

/** Changes recents and favourites, and returns what they are now. */
export function changeStored(change: Change, hit: StoredHit): StoredPages {
  const stored = change(readStored(), toStored(hit));
  try {
    localStorage.setItem(storageKeys.searchRecent, JSON.stringify(stored.recent));
    localStorage.setItem(storageKeys.searchFavorite, JSON.stringify(stored.favorite));
  } catch {
    unkept = stored;
  }
  return stored;
}
