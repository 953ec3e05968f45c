import {useCallback, useState} from 'react';
import {storageKeys} from '../../config/storageKeys';
import type {StoredHit} from '../engine/types';
import {limits, parseStored, toStored, type Change, type Stored} from './stored';

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

/** Changes recents and favourites, and returns what they are now. */
export function changeStored(change: Change, hit: StoredHit): Stored {
  const stored = change(read(), toStored(hit));
  try {
    localStorage.setItem(storageKeys.searchRecent, JSON.stringify(stored.recent));
    localStorage.setItem(storageKeys.searchFavorite, JSON.stringify(stored.favorite));
  } catch {
    unkept = stored;
  }
  return stored;
}

/** Recent and favourite hits, and how to change them, the same function on every render. */
export function useStored(): [Stored, (change: Change, hit: StoredHit) => void] {
  const [stored, setStored] = useState(read);
  const change = useCallback((how: Change, hit: StoredHit) => {
    setStored(changeStored(how, hit));
  }, []);
  return [stored, change];
}
