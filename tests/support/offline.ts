import {createHash} from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createSiteServer, listen} from '../../src/commands/shared/server.mjs';
import {openCache} from '../../src/plugins/finish/contentCache';
import {readBuild} from '../../src/plugins/finish/html/readBuild';
import {writeOffline} from '../../src/plugins/finish/offline';
import {root, siteDir} from './build';

/** A server of one test's own, which can be stopped, started again, and given another build. */
export interface TestServer {
  origin: string;
  /** Paths that were asked for since the last `forget`, in order. */
  asked: string[];
  forget: () => void;
  /** Really stops: nothing listens on the port any more. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Serves another build from now on. */
  deploy: (folder: string) => void;
  /** Answers everything with an error of the server. */
  isBroken: boolean;
  /** Answers everything with a login page, as the network of a venue does. */
  isPortal: boolean;
  /** Called for every request before it is answered; a promise holds it back. */
  hold: ((address: string) => Promise<void> | void) | undefined;
  /** Spoils an answer: called first for every request; whoever returns true has answered it. */
  spoil: ((address: string, response: ServerResponse) => boolean) | undefined;
}

/**
 * Starts a server on a free loopback port.
 *
 * @param folder - the build that it serves first
 */
export async function startServer(folder: string): Promise<TestServer> {
  let site = createSiteServer(folder);
  let server: Server;
  let port = 0;
  const test: TestServer = {
    origin: '',
    asked: [],
    isBroken: false,
    isPortal: false,
    hold: undefined,
    spoil: undefined,
    forget() {
      test.asked = [];
    },
    async start() {
      server = createServer((request, response) => {
        void (async () => {
          const address = request.url ?? '/';
          test.asked.push(address.replace(/\?.*/, ''));
          await test.hold?.(address);
          if (test.isBroken) {
            response.writeHead(503, {'content-type': 'text/html'}).end('The server is in trouble');
            return;
          }
          if (test.isPortal) {
            response
              .writeHead(200, {'content-type': 'text/html'})
              .end('<h1>Log in to the venue</h1>');
            return;
          }
          // As on a real host: pages are asked for anew, hashed files never.
          const isHashed = /^\/assets\/.*[.-][0-9a-f]{8,}\.\w+$/.test(address);
          response.setHeader(
            'cache-control',
            isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
          if (!test.spoil?.(address, response)) {
            site.emit('request', request, response);
          }
        })();
      });
      port = await listen(server, port, '127.0.0.1');
      test.origin = `http://127.0.0.1:${port}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
    deploy(next) {
      site = createSiteServer(next);
    },
  };
  await test.start();
  return test;
}

const isText = /\.(?:html|js|css|json|xml|md|txt|svg)$/;

/**
 * A second build: a copy in which some hashed scripts have other names, as after a change of the
 * application, some pages another text, and the offline files are made anew.
 *
 * @param options.renamed - which hashed files get another name and content
 * @param options.text - pages whose text differs: path of the HTML file → text put into the heading
 * @param options.isOn - false makes the build that switches offline off
 * @returns its folder; the caller removes it
 */
export async function secondBuild(options: {
  renamed?: (file: string) => boolean;
  text?: Record<string, string>;
  isOn?: boolean;
}): Promise<string> {
  const {renamed = () => false, text = {}, isOn = true} = options;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'offline-build-'));
  cpSync(siteDir, folder, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  const files = readdirSync(folder, {recursive: true})
    .map(String)
    .filter((file) => statSync(path.join(folder, file)).isFile());
  const hashes = new Map<string, string>();
  for (const file of files.filter(renamed)) {
    const hash = /\.([0-9a-f]{8})\.js$/.exec(file)?.[1];
    if (hash) {
      hashes.set(hash, createHash('sha256').update(hash).digest('hex').slice(0, 8));
    }
  }
  const pattern = new RegExp([...hashes.keys()].join('|') || '(?!)', 'g');
  for (const file of files) {
    const full = path.join(folder, file);
    const target = path.join(
      folder,
      file.replace(pattern, (hash) => hashes.get(hash) ?? hash),
    );
    if (isText.test(file)) {
      const before = readFileSync(full, 'utf8');
      let after = before.replace(pattern, (hash) => hashes.get(hash) ?? hash);
      if (text[file]) {
        after = after.replace(/(<h1[^>]*>)[^<]*/, `$1${text[file]}`);
      }
      if (after !== before) {
        writeFileSync(full, after);
      }
    }
    if (target !== full) {
      mkdirSync(path.dirname(target), {recursive: true});
      renameSync(full, target);
    }
  }
  const generatedFilesDir = path.join(root, '.docusaurus', 'none');
  await writeOffline(
    {
      ...{siteDir: root, outDir: folder, baseUrl: '/', generatedFilesDir, trailingSlash: false},
      environment: {offline: isOn},
    },
    await readBuild(folder, '/'),
    await openCache(root),
  );
  return folder;
}

export function removeBuild(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
}
