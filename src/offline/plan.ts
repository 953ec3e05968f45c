import {
  belongsTo,
  filesOf,
  sizeOf,
  type GroupSize,
  type ManifestFile,
  type OfflineManifest,
} from './manifest';

/** What is stored: path below the base → hash. */
export type Inventory = ReadonlyMap<string, string>;

/** What has to be done so that the wanted groups are saved. */
export interface Plan {
  /** To be downloaded, in order. */
  missing: ManifestFile[];
  missingSize: GroupSize;
  /** All that is wanted. */
  size: GroupSize;
  /** Paths that are stored and that nothing wants any more. */
  stale: string[];
}

/**
 * Compares what is wanted with what is stored. A file whose hash is the same is not downloaded
 * again, whichever build it came from.
 */
export function planSaving(
  manifest: OfflineManifest,
  wanted: Iterable<string>,
  stored: Inventory,
): Plan {
  const files = filesOf(manifest, wanted);
  const missing = files.filter(([path, hash]) => stored.get(path) !== hash);
  const known = new Set(files.map(([path]) => path));
  return {
    missing,
    missingSize: sizeOf(missing),
    size: sizeOf(files),
    stale: [...stored.keys()].filter((path) => !known.has(path)),
  };
}

/** When a group was last complete, and as which build. */
export interface SavedGroup {
  version: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What stands in the way of saving. */
export type Problem = 'network' | 'full' | 'forbidden' | 'changed' | 'unknown';

/** What the worker remembers. */
export interface SavingState {
  /** Groups that the reader asked for. */
  wanted: string[];
  saved: Record<string, SavedGroup>;
  /** Files that the last update replaced; open pages may still ask for them. */
  replaced: string[];
  problem: Problem | null;
  /** Files that the server has with another content than it should. */
  unsaved: string[];
}

export const emptyState: SavingState = {
  wanted: [],
  saved: {},
  replaced: [],
  problem: null,
  unsaved: [],
};

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Reads what the worker remembered; whatever it cannot have written itself counts as nothing. */
export function parseState(text: string): SavingState {
  try {
    const state = {...emptyState, ...(JSON.parse(text) as SavingState)};
    const {wanted, saved, replaced, problem, unsaved} = state;
    const isGood =
      [wanted, replaced, unsaved].every(areTexts) &&
      Object.values(saved).every(({version, at}) => isText(version) && Number.isFinite(at)) &&
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
  /** When it was last complete; null if it never was. */
  savedAt: number | null;
}

/** How things stand, as the worker tells it. */
export interface OfflineStatus {
  version: string;
  groups: Record<string, GroupStatus>;
  /** Group ids in the manifest's order, the whole site first. */
  order: string[];
  saving: boolean;
  problem: Problem | null;
  unsaved: readonly string[];
}

/** Sums up what is stored for each group. */
export function statusOf(
  manifest: OfflineManifest,
  state: SavingState,
  stored: Inventory,
  saving: boolean,
): OfflineStatus {
  const order = ['all', ...manifest.groups];
  const groups = Object.fromEntries(
    order.map((id): [string, GroupStatus] => {
      const {size, missingSize} = planSaving(manifest, [id], stored);
      return [
        id,
        {
          wanted: state.wanted.includes(id),
          files: size.files,
          missingFiles: missingSize.files,
          wire: size.wire,
          missingWire: missingSize.wire,
          stored: size.stored - missingSize.stored,
          savedAt: state.saved[id]?.at ?? null,
        },
      ];
    }),
  );
  const {problem, unsaved} = state;
  return {version: manifest.version, groups, order, saving, problem, unsaved};
}

/** Takes one downloaded file off what is missing, without looking at the storage again. */
export function withFile(
  status: OfflineStatus,
  manifest: OfflineManifest,
  file: ManifestFile,
): OfflineStatus {
  const groups = Object.fromEntries(
    Object.entries(status.groups).map(([id, group]): [string, GroupStatus] => [
      id,
      belongsTo(manifest, file, id)
        ? {
            ...group,
            missingFiles: Math.max(0, group.missingFiles - 1),
            missingWire: Math.max(0, group.missingWire - file[2]),
            stored: group.stored + file[3],
          }
        : group,
    ]),
  );
  return {...status, groups};
}

/**
 * The state when some groups are there. What was asked for meanwhile stays wanted; and so do the groups
 * themselves if the browser lost the state meanwhile.
 */
export function completed(
  state: SavingState,
  groups: readonly string[],
  version: string,
  now: number,
): SavingState {
  const wanted = [...new Set([...groups, ...state.wanted])];
  const saved = Object.fromEntries(
    wanted.flatMap((id): [string, SavedGroup][] => {
      const known = state.saved[id];
      const isNew = groups.includes(id) && known?.version !== version;
      return isNew ? [[id, {version, at: now}]] : known ? [[id, known]] : [];
    }),
  );
  return {...state, wanted, saved, problem: null, unsaved: []};
}
