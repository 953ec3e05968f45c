import {vi} from 'vitest';

/*
 * The offline worker without a browser: its events are sent by hand, the network is a function, and
 * storage is a map. What only a browser can prove (preloading, quota, an update under an open page)
 * stands in tests/browser/offline.spec.ts.
 */

export const origin = 'https://site.example';

/** A page of the site, as far as the worker looks at it. */
export const page = (text: string): string => `<title>${text}</title><div id="__docusaurus"></div>`;

/** An answer of the network; without an address it is the one that was asked for. */
export function answer(
  body: BodyInit,
  {url, type, ...init}: ResponseInit & {url?: string; type?: ResponseType} = {},
): Response {
  return Object.defineProperties(new Response(body, init), {
    ...(url && {url: {value: url}}),
    ...(type && {type: {value: type}}),
  });
}

/** Gives an answer what only a browser's own `fetch` can set, also to its copies. */
function sealed(response: Response, url: string, type: ResponseType): Response {
  return Object.defineProperties(response, {
    url: {value: url},
    type: {value: type},
    clone: {value: () => sealed(Response.prototype.clone.call(response), url, type)},
  });
}

class FakeCache {
  readonly entries = new Map<string, Response>();
  private keyOf = (request: RequestInfo | URL): string =>
    request instanceof Request ? request.url : String(request);

  match = async (request: RequestInfo | URL): Promise<Response | undefined> =>
    this.entries.get(this.keyOf(request))?.clone();
  put = async (request: RequestInfo | URL, response: Response): Promise<void> => {
    const bytes = await response.arrayBuffer();
    this.entries.delete(this.keyOf(request));
    this.entries.set(this.keyOf(request), new Response(bytes, {headers: response.headers}));
  };
  delete = async (request: RequestInfo | URL): Promise<boolean> =>
    this.entries.delete(this.keyOf(request));
  keys = async (): Promise<Request[]> => [...this.entries.keys()].map((url) => new Request(url));
  matchAll = async (): Promise<Response[]> =>
    [...this.entries.values()].map((response) => response.clone());
}

/** A worker that has been started, and what it did. */
export interface StartedWorker {
  /** Addresses that it asked the network for, in order. */
  readonly asked: string[];
  /** What it told the pages. */
  readonly told: unknown[];
  /** Addresses in a cache, oldest first. */
  stored: (name: string) => string[];
  cache: (name: string) => Promise<Cache>;
  /** Sends a message and waits for all that follows from it. */
  tell: (message: unknown) => Promise<void>;
  /** Opens an address: the worker's answer, or undefined when it leaves it to the browser. */
  open: (
    address: string,
    mode?: RequestMode,
    destination?: RequestDestination,
    cache?: RequestCache,
  ) => Promise<Response | undefined>;
}

/**
 * Starts the worker anew.
 *
 * @param network - what the network answers; a rejection is no network
 */
export async function startWorker(
  network: (url: URL) => Response | Promise<Response>,
): Promise<StartedWorker> {
  const asked: string[] = [];
  const told: unknown[] = [];
  const caches = new Map<string, FakeCache>();
  const handlers = new Map<string, ((event: unknown) => void)[]>();
  const open = async (name: string): Promise<FakeCache> => {
    const cache = caches.get(name) ?? new FakeCache();
    caches.set(name, cache);
    return cache;
  };
  const storage = {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  const nothing = (): void => undefined;
  let lock = Promise.resolve();
  const locks = {
    request: (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object) => Promise<unknown>;
      const result = lock.then(() => work({}));
      lock = result.then(nothing, nothing);
      return result;
    },
  };
  vi.resetModules();
  vi.stubGlobal('self', {
    registration: {scope: `${origin}/`},
    location: new URL('/sw.js', origin),
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
      postMessage = (message: unknown) => told.push(message);
    },
  );
  vi.stubGlobal('offlineVersion', '0123456789abcdef');
  vi.stubGlobal('offlineRedirects', {});
  vi.stubGlobal('offlineFallback', {html: '<!--pages-->', policy: "default-src 'none'"});
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), origin);
    asked.push(url.href);
    const response = await network(url);
    const {type} = response;
    const from = response.url || url.href;
    const ofOrigin = new URL(from).origin === origin ? 'basic' : 'cors';
    return type === 'error'
      ? response
      : sealed(response, from, type === 'default' ? ofOrigin : type);
  });
  await import('../../src/offline/worker/main');

  const send = async (
    type: string,
    event: Record<string, unknown>,
  ): Promise<Response | undefined> => {
    const waiting: unknown[] = [];
    let response: Promise<Response> | undefined;
    const waitUntil = (work: unknown): unknown => waiting.push(work);
    const respondWith = (given: Promise<Response>): void => {
      response = given;
      waiting.push(given);
    };
    handlers.get(type)?.forEach((handler) => handler({...event, type, waitUntil, respondWith}));
    // Work may add more work while it goes on.
    for (const work of waiting) {
      await work;
    }
    return response;
  };
  return {
    asked,
    told,
    stored: (name) => [...(caches.get(name)?.entries.keys() ?? [])],
    cache: async (name) => (await open(name)) as unknown as Cache,
    tell: async (data) => void (await send('message', {data})),
    open: async (
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
