import {
  computeSize,
  findSuccessors,
  getFiles,
  hasGroup,
  type ManifestFile,
  type OfflineManifest,
  wholeSite,
} from './manifest';

/** Saved files: path below the base → hash. */
export type Inventory = ReadonlyMap<string, string>;

/** The difference between the wanted groups and the saved files. */
export interface Plan {
  /** To be downloaded, in order. */
  missing: ManifestFile[];
  /** Paths of saved files that no wanted group has any more. */
  stale: string[];
}

/**
 * Compares the wanted groups with the saved files. A file whose hash is the same isn't downloaded
 * again, whichever build it came from. Nothing is stale as long as a group is wanted that the manifest
 * doesn't have: any file may be one of its files.
 */
export function planSaving(
  manifest: OfflineManifest,
  wanted: readonly string[],
  stored: Inventory,
): Plan {
  const files = getFiles(manifest, wanted);
  const known = new Set(files.map(([path]) => path));
  return {
    missing: files.filter(([path, hash]) => stored.get(path) !== hash),
    stale: wanted.every((id) => hasGroup(manifest, id))
      ? [...stored.keys()].filter((path) => !known.has(path))
      : [],
  };
}

/** Why saving stopped. */
export type Problem = 'network' | 'full' | 'forbidden' | 'changed' | 'unknown';

/** What the worker stores between its runs. */
export interface SavingState {
  /** Ids of the groups that the reader asked for. */
  wanted: string[];
  /** When a group was last complete, in milliseconds since the epoch. */
  saved: Record<string, {at: number}>;
  problem: Problem | null;
  /** Files whose content on the server differs from the manifest. */
  unsaved: string[];
}

export const emptyState: SavingState = {wanted: [], saved: {}, problem: null, unsaved: []};

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Parses the stored state; one that the worker can't have written counts as none. */
export function parseState(text: string): SavingState {
  try {
    const state = {...emptyState, ...(JSON.parse(text) as SavingState)};
    const {wanted, saved, problem, unsaved} = state;
    const isValid =
      [wanted, unsaved].every(areTexts) &&
      Object.values(saved).every(({at}) => Number.isFinite(at)) &&
      (problem === null || isText(problem));
    return isValid ? state : emptyState;
  } catch {
    return emptyState;
  }
}

/** The wanted groups after one more choice. After a lack of space, groups that were never complete are given up. */
export function addWanted(state: SavingState, group: string): string[] {
  const {wanted, saved, problem} = state;
  return [
    ...wanted.filter((id) => id !== group && (problem !== 'full' || saved[id] !== undefined)),
    group,
  ];
}

/** The state of one group, as the page shows it. */
export interface GroupStatus {
  wanted: boolean;
  files: number;
  missingFiles: number;
  wire: number;
  missingWire: number;
  /** Bytes of its files in storage; only files with the right hash count. */
  stored: number;
  /** When it was last complete; null if it never was. */
  savedAt: number | null;
}

/** The state of all groups, as the worker reports it. */
export interface OfflineStatus {
  /** Empty until the worker has reached the site. */
  groups: Record<string, GroupStatus>;
  saving: boolean;
  problem: Problem | null;
  unsaved: readonly string[];
}

/** The status before the worker has reported any. */
export const emptyStatus: OfflineStatus = {groups: {}, saving: false, problem: null, unsaved: []};

/** Whether a value from another program is the status of groups. */
export function areGroups(value: unknown): value is OfflineStatus['groups'] {
  const isGroup = (group: unknown): boolean => {
    const {wanted, files, missingFiles, wire, missingWire, stored, savedAt} = (group ??
      {}) as Record<string, unknown>;
    const numbers = [files, missingFiles, wire, missingWire, stored, savedAt ?? 0];
    return typeof wanted === 'boolean' && numbers.every(Number.isFinite);
  };
  return typeof value === 'object' && value !== null && Object.values(value).every(isGroup);
}

/** Sums up what is stored of each group. */
export function getGroupStatuses(
  manifest: OfflineManifest,
  {wanted, saved}: SavingState,
  stored: Inventory,
): OfflineStatus['groups'] {
  const getStatus = (id: string): GroupStatus => {
    const {files, wire, stored: bytes} = computeSize(getFiles(manifest, [id]));
    const missing = computeSize(planSaving(manifest, [id], stored).missing);
    return {
      ...{files, wire, missingFiles: missing.files, missingWire: missing.wire},
      wanted: wanted.includes(id),
      stored: bytes - missing.stored,
      savedAt: saved[id]?.at ?? null,
    };
  };
  return Object.fromEntries([wholeSite, ...manifest.groups].map((id) => [id, getStatus(id)]));
}

/**
 * The state with the group ids of a new build; see {@link findSuccessors}.
 *
 * @param earlier - the last manifest
 */
export function migrateState(
  state: SavingState,
  earlier: OfflineManifest | undefined,
  manifest: OfflineManifest,
  nameNow: (name: string) => string,
): SavingState {
  const now = (id: string): string[] => findSuccessors(id, earlier, manifest, nameNow);
  const saved = Object.entries(state.saved);
  return {
    ...state,
    wanted: [...new Set(state.wanted.flatMap(now))],
    saved: Object.fromEntries(saved.flatMap(([id, when]) => now(id).map((one) => [one, when]))),
  };
}

/** The state without a group. Removing the whole site also removes groups that no longer exist. */
export const withoutGroup = (
  {wanted, saved}: SavingState,
  group: string,
  manifest: OfflineManifest | undefined,
): SavingState => {
  const stays = (id: string): boolean =>
    id !== group && (group !== wholeSite || !manifest || hasGroup(manifest, id));
  return {
    ...emptyState,
    wanted: wanted.filter(stays),
    saved: Object.fromEntries(Object.entries(saved).filter(([id]) => stays(id))),
  };
};

/**
 * The state when some groups are complete. Groups that were asked for meanwhile stay wanted; and so do the
 * groups themselves if the browser lost the state meanwhile.
 */
export function markCompleted(
  {wanted, saved}: SavingState,
  groups: readonly string[],
  at: number,
): SavingState {
  const now = Object.fromEntries(groups.map((id) => [id, {at}]));
  return {...emptyState, wanted: [...new Set([...groups, ...wanted])], saved: {...saved, ...now}};
}
