import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const minNode = [20, 19];

/** Error message if Node is too old. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const isSupported = major > minNode[0] || (major === minNode[0] && minor >= minNode[1]);
  return isSupported
    ? undefined
    : `Node ${minNode.join('.')} or newer is required; this is ${version}. Install it from https://nodejs.org`;
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether node_modules matches the lockfile. */
export function isInstalled(root) {
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) {
    return false;
  }
  const installed = packagesIn(list);
  // Optional packages for other systems are not installed.
  return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
    ([name, {version, optional}]) =>
      name === '' || (installed[name] ? installed[name].version === version : optional === true),
  );
}

/**
 * Installs the locked dependencies if necessary.
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
    throw new Error('npm ci failed; see its output above.');
  }
  return true;
}
