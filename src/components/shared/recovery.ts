import * as storageKeys from '../../config/storageKeys';

/** The part of the browser's storage that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** So many automatic loads are remembered. */
const maxLoads = 50;

/**
 * Notes that a page is loaded by itself.
 *
 * @param load - address and build
 * @returns whether it may be: not when it was tried before with the same build, nor when it can't be
 *   noted, because then a loop could not be ruled out
 */
export function noteLoad(store: () => Store, load: string): boolean {
  try {
    let known: unknown;
    try {
      known = JSON.parse(store().getItem(storageKeys.reloaded) ?? '[]');
    } catch {
      // Not ours; as if nothing had been stored.
    }
    const loads: unknown[] = Array.isArray(known) ? known : [];
    const next = [...loads.filter((other) => other !== load), load].slice(-maxLoads);
    store().setItem(storageKeys.reloaded, JSON.stringify(next));
    return !loads.includes(load);
  } catch {
    return false;
  }
}

const barId = 'recovery-bar';

export const removeRecoveryBar = (): void => document.getElementById(barId)?.remove();

/**
 * Says at the lower edge that something could not be loaded; the page above stays as it is. A bar that
 * says so already stays too, so that nobody hears it twice and a press on it is not lost.
 *
 * @param onLoad - what the button "Load again" does; without it there is none
 * @returns the bar, to be removed when it is no longer true; undefined when it was there already
 */
export function showRecoveryBar(text: string, onLoad?: () => void): HTMLElement | undefined {
  if (document.getElementById(barId)?.firstChild?.textContent === text) {
    return undefined;
  }
  removeRecoveryBar();
  const bar = document.createElement('div');
  bar.id = barId;
  bar.className = barId;
  bar.setAttribute('role', 'alert');
  bar.append(text);
  if (onLoad) {
    const button = document.createElement('button');
    button.className = 'button button--primary';
    button.dataset['native'] = '';
    button.textContent = 'Load again';
    button.addEventListener('click', () => {
      button.classList.add('is-waiting');
      onLoad();
    });
    bar.append(button);
  }
  // What lies behind a window cannot be pressed.
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(bar);
  return bar;
}

/** Id of what every page has: the list of its application's files, and with them its build. */
export const buildMark = 'app-scripts';
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

function loadPage(address: string): void {
  if (address.replace(/#.*/, '') === location.href.replace(/#.*/, '')) {
    location.reload();
  } else {
    location.assign(address);
  }
}

/** Loads a page with files that are asked for anew: a broken one may be in the browser's cache. */
async function loadAnew(address: string): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin) && /\.(?:js|css)$/.test(name));
  await Promise.allSettled(
    files.map((file) =>
      fetch(file, {cache: 'reload', signal: AbortSignal.timeout(answerMs)}).then((response) =>
        response.arrayBuffer(),
      ),
    ),
  );
  loadPage(address);
}

interface Recovery {
  /** The page that is wanted, in full; otherwise the one that is being read. */
  address?: string;
  /**
   * Whether the page is loaded again by itself: once for a part of it; always when the reader has just
   * asked for another page, which cannot loop; never for what is only pointed at.
   */
  loads?: 'once' | 'always' | 'never';
}

/** How long a page that is being left may still be there, in milliseconds. */
const leavingMs = 1000;

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
  if (loads === 'once') {
    // Firefox takes the parts away from a page that is being left, which is gone by then.
    await new Promise((resolve) => window.setTimeout(resolve, leavingMs));
  }
  const build = document.getElementById(buildMark)?.textContent ?? '';
  const note = (): boolean =>
    noteLoad(() => sessionStorage, `${address.replace(/#.*/, '')} ${build}`);
  if (isLeaving || (loads !== 'never' && (note() || loads === 'always'))) {
    if (!isLeaving) {
      const text = 'A part of this page could not be loaded. The page is loaded again.';
      console.warn(text);
      showRecoveryBar(text);
      loadPage(address);
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
