import {hierarchyOf, levelNames, recordKinds, type Hierarchy} from '../records/types';
import {parseAddress} from '../../components/shared/parseAddress';
import {addressOf} from '../client/hits';
import type {Hit} from '../engine/types';

/** Limits of the specification, section 9. */
export const limits = {recent: 7, recentBesideFavorites: 4, favorite: 10} as const;

/** A hit that was gone to, without marks and text. */
export type StoredHit = Pick<Hit, 'objectID' | 'url' | 'anchor' | 'type' | 'hierarchy' | 'kind'>;

export interface Stored {
  recent: StoredHit[];
  favorite: StoredHit[];
}

/** What is kept of a hit. */
export function toStored({objectID, url, anchor, type, hierarchy, kind}: Hit): StoredHit {
  return {objectID, url: addressOf({url}), anchor, type, hierarchy, ...(kind ? {kind} : {})};
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whether an address is a path on this site, whatever a browser would make of it. */
function isPath(url: string): boolean {
  const base = 'https://site.invalid';
  return /^\/(?![/\\])/.test(url) && parseAddress(url, base)?.origin === base;
}

/** A hit made of what storage holds, whoever has written there; undefined if it is none. */
function readHit(value: unknown): StoredHit[] {
  const {objectID, url, anchor, type, hierarchy, kind} = (value ?? {}) as Record<string, unknown>;
  const id = textOf(objectID);
  const path = textOf(url);
  const level = levelNames.find((name) => name === type);
  const known = recordKinds.find((name) => name === kind);
  const written = hierarchy as Partial<Hierarchy> | null | undefined;
  const headings = hierarchyOf(levelNames.map((name) => textOf(written?.[name])));
  return id !== null && path !== null && isPath(path) && level && headings.lvl1
    ? [
        {
          ...{objectID: id, url: path, anchor: textOf(anchor), type: level, hierarchy: headings},
          ...(known ? {kind: known} : {}),
        },
      ]
    : [];
}

/** Reads a stored list; whatever is not one, or not a hit in it, is left out. */
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
export const isFavorite = (
  {favorite}: Pick<Stored, 'favorite'>,
  {objectID}: {objectID: string},
): boolean => favorite.some((hit) => hit.objectID === objectID);

/** After going to a hit: it is the first of the recents, unless it is a favourite. */
export function visited({recent, favorite}: Stored, hit: StoredHit): Stored {
  return {
    favorite,
    recent: isFavorite({favorite}, hit)
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
