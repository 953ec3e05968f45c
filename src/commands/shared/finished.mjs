import {existsSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Exists in a folder once all steps of `npm run build` have run on it; servers keep hidden files to themselves. */
const mark = '.finished';

export const isFinished = (folder) => existsSync(path.join(folder, mark));

/** Marks a built site as complete. The same text in every build, so that builds can be compared. */
export const markFinished = (folder) =>
  writeFileSync(path.join(folder, mark), 'All steps of npm run build have run on this folder.\n');

/**
 * Where a build is written until it is complete, and where the one that it replaces waits for the end.
 * Both are on the disk of `folder`, so that renaming is all that replacing needs.
 *
 * @param root - of the project
 * @param folder - the built site
 */
export function placesBeside(root, folder) {
  const isUsual = folder === path.join(root, 'build');
  return isUsual
    ? {next: path.join(root, '.cache', 'next'), old: path.join(root, '.cache', 'old')}
    : {next: `${folder}.next`, old: `${folder}.old`};
}

/** Puts the old site back where a build was killed between the two renames of {@link replaceSite}. */
export function restoreSite(folder, old) {
  if (!existsSync(folder) && isFinished(old)) {
    renameSync(old, folder);
  }
}

/**
 * Puts a complete build in the place of the old one.
 *
 * @param rename - for tests
 * @throws Error if the new one isn't complete or can't be moved; the old one is then in its place
 */
export function replaceSite(folder, {next, old}, rename = renameSync) {
  if (!isFinished(next)) {
    throw new Error('The build ended before its last step. The site is the one of the last build.');
  }
  rmSync(old, {recursive: true, force: true});
  if (existsSync(folder)) {
    rename(folder, old);
  }
  try {
    rename(next, folder);
  } catch (error) {
    restoreSite(folder, old);
    throw error;
  }
  rmSync(old, {recursive: true, force: true});
}

/**
 * Whether a build may replace what is in a folder: another build, or nothing.
 *
 * @param folder - that somebody has named; build/ is always replaced
 */
export const isReplaceable = (folder) =>
  !existsSync(folder) || isFinished(folder) || readdirSync(folder).length === 0;

/**
 * The last build, for commands and tests that read it.
 *
 * @param {string} [folder]
 * @returns {string} the folder
 * @throws Error if there is none, or if it isn't complete
 */
export function lastBuild(folder = path.resolve('build')) {
  const root = path.dirname(folder);
  restoreSite(folder, placesBeside(root, folder).old);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`);
  }
  if (!isFinished(folder)) {
    throw new Error(
      `The site in ${folder} isn't complete: docusaurus build makes a part of it. Run npm run build.`,
    );
  }
  return folder;
}
