import {connectionIsPrecious} from '../../components/shared/connection';
import {sizeOf, type ManifestFile, type OfflineManifest} from '../manifest';
import {
  completed,
  emptyState,
  planSaving,
  statusOf,
  wantedWith,
  type OfflineStatus,
  type Problem,
  type SavingState,
} from '../plan';
import {channelName, isForbidden, lockName, type Ask, type Tell} from '../protocol';
import {
  allowDownloads,
  ConnectionLost,
  ContentChanged,
  downloadAll,
  fetchManifest,
  isStopped,
  stopDownloads,
} from './download';
import {buildVersion} from './scope';
import {
  changeState,
  forgetKept,
  inventory,
  isFull,
  readManifest,
  readState,
  removeSaved,
  retire,
  writeManifest,
} from './store';

const channel = new BroadcastChannel(channelName);

function tell(status: OfflineStatus | null, problem = status?.problem ?? null): void {
  channel.postMessage({type: 'status', status, problem} satisfies Tell);
}

let saving = false;
/** Whether something was asked for that the saving which goes on may have missed. */
let isDue = false;
let running: Promise<void> | undefined;
/** The last problem, also when storage is too full to remember it. */
let lastProblem: Problem | null = null;

/** The manifest of the build that this worker came with, from storage when it is there. */
async function knownManifest(): Promise<OfflineManifest | undefined> {
  const known = await readManifest();
  return known?.version === buildVersion ? known : fetchManifest().catch(() => known);
}

/** Tells all pages how things stand. */
async function tellStatus(): Promise<void> {
  try {
    const manifest = await knownManifest();
    const state = await readState();
    const problem = saving ? null : (lastProblem ?? state.problem);
    tell(
      manifest ? statusOf(manifest, {...state, problem}, await inventory(), saving) : null,
      problem,
    );
  } catch {
    tell(null);
  }
}

/** Free bytes of the storage; endless where the browser cannot tell (Safari before 17). */
async function freeBytes(): Promise<number> {
  const {quota = Infinity, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage;
}

/** Makes room for some files: what was kept unasked gives way. */
async function makeRoom(files: readonly ManifestFile[]): Promise<void> {
  const {stored} = sizeOf(files);
  if ((await freeBytes()) < stored) {
    await forgetKept();
    if ((await freeBytes()) < stored) {
      throw new DOMException('Too little room', 'QuotaExceededError');
    }
  }
}

/** Saves what is missing of one manifest. */
async function saveAll(manifest: OfflineManifest, state: SavingState): Promise<void> {
  await writeManifest(manifest);
  const stored = await inventory();
  const {missing} = planSaving(manifest, state.wanted, stored);
  const tellProgress = (): void =>
    tell(statusOf(manifest, {...state, problem: null}, stored, true));
  tellProgress();
  if (missing.length > 0) {
    await makeRoom(missing);
    await downloadAll(manifest, missing, ([path, hash]) => {
      stored.set(path, hash);
      tellProgress();
    });
  }
  if (isStopped()) {
    return;
  }
  const {wanted} = await readState();
  await retire(planSaving(manifest, [...state.wanted, ...wanted], await inventory()).stale);
  await changeState((now) => completed(now, state.wanted, manifest.version, Date.now()));
}

function problemOf(error: unknown): Problem {
  if (error instanceof ConnectionLost) {
    return 'network';
  }
  if (error instanceof ContentChanged) {
    return 'changed';
  }
  return isFull(error) ? 'full' : isForbidden(error) ? 'forbidden' : 'unknown';
}

/** One attempt, and a second one when a new build arrived in the middle of the first. */
async function attempt(): Promise<void> {
  const state = await readState();
  lastProblem = null;
  if (state.wanted.length === 0) {
    return;
  }
  try {
    const manifest = await fetchManifest();
    await saveAll(manifest, state).catch(async (error: unknown) => {
      const newer = error instanceof ContentChanged ? await fetchManifest() : manifest;
      if (newer.version === manifest.version) {
        throw error;
      }
      await saveAll(newer, state);
    });
  } catch (error) {
    if (isStopped()) {
      return;
    }
    const problem = problemOf(error);
    const unsaved = error instanceof ContentChanged ? [...error.paths] : [];
    lastProblem = problem;
    await changeState((now) => ({...now, problem, unsaved})).catch(() => undefined);
  }
}

/** Saves until everything that is wanted is there or something stands in the way. */
function save(): Promise<void> {
  isDue = true;
  running ??= navigator.locks
    .request(lockName, async () => {
      saving = true;
      try {
        while (isDue && !isStopped()) {
          isDue = false;
          await attempt();
        }
      } finally {
        saving = false;
        running = undefined;
      }
    })
    .then(tellStatus);
  return running;
}

/**
 * Called after a page has been delivered: goes on with an unfinished saving, takes over a new
 * build, and downloads again what the browser has removed. On a metered
 * connection only what the reader asked for is downloaded.
 */
export async function saveIfNeeded(): Promise<void> {
  const state = await readState();
  if (state.wanted.length === 0 || saving) {
    return;
  }
  const isNew = state.wanted.some((id) => state.saved[id] === undefined);
  const isOutdated = state.wanted.some((id) => state.saved[id]?.version !== buildVersion);
  const manifest = await readManifest();
  // The browser may have removed anything, and damaged files are removed when they are found.
  const isIncomplete =
    !manifest || planSaving(manifest, state.wanted, await inventory()).missing.length > 0;
  const isNeeded =
    isNew || ((isOutdated || isIncomplete || state.problem !== null) && !connectionIsPrecious());
  // Trying again by itself cannot make room; the reader can.
  const problem = lastProblem ?? state.problem;
  if (isNeeded && problem !== 'full' && problem !== 'forbidden') {
    await save();
  }
}

/** Adds a group to what is wanted. What gives way to it is removed first: storage may be full. */
async function want(group: string): Promise<void> {
  const wish = (state: SavingState): string[] =>
    wantedWith({...state, problem: lastProblem ?? state.problem}, group);
  const [state, manifest] = [await readState(), await readManifest()];
  const wanted = wish(state);
  if (manifest && state.wanted.some((id) => !wanted.includes(id))) {
    await removeSaved(planSaving(manifest, wanted, await inventory()).stale);
  }
  await changeState((now) => ({...now, wanted: wish(now), problem: null}));
}

/** Gives the space of a group back; what other groups need stays. */
async function remove(group: string): Promise<void> {
  stopDownloads();
  await navigator.locks.request(lockName, async () => {
    allowDownloads();
    lastProblem = null;
    await changeState(({wanted, saved}) => ({
      ...emptyState,
      wanted: wanted.filter((id) => id !== group),
      saved: Object.fromEntries(Object.entries(saved).filter(([id]) => id !== group)),
    }));
    const {wanted} = await readState();
    const manifest = await readManifest();
    const stored = await inventory();
    await removeSaved(manifest ? planSaving(manifest, wanted, stored).stale : stored.keys());
  });
  await saveIfNeeded();
}

/** Does what a page asks for. */
export async function answer(ask: Exclude<Ask, {type: 'read'}>): Promise<void> {
  if (ask.type === 'save') {
    try {
      await want(ask.group);
    } catch (error) {
      lastProblem = problemOf(error);
      tell(null, lastProblem);
      return;
    }
  }
  if (ask.type === 'save' || ask.type === 'resume') {
    await save();
    return;
  }
  if (ask.type === 'remove') {
    await remove(ask.group);
  }
  await tellStatus();
}
