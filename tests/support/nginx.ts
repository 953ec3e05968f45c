import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {vi} from 'vitest';
import {aptInstall} from './apt.mjs';
import {freePort} from './freePort';

/** A running nginx process. */
export interface Nginx {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Stops the process and removes its temporary files. */
  stop: () => Promise<void>;
}

/** Usual folders of nginx and of its modules. */
const folders = {
  nginx: ['/usr/sbin', '/usr/local/sbin', '/usr/local/nginx/sbin', '/opt/homebrew/bin'],
  'ngx_http_brotli_static_module.so': ['lib', 'lib64', 'local/lib', 'share'].map(
    (name) => `/usr/${name}/nginx/modules`,
  ),
};

function find(name: keyof typeof folders): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...onPath, ...folders[name]]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Finds nginx and its brotli module in the usual folders, or installs Debian's packages.
 *
 * @throws Error with the packages to install
 */
function ensureNginx(mayInstall = true): {program: string; brotli: string} {
  const program = find('nginx');
  const brotli = find('ngx_http_brotli_static_module.so');
  if (program && brotli) {
    return {program, brotli};
  }
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  if (mayInstall) {
    aptInstall(packages);
    return ensureNginx(false);
  }
  throw new Error(
    'These tests need nginx with its brotli_static module, and installing them failed. On Debian or Ubuntu: apt-get install ' +
      packages.join(' '),
  );
}

/**
 * Starts nginx on a free loopback port with the configuration files of a build. It writes to a temporary
 * folder only.
 *
 * @param site - folder of the build
 * @throws Error with nginx's error log if it doesn't respond within 10 s
 */
export async function startNginx(site: string): Promise<Nginx> {
  const {program, brotli} = ensureNginx();
  const prefix = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  mkdirSync(path.join(prefix, 'logs'));
  const port = await freePort();
  const file = path.join(prefix, 'nginx.conf');
  const configuration = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
    .replaceAll('SITE', path.resolve(site))
    .replaceAll('PREFIX', prefix)
    .replace('PORT', String(port))
    .replace('BROTLI', brotli)
    .replace('USER', process.getuid?.() === 0 ? 'user root;' : '');
  writeFileSync(file, configuration);
  const log = path.join(prefix, 'error.log');
  const child = spawn(program, ['-p', prefix, '-c', file, '-e', log], {stdio: 'ignore'});
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    rmSync(prefix, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await vi.waitFor(() => fetch(origin, {method: 'HEAD'}), {timeout: 60_000});
  } catch {
    const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
    await stop();
    throw new Error(`nginx did not start: ${output || 'no output'}`);
  }
  return {origin, stop};
}
