import {storageKeys} from '../../config/storageKeys';
import {useMemo, useState} from 'react';
import type {Hit} from '../engine/types';
import {
  isFavorite,
  limits,
  parseStored,
  removed,
  saved,
  toStored,
  visited,
  type Stored,
  type StoredHit,
} from './stored';

/** What was stored while the browser refuses to keep it; holds until the page is left. */
let unkept: Stored | undefined;

function read(): Stored {
  try {
    return {
      recent: parseStored(localStorage.getItem(storageKeys.searchRecent), limits.recent),
      favorite: parseStored(localStorage.getItem(storageKeys.searchFavorite), limits.favorite),
    };
  } catch {
    return unkept ?? {recent: [], favorite: []};
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(storageKeys.searchRecent, JSON.stringify(stored.recent));
    localStorage.setItem(storageKeys.searchFavorite, JSON.stringify(stored.favorite));
  } catch {
    unkept = stored;
  }
}

/** Remembers that a hit was gone to. */
export function rememberVisit(hit: Hit): void {
  write(visited(read(), toStored(hit)));
}

/** Recent and favourite hits, and what may be done with them. */
export function useStored(): {
  stored: Stored;
  save: (hit: StoredHit) => void;
  remove: (hit: StoredHit) => void;
  /** Makes a hit a favourite, or none. */
  toggle: (hit: StoredHit) => void;
} {
  const [stored, setStored] = useState(read);
  const actions = useMemo(() => {
    const change = (next: Stored): void => {
      write(next);
      setStored(next);
    };
    const save = (hit: StoredHit): void => change(saved(read(), hit));
    const remove = (hit: StoredHit): void => change(removed(read(), hit));
    const toggle = (hit: StoredHit): void => (isFavorite(read(), hit) ? remove : save)(hit);
    return {save, remove, toggle};
  }, []);
  return {stored, ...actions};
}
