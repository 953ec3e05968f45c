import siteConfig from '@generated/docusaurus.config';
import {areGroups} from '../plan';
import {
  channelName,
  files,
  findWorker,
  installWorker,
  isForbidden,
  isStatusMessage,
  type PageMessage,
} from '../protocol';
import {initialView, type OfflineView} from './describe';

/** A save without a status for this long, or without a connection, is resumed. */
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

/** Posts a message to the worker, if there is one. */
async function post(message: PageMessage): Promise<void> {
  (await findWorker(base))?.postMessage(message);
}

/** Whether a group that the reader asked for isn't complete. */
function isUnfinished(): boolean {
  const {groups, requested} = view;
  return (
    requested.length > 0 ||
    Object.values(groups).some(({wanted, missingFiles}) => wanted && missingFiles > 0)
  );
}

/** Resumes saving, unless the worker posts a status before: the browser may have stopped it. */
function resumeLater(): void {
  window.clearTimeout(retry);
  retry = window.setTimeout(() => {
    resumeLater();
    void post({type: 'resume'});
  }, retryMs);
}

function onStatus({data}: MessageEvent<unknown>): void {
  if (!isStatusMessage(data)) {
    return;
  }
  const {saving, problem, unsaved} = data;
  const groups = {...view.groups, ...data.groups};
  // Until the worker has reached the site, it has no groups.
  const isOpen = (id: string): boolean => !data.groups[id] || !(problem ?? groups[id]?.wanted);
  change({groups, saving, problem, unsaved, requested: view.requested.filter(isOpen)});
  if ((problem === 'network' || saving) && isUnfinished()) {
    resumeLater();
  } else {
    window.clearTimeout(retry);
  }
}

/** Reads the sizes that the build wrote; a status that the worker posted in the meantime is newer. */
async function readSizes(): Promise<void> {
  const response = await fetch(base + files.sizes);
  const groups: unknown = response.ok ? await response.json() : undefined;
  if (areGroups(groups)) {
    change({groups: {...groups, ...view.groups}});
  }
}

/** Whether this browser can save here; even the question may be forbidden. */
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
  new BroadcastChannel(channelName).addEventListener('message', onStatus);
  window.addEventListener('online', () => {
    if (view.requested.length > 0) {
      view.requested.forEach((group) => void saveGroup(group));
    } else if (isUnfinished()) {
      void post({type: 'resume'});
    }
  });
  const readPersistent = async (): Promise<void> =>
    change({isPersistent: await navigator.storage?.persisted?.()});
  await Promise.allSettled([readSizes(), readPersistent(), post({type: 'status'})]);
}

/** For `useSyncExternalStore`; the first panel of the page starts the messages. */
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

/** Saves a group, or resumes saving it. */
export async function saveGroup(group: string): Promise<void> {
  const others = view.requested.filter((id) => id !== group);
  change({requested: [...others, group], problem: null});
  try {
    const worker = await installWorker(base);
    worker.postMessage({type: 'save', group} satisfies PageMessage);
    resumeLater();
    // Not awaited, because Firefox asks the reader first.
    void navigator.storage?.persist?.().then(
      (isPersistent) => change({isPersistent}),
      () => undefined,
    );
  } catch (error) {
    // The worker's script couldn't be loaded, or the browser forbids workers.
    if (error instanceof TypeError || !navigator.onLine) {
      change({problem: 'network'});
    } else if (isForbidden(error)) {
      change({support: 'forbidden', requested: others});
    } else {
      change({problem: 'unknown'});
    }
  }
}

/** Deletes a group's files. */
export function removeGroup(group: string): void {
  change({requested: view.requested.filter((id) => id !== group)});
  void post({type: 'remove', group});
}
