import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const getLockPath = (root) => path.join(root, '.cache', 'building');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  // In a container without an init process, a killed process stays as a zombie.
  const stat = path.join('/proc', String(pid), 'stat');
  return !(existsSync(stat) && /\) Z /.test(readFileSync(stat, 'utf8')));
}

/** Processes of the build that holds a lock; none if the lock can't be read. */
function readProcesses(lock) {
  let text = '';
  try {
    text = readFileSync(lock, 'utf8');
  } catch (error) {
    // Released meanwhile, or a broken symbolic link.
    if (error.code !== 'ENOENT' && error.code !== 'ELOOP') {
      throw error;
    }
  }
  return (
    text
      .split(/\s+/)
      .map(Number)
      // Of a damaged file; kill takes 0 and negative numbers for groups of processes.
      .filter((pid) => Number.isInteger(pid) && pid > 0)
  );
}

/**
 * Locks a project against concurrent builds, which would write the same files.
 *
 * @returns {() => void} releases the lock
 * @throws Error that names the processes of the other build
 */
export function takeLock(root) {
  const lock = getLockPath(root);
  const release = () => rmSync(lock, {force: true});
  const create = () => writeFileSync(lock, String(process.pid), {flag: 'wx'});
  mkdirSync(path.dirname(lock), {recursive: true});
  try {
    create();
    return release;
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw error;
    }
  }
  const running = readProcesses(lock).filter(isRunning);
  if (running.length > 0) {
    throw new Error(
      `A build is already running in this folder (process ${running.join(' and ')}). Wait for it, or stop it. If that is another program, remove ${path.relative(root, lock)}.`,
    );
  }
  // Stale: all processes of that build were killed.
  release();
  create();
  return release;
}

/** Adds a child process to the lock, since it may outlive a killed build. */
export const nameInLock = (root, pid) => writeFileSync(getLockPath(root), `${process.pid} ${pid}`);
