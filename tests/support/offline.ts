import {cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createSiteServer, listen} from '../../src/commands/shared/server.mjs';
import {listFiles, readBuild} from '../../src/plugins/finish/html/readBuild';
import {writeOffline} from '../../src/plugins/finish/offline';
import {chunkNamesIn, readRouteChunks} from '../../src/plugins/finish/offline/classify';
import {root, siteDir} from './build';
import {closeServer} from './closeServer';
import {builtPages} from './delivered';

/** A server of one test's own, which can be stopped, started again, and given another build. */
export interface TestServer {
  origin: string;
  /** Paths that were asked for since the last `forget`, in order. */
  requests: string[];
  clearRequests: () => void;
  /** Really stops: nothing listens on the port any more. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Serves another build from now on. */
  deploy: (folder: string) => void;
  /** Called for every request before it is answered; a promise holds it back. */
  delay: ((address: string) => Promise<void> | void) | undefined;
  /** Spoils an answer: called first for every request; whoever returns true has answered it. */
  intercept:
    ((address: string, response: ServerResponse, request: IncomingMessage) => boolean) | undefined;
}

/**
 * Starts a server on a free loopback port.
 *
 * @param folder - the build that it serves first
 * @param options - for {@link createSiteServer}
 */
export async function startServer(
  folder: string,
  options: Parameters<typeof createSiteServer>[1] = {},
): Promise<TestServer> {
  let site = createSiteServer(folder, options);
  let server: Server;
  let port = 0;
  const test: TestServer = {
    origin: '',
    requests: [],
    delay: undefined,
    intercept: undefined,
    clearRequests() {
      test.requests = [];
    },
    async start() {
      server = createServer((request, response) => {
        void (async () => {
          const address = request.url ?? '/';
          test.requests.push(address.replace(/\?.*/, ''));
          await test.delay?.(address);
          // As on a real host: pages are revalidated, hashed files never.
          const isHashed = /^\/assets\/.*[.-][0-9a-f]{8,}\.\w+$/.test(address);
          response.setHeader(
            'cache-control',
            isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
          if (!test.intercept?.(address, response, request)) {
            site.emit('request', request, response);
          }
          // What is under way when a test ends may have lost its files.
        })().catch(() => response.destroy());
      });
      port = await listen(server, port, '127.0.0.1');
      test.origin = `http://127.0.0.1:${port}`;
    },
    stop: () => closeServer(server),
    deploy(next) {
      site = createSiteServer(next, options);
    },
  };
  await test.start();
  return test;
}

const generatedFiles = path.join(root, '.docusaurus');

const temporaryFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'offline-build-'));

/** Regenerates the offline files of a changed copy of the build. */
async function writeOfflineFiles(folder: string, offline = true): Promise<void> {
  await writeOffline(
    {
      siteDir: root,
      outDir: folder,
      baseUrl: '/',
      generatedFilesDir: path.join(generatedFiles, 'none'),
      environment: {offline},
    },
    await readBuild(folder, '/', () => ({})),
  );
}

/** Pages of the {@link createPartialBuild}. */
export const partialBuildPages: readonly string[] = [
  '/',
  '/beam-for-live/application/fixture-patch',
  '/blog',
  '/handbook/introduction',
  '/handbook/tools/power',
  '/offline',
  '/search',
  '/videosync/features',
  '/videosync/introduction',
];

/**
 * A copy of the build with few pages, their scripts, and all forwarding pages: it is saved and changed
 * in a fraction of the time that the whole site takes.
 *
 * @returns its folder; the caller removes it
 */
export async function createPartialBuild(): Promise<string> {
  const folder = temporaryFolder();
  const pages = await builtPages();
  const leftOut = new Set(
    pages
      .filter(({address, isRedirect}) => !isRedirect && !partialBuildPages.includes(address))
      .flatMap(({file}) => [file, `offline-pages/${file.replace(/html$/, 'txt')}`]),
  );
  // The route of a section has the address of a page that forwards.
  const addresses = new Set(
    pages.filter(({isRedirect}) => !isRedirect).map(({address}) => address),
  );
  const chunks = {others: new Set<string>(), own: new Set<string>()};
  for (const [route, part] of Object.entries(await readRouteChunks(generatedFiles))) {
    const address = route.replace(/-[0-9a-f]{3}$/, '');
    const isOther = addresses.has(address) && !partialBuildPages.includes(address);
    chunkNamesIn(part).forEach((name) => chunks[isOther ? 'others' : 'own'].add(name));
  }
  const isKept = (file: string): boolean => {
    const chunk = /^assets\/js\/([^/.]+)\.[0-9a-f]{8}\.js$/.exec(file)?.[1] ?? '';
    const isOfOthers = chunks.others.has(chunk) && !chunks.own.has(chunk);
    return !/\.md$|^link-images/.test(file) && !leftOut.has(file) && !isOfOthers;
  };
  cpSync(siteDir, folder, {
    recursive: true,
    filter: (file) => isKept(path.relative(siteDir, file).split(path.sep).join('/')),
  });
  await writeOfflineFiles(folder);
  return folder;
}

const isText = /\.(?:html|js|css|json|xml|txt|svg)$/;

/** What the scripts of a {@link createSecondBuild} that have other names set in the page. */
export const secondBuildFlag = 'isSecondBuild';

/**
 * A second build: a copy in which hashed scripts have other names, as after a change of the
 * application, some pages another text, and the offline files are regenerated.
 *
 * @param first - folder of the first build
 * @param options.isRenamed - whether all scripts have another name and content
 * @param options.text - pages whose text differs: path of the HTML file → text put into the heading
 * @param options.isOn - false makes the build that switches offline off
 * @returns its folder; the caller removes it
 */
export async function createSecondBuild(
  first: string,
  options: {isRenamed?: boolean; text?: Record<string, string>; isOn?: boolean},
): Promise<string> {
  const {isRenamed = false, text = {}, isOn = true} = options;
  const folder = temporaryFolder();
  cpSync(first, folder, {recursive: true});
  const files = await listFiles(folder, /./);
  const hashes = (isRenamed ? files : []).flatMap(
    (file) => /^assets\/js\/.*\.([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? [],
  );
  const pattern = new RegExp(hashes.join('|') || '(?!)', 'g');
  const other = (digit: string): string => (15 - Number.parseInt(digit, 16)).toString(16);
  const renamed = (words: string): string =>
    words.replace(pattern, (hash) => hash.replace(/./g, other));
  for (const file of files) {
    const full = path.join(folder, file);
    const target = path.join(folder, renamed(file));
    if (isText.test(file)) {
      const before = readFileSync(full, 'utf8');
      let after = renamed(before);
      // The page, and what is saved of it.
      const heading = text[file.replace(/^offline-pages\/(.*)\.txt$/, '$1.html')];
      if (heading) {
        after = after.replace(/(<h1[^>]*>)[^<]*/, `$1${heading}`);
      }
      if (target !== full) {
        after += `\nglobalThis.${secondBuildFlag} = true;\n`;
      }
      if (after !== before) {
        writeFileSync(full, after);
      }
    }
    if (target !== full) {
      renameSync(full, target);
    }
  }
  await writeOfflineFiles(folder, isOn);
  return folder;
}

export function removeBuild(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
}
