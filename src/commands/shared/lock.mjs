import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const lockOf = (root) => path.join(root, '.cache', 'building');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  // In a container whose first process collects no others, a killed one stays as a zombie.
  const stat = path.join('/proc', String(pid), 'stat');
  return !(existsSync(stat) && /\) Z /.test(readFileSync(stat, 'utf8')));
}

/**
 * Makes sure that no other build runs in a project: both would write the same files.
 *
 * @returns {() => void} releases the lock
 * @throws Error that names the processes of the other build
 */
export function takeLock(root) {
  const lock = lockOf(root);
  const release = () => rmSync(lock, {force: true});
  mkdirSync(path.dirname(lock), {recursive: true});
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
    return release;
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw error;
    }
  }
  const running = readFileSync(lock, 'utf8')
    .split(' ')
    .map(Number)
    .filter(Boolean)
    .filter(isRunning);
  if (running.length > 0) {
    throw new Error(
      `A build is running in this folder already (process ${running.join(' and ')}). Wait for it, or stop it.`,
    );
  }
  // All of its processes were killed.
  writeFileSync(lock, String(process.pid));
  return release;
}

/** Names a program that works for the build: it may outlive a build that is killed. */
export const nameInLock = (root, pid) => writeFileSync(lockOf(root), `${process.pid} ${pid}`);
