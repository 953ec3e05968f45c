import {cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createSiteServer, listen} from '../../src/commands/shared/server.mjs';
import {listFiles, readBuild} from '../../src/plugins/finish/html/readBuild';
import {writeOffline} from '../../src/plugins/finish/offline';
import {chunkNamesIn, readRouteChunks} from '../../src/plugins/finish/offline/classify';
import {root, siteDir} from './build';
import {cachedBuild} from './cachedBuild';
import {closeServer} from './closeServer';
import {builtPages} from './delivered';

/** A server for a single test, which can be stopped, restarted, and given another build. */
export interface TestServer {
  origin: string;
  /** Requested paths since the last `clearRequests`, in order. */
  requests: string[];
  clearRequests: () => void;
  /** Closes all connections and frees the port. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Serves another build from now on. */
  deploy: (folder: string) => void;
  /** Called for each request before the response; a promise delays the response until it resolves. */
  delay: ((address: string) => Promise<void> | void) | undefined;
  /** Called for each request after `delay`; returns true if it has sent the response. */
  intercept:
    ((address: string, response: ServerResponse, request: IncomingMessage) => boolean) | undefined;
}

/**
 * Starts a server on a free loopback port.
 *
 * @param folder - build that it serves until `deploy` is called
 * @param options - options of {@link createSiteServer}
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
          // As on a real host: pages are revalidated, hashed files never are.
          const isHashed = /^\/assets\/.*[.-][0-9a-f]{8,}\.\w+$/.test(address);
          response.setHeader(
            'cache-control',
            isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
          if (!test.intercept?.(address, response, request)) {
            site.emit('request', request, response);
          }
          // A request that is pending when a test ends may no longer find its files.
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
async function writeOfflineFiles(folder: string, isOffline = true): Promise<void> {
  await writeOffline(
    {
      siteDir: root,
      outDir: folder,
      baseUrl: '/',
      generatedFilesDir: path.join(generatedFiles, 'none'),
      environment: {offline: isOffline},
    },
    await readBuild(folder, '/', () => ({})),
  );
}

/** Pages of {@link getPartialBuild}. */
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
 * Copies a few pages of the build with their scripts, and all redirect pages. Saving or changing it takes
 * a fraction of the time that the whole site needs.
 *
 * @returns its folder, which all tests share
 */
export const getPartialBuild = (): Promise<string> =>
  cachedBuild('partial', partialBuildPages, writePartialBuild);

async function writePartialBuild(folder: string): Promise<void> {
  const pages = await builtPages();
  const excludedFiles = new Set(
    pages
      .filter(({address, isRedirect}) => !isRedirect && !partialBuildPages.includes(address))
      .flatMap(({file}) => [file, `offline-pages/${file.replace(/html$/, 'txt')}`]),
  );
  // The route of a section has the address of a redirect page.
  const addresses = new Set(
    pages.filter(({isRedirect}) => !isRedirect).map(({address}) => address),
  );
  const chunks = {included: new Set<string>(), excluded: new Set<string>()};
  for (const [route, part] of Object.entries(await readRouteChunks(generatedFiles))) {
    const address = route.replace(/-[0-9a-f]{3}$/, '');
    const isExcluded = addresses.has(address) && !partialBuildPages.includes(address);
    chunkNamesIn(part).forEach((name) => chunks[isExcluded ? 'excluded' : 'included'].add(name));
  }
  const isIncluded = (file: string): boolean => {
    const chunk = /^assets\/js\/([^/.]+)\.[0-9a-f]{8}\.js$/.exec(file)?.[1] ?? '';
    const isUnused = chunks.excluded.has(chunk) && !chunks.included.has(chunk);
    return !/\.md$|^link-images/.test(file) && !excludedFiles.has(file) && !isUnused;
  };
  cpSync(siteDir, folder, {
    recursive: true,
    filter: (file) => isIncluded(path.relative(siteDir, file).split(path.sep).join('/')),
  });
  await writeOfflineFiles(folder);
}

const isText = /\.(?:html|js|css|json|xml|txt|svg)$/;

/** Global variable that the renamed scripts of {@link createSecondBuild} set to true. */
export const secondBuildFlag = 'isSecondBuild';

/**
 * Copies a build, changes it, and regenerates its offline files, as the next deploy would.
 *
 * @param first - folder of the first build
 * @param options.renamesScripts - gives all hashed scripts other names and content, as a change of the application does
 * @param options.headings - new first-level headings of pages, by path of the HTML file
 * @param options.isOffline - false for a build that turns offline use off
 * @returns its folder, which the caller removes
 */
export async function createSecondBuild(
  first: string,
  options: {renamesScripts?: boolean; headings?: Record<string, string>; isOffline?: boolean},
): Promise<string> {
  const {renamesScripts = false, headings = {}, isOffline = true} = options;
  const folder = temporaryFolder();
  cpSync(first, folder, {recursive: true});
  const files = await listFiles(folder, /./);
  const hashes = (renamesScripts ? files : []).flatMap(
    (file) => /^assets\/js\/.*\.([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? [],
  );
  const pattern = new RegExp(hashes.join('|') || '(?!)', 'g');
  const invert = (digit: string): string => (15 - Number.parseInt(digit, 16)).toString(16);
  const renameIn = (content: string): string =>
    content.replace(pattern, (hash) => hash.replace(/./g, invert));
  for (const file of files) {
    const full = path.join(folder, file);
    const target = path.join(folder, renameIn(file));
    if (isText.test(file)) {
      const before = readFileSync(full, 'utf8');
      let after = renameIn(before);
      // The page and its offline copy.
      const heading = headings[file.replace(/^offline-pages\/(.*)\.txt$/, '$1.html')];
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
  await writeOfflineFiles(folder, isOffline);
  return folder;
}

export function removeBuild(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
}
