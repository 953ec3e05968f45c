import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
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

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether npm has installed what the lockfile says, with this command or by hand. */
export function isInstalled(root) {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) {
    return false;
  }
  const there = packagesIn(installed);
  // Packages for other systems are optional, and are not installed here.
  return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
    ([name, {version, optional}]) =>
      name === '' || (there[name] ? there[name].version === version : optional === true),
  );
}

/**
 * Installs the locked dependencies, unless they are there.
 *
 * @param {string} root - of the project
 * @returns {boolean} whether it installed
 */
export function installOnce(root) {
  const problem = nodeProblem(process.version);
  if (problem) {
    throw new Error(problem);
  }
  if (isInstalled(root)) {
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
  return true;
}
