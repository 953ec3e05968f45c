import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const oldestNode = [20, 19];

/** Says what to do when Node is older than the site needs; otherwise nothing. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const isOldEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return isOldEnough
    ? undefined
    : `This needs Node ${oldestNode.join('.')} or newer; this is ${version}. Install a newer one from https://nodejs.org`;
}

/**
 * Installs the locked dependencies, unless the same lockfile was installed here before.
 *
 * @param {string} root - of the project
 * @returns {boolean} whether it installed
 */
export function installOnce(root) {
  const problem = nodeProblem(process.version);
  if (problem) {
    throw new Error(problem);
  }
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules', '.installed-lockfile');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) {
    return false;
  }
  console.log('Installing the locked dependencies …');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error('npm ci failed; its message is above.');
  }
  writeFileSync(mark, hash);
  return true;
}
