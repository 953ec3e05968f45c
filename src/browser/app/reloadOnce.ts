import {storageKeys} from '../../config/storageKeys';

/** What {@link reloadOnce} needs of the browser, so that it can be tested without one. */
export interface ReloadEnvironment {
  /** Where the last reload is remembered; may throw when storage is blocked. */
  read: () => string | null;
  write: (value: string) => void;
  reload: () => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A second failure of the same address within this time is not answered by another reload. */
export const reloadGuardMs = 30_000;

/**
 * Reloads the page after a lost chunk, once: a deploy replaced the files, and the new page names
 * the new ones. If the same address fails again soon after, reloading would loop.
 *
 * @returns whether it reloaded
 */
export function reloadOnce(address: string, environment: ReloadEnvironment): boolean {
  let last: string | null;
  try {
    last = environment.read();
    environment.write(`${environment.now()} ${address}`);
  } catch {
    // Without a memory a loop cannot be ruled out, and a page that flickers for ever is worse.
    return false;
  }
  const [time, lastAddress] = last
    ? [Number(last.split(' ', 1)[0]), last.slice(last.indexOf(' ') + 1)]
    : [];
  if (lastAddress === address && time !== undefined && environment.now() - time < reloadGuardMs) {
    return false;
  }
  environment.reload();
  return true;
}

/** {@link reloadOnce} for this window. */
export function reloadThisPageOnce(): boolean {
  const key = storageKeys.reloaded;
  return reloadOnce(window.location.href, {
    read: () => sessionStorage.getItem(key),
    write: (value) => sessionStorage.setItem(key, value),
    reload: () => window.location.reload(),
    now: () => Date.now(),
  });
}

/**
 * Whether the site itself can be reached right now. The offline worker does not answer for it: where
 * that has the page, it has the parts too, and nothing was lost.
 */
export async function siteAnswers(): Promise<boolean> {
  try {
    const {ok} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return ok;
  } catch {
    return false;
  }
}
