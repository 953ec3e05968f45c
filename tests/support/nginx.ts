import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {aptInstall} from './apt.mjs';
import {freePort} from './freePort';

/** A running nginx of our own. */
export interface Nginx {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Stops this one, and removes its files. */
  stop: () => Promise<void>;
}

const places = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  '/usr/local/nginx/sbin',
];
const moduleFolders = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/local/lib/nginx/modules',
  '/usr/share/nginx/modules',
];
const brotliModule = 'ngx_http_brotli_static_module.so';

const firstOf = (folders: string[], name: string): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Where nginx and its module are, if they are there. */
export function findNginx(): {program: string | undefined; brotli: string | undefined} {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return {
    program: firstOf([...onPath, ...places], 'nginx'),
    brotli: firstOf(moduleFolders, brotliModule),
  };
}

/**
 * Finds nginx with the brotli module in the usual places, or installs Debian's packages.
 *
 * @throws Error that says what is missing and how to get it
 */
export function ensureNginx(): {program: string; brotli: string} {
  const complete = () => {
    const {program, brotli} = findNginx();
    return program && brotli ? {program, brotli} : undefined;
  };
  const found = complete();
  if (found) {
    return found;
  }
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  aptInstall(packages);
  const installed = complete();
  if (!installed) {
    throw new Error(
      'The hosting rules are tested with the real nginx and its brotli_static module, and they could not be installed. On Debian or Ubuntu: apt-get install ' +
        packages.join(' '),
    );
  }
  return installed;
}

function configuration(site: string, prefix: string, port: number, brotli: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
daemon off;
pid ${prefix}/nginx.pid;
error_log ${prefix}/error.log;
events { worker_connections 1024; }
http {
  ${temporary.map((kind) => `${kind}_temp_path ${prefix}/${kind};`).join('\n  ')}
  access_log off;
  sendfile on;
  types {
    text/html html;
    text/css css;
    text/plain txt;
    text/xml xml;
    application/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/webp webp;
    font/woff2 woff2;
  }
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/hosting/nginx.conf;
    include ${site}/hosting/nginx-brotli.conf;
  }
}
`;
}

async function answers(origin: string, child: ChildProcess, log: string): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (child.exitCode !== null) {
      break;
    }
    try {
      await fetch(origin, {method: 'HEAD'});
      return;
    } catch {
      await pause(50);
    }
  }
  const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
  throw new Error(`nginx did not start: ${said || 'it said nothing'}`);
}

/**
 * Starts nginx on a free loopback port with the includes that a build carries. Everything it writes
 * is in a temporary folder.
 *
 * @param site - folder of the built site
 */
export async function startNginx(site: string): Promise<Nginx> {
  const {program, brotli} = ensureNginx();
  const prefix = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  mkdirSync(path.join(prefix, 'logs'));
  const port = await freePort();
  const file = path.join(prefix, 'nginx.conf');
  writeFileSync(file, configuration(path.resolve(site), prefix, port, brotli));
  const log = path.join(prefix, 'error.log');
  const child = spawn(program, ['-p', prefix, '-c', file, '-e', log], {stdio: 'ignore'});
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(prefix, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(origin, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return {origin, stop};
}
