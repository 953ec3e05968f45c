import {accessSync, constants, existsSync, statfsSync} from 'node:fs';

/** What a build needs on the disk while the old site is still there, in bytes. */
const needed = 150e6;

/** So little is left, in bytes, when something has just failed because the disk is full. */
const nothing = 1e6;

const free = (folder) => {
  const {bavail, bsize} = statfsSync(folder);
  return bavail * bsize;
};

const inMegabytes = (bytes) => `${Math.floor(bytes / 1e6)} MB`;

/** What an error of the system means, for those that a person can do something about. */
const meanings = {
  ENOSPC: 'the disk is full. Make space, and run the command again.',
  EDQUOT: 'your share of the disk is used up. Make space, and run the command again.',
  EACCES: 'this account may not write there. Change the rights of the folder, or its owner.',
  EPERM: 'the system does not allow it. Change the rights of the folder, or its owner.',
  EROFS: 'the disk can only be read.',
  EXDEV: 'it is on another disk. Name a folder on the same one.',
};

/**
 * One sentence for an error of the file system.
 *
 * @param {{code?: string, path?: string, dest?: string}} error
 * @returns {string | undefined} nothing for other errors
 */
export function fileProblem({code, path: file, dest}) {
  return meanings[code] && `${dest ?? file ?? 'A file can’t be written'}: ${meanings[code]}`;
}

/**
 * Refuses to start what would fail in the middle.
 *
 * @param folders - must be writable where they exist
 * @throws Error in one sentence
 */
export function requireWritable(folders) {
  for (const folder of folders.filter((one) => existsSync(one))) {
    accessSync(folder, constants.W_OK);
  }
}

/** @throws Error in one sentence, if the disk hasn't enough space for a build */
export function requireSpace(folder, bytes = free(folder)) {
  if (bytes < needed) {
    throw new Error(
      `The disk has ${inMegabytes(bytes)} left; a build needs ${inMegabytes(needed)}. Make space, and run it again.`,
    );
  }
}

/** Why a program may have failed, if the disk is full; to be asked before anything is removed. */
export const diskProblem = (folder, bytes = free(folder)) =>
  bytes < nothing ? `${folder}: ${meanings.ENOSPC}` : undefined;
