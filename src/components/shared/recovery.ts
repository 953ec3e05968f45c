import * as storageKeys from '../../config/storageKeys';

/** Maximum number of stored reloads. */
const maxReloads = 50;

/**
 * Notes an automatic reload.
 *
 * @param reload - address and build
 * @returns whether to reload: not a second time with the same build, nor when the storage is blocked, because
 *   the page could then reload for ever
 */
export function noteReload(reload: string): boolean {
  try {
    let stored: unknown;
    try {
      stored = JSON.parse(sessionStorage.getItem(storageKeys.reloaded) ?? '[]');
    } catch {
      // An invalid value counts as none.
    }
    const reloads: unknown[] = Array.isArray(stored) ? stored : [];
    const next = [...reloads.filter((other) => other !== reload), reload].slice(-maxReloads);
    sessionStorage.setItem(storageKeys.reloaded, JSON.stringify(next));
    return !reloads.includes(reload);
  } catch {
    return false;
  }
}

/** URL in a chunk load error of the bundler's runtime; undefined for other errors. */
export const lostFile = (error: unknown): string | undefined =>
  (error as {request?: string} | undefined)?.request;

/**
 * Fetches files again, bypassing the browser's cache, which may have a broken one.
 *
 * @returns `gone` if a deploy has removed one, `unreachable` without a connection
 */
export async function refetch(files: Iterable<string>): Promise<'loaded' | 'gone' | 'unreachable'> {
  try {
    const statuses = [...files].map(async (file) => {
      const response = await fetch(file, {cache: 'reload'});
      await response.arrayBuffer();
      return response.status;
    });
    const highest = Math.max(...(await Promise.all(statuses)));
    return highest >= 500 ? 'unreachable' : highest >= 400 ? 'gone' : 'loaded';
  } catch {
    return 'unreachable';
  }
}

export const noConnection = 'There’s no connection to this site.';

/** Shows a line at the lower edge, with a button if `onRetry` is given; replaces the previous one. */
export function showRecoveryBar(text: string, onRetry?: () => void): void {
  const bar = document.createElement('div');
  bar.id = bar.className = 'recovery-bar';
  bar.setAttribute('role', 'alert');
  bar.append(text);
  if (onRetry) {
    const button = document.createElement('button');
    button.className = 'button button--primary';
    button.textContent = 'Load again';
    button.onclick = onRetry;
    bar.append(button);
  }
  document.getElementById(bar.id)?.remove();
  document.body.append(bar);
}

/** Loads in the background; undefined if that fails. */
export const inBackground = <Part>(load: () => Promise<Part>): Promise<Part | undefined> =>
  load().catch(() => undefined);
