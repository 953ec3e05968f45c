import {storageKeys} from '../config/storageKeys';
import {showRecoveryBar} from './recoveryBar';

/** What a reader did that needs a part of the page, in a form that outlives a full load. */
export type Wish =
  | {kind: 'click'; path: string}
  | {kind: 'key'; init: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'metaKey'>}
  | {kind: 'input'; path: string; value: string; checked: boolean};

/** What outlives a full load of the page, in the session's storage. */
interface Memory {
  /** Address and build of each automatic load, so that none happens twice. */
  tried: string[];
  /** Where the wishes are to be carried out. */
  address: string;
  wishes: Wish[];
}

/** The part of the browser's storage that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const key = storageKeys.reloaded;
/** So many automatic loads are remembered. */
const maxTried = 50;

function isWish(value: unknown): value is Wish {
  const {kind, path, init} = (value ?? {}) as {kind?: unknown; path?: unknown; init?: unknown};
  return kind === 'key' ? typeof init === 'object' && init !== null : typeof path === 'string';
}

/** Reads what was remembered, distrusting it. */
function readMemory(store: Store): Memory {
  let stored: Partial<Memory> | null = null;
  try {
    stored = JSON.parse(store.getItem(key) ?? 'null') as Partial<Memory> | null;
  } catch {
    // Not ours; as if nothing had been stored.
  }
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return {
    tried: listOf(stored?.tried).filter((item) => typeof item === 'string'),
    address: String(stored?.address),
    wishes: listOf(stored?.wishes).filter(isWish),
  };
}

/**
 * Notes that a page is loaded by itself, and what is to be done on it.
 *
 * @returns whether it may be: not when it was tried before with the same build, nor when it cannot be
 *   noted, because then a loop could not be ruled out
 */
export function noteLoad(
  store: () => Store,
  {address, build, wishes}: {address: string; build: string; wishes: readonly Wish[]},
): boolean {
  try {
    const {tried} = readMemory(store());
    const load = `${address} ${build}`;
    const memory: Memory = {
      tried: [...tried.filter((known) => known !== load), load].slice(-maxTried),
      address,
      wishes: [...wishes],
    };
    store().setItem(key, JSON.stringify(memory));
    return !tried.includes(load);
  } catch {
    return false;
  }
}

/** A page without the place in it, in full, as {@link noteLoad} and {@link takeWishes} want it. */
export const pageAt = (address: string): string =>
  new URL(address, location.href).href.replace(/#.*$/, '');

/** What is to be done on this page because its last load took it away; each wish is given once. */
export function takeWishes(store: () => Store, address: string): Wish[] {
  try {
    const memory = readMemory(store());
    if (memory.wishes.length === 0) {
      return [];
    }
    store().setItem(key, JSON.stringify({...memory, wishes: []}));
    return memory.address === address ? memory.wishes : [];
  } catch {
    return [];
  }
}

/** Every page names the files of its application, and with them its build. */
const buildMark = 'app-scripts';
const answerMs = 10_000;

/**
 * Whether the site itself can be reached, and not a venue's login page in its place. The offline worker
 * does not answer for it: it leaves requests without a destination to the network.
 */
async function siteAnswers(address: string): Promise<boolean> {
  if (!navigator.onLine) {
    return false;
  }
  try {
    const signal = AbortSignal.timeout(answerMs);
    const response = await fetch(address, {cache: 'no-store', signal});
    return response.status < 500 && (await response.text()).includes(buildMark);
  } catch {
    return false;
  }
}

const lookAgainMs = 5000;

/** Takes the bar away when the site answers again. */
async function waitForConnection(bar: HTMLElement): Promise<void> {
  while (bar.isConnected && !(await siteAnswers(location.href))) {
    await new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), {once: true});
      window.setTimeout(resolve, lookAgainMs);
    });
  }
  bar.remove();
}

function load(address: string): void {
  if (pageAt(address) === pageAt(location.href)) {
    location.reload();
  } else {
    location.assign(address);
  }
}

/** Loads a page, with scripts that are asked for anew: a broken one may be in the browser's cache. */
async function loadAnew(address: string): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'));
  await Promise.allSettled(
    scripts.map((name) =>
      fetch(name, {cache: 'reload', signal: AbortSignal.timeout(answerMs)}).then((response) =>
        response.arrayBuffer(),
      ),
    ),
  );
  load(address);
}

interface Recovery {
  /** The page that is wanted; otherwise the one that is being read. */
  address?: string;
  /** What the reader did, to be done again when the page has been loaded. */
  wishes?: () => readonly Wish[];
  /**
   * Whether the page is loaded again by itself: once for a part of it; always when the reader has just
   * asked for another page, which cannot loop; never for what is only pointed at.
   */
  loads?: 'once' | 'always' | 'never';
}

let isLeaving = false;

/**
 * What happens when a part of the site could not be loaded, everywhere. If the site answers, the page
 * is loaded again, because a deploy may have replaced its files; once, and then a bar says so. If
 * it does not, the page stays, and the bar says so until it does.
 *
 * @returns when the page stays; never when it is being loaded again
 */
export async function recover({
  address = location.href,
  wishes = () => [],
  loads = 'once',
}: Recovery = {}): Promise<void> {
  if (!(await siteAnswers(address))) {
    const bar = showRecoveryBar(
      'There is no connection to this site. This page stays; what is missing can be loaded when the connection is back.',
    );
    if (bar) {
      void waitForConnection(bar);
    }
    return;
  }
  const before = [...wishes()];
  // What is typed while the bar is there counts too.
  const later = (): Wish[] =>
    wishes().filter((wish) => wish.kind === 'input' && !before.includes(wish));
  const note = (): boolean =>
    noteLoad(() => sessionStorage, {
      address: pageAt(address),
      build: document.getElementById(buildMark)?.textContent ?? '',
      wishes: [...before, ...later()],
    });
  if (isLeaving || (loads !== 'never' && (note() || loads === 'always'))) {
    if (!isLeaving) {
      console.warn('A part of this page could not be loaded; the page is loaded again.');
      load(address);
    }
    isLeaving = true;
    await new Promise(() => {});
  }
  console.warn('A part of this page could not be loaded.');
  showRecoveryBar('This part could not be loaded.', () => {
    note();
    void loadAnew(address);
  });
}

/**
 * Loads a part that the reader asked for; every dynamic import in the browser goes through this or through
 * {@link inBackground}.
 *
 * @throws what `load` threw, when the part is lost; the reader has been told
 */
export async function onDemand<Part>(
  load: () => Promise<Part>,
  recovery: Omit<Recovery, 'address'> = {},
): Promise<Part> {
  try {
    const part = await load();
    return part;
  } catch (error) {
    await recover(recovery);
    throw error;
  }
}

/** Loads what nobody asked for yet; undefined when it cannot be. Asking for it will tell. */
export async function inBackground<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}
