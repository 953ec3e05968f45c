import {connectionIsPrecious} from '../shared/connection';
import type {Ask} from './protocol';
import {files} from './protocol';

type Worker = ServiceWorkerContainer;

/** The browser's service workers; undefined when it has none or forbids them. */
function workers(): Worker | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The worker's address as a browser with Trusted Types wants it; the policy lets no other one through. */
function workerAddress(base: string): string {
  const only = `${base}${files.worker}`;
  // eslint-disable-next-line compat/compat -- the check is here, in a form that the rule does not know
  const policy = window.trustedTypes?.createPolicy('offline', {
    createScriptURL: (address) => {
      if (address !== only) {
        throw new TypeError(`Refused to install a worker from ${address}`);
      }
      return address;
    },
  });
  return (policy ? policy.createScriptURL(only) : only) as string;
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

/** How the application asks for the worker, which only the early script can install. */
export type InstallEvent = CustomEvent<(registration: Promise<ServiceWorkerRegistration>) => void>;
export const installEvent = 'offline-install';

/**
 * Installs the worker once the page has loaded; on a metered connection only when the reader asks
 * to save. Never throws: without workers or storage the site works as before.
 *
 * @param base - path below which the site is served, with a slash at both ends
 */
export function registerWorker(base: string): void {
  let address: string | undefined;
  const install = async (): Promise<ServiceWorkerRegistration> => {
    const container = workers();
    if (!container) {
      throw new DOMException('This browser has no service workers', 'NotSupportedError');
    }
    address ??= workerAddress(base);
    return container.register(address, {scope: base, updateViaCache: 'none'});
  };
  const start = (): void => {
    const isFirst = !workers()?.controller;
    install()
      .then(() => (isFirst ? tellRead(base) : undefined))
      .catch(() => undefined);
  };
  window.addEventListener(installEvent, (event) => (event as InstallEvent).detail(install()));
  if (connectionIsPrecious()) {
    return;
  }
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, {once: true});
  }
}
