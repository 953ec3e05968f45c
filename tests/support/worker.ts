import {createHash} from 'node:crypto';
import {vi} from 'vitest';
import type {ManifestFile, OfflineManifest} from '../../src/offline/manifest';

/*
 * The service worker without a browser: tests dispatch its events, the network is a function, and
 * storage is a map. What needs a browser (navigation preload, quotas, an update while a page is open)
 * is tested in tests/browser/offline.spec.ts.
 */

export const origin = 'https://site.example';

/** HTML of a page, with the elements that the worker looks for. */
export const page = (text: string): string => `<title>${text}</title><div id="__docusaurus"></div>`;

/** The hash of a text in the manifest: the first 16 hexadecimal digits of its SHA-256. */
export const computeHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A build of the site, and the responses of its server. */
export interface FakeBuild {
  readonly manifest: OfflineManifest;
  readonly network: (url: URL) => Response;
}

/**
 * Creates a build whose pages contain their names.
 *
 * @param groups - page names by group
 * @param options.base - base URL
 * @param options.files - other files that are part of every group: path → content
 * @param options.suffix - appended to the content of each page, so that builds differ
 */
export function fakeBuild(
  groups: Readonly<Record<string, readonly string[]>>,
  {
    base = '/',
    files = {},
    suffix = '',
  }: {base?: string; files?: Readonly<Record<string, string>>; suffix?: string} = {},
): FakeBuild {
  const allGroups = 2 ** Object.keys(groups).length - 1;
  const text = (name: string): string => page(name + suffix);
  const content = {
    groups: Object.keys(groups),
    pages: Object.values(groups).flatMap((names, index) =>
      names.map((name): ManifestFile => [name, computeHash(text(name)), 1, 1, 2 ** index]),
    ),
    files: Object.entries(files).map(([path, body]): ManifestFile => [
      path,
      computeHash(body),
      1,
      1,
      allGroups,
    ]),
  };
  const manifest = {version: computeHash(JSON.stringify(content)), ...content};
  const network = ({pathname}: URL): Response => {
    const name = pathname.slice(base.length);
    const copy = /^offline-pages\/(.*)\.txt$/.exec(name)?.[1];
    const body = name === 'offline-manifest.json' ? JSON.stringify(manifest) : files[name];
    return body === undefined
      ? createResponse(text(copy ?? name), {
          headers: {'content-type': copy === undefined ? 'text/html' : 'text/plain'},
        })
      : createResponse(body);
  };
  return {manifest, network};
}

/** A response of the network. Without a `url`, it has that of its request. */
export function createResponse(
  body: BodyInit,
  {url, type, ...init}: ResponseInit & {url?: string; type?: ResponseType} = {},
): Response {
  return Object.defineProperties(new Response(body, init), {
    ...(url && {url: {value: url}}),
    ...(type && {type: {value: type}}),
  });
}

/** Sets the properties of a response and its clones that are read-only and set by a browser's `fetch`. */
function withUrlAndType(response: Response, url: string, type: ResponseType): Response {
  return Object.defineProperties(response, {
    url: {value: url},
    type: {value: type},
    clone: {value: () => withUrlAndType(Response.prototype.clone.call(response), url, type)},
  });
}

export class FakeCache {
  readonly entries = new Map<string, Response>();
  private getKey = (request: RequestInfo | URL): string =>
    request instanceof Request ? request.url : String(request);

  match = async (request: RequestInfo | URL): Promise<Response | undefined> =>
    this.entries.get(this.getKey(request))?.clone();
  put = async (request: RequestInfo | URL, response: Response): Promise<void> => {
    const bytes = await response.arrayBuffer();
    this.entries.delete(this.getKey(request));
    this.entries.set(this.getKey(request), new Response(bytes, {headers: response.headers}));
  };
  delete = async (request: RequestInfo | URL): Promise<boolean> =>
    this.entries.delete(this.getKey(request));
  keys = async (): Promise<Request[]> => [...this.entries.keys()].map((url) => new Request(url));
  matchAll = async (): Promise<Response[]> =>
    [...this.entries.values()].map((response) => response.clone());
}

/** Caches of an origin, by name. */
export type FakeCaches = Map<string, FakeCache>;

/** A running worker, with its requests and messages. */
export interface StartedWorker {
  /** URLs of its requests to the network, in order. */
  readonly requests: string[];
  /** Messages that it posted to the pages. */
  readonly messages: unknown[];
  /** URLs in a cache, oldest first. */
  cachedUrls: (name: string) => string[];
  cache: (name: string) => Promise<Cache>;
  /** Dispatches an event and waits for everything passed to `waitUntil`. */
  dispatch: (type: 'install' | 'activate') => Promise<void>;
  /** Posts a message and waits for everything passed to `waitUntil`. */
  postMessage: (message: unknown) => Promise<void>;
  /** Dispatches a fetch event: the worker's response, or undefined if it leaves the request to the browser. */
  fetch: (
    address: string,
    mode?: RequestMode,
    destination?: RequestDestination,
    cache?: RequestCache,
  ) => Promise<Response | undefined>;
}

/**
 * Starts the worker with new global state.
 *
 * @param network - returns the response of the network; rejects if there is no connection
 * @param options.base - base URL of the site
 * @param options.caches - the origin's caches, to share them with another worker
 * @param options.script - `killSwitch` is the worker of a build with offline use turned off
 * @param options.version - version of the build's manifest
 * @param options.redirects - redirects of the build: path → target
 */
export async function startWorker(
  network: (url: URL) => Response | Promise<Response>,
  {
    base = '/',
    caches = new Map(),
    script = 'main',
    version = '0123456789abcdef',
    redirects = {},
  }: {
    base?: string;
    caches?: FakeCaches;
    script?: 'main' | 'killSwitch';
    version?: string;
    redirects?: Readonly<Record<string, string>>;
  } = {},
): Promise<StartedWorker> {
  const requests: string[] = [];
  const messages: unknown[] = [];
  const handlers = new Map<string, ((event: unknown) => void)[]>();
  const open = async (name: string): Promise<FakeCache> => {
    const cache = caches.get(name) ?? new FakeCache();
    caches.set(name, cache);
    return cache;
  };
  const storage = {
    open,
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  const ignore = (): void => undefined;
  let lock = Promise.resolve();
  const locks = {
    request: (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object) => Promise<unknown>;
      const result = lock.then(() => work({}));
      lock = result.then(ignore, ignore);
      return result;
    },
  };
  vi.resetModules();
  vi.stubGlobal('self', {
    registration: {scope: origin + base, unregister: async () => true},
    location: new URL(`${base}sw.js`, origin),
    caches: storage,
    clients: {claim: async () => undefined},
    skipWaiting: async () => undefined,
    addEventListener: (type: string, handler: (event: unknown) => void) =>
      handlers.set(type, [...(handlers.get(type) ?? []), handler]),
  });
  vi.stubGlobal('navigator', {locks});
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: unknown) => messages.push(message);
    },
  );
  vi.stubGlobal('siteNameSuffix', base.slice(0, -1));
  vi.stubGlobal('offlineVersion', version);
  vi.stubGlobal('offlineRedirects', redirects);
  vi.stubGlobal('offlineFallback', {html: '<!--pages-->', policy: "default-src 'none'"});
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), origin);
    requests.push(url.href);
    const response = await network(url);
    const {type} = response;
    const finalUrl = response.url || url.href;
    const expectedType = new URL(finalUrl).origin === origin ? 'basic' : 'cors';
    return type === 'error'
      ? response
      : withUrlAndType(response, finalUrl, type === 'default' ? expectedType : type);
  });
  await (script === 'main'
    ? import('../../src/offline/worker/main')
    : import('../../src/offline/worker/killSwitch'));

  const send = async (
    type: string,
    event: Record<string, unknown>,
  ): Promise<Response | undefined> => {
    const pending: unknown[] = [];
    let response: Promise<Response> | undefined;
    const waitUntil = (work: unknown): unknown => pending.push(work);
    const respondWith = (promise: Promise<Response>): void => {
      response = promise;
      pending.push(promise);
    };
    handlers.get(type)?.forEach((handler) => handler({...event, type, waitUntil, respondWith}));
    // `waitUntil` may be called again while this is awaited.
    for (const work of pending) {
      await work;
    }
    return response;
  };
  return {
    requests,
    messages,
    cachedUrls: (name) => [...(caches.get(name)?.entries.keys() ?? [])],
    cache: async (name) => (await open(name)) as unknown as Cache,
    dispatch: async (type) => void (await send(type, {})),
    postMessage: async (data) => void (await send('message', {data})),
    fetch: async (
      address,
      mode = 'navigate',
      destination = mode === 'navigate' ? 'document' : 'script',
      cache = 'default',
    ) => {
      const request = new Request(new URL(address, origin), {cache});
      Object.defineProperties(request, {
        mode: {value: mode},
        destination: {value: destination},
      });
      return send('fetch', {request, preloadResponse: Promise.resolve(undefined)});
    },
  };
}
