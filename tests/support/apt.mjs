import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

let isUpdated = false;

/**
 * Installs Debian packages if that works without a password: as root, or with `sudo -n`. Callers must check for the
 * program afterwards.
 *
 * @param {string[]} packages
 * @returns {boolean} whether apt-get succeeded
 */
export function aptInstall(packages) {
  if (process.platform !== 'linux') {
    return false;
  }
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args];
    return spawnSync(program, rest, {
      stdio: 'ignore',
      // In run level 1, packages don't start their services.
      env: {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'},
    });
  };
  if (apt('--version').status !== 0) {
    return false;
  }
  console.log(`Installing Debian’s ${packages.join(', ')} …`);
  isUpdated ||= apt('update').status === 0;
  return apt('install', '-y', '--no-install-recommends', ...packages).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // One by one, because one unavailable package would fail the whole command.
  process.argv.slice(2).forEach((name) => aptInstall([name]));
}
