import {existsSync, lstatSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Marker file of a complete build. Hidden, so that servers don't publish it. */
const mark = '.finished';

export const isFinished = (folder) => existsSync(path.join(folder, mark));

/** Marks a build as complete. The text is constant, to keep builds reproducible. */
export const markFinished = (folder) =>
  writeFileSync(path.join(folder, mark), 'All steps of npm run build have run on this folder.\n');

/**
 * Staging folder of a build, and backup folder of the one that it replaces. Both are on the same file system as
 * `folder`, so that replacing is a rename.
 *
 * @param root - of the project
 * @param folder - the built site
 */
export function placesBeside(root, folder) {
  const isDefault = folder === path.join(root, 'build');
  return isDefault
    ? {next: path.join(root, '.cache', 'next'), old: path.join(root, '.cache', 'old')}
    : {next: `${folder}.next`, old: `${folder}.old`};
}

/** Restores the old build if a process was killed between the two renames of {@link replaceSite}. */
export function restoreSite(folder, old) {
  if (!existsSync(folder) && isFinished(old)) {
    renameSync(old, folder);
  }
}

/**
 * Replaces the old build by a complete new one.
 *
 * @param rename - for tests
 * @throws Error if the new one isn't complete or can't be moved; the old one is then restored
 */
export function replaceSite(folder, {next, old}, rename = renameSync) {
  if (!isFinished(next)) {
    throw new Error('The build ended before its last step. The previous build is unchanged.');
  }
  rmSync(old, {recursive: true, force: true});
  if (existsSync(folder)) {
    rename(folder, old);
  }
  try {
    rename(next, folder);
  } catch (error) {
    if (existsSync(old)) {
      renameSync(old, folder);
    }
    throw error;
  }
  rmSync(old, {recursive: true, force: true});
}

/**
 * Whether a build may replace a folder: it is missing, empty or another build.
 *
 * @param folder - from `--out-dir`; build/ is always replaced
 */
export const isReplaceable = (folder) =>
  !existsSync(folder) || isFinished(folder) || readdirSync(folder).length === 0;

/**
 * Checks that no symbolic link or file is where a build goes, since replacing it would remove it.
 *
 * @throws Error in two sentences
 */
export function requireFolder(folder) {
  const stats = lstatSync(folder, {throwIfNoEntry: false});
  if (stats?.isSymbolicLink()) {
    throw new Error(
      `${folder} is a symbolic link, which a build would replace. Remove it, or build into its target with --out-dir.`,
    );
  }
  if (stats && !stats.isDirectory()) {
    throw new Error(`${folder} is a file, which a build would replace. Move or rename it.`);
  }
}

/**
 * Locates the last build, for commands and tests that read it.
 *
 * @param {string} [folder]
 * @returns {string} the folder
 * @throws Error if it is missing or incomplete
 */
export function lastBuild(folder = path.resolve('build')) {
  const root = path.dirname(folder);
  restoreSite(folder, placesBeside(root, folder).old);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`);
  }
  if (!isFinished(folder)) {
    throw new Error(
      `The site in ${folder} isn't complete: docusaurus build runs only some of the steps. Run npm run build.`,
    );
  }
  return folder;
}
