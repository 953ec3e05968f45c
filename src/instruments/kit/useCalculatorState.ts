import {useState, useSyncExternalStore} from 'react';

import {nameSuffix} from '../../config/site';
import {
  type Codec,
  type DecodedState,
  decodeState,
  encodeState,
  sharedState,
  stateHash,
} from './codec';
import type {CalculatorState} from './model';

/** Prefix of every key under which a calculator remembers its last inputs in this browser. */
export const storagePrefix = 'tool.';

const getStorageKey = (name: string): string => storagePrefix + name + nameSuffix;

/** Which calculators were used last, the last one first. */
const recentKey = getStorageKey('recent');

/** How many of them are remembered. */
const maxRecent = 3;

/** Time in ms from the last change until address and storage are updated. */
const settleMs = 300;

const never = () => () => undefined;

interface Store<S extends CalculatorState> {
  subscribe: (listener: () => void) => () => void;
  get: () => DecodedState<S>;
  set: (change: Partial<S>) => void;
  reset: () => void;
}

function readStored(name: string): string {
  try {
    return localStorage.getItem(getStorageKey(name)) ?? '';
  } catch {
    return '';
  }
}

function remember(name: string, text: string | null, isListed: boolean): void {
  try {
    if (text === null) {
      localStorage.removeItem(getStorageKey(name));
    } else {
      localStorage.setItem(getStorageKey(name), text);
    }
    if (!isListed) {
      return;
    }
    const others = readRecent().filter((other) => other !== name);
    const recent = text === null ? others : [name, ...others].slice(0, maxRecent);
    localStorage.setItem(recentKey, recent.join(' '));
  } catch {
    // Storage is full or blocked: the calculator works without it.
  }
}

function readRecent(): string[] {
  return (localStorage.getItem(recentKey) ?? '').split(' ').filter(Boolean);
}

/** Names of the calculators that were used last in this browser, the last one first; none on the server. */
export function useRecentCalculators(): string[] {
  const text = useSyncExternalStore(
    never,
    () => {
      try {
        return readRecent().join(' ');
      } catch {
        return '';
      }
    },
    () => '',
  );
  return text.split(' ').slice(0, maxRecent);
}

function showInAddress(hash: string, query = location.search): void {
  try {
    history.replaceState(history.state, '', location.pathname + query + hash);
  } catch {
    // Some browsers limit how often the address may change: the next change catches up.
  }
}

function createStore<S extends CalculatorState>(
  name: string,
  defaults: S,
  codec: Codec<S>,
  isListed: boolean,
): Store<S> {
  let current: DecodedState<S> = {state: defaults, whole: true};
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const publish = (next: DecodedState<S>) => {
    current = next;
    for (const listener of listeners) {
      listener();
    }
  };
  const load = () => {
    const [fromHash, fromQuery] = [location.hash, location.search].map((part) =>
      sharedState(part, name, defaults, codec),
    );
    if (fromHash) {
      publish(fromHash);
    } else if (fromQuery) {
      publish(fromQuery);
      // A query would override later changes, so the state moves to the hash.
      showInAddress(stateHash(name, fromQuery.state), '');
    } else if (!isLoaded) {
      publish(decodeState(readStored(name), defaults, codec));
    }
    isLoaded = true;
  };
  const save = () => {
    timer = undefined;
    remember(name, encodeState(current.state), isListed);
    showInAddress(stateHash(name, current.state));
  };
  const cancelSave = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** Saves what was typed just before the page is closed. */
  const saveNow = () => {
    if (timer !== undefined) {
      remember(name, encodeState(current.state), isListed);
    }
  };

  return {
    get: () => {
      if (!isLoaded) {
        load();
      }
      return current;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('hashchange', load);
        window.addEventListener('pagehide', saveNow);
        load();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) {
          return;
        }
        window.removeEventListener('hashchange', load);
        window.removeEventListener('pagehide', saveNow);
        saveNow();
        cancelSave();
      };
    },
    set(change) {
      publish({state: {...current.state, ...change}, whole: true});
      cancelSave();
      timer = setTimeout(save, settleMs);
    },
    reset() {
      cancelSave();
      publish({state: defaults, whole: true});
      remember(name, null, isListed);
      if (location.hash.startsWith(`#${name}?`)) {
        showInAddress('');
      }
    },
  };
}

/**
 * The state of a calculator in the address (`#<name>?a=1&b=2`, replaced after a change; a form may link to it
 * with a query) and in this browser's storage. Nothing is sent anywhere. The first render equals the server's;
 * a shared or remembered state follows right after it. Ordinary anchors (hashes without `?`) stay until the reader
 * changes a field. `whole` is false while a part of the link or the stored state is invalid.
 *
 * @param name id of the calculator
 * @param defaults state of the first render; must not change between renders
 * @param codec validates every value from the address or the storage
 * @param isListed false excludes it from the calculators that were used last
 */
export function useCalculatorState<S extends CalculatorState>(
  name: string,
  defaults: S,
  codec: Codec<S>,
  isListed = true,
): DecodedState<S> & {set: (change: Partial<S>) => void; reset: () => void} {
  const [first] = useState<DecodedState<S>>({state: defaults, whole: true});
  const [store] = useState(() => createStore(name, defaults, codec, isListed));
  const snapshot = useSyncExternalStore(store.subscribe, store.get, () => first);
  return {...snapshot, set: store.set, reset: store.reset};
}
