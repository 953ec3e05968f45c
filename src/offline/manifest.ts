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

/** All files of some groups, each once, in the order of download: files before the pages that use them. */
export function filesOf(manifest: OfflineManifest, groups: readonly string[]): ManifestFile[] {
  const all = [...manifest.files, ...manifest.pages];
  // A group that is unknown has half a bit, which is none.
  const bits = groups.map((group) => 2 ** manifest.groups.indexOf(group));
  return groups.includes(wholeSite)
    ? all
    : all.filter(([, , , , own]) => bits.some((bit) => (own & bit) !== 0));
}

/** Number of some files, and their bytes over the wire and in the browser's storage. */
export function sizeOf(list: readonly ManifestFile[]): Record<'files' | 'wire' | 'stored', number> {
  const sum = (column: 2 | 3): number => list.reduce((bytes, file) => bytes + file[column], 0);
  return {files: list.length, wire: sum(2), stored: sum(3)};
}

/**
 * Reads a manifest. A network that asks for a login answers every address with its own page.
 *
 * @returns the manifest, or undefined when the text is not one
 */
export function parseManifest(text: string): OfflineManifest | undefined {
  try {
    const manifest = JSON.parse(text) as OfflineManifest;
    const {version, groups, pages, files} = manifest;
    const isGood = typeof version === 'string' && [groups, pages, files].every(Array.isArray);
    return isGood ? manifest : undefined;
  } catch {
    return undefined;
  }
}
