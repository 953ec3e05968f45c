/**
 * The list of everything that can be saved, as the build writes it and the worker reads it. Pages
 * and other files are apart, because the address of a page (`release-notes/videosync/2.1`) does not
 * tell by its ending that it is one.
 */

/** Path below the base address, hash, bytes over the wire, bytes stored, and bits of its groups. */
export type ManifestFile = readonly [
  path: string,
  hash: string,
  wire: number,
  stored: number,
  groups: number,
];

/** Everything that one build can save. */
export interface OfflineManifest {
  /** Hash of the rest; two builds with the same files have the same one. */
  version: string;
  /** Groups that can be saved apart, in the order of their bits. */
  groups: string[];
  pages: ManifestFile[];
  files: ManifestFile[];
}

/** Name of the group that holds everything. */
export const wholeSite = 'all';

/** Number of files and bytes of a group. */
export interface GroupSize {
  files: number;
  /** Bytes over the wire, compressed. */
  wire: number;
  /** Bytes in the browser's storage. */
  stored: number;
}

/** What a page needs to tell a size before anything is saved. */
export interface OfflineSizes {
  groups: Record<string, GroupSize>;
}

/** Whether a file belongs to a group. */
export function belongsTo(manifest: OfflineManifest, file: ManifestFile, group: string): boolean {
  const bit = manifest.groups.indexOf(group);
  return group === wholeSite || (bit >= 0 && (file[4] & (1 << bit)) !== 0);
}

/** All files of some groups, each once, in the order of download: files before the pages that use them. */
export function filesOf(manifest: OfflineManifest, groups: Iterable<string>): ManifestFile[] {
  const wanted = [...groups];
  return [...manifest.files, ...manifest.pages].filter((file) =>
    wanted.some((group) => belongsTo(manifest, file, group)),
  );
}

/** Adds up files. */
export function sizeOf(list: readonly ManifestFile[]): GroupSize {
  return list.reduce(
    (sum, [, , wire, stored]) => ({
      files: sum.files + 1,
      wire: sum.wire + wire,
      stored: sum.stored + stored,
    }),
    {files: 0, wire: 0, stored: 0},
  );
}

/** Sizes of the whole site and of every group. */
export function sizesOf(manifest: OfflineManifest): OfflineSizes {
  const groups = [wholeSite, ...manifest.groups];
  return {
    groups: Object.fromEntries(groups.map((id) => [id, sizeOf(filesOf(manifest, [id]))])),
  };
}

function isFile(value: unknown): value is ManifestFile {
  return (
    Array.isArray(value) &&
    value.length === 5 &&
    typeof value[0] === 'string' &&
    !/^\/|^[a-z]+:|\\/i.test(value[0]) &&
    /^[0-9a-f]{16}$/.test(String(value[1])) &&
    value.slice(2).every((item) => Number.isSafeInteger(item) && (item as number) >= 0)
  );
}

/**
 * Reads a manifest, distrusting it: a network that asks for a login answers every address with its
 * own page.
 *
 * @returns the manifest, or undefined when the text is not one
 */
export function parseManifest(text: string): OfflineManifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const {version, groups, pages, files} = (value ?? {}) as Partial<OfflineManifest>;
  const isGood =
    typeof version === 'string' &&
    /^[0-9a-f]{16}$/.test(version) &&
    Array.isArray(groups) &&
    groups.every((group) => typeof group === 'string') &&
    Array.isArray(pages) &&
    pages.every(isFile) &&
    Array.isArray(files) &&
    files.every(isFile);
  return isGood ? {version, groups, pages, files} : undefined;
}
