import {prefersReducedData} from '../../components/shared/connection';
import {pageName} from '../addresses';
import {hasGroup, type OfflineManifest} from '../manifest';
import {
  addWanted,
  emptyStatus,
  getGroupStatuses,
  markCompleted,
  migrateState,
  type OfflineStatus,
  planSaving,
  type Problem,
  withoutGroup,
} from '../plan';
import {
  channelName,
  isForbidden,
  lockName,
  type PageMessage,
  type StatusMessage,
} from '../protocol';
import {
  allowDownloads,
  ConnectionLost,
  downloadAll,
  fetchManifest,
  isStopped,
  stopDownloads,
} from './download';
import {base, scope} from './scope';
import {
  changeState,
  inventory,
  isFull,
  readManifest,
  readState,
  removeSaved,
  retire,
  writeManifest,
} from './store';

const channel = new BroadcastChannel(channelName);

function postStatus(status: Partial<OfflineStatus>): void {
  channel.postMessage({...emptyStatus, ...status, type: 'status'} satisfies StatusMessage);
}

/** Number of saves that are running or waiting for the lock. */
let pendingSaves = 0;

/** Where the pages of an earlier build are in this one. */
function getCurrentName(name: string): string {
  const target = Object.hasOwn(offlineRedirects, name) ? offlineRedirects[name] : undefined;
  const url = target && new URL(target, scope.location.origin);
  return (url && pageName(url.pathname, base)) ?? name;
}

/** Posts the current status to all pages. */
async function postCurrentStatus(): Promise<void> {
  const earlier = await readManifest();
  const isCurrent = earlier?.version === offlineVersion;
  const manifest = isCurrent ? earlier : await fetchManifest().catch(() => earlier);
  const state = await readState();
  const {problem, unsaved} = state;
  const groups = manifest
    ? getGroupStatuses(
        manifest,
        migrateState(state, earlier, manifest, getCurrentName),
        await inventory(),
      )
    : {};
  postStatus(pendingSaves > 0 ? {groups, saving: true} : {groups, problem, unsaved});
}

/** Saves the missing files of a manifest. @returns paths of the files that differ on the server */
async function saveAll(manifest: OfflineManifest): Promise<string[]> {
  const earlier = await readManifest();
  await changeState((now) => migrateState(now, earlier, manifest, getCurrentName));
  await writeManifest(manifest);
  const state = await readState();
  const stored = await inventory();
  const {missing} = planSaving(manifest, state.wanted, stored);
  const postProgress = (): void =>
    postStatus({groups: getGroupStatuses(manifest, state, stored), saving: true});
  postProgress();
  const differing = await downloadAll(manifest, missing, ([path, hash]) => {
    stored.set(path, hash);
    postProgress();
  });
  if (differing.length === 0 && !isStopped()) {
    const {wanted} = await readState();
    await retire(planSaving(manifest, [...state.wanted, ...wanted], await inventory()).stale);
    await changeState((now) => markCompleted(now, state.wanted, Date.now()));
  }
  return differing;
}

function getProblem(error: unknown): Problem {
  if (error instanceof ConnectionLost) {
    return 'network';
  }
  return isFull(error) ? 'full' : isForbidden(error) ? 'forbidden' : 'unknown';
}

/** One attempt, and a second one when a new build was published in the middle of the first. */
async function attempt(): Promise<void> {
  if ((await readState()).wanted.length === 0) {
    return;
  }
  let unsaved: string[] = [];
  let problem: Problem | null;
  try {
    const manifest = await fetchManifest();
    unsaved = await saveAll(manifest);
    const newer = unsaved.length > 0 ? await fetchManifest() : manifest;
    if (newer.version !== manifest.version) {
      unsaved = await saveAll(newer);
    }
    problem = unsaved.length > 0 ? 'changed' : null;
  } catch (error) {
    problem = getProblem(error);
  }
  if (problem && !isStopped()) {
    await changeState((now) => ({...now, problem, unsaved}));
  }
}

/** Saves all wanted groups, or as much of them as possible. */
async function save(): Promise<void> {
  pendingSaves += 1;
  await navigator.locks.request(lockName, attempt).finally(() => {
    pendingSaves -= 1;
  });
  await postCurrentStatus();
}

async function saveWhatIsMissing(): Promise<void> {
  const {wanted, saved, problem} = await readState();
  // Only the reader can free up space.
  if (wanted.length === 0 || pendingSaves > 0 || problem === 'full' || problem === 'forbidden') {
    return;
  }
  const isNew = wanted.some((id) => saved[id] === undefined);
  const manifest = await readManifest();
  const isDone =
    problem === null &&
    manifest?.version === offlineVersion &&
    // The browser may have evicted files, and damaged ones are deleted when they are read.
    planSaving(manifest, wanted, await inventory()).missing.length === 0;
  if (isNew || (!isDone && !prefersReducedData())) {
    await save();
  }
}

let running: Promise<void> | undefined;

/**
 * Called when a build's worker is activated and with each page: resumes an unfinished save, saves what a
 * new build changed, and downloads evicted files again. On a metered connection only what the
 * reader asked for is downloaded. Callers share one run, so that each of their events keeps the
 * worker alive until its end.
 */
export const saveIfNeeded = (): Promise<void> =>
  (running ??= saveWhatIsMissing().finally(() => {
    running = undefined;
  }));

/** Deletes the files of groups that aren't wanted any more. */
async function removeUnwanted(): Promise<void> {
  const {wanted} = await readState();
  const manifest = await readManifest();
  const stored = await inventory();
  // Without a manifest no file is known to belong to a group.
  const unwanted = manifest ? planSaving(manifest, wanted, stored).stale : [...stored.keys()];
  await removeSaved(manifest || wanted.length === 0 ? unwanted : []);
}

/** Adds a group to the wanted ones, and deletes the files of those that are given up for it. */
async function addGroup(group: string): Promise<void> {
  const {problem} = await readState();
  const manifest = await readManifest();
  if (manifest?.version === offlineVersion && !hasGroup(manifest, group)) {
    // From a page of another build.
    return;
  }
  await changeState((now) => ({...now, wanted: addWanted(now, group), problem: null}));
  if (problem === 'full') {
    await removeUnwanted();
  }
}

/** Deletes a group's files, except for those that other groups need. */
async function remove(group: string): Promise<void> {
  stopDownloads();
  await navigator.locks.request(lockName, async () => {
    allowDownloads();
    const manifest = await readManifest();
    await changeState((now) => withoutGroup(now, group, manifest));
    await removeUnwanted();
  });
  await saveWhatIsMissing();
}

/** Handles a message about saving. */
export async function handle(message: Exclude<PageMessage, {type: 'read'}>): Promise<void> {
  if (message.type === 'save') {
    await addGroup(message.group);
  } else if (message.type === 'remove') {
    await remove(message.group);
  }
  await (message.type === 'save' || message.type === 'resume' ? save() : postCurrentStatus());
}
