import {forwardAddress, pageName} from '../addresses';
import {fallbackPage} from '../fallback';
import {pageTimeoutMs} from '../protocol';
import {saveIfNeeded} from './save';
import {base, isOwn, isPageOfOurs, scope} from './scope';
import {keep, pathOf, readablePages, readManifest, readState, take, takeHashed} from './store';

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('text/html') ?? false;

/**
 * Keeps what the network delivered, a page that was read or a hashed file that a page has loaded, if it is
 * what was asked for and not a network's login page.
 *
 * @param name - of the page, as `pageName` gives it, or path of the file
 */
export async function keepAnswer(
  store: 'read' | 'assets',
  name: string,
  response: Response,
): Promise<void> {
  const isPage = store === 'read';
  const isIt =
    response.status === 200 &&
    isOwn(response) &&
    isHtml(response) === isPage &&
    (isPage ? pageName(new URL(response.url).pathname, base) : pathOf(response.url)) === name;
  const bytes = isIt ? await response.arrayBuffer() : undefined;
  if (bytes && (!isPage || isPageOfOurs(new TextDecoder().decode(bytes)))) {
    await keep(store, name, response, bytes);
  }
}

/** Keeps a hashed file that a page loaded before the worker was there. */
export async function keepLoaded(address: string): Promise<void> {
  const path = pathOf(address);
  if (!(await takeHashed(path))) {
    await keepAnswer('assets', path, await fetch(address));
  }
}

/**
 * A file whose name changes with its content: from storage, else from the network. A page that asks for it
 * anew could not use what it got, and the copy may be no better; it is for the case that there is no network.
 */
export async function answerHashed(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const path = pathOf(request.url);
  const first = request.cache === 'reload' ? undefined : await takeHashed(path);
  if (first) {
    return first;
  }
  // The page is painted without it by now, and is not complete before it has come: it is for the next one.
  if (request.destination === 'font') {
    event.waitUntil(keepLoaded(request.url).catch(() => undefined));
    return Response.error();
  }
  try {
    const response = await fetch(request);
    event.waitUntil(keepAnswer('assets', path, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const other = await takeHashed(path);
    if (other) {
      return other;
    }
    throw error;
  }
}

/** A file whose name stays: from the network, else the saved copy. */
export async function answerNamed({request}: FetchEvent): Promise<Response> {
  const network = await fetch(request).catch(() => undefined);
  return network && network.status < 500
    ? network
    : ((await take('saved', pathOf(request.url))) ?? network ?? Response.error());
}

/** Where a redirect of ours leads, as an answer. */
function redirected(name: string, {search}: URL): Response | undefined {
  const target = Object.hasOwn(offlineRedirects, name) ? offlineRedirects[name] : undefined;
  // A target elsewhere cannot be reached; the page that says so is better than a browser's error.
  return target?.startsWith('/')
    ? Response.redirect(new URL(forwardAddress(target, search), scope.location.origin).href, 302)
    : undefined;
}

/** The answer when neither network nor storage has the page. Never fails. */
async function unavailable(name: string): Promise<Response> {
  const manifest = await readManifest();
  // Feeds, Markdown and other files are not pages, and never saved by opening them.
  const exists =
    /\.[a-z][a-z0-9]*$/i.test(name) ||
    manifest?.pages.some(([path]) => path === name) ||
    Object.hasOwn(offlineRedirects, name);
  const notFound = manifest && !exists ? await take('saved', '404.html') : undefined;
  if (notFound) {
    return new Response(notFound.body, {status: 404, headers: notFound.headers});
  }
  const pages = await readablePages(12);
  const groups = Object.keys((await readState()).saved);
  return new Response(fallbackPage(offlineFallback.html, base, pages, groups), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': offlineFallback.policy,
    },
  });
}

/** The answer of the network, or undefined if there was none. */
async function fromNetwork({preloadResponse, request}: FetchEvent): Promise<Response | undefined> {
  try {
    const preloaded = (await preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(request));
    // Chromium rejects a failed preload; Firefox resolves it with an error response.
    return response.type === 'error' ? undefined : response;
  } catch {
    return undefined;
  }
}

/**
 * A page: from the network, which is given a few seconds when the reader has saved the page; then
 * the newest copy; then the page that says that it is not saved. A server in trouble (5xx) counts as
 * no network.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const name = pageName(url.pathname, base) ?? '';
  const network = fromNetwork(event);
  const keepAndSave = async (): Promise<void> => {
    // Before the answer is given away.
    const copy = (await network)?.clone();
    await (copy && keepAnswer('read', name, copy).catch(() => undefined));
    await saveIfNeeded();
  };
  event.waitUntil(keepAndSave().catch(() => undefined));
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), pageTimeoutMs);
  });
  const first = await Promise.race([network, late]);
  // Only what the reader saved has all its parts; a page that was merely read may miss some.
  const saved = first === 'late' ? await take('saved', name) : undefined;
  const answer = saved ?? (await network);
  return answer && answer.status < 500
    ? answer
    : ((await take('read', name)) ??
        (await take('saved', name)) ??
        redirected(name, url) ??
        answer ??
        unavailable(name));
}
