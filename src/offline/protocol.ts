import {nameSuffix} from '../config/site';
import {areGroups, type OfflineStatus} from './plan';

/* Names, limits and messages shared by the worker, the page and the build. */

/** Header that the worker adds to what it stores: first 16 hexadecimal digits of the SHA-256 of the body. */
export const hashHeader = 'x-offline-hash';

/** Names of the files that the build writes, below the base URL. */
export const files = {
  worker: 'sw.js',
  manifest: 'offline-manifest.json',
  sizes: 'offline-sizes.json',
} as const;

/** Channel on which the worker posts the status of saving to all pages. */
export const channelName = `showsync-offline${nameSuffix}`;
/** Lock that keeps a second worker or message from saving at the same time. */
export const lockName = `showsync-offline-save${nameSuffix}`;

/** After this time without a response of the network, a saved page is used. */
export const pageTimeoutMs = 3000;
/** Limit of hashed files that pages loaded or an update replaced: more than one build has. */
export const maxAssets = 400;
/** Number of simultaneous downloads. */
export const parallelDownloads = 6;
/** A download that takes longer counts as a lost connection. */
export const downloadTimeoutMs = 30_000;

/** A message from a page to the worker. */
export type PageMessage =
  /** Requests a status message. */
  | {type: 'status'}
  /** Saves a group, or resumes saving it. */
  | {type: 'save'; group: string}
  /** Deletes a group's files. */
  | {type: 'remove'; group: string}
  /** Resumes an unfinished save. */
  | {type: 'resume'}
  /** Reports a page that was visited without a request to this worker. */
  | {type: 'read'; address: string; assets: string[]};

/** A message from the worker to all pages. */
export type StatusMessage = OfflineStatus & {type: 'status'};

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a message on the channel is the worker's: other scripts of the origin may use its name. */
export function isStatusMessage(message: unknown): message is StatusMessage {
  const {type, groups, problem, unsaved} = (message ?? {}) as Record<string, unknown>;
  return (
    type === 'status' &&
    areGroups(groups) &&
    areTexts(unsaved) &&
    (problem === null || typeof problem === 'string')
  );
}

/** Whether a message to the worker is one of a page. */
export function isPageMessage(message: unknown): message is PageMessage {
  const {type, group, address, assets} = (message ?? {}) as Record<string, unknown>;
  return (
    type === 'status' ||
    type === 'resume' ||
    ((type === 'save' || type === 'remove') && typeof group === 'string') ||
    (type === 'read' && typeof address === 'string' && areTexts(assets))
  );
}

/** Errors that browsers throw when their settings, or a private window, forbid storage. */
const forbiddenNames = ['SecurityError', 'NotAllowedError', 'NotSupportedError'];

/** Whether an error means that the browser forbids storage or workers. */
export function isForbidden(error: unknown): boolean {
  return error instanceof DOMException && forbiddenNames.includes(error.name);
}

const isOfCopy = ({scope}: ServiceWorkerRegistration, base: string): boolean =>
  scope === location.origin + base;

/**
 * The active worker of this copy of the site, if there is one. Until it is installed, the worker of a copy
 * closer to the root controls the pages.
 *
 * @param base - path below which the site is served, with a slash at both ends
 */
export async function findWorker(base: string): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  return (registration && isOfCopy(registration, base) && registration.active) || undefined;
}

/** Whether this page is controlled by the worker of this copy of the site. */
export const isControlled = (base: string): boolean =>
  navigator.serviceWorker?.controller?.scriptURL === location.origin + base + files.worker;

/** Installs the worker for everything below a base path. @returns the active worker */
export async function installWorker(base: string): Promise<ServiceWorker> {
  const options = {scope: base, updateViaCache: 'none'} as const;
  const registration = await navigator.serviceWorker.register(base + files.worker, options);
  return new Promise((resolve) => {
    const {installing} = registration;
    const check = (): void => {
      if (registration.active) {
        installing?.removeEventListener('statechange', check);
        resolve(registration.active);
      }
    };
    installing?.addEventListener('statechange', check);
    check();
  });
}
