/**
 * The list of everything that can be saved, as the build writes it and the worker reads it. Pages
 * and other files are separate lists, because the address of a page (`release-notes/videosync/2.1`)
 * has no extension that marks it as one.
 */

/** Path below the base URL, hash, bytes transferred, bytes stored, and bits of its groups. */
export type ManifestFile = readonly [
  path: string,
  hash: string,
  wire: number,
  stored: number,
  groups: number,
];

/** Everything that one build can save. */
export interface OfflineManifest {
  /** Hash of the rest; two builds with the same files have the same version. */
  version: string;
  /** Ids of the groups that can be saved separately, in the order of their bits. */
  groups: string[];
  pages: ManifestFile[];
  files: ManifestFile[];
}

/** Id of the group that holds everything. */
export const wholeSite = 'all';

/** Bit of a group in a file's groups; of an unknown group it is half a bit, which no file has. */
const getBit = ({groups}: OfflineManifest, id: string): number => 2 ** groups.indexOf(id);

/** All files of some groups, each once, in download order: files before the pages that use them. */
export function getFiles(manifest: OfflineManifest, groups: readonly string[]): ManifestFile[] {
  const all = [...manifest.files, ...manifest.pages];
  const bits = groups.map((id) => getBit(manifest, id));
  return groups.includes(wholeSite)
    ? all
    : all.filter(([, , , , own]) => bits.some((bit) => (own & bit) !== 0));
}

/** Whether a manifest has a group. */
export const hasGroup = ({groups}: OfflineManifest, id: string): boolean =>
  id === wholeSite || groups.includes(id);

/** Names of the pages that only this group has. */
const ownPages = (manifest: OfflineManifest, id: string): string[] =>
  manifest.pages.filter(([, , , , own]) => own === getBit(manifest, id)).map(([name]) => name);

/**
 * Ids in a new build of a group whose id may have changed: the groups that have its pages now.
 *
 * @param earlier - manifest of the build that had the group
 * @param nameNow - follows the redirects of the new build: page name → page name
 * @returns the id itself if the new build has it too, or if nothing follows it
 */
export function findSuccessors(
  id: string,
  earlier: OfflineManifest | undefined,
  manifest: OfflineManifest,
  nameNow: (name: string) => string,
): string[] {
  if (!earlier || hasGroup(manifest, id)) {
    return [id];
  }
  const names = new Set(ownPages(earlier, id).map(nameNow));
  const successors = manifest.groups.filter((group) =>
    ownPages(manifest, group).some((name) => names.has(name)),
  );
  return successors.length > 0 ? successors : [id];
}

/** Number of some files, and their bytes in transfer and in the browser's storage. */
export function computeSize(
  list: readonly ManifestFile[],
): Record<'files' | 'wire' | 'stored', number> {
  const sum = (column: 2 | 3): number => list.reduce((bytes, file) => bytes + file[column], 0);
  return {files: list.length, wire: sum(2), stored: sum(3)};
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isManifestFile(value: unknown): value is ManifestFile {
  const [path, hash, ...numbers] = Array.isArray(value) ? (value as unknown[]) : [];
  return isText(path) && isText(hash) && numbers.length === 3 && numbers.every(Number.isFinite);
}

/**
 * Parses a manifest. A network that requires a login answers every address with its own page.
 *
 * @returns the manifest, or undefined when the text isn't one, or lists no page: no build has none,
 *   and every saved file would count as deleted
 */
export function parseManifest(text: string): OfflineManifest | undefined {
  try {
    const manifest = JSON.parse(text) as OfflineManifest;
    const {version, groups, pages, files} = manifest;
    const isValid =
      isText(version) &&
      groups.every(isText) &&
      [...pages, ...files].every(isManifestFile) &&
      pages.length > 0;
    return isValid ? manifest : undefined;
  } catch {
    return undefined;
  }
}
