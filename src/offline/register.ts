import {files, type Ask} from './protocol';

type Worker = ServiceWorkerContainer;

/** The browser's service workers; undefined when it has none or forbids them. */
function workers(): Worker | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Same-origin hashed files that this page has loaded so far. */
function loadedAssets(base: string): string[] {
  const folder = `${location.origin}${base}assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(folder));
}

/**
 * Tells the worker that this page is being read, so that it is kept even though the worker did not
 * see it being loaded: on the first visit, and after navigation inside the application.
 */
export async function tellRead(base: string): Promise<void> {
  try {
    const registration = await workers()?.ready;
    const message: Ask = {type: 'read', address: location.href, assets: loadedAssets(base)};
    registration?.active?.postMessage(message);
  } catch {
    // Keeping a page is a courtesy; reading goes on without it.
  }
}

/**
 * Installs the worker.
 *
 * @param base - path below which the site is served, with a slash at both ends
 * @throws DOMException where there are no workers or they are forbidden
 */
export async function installWorker(base: string): Promise<ServiceWorkerRegistration> {
  const container = workers();
  if (!container) {
    throw new DOMException('This browser has no service workers', 'NotSupportedError');
  }
  return container.register(`${base}${files.worker}`, {scope: base, updateViaCache: 'none'});
}

/** Installs the worker when nothing else is to do; never throws, since reading goes on without it. */
export async function registerWorker(base: string): Promise<void> {
  const isFirst = !workers()?.controller;
  try {
    await installWorker(base);
    if (isFirst) {
      await tellRead(base);
    }
  } catch {
    // Without workers or storage the site works as before.
  }
}
