import {filesOf, sizeOf, wholeSite, type ManifestFile, type OfflineManifest} from './manifest';

/** What is stored: path below the base → hash. */
export type Inventory = ReadonlyMap<string, string>;

/** What has to be done so that the wanted groups are saved. */
export interface Plan {
  /** To be downloaded, in order. */
  missing: ManifestFile[];
  /** Paths that are stored and that nothing wants any more. */
  stale: string[];
}

/**
 * Compares what is wanted with what is stored. A file whose hash is the same is not downloaded
 * again, whichever build it came from.
 */
export function planSaving(
  manifest: OfflineManifest,
  wanted: readonly string[],
  stored: Inventory,
): Plan {
  const files = filesOf(manifest, wanted);
  const known = new Set(files.map(([path]) => path));
  return {
    missing: files.filter(([path, hash]) => stored.get(path) !== hash),
    stale: [...stored.keys()].filter((path) => !known.has(path)),
  };
}

/** What stands in the way of saving. */
export type Problem = 'network' | 'full' | 'forbidden' | 'changed' | 'unknown';

/** What the worker remembers. */
export interface SavingState {
  /** Groups that the reader asked for. */
  wanted: string[];
  /** When a group was last found complete, in milliseconds since the epoch. */
  saved: Record<string, {at: number}>;
  problem: Problem | null;
  /** Files that the server has with another content than it should. */
  unsaved: string[];
}

export const emptyState: SavingState = {wanted: [], saved: {}, problem: null, unsaved: []};

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Reads what the worker remembered; whatever it cannot have written itself counts as nothing. */
export function parseState(text: string): SavingState {
  try {
    const state = {...emptyState, ...(JSON.parse(text) as SavingState)};
    const {wanted, saved, problem, unsaved} = state;
    const isGood =
      [wanted, unsaved].every(areTexts) &&
      Object.values(saved).every(({at}) => Number.isFinite(at)) &&
      (problem === null || isText(problem));
    return isGood ? state : emptyState;
  } catch {
    return emptyState;
  }
}

/** What is wanted after one more choice. What did not fit gives way to a choice that may. */
export function wantedWith(state: SavingState, group: string): string[] {
  const {wanted, saved, problem} = state;
  return [
    ...wanted.filter((id) => id !== group && (problem !== 'full' || saved[id] !== undefined)),
    group,
  ];
}

/** A group as it is told to the reader. */
export interface GroupStatus {
  wanted: boolean;
  files: number;
  missingFiles: number;
  wire: number;
  missingWire: number;
  /** Bytes of its files in the storage, each counted once its content had been compared with its hash. */
  stored: number;
  /** When it was last found complete; null if it never was. */
  savedAt: number | null;
}

/** How things stand, as the worker tells it. */
export interface OfflineStatus {
  /** None as long as the worker never reached the site. */
  groups: Record<string, GroupStatus>;
  saving: boolean;
  problem: Problem | null;
  unsaved: readonly string[];
}

/** How things stand before anything is known. */
export const emptyStatus: OfflineStatus = {groups: {}, saving: false, problem: null, unsaved: []};

/** Sums up what is stored of each group. */
export function groupsOf(
  manifest: OfflineManifest,
  {wanted, saved}: SavingState,
  stored: Inventory,
): OfflineStatus['groups'] {
  const statusOf = (id: string): GroupStatus => {
    const {files, wire, stored: bytes} = sizeOf(filesOf(manifest, [id]));
    const missing = sizeOf(planSaving(manifest, [id], stored).missing);
    return {
      ...{files, wire, missingFiles: missing.files, missingWire: missing.wire},
      wanted: wanted.includes(id),
      stored: bytes - missing.stored,
      savedAt: saved[id]?.at ?? null,
    };
  };
  return Object.fromEntries([wholeSite, ...manifest.groups].map((id) => [id, statusOf(id)]));
}

/**
 * The state when some groups are there. What was asked for meanwhile stays wanted; and so do the groups
 * themselves if the browser lost the state meanwhile.
 */
export function completed(
  {wanted, saved}: SavingState,
  groups: readonly string[],
  at: number,
): SavingState {
  const now = Object.fromEntries(groups.map((id) => [id, {at}]));
  return {...emptyState, wanted: [...new Set([...groups, ...wanted])], saved: {...saved, ...now}};
}
