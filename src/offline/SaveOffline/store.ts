import siteConfig from '@generated/docusaurus.config';
import type {OfflineStatus} from '../plan';
import {channelName, files, installWorker, isForbidden, isTell, type Ask} from '../protocol';
import {initialView, type OfflineView} from './describe';

/** A saving that has said nothing for this long, or lost its connection, is asked to go on. */
const retryMs = 10_000;

let view: OfflineView = initialView;
const {baseUrl: base} = siteConfig;
let isStarted = false;
let retry: number | undefined;
const listeners = new Set<() => void>();

function change(part: Partial<OfflineView>): void {
  view = {...view, ...part};
  listeners.forEach((listener) => listener());
}

/** Sends to the worker that is there, if there is one. */
async function post(ask: Ask): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  registration?.active?.postMessage(ask);
}

/** Whether something that the reader asked for is not there yet. */
function isUnfinished(): boolean {
  const {groups, asked} = view;
  return (
    asked.length > 0 ||
    Object.values(groups).some(({wanted, missingFiles}) => wanted && missingFiles > 0)
  );
}

/** Asks the worker to go on, unless it says something before: the browser may have stopped it. */
function askAgainLater(): void {
  window.clearTimeout(retry);
  retry = window.setTimeout(() => {
    askAgainLater();
    void post({type: 'resume'});
  }, retryMs);
}

function onTell({data}: MessageEvent<unknown>): void {
  if (!isTell(data)) {
    return;
  }
  const {saving, problem, unsaved} = data;
  const groups = {...view.groups, ...data.groups};
  // As long as the worker has not reached the site, what was asked for still is.
  const isOpen = (id: string): boolean => !data.groups[id] || !(problem ?? groups[id]?.wanted);
  change({groups, saving, problem, unsaved, asked: view.asked.filter(isOpen)});
  if ((problem === 'network' || saving) && isUnfinished()) {
    askAgainLater();
  } else {
    window.clearTimeout(retry);
  }
}

/** What can be saved, as the build has written it: what the worker has told meanwhile is newer. */
async function readSizes(): Promise<void> {
  const response = await fetch(base + files.sizes);
  if (response.ok) {
    const groups = (await response.json()) as OfflineStatus['groups'];
    change({groups: {...groups, ...view.groups}});
  }
}

/** Whether this browser can save here; asking can itself be forbidden. */
async function findSupport(): Promise<OfflineView['support']> {
  if (!window.isSecureContext) {
    return 'insecure';
  }
  if (!('serviceWorker' in navigator) || !('caches' in window) || !('locks' in navigator)) {
    return 'unsupported';
  }
  try {
    await navigator.serviceWorker.getRegistration(base);
    await window.caches.keys();
    return 'ready';
  } catch {
    return 'forbidden';
  }
}

async function start(): Promise<void> {
  const support = await findSupport();
  change({support});
  if (support !== 'ready') {
    return;
  }
  new BroadcastChannel(channelName).addEventListener('message', onTell);
  window.addEventListener('online', () => {
    if (view.asked.length > 0) {
      view.asked.forEach((group) => void saveGroup(group));
    } else if (isUnfinished()) {
      void post({type: 'resume'});
    }
  });
  const readKept = async (): Promise<void> =>
    change({isKept: await navigator.storage?.persisted?.()});
  await Promise.allSettled([readSizes(), readKept(), post({type: 'status'})]);
}

/** For `useSyncExternalStore`; the first panel of the page begins to ask the worker. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isStarted) {
    isStarted = true;
    void start().catch(() => undefined);
  }
  return () => {
    listeners.delete(listener);
  };
}

export const currentView = (): OfflineView => view;

/** Saves a group, or goes on saving it. */
export async function saveGroup(group: string): Promise<void> {
  const others = view.asked.filter((id) => id !== group);
  change({asked: [...others, group], problem: null});
  try {
    await installWorker(base);
    const {active} = await navigator.serviceWorker.ready;
    active?.postMessage({type: 'save', group} satisfies Ask);
    askAgainLater();
    // Firefox asks the reader first, so nothing waits for the answer.
    void navigator.storage?.persist?.().then(
      (isKept) => change({isKept}),
      () => undefined,
    );
  } catch (error) {
    // The worker's own file could not be loaded, or the browser forbids workers.
    if (error instanceof TypeError || !navigator.onLine) {
      change({problem: 'network'});
    } else if (isForbidden(error)) {
      change({support: 'forbidden', asked: others});
    } else {
      change({problem: 'unknown'});
    }
  }
}

/** Gives a group's space back. */
export function removeGroup(group: string): void {
  change({asked: view.asked.filter((id) => id !== group)});
  void post({type: 'remove', group});
}
