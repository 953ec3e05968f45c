import {connectionIsPrecious} from '../../components/shared/connection';
import type {OfflineManifest} from '../manifest';
import {
  completed,
  emptyState,
  emptyStatus,
  groupsOf,
  planSaving,
  wantedWith,
  type OfflineStatus,
  type Problem,
  type SavingState,
} from '../plan';
import {channelName, isForbidden, lockName, type Ask, type Tell} from '../protocol';
import {
  allowDownloads,
  ConnectionLost,
  downloadAll,
  fetchManifest,
  isStopped,
  stopDownloads,
} from './download';
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

function tell(status: Partial<OfflineStatus>): void {
  channel.postMessage({...emptyStatus, ...status, type: 'status'} satisfies Tell);
}

/** So many savings go on or wait for their turn. */
let due = 0;

/** Tells all pages how things stand. */
async function tellStatus(): Promise<void> {
  const known = await readManifest();
  const isOfThisBuild = known?.version === offlineVersion;
  const manifest = isOfThisBuild ? known : await fetchManifest().catch(() => known);
  const state = await readState();
  const {problem, unsaved} = state;
  const groups = manifest ? groupsOf(manifest, state, await inventory()) : {};
  tell(due > 0 ? {groups, saving: true} : {groups, problem, unsaved});
}

/** Saves what is missing of one manifest. @returns paths of the files that are wrong on the server */
async function saveAll(manifest: OfflineManifest, state: SavingState): Promise<string[]> {
  await writeManifest(manifest);
  const stored = await inventory();
  const {missing} = planSaving(manifest, state.wanted, stored);
  const tellProgress = (): void => tell({groups: groupsOf(manifest, state, stored), saving: true});
  tellProgress();
  const wrong = await downloadAll(manifest, missing, ([path, hash]) => {
    stored.set(path, hash);
    tellProgress();
  });
  if (wrong.length === 0 && !isStopped()) {
    const {wanted} = await readState();
    await retire(planSaving(manifest, [...state.wanted, ...wanted], await inventory()).stale);
    await changeState((now) => completed(now, state.wanted, Date.now()));
  }
  return wrong;
}

function problemOf(error: unknown): Problem {
  if (error instanceof ConnectionLost) {
    return 'network';
  }
  return isFull(error) ? 'full' : isForbidden(error) ? 'forbidden' : 'unknown';
}

/** One attempt, and a second one when a new build arrived in the middle of the first. */
async function attempt(): Promise<void> {
  const state = await readState();
  if (state.wanted.length === 0) {
    return;
  }
  let unsaved: string[] = [];
  let problem: Problem | null;
  try {
    const manifest = await fetchManifest();
    unsaved = await saveAll(manifest, state);
    const newer = unsaved.length > 0 ? await fetchManifest() : manifest;
    if (newer.version !== manifest.version) {
      unsaved = await saveAll(newer, state);
    }
    problem = unsaved.length > 0 ? 'changed' : null;
  } catch (error) {
    problem = problemOf(error);
  }
  if (problem && !isStopped()) {
    await changeState((now) => ({...now, problem, unsaved}));
  }
}

/** Saves until everything that is wanted is there or something stands in the way. */
async function save(): Promise<void> {
  due += 1;
  await navigator.locks.request(lockName, attempt).finally(() => {
    due -= 1;
  });
  await tellStatus();
}

/**
 * Called after a page has been delivered: goes on with an unfinished saving, takes over a new
 * build, and downloads again what the browser has removed. On a metered
 * connection only what the reader asked for is downloaded.
 */
export async function saveIfNeeded(): Promise<void> {
  const {wanted, saved, problem} = await readState();
  // Trying again by itself cannot make room; the reader can.
  if (wanted.length === 0 || due > 0 || problem === 'full' || problem === 'forbidden') {
    return;
  }
  const isNew = wanted.some((id) => saved[id] === undefined);
  const manifest = await readManifest();
  const isDone =
    problem === null &&
    manifest?.version === offlineVersion &&
    // The browser may have removed anything, and damaged files are removed when they are found.
    planSaving(manifest, wanted, await inventory()).missing.length === 0;
  if (isNew || (!isDone && !connectionIsPrecious())) {
    await save();
  }
}

/** Removes what nothing wants any more. */
async function removeUnwanted(): Promise<void> {
  const {wanted} = await readState();
  const manifest = await readManifest();
  const stored = await inventory();
  await removeSaved(manifest ? planSaving(manifest, wanted, stored).stale : stored.keys());
}

/** Adds a group to what is wanted. What gives way to it is removed. */
async function want(group: string): Promise<void> {
  const {problem} = await readState();
  await changeState((now) => ({...now, wanted: wantedWith(now, group), problem: null}));
  if (problem === 'full') {
    await removeUnwanted();
  }
}

/** Gives the space of a group back; what other groups need stays. */
async function remove(group: string): Promise<void> {
  stopDownloads();
  await navigator.locks.request(lockName, async () => {
    allowDownloads();
    await changeState(({wanted, saved}) => ({
      ...emptyState,
      wanted: wanted.filter((id) => id !== group),
      saved: Object.fromEntries(Object.entries(saved).filter(([id]) => id !== group)),
    }));
    await removeUnwanted();
  });
  await saveIfNeeded();
}

/** Does what a page asks for. */
export async function answer(ask: Exclude<Ask, {type: 'read'}>): Promise<void> {
  if (ask.type === 'save') {
    await want(ask.group);
  } else if (ask.type === 'remove') {
    await remove(ask.group);
  }
  await (ask.type === 'save' || ask.type === 'resume' ? save() : tellStatus());
}
