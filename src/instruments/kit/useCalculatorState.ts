import {useState, useSyncExternalStore} from 'react';

import {nameSuffix} from '../../config/site';
import {decodeState, encodeState, sharedState, stateHash, type Codec, type Decoded} from './codec';
import type {CalculatorState} from './model';

/** Prefix of every key under which a calculator remembers its last inputs in this browser. */
export const storagePrefix = 'tool.';

const keyOf = (name: string): string => storagePrefix + name + nameSuffix;

/** Which calculators were used last, the last one first. */
const recentKey = keyOf('recent');

/** How many of them are kept. */
export const maxRecent = 3;

/** Time in ms after the last change before the address and the storage follow. */
const settle = 300;

const never = () => () => undefined;

interface Store<S extends CalculatorState> {
  subscribe: (listener: () => void) => () => void;
  get: () => Decoded<S>;
  set: (change: Partial<S>) => void;
  reset: () => void;
}

function remembered(name: string): string {
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

function remember(name: string, text: string | null, isListed: boolean): void {
  try {
    if (text === null) {
      localStorage.removeItem(keyOf(name));
    } else {
      localStorage.setItem(keyOf(name), text);
    }
    if (!isListed) {
      return;
    }
    const others = readRecent().filter((other) => other !== name);
    const recent = text === null ? others : [name, ...others].slice(0, maxRecent);
    localStorage.setItem(recentKey, recent.join(' '));
  } catch {
    // Storage is full or not allowed: the tool works without it.
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
  let current: Decoded<S> = {state: defaults, whole: true};
  let loaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const put = (next: Decoded<S>) => {
    current = next;
    for (const listener of listeners) {
      listener();
    }
  };
  const load = () => {
    const [shared, asked] = [location.hash, location.search].map((part) =>
      sharedState(part, name, defaults, codec),
    );
    if (shared) {
      put(shared);
    } else if (asked) {
      put(asked);
      // From here on the address is that of any shared state: a query would come back after a change.
      showInAddress(stateHash(name, asked.state), '');
    } else if (!loaded) {
      put(decodeState(remembered(name), defaults, codec));
    }
    loaded = true;
  };
  const save = () => {
    timer = undefined;
    remember(name, encodeState(current.state), isListed);
    showInAddress(stateHash(name, current.state));
  };
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** What was typed a moment ago must not be lost when the page goes. */
  const keep = () => {
    if (timer !== undefined) {
      remember(name, encodeState(current.state), isListed);
    }
  };

  return {
    get: () => {
      if (!loaded) {
        load();
      }
      return current;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('hashchange', load);
        window.addEventListener('pagehide', keep);
        load();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) {
          return;
        }
        window.removeEventListener('hashchange', load);
        window.removeEventListener('pagehide', keep);
        keep();
        drop();
      };
    },
    set(change) {
      put({state: {...current.state, ...change}, whole: true});
      drop();
      timer = setTimeout(save, settle);
    },
    reset() {
      drop();
      put({state: defaults, whole: true});
      remember(name, null, isListed);
      if (location.hash.startsWith(`#${name}?`)) {
        showInAddress('');
      }
    },
  };
}

/**
 * The state of a calculator, kept in the address (`#<name>?a=1&b=2`, by replacing the hash after a change; a
 * form may lead to it with a query)
 * and in this browser's storage. Nothing is sent anywhere. A page from the server first renders
 * what the server did, and what is shared or remembered right after it. Ordinary anchors (hashes without `?`) are left alone
 * until the reader changes a field. `whole` is false while a link or the storage could not be read whole.
 *
 * @param name id of the calculator
 * @param defaults state of the first render; must not change between renders
 * @param codec judges every value that comes from the address or the storage
 * @param isListed false keeps it out of the calculators that were used last
 */
export function useCalculatorState<S extends CalculatorState>(
  name: string,
  defaults: S,
  codec: Codec<S>,
  isListed = true,
): Decoded<S> & {set: (change: Partial<S>) => void; reset: () => void} {
  const [first] = useState<Decoded<S>>({state: defaults, whole: true});
  const [store] = useState(() => createStore(name, defaults, codec, isListed));
  const decoded = useSyncExternalStore(store.subscribe, store.get, () => first);
  return {...decoded, set: store.set, reset: store.reset};
}

/** False on the server and during the first render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
