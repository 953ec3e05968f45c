import {levelNames, type Hierarchy} from '../records/types';
import {addressOf} from '../client/hits';
import type {Hit} from '../engine/types';

/** Limits of the specification, section 9. */
export const limits = {recent: 7, recentBesideFavorites: 4, favorite: 10} as const;

/** A hit that was gone to, without marks and text. */
export type StoredHit = Pick<Hit, 'objectID' | 'url' | 'anchor' | 'type' | 'hierarchy' | 'content'>;

export interface Stored {
  recent: StoredHit[];
  favorite: StoredHit[];
}

/** What is kept of a hit. */
export function toStored({objectID, url, anchor, type, hierarchy}: Hit): StoredHit {
  return {objectID, url: addressOf({url}), anchor, type, hierarchy, content: null};
}

function isHierarchy(value: unknown): value is Hierarchy {
  const hierarchy = value as Record<string, unknown> | null;
  return (
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    levelNames.every(
      (level) => (hierarchy[level] ?? null) === null || typeof hierarchy[level] === 'string',
    ) &&
    levelNames.some((level) => Boolean(hierarchy[level]))
  );
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<StoredHit> | null;
  return (
    typeof hit?.objectID === 'string' && typeof hit.url === 'string' && isHierarchy(hit.hierarchy)
  );
}

/** Reads a stored list; whatever is not one, or not a hit in it, is left out. */
export function parseStored(text: string | null, limit: number): StoredHit[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredHit).slice(0, limit) : [];
  } catch {
    return [];
  }
}

const without = (list: StoredHit[], {objectID}: StoredHit): StoredHit[] =>
  list.filter((hit) => hit.objectID !== objectID);

/** After going to a hit: it is the first of the recents, unless it is a favourite. */
export function visited({recent, favorite}: Stored, hit: StoredHit): Stored {
  const isFavorite = favorite.some(({objectID}) => objectID === hit.objectID);
  return {
    favorite,
    recent: isFavorite
      ? without(recent, hit)
      : [hit, ...without(recent, hit)].slice(0, limits.recent),
  };
}

/** After saving a recent: it moves to the favourites; the oldest gives way. */
export function saved({recent, favorite}: Stored, hit: StoredHit): Stored {
  return {
    recent: without(recent, hit),
    favorite: [hit, ...without(favorite, hit)].slice(0, limits.favorite),
  };
}

/** After removing a hit from both lists. */
export function removed({recent, favorite}: Stored, hit: StoredHit): Stored {
  return {recent: without(recent, hit), favorite: without(favorite, hit)};
}

/** Recents that are shown: fewer beside favourites. */
export function shownRecents({recent, favorite}: Stored): StoredHit[] {
  return recent.slice(0, favorite.length > 0 ? limits.recentBesideFavorites : limits.recent);
}
