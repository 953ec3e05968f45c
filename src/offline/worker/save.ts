import {parseManifest, type ManifestFile, type OfflineManifest} from '../manifest';
import type {Ask, Tell} from '../protocol';
import {
  completed,
  emptyState,
  planSaving,
  statusOf,
  wantedWith,
  withFile,
  type OfflineStatus,
  type Plan,
  type Problem,
  type SavingState,
} from '../plan';
import {connectionIsPrecious} from '../../components/shared/connection';
import {channelName, files as names, lockName, parallelDownloads} from '../protocol';
import {isForbidden} from '../protocol';
import {ConnectionLost, ContentChanged, fetchBytes, saveFile, stopDownloads} from './download';
import {base, buildVersion} from './scope';
import {
  changeState,
  forgetKept,
  inventory,
  isFull,
  readManifest,
  readState,
  removeSaved,
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
/** Set when the reader gives up what is being saved. */
let isStopped = false;

/** The manifest as the server has it now. */
async function fetchManifest(): Promise<OfflineManifest> {
  const {response, bytes} = await fetchBytes(base + names.manifest, 'no-store');
  const manifest = parseManifest(response.ok ? new TextDecoder().decode(bytes) : '');
  if (!manifest) {
    // A network that asks for a login, or a server that is being restarted.
    throw new ConnectionLost('The manifest could not be read');
  }
  return manifest;
}

/** The manifest of the build that this worker came with, from storage when it is there. */
async function knownManifest(): Promise<OfflineManifest | undefined> {
  const known = await readManifest();
  if (known?.version === buildVersion) {
    return known;
  }
  return fetchManifest().catch(() => known);
}

/** Tells all pages how things stand. */
export async function tellStatus(): Promise<void> {
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

async function hasRoom(plan: Plan): Promise<boolean> {
  // Safari before 17 cannot tell; a storage that runs full says so by itself.
  const {quota, usage} = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage > plan.missingSize.stored;
}

/**
 * Downloads what is missing; the first failure stops all lines. A file that is wrong on the server
 * stops nothing, unless there is a new build.
 *
 * @throws ContentChanged with all wrong files, after everything else has been downloaded
 */
async function download(
  manifest: OfflineManifest,
  plan: Plan,
  onFile: (file: ManifestFile) => void,
): Promise<void> {
  const pages = new Set(manifest.pages);
  const wrong: string[] = [];
  let next = 0;
  let failure: unknown;
  let isNewBuild: Promise<boolean> | undefined;
  const line = async (): Promise<void> => {
    for (
      let file = plan.missing[next++];
      file && !failure && !isStopped;
      file = plan.missing[next++]
    ) {
      try {
        await saveFile(file, {isPage: pages.has(file), pageEnding: manifest.pageEnding});
        onFile(file);
      } catch (error) {
        if (error instanceof ContentChanged) {
          wrong.push(...error.paths);
          isNewBuild ??= fetchManifest().then(({version}) => version !== manifest.version);
          failure ??= (await isNewBuild.catch(() => true)) ? error : undefined;
        } else {
          failure ??= error;
        }
      }
    }
  };
  await Promise.all(Array.from({length: parallelDownloads}, line));
  if (failure) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- passed on as it came
    throw failure;
  }
  if (wrong.length > 0) {
    throw new ContentChanged(wrong.sort());
  }
}

/** Saves what is missing of one manifest. */
async function saveAll(manifest: OfflineManifest, state: SavingState): Promise<void> {
  await writeManifest(manifest);
  let stored = await inventory();
  const plan = planSaving(manifest, state.wanted, stored);
  let status = statusOf(manifest, {...state, problem: null}, stored, true);
  tell(status);
  if (plan.missing.length > 0) {
    if (!(await hasRoom(plan))) {
      throw new DOMException('Too little room', 'QuotaExceededError');
    }
    await download(manifest, plan, (file) => {
      status = withFile(status, manifest, file);
      tell(status);
    });
  }
  if (isStopped) {
    return;
  }
  // Files of the build before this one stay until the next update: an open page may ask for them.
  const current = await readState();
  const isUpdate = current.wanted.some((id) => {
    const version = current.saved[id]?.version;
    return version !== undefined && version !== manifest.version;
  });
  stored = await inventory();
  const {stale} = planSaving(manifest, [...state.wanted, ...current.wanted], stored);
  if (isUpdate) {
    await removeSaved(current.replaced.filter((path) => stale.includes(path)));
  }
  const replaced = isUpdate ? stale.filter((path) => !current.replaced.includes(path)) : stale;
  await changeState((now) => ({
    ...completed(now, state.wanted, manifest.version, Date.now()),
    replaced,
  }));
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

/** Saves one manifest; if storage runs full, gives back what was kept unasked and tries again. */
async function saveWithRoom(manifest: OfflineManifest, state: SavingState): Promise<void> {
  try {
    await saveAll(manifest, state);
  } catch (error) {
    if (!isFull(error)) {
      throw error;
    }
    await forgetKept();
    await saveAll(manifest, state);
  }
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
    try {
      await saveWithRoom(manifest, state);
    } catch (error) {
      const newer = error instanceof ContentChanged ? await fetchManifest() : manifest;
      if (newer.version === manifest.version) {
        throw error;
      }
      await saveWithRoom(newer, state);
    }
  } catch (error) {
    if (isStopped) {
      return;
    }
    lastProblem = problemOf(error);
    const unsaved = error instanceof ContentChanged ? [...error.paths] : [];
    const problem = lastProblem;
    await changeState((now) => ({...now, problem, unsaved})).catch(() => undefined);
  }
}

/** Saves until everything that is wanted is there or something stands in the way. */
export function save(): Promise<void> {
  isDue = true;
  running ??= navigator.locks
    .request(lockName, async () => {
      saving = true;
      try {
        while (isDue && !isStopped) {
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

/** Does what a page asks for. */
export async function answer(ask: Exclude<Ask, {type: 'read'}>): Promise<void> {
  if (ask.type === 'status') {
    await tellStatus();
  } else if (ask.type === 'resume') {
    await save();
  } else if (ask.type === 'save') {
    const wish = (state: SavingState): string[] =>
      wantedWith({...state, problem: lastProblem ?? state.problem}, ask.group);
    try {
      const [state, manifest] = [await readState(), await readManifest()];
      const wanted = wish(state);
      // Before the state is written: storage may be full.
      if (manifest && state.wanted.some((id) => !wanted.includes(id))) {
        await removeSaved(planSaving(manifest, wanted, await inventory()).stale);
      }
      await changeState((now) => ({...now, wanted: wish(now), problem: null}));
    } catch (error) {
      lastProblem = problemOf(error);
      tell(null, lastProblem);
      return;
    }
    await save();
  } else {
    await remove(ask.group);
  }
}

/** Gives the space of a group back; what other groups need stays. */
async function remove(group: string): Promise<void> {
  isStopped = true;
  stopDownloads();
  await navigator.locks.request(lockName, async () => {
    isStopped = false;
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
  await tellStatus();
}
