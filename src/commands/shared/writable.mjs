import {accessSync, constants, existsSync, lstatSync, statfsSync} from 'node:fs';

/** Bytes that a build needs while the old one still exists. */
const minFreeBytes = 150e6;

/** With fewer free bytes, a full disk is the likely cause of an error. */
const fullDiskBytes = 1e6;

const free = (folder) => {
  const {bavail, bsize} = statfsSync(folder);
  return bavail * bsize;
};

const inMegabytes = (bytes) => `${Math.floor(bytes / 1e6)} MB`;

/** Message about a symbolic link, after its name. */
export const deadLink = 'broken symbolic link. Remove it, or restore its target.';

/** Explanations of system errors that a user can fix. */
const meanings = {
  ENOSPC: 'the disk is full. Free some space, and run the command again.',
  EDQUOT: 'your disk quota is used up. Free some space, and run the command again.',
  EACCES:
    'you don’t have permission to write there. Change the permissions or the owner of the folder.',
  EPERM: 'the system does not allow it. Change the permissions or the owner of the folder.',
  EROFS: 'the disk is read-only.',
  EEXIST: 'a file is where the command needs a folder. Move or rename it.',
  ENOTDIR: 'a file is where the command needs a folder. Move or rename it.',
  EISDIR: 'a folder is where the command needs a file. Move or rename it.',
  ELOOP: 'a symbolic link leads back to itself. Remove it.',
  EBUSY: 'it is in use, or another disk is mounted there. Use another folder with --out-dir.',
  EMFILE: 'too many files are open. Close other programs, and run the command again.',
  EXDEV: 'it is on another disk. Use a folder on the same disk.',
};

/**
 * Explains an error of the file system in one sentence.
 *
 * @param {{code?: string, path?: string, dest?: string}} error
 * @returns {string | undefined} undefined for other errors
 */
export function fileProblem({code, path: file, dest}) {
  return meanings[code] && `${dest ?? file ?? 'A file can’t be written'}: ${meanings[code]}`;
}

/**
 * Checks that folders are writable, so that a build doesn't fail halfway.
 *
 * @param folders - missing ones are skipped
 * @throws Error in one sentence
 */
export function requireWritable(folders) {
  for (const folder of folders.filter((name) => lstatSync(name, {throwIfNoEntry: false}))) {
    if (!existsSync(folder)) {
      throw new Error(`${folder}: ${deadLink}`);
    }
    accessSync(folder, constants.W_OK);
  }
}

/** @throws Error in one sentence, if the disk hasn't enough space for a build */
export function requireSpace(folder, bytes = free(folder)) {
  if (bytes < minFreeBytes) {
    throw new Error(
      `The disk has ${inMegabytes(bytes)} of free space, but a build needs ${inMegabytes(minFreeBytes)}. Free some space, and run the command again.`,
    );
  }
}

/** Error message if the disk is full. Must be called before cleaning up. */
export const diskProblem = (folder, bytes = free(folder)) =>
  bytes < fullDiskBytes ? `${folder}: ${meanings.ENOSPC}` : undefined;
