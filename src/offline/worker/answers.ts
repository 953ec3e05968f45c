import {isTemporary} from '../../components/shared/connection';
import {forwardAddress, pageName} from '../addresses';
import {fallbackPage} from '../fallback';
import {pageTimeoutMs} from '../protocol';
import {saveIfNeeded} from './save';
import {base, isOwn, isSitePage, scope} from './scope';
import {
  getPath,
  keepFile,
  readablePages,
  readFile,
  readHashed,
  readManifest,
  readState,
} from './store';

const getContentType = ({headers}: Response): string => headers.get('content-type') ?? '';
const isHtml = (response: Response): boolean =>
  /^(?:text\/html|application\/xhtml)/i.test(getContentType(response));

/**
 * Whether a response can be the requested file. A login page, an error and a response of
 * another site are not. One without a type may be a login page, too: hosts send a type with every file.
 */
const isFile = (response: Response): boolean =>
  response.ok && isOwn(response) && getContentType(response) !== '' && !isHtml(response);

/**
 * Stores a response of the network, a page that was read or a hashed file that a page loaded, if it is
 * the requested one and not a network's login page.
 *
 * @param name - of the page, as `pageName` gives it, or path of the file
 */
export async function keepAnswer(
  kind: 'read' | 'assets',
  name: string,
  response: Response,
): Promise<void> {
  const isPage = kind === 'read';
  const isRequested =
    response.status === 200 &&
    isOwn(response) &&
    (isPage ? isHtml(response) : isFile(response)) &&
    (isPage ? pageName(new URL(response.url).pathname, base) : getPath(response.url)) === name;
  const bytes = isRequested ? await response.arrayBuffer() : undefined;
  if (bytes && (!isPage || isSitePage(new TextDecoder().decode(bytes)))) {
    await keepFile(kind, name, response, bytes);
  }
}

/** Stores a hashed file that a page loaded before the worker was installed. */
export async function keepLoaded(address: string): Promise<void> {
  const path = getPath(address);
  if (!(await readHashed(path))) {
    await keepAnswer('assets', path, await fetch(address));
  }
}

/**
 * A file whose name changes with its content: from storage, otherwise from the network. A page that
 * requests it with `cache: 'reload'` couldn't use the file it had, and the copy may be no better: it is used
 * only if the network doesn't deliver the file.
 */
export async function answerHashed(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const path = getPath(request.url);
  const copy = request.cache === 'reload' ? undefined : await readHashed(path);
  if (copy) {
    return copy;
  }
  const response = await fetch(request).catch(() => undefined);
  if (response && isFile(response)) {
    event.waitUntil(keepAnswer('assets', path, response.clone()).catch(() => undefined));
    return response;
  }
  return (await readHashed(path)) ?? response ?? Response.error();
}

/** A file whose name stays the same: from the network, otherwise the saved copy. */
export async function answerNamed({request}: FetchEvent): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  return response && isFile(response)
    ? response
    : ((await readFile('saved', getPath(request.url))) ?? response ?? Response.error());
}

/** The response for a page that a redirect of the site replaces. */
function redirectResponse(name: string, {search}: URL): Response | undefined {
  const target = Object.hasOwn(offlineRedirects, name) ? offlineRedirects[name] : undefined;
  // Another site is unreachable offline, so show our fallback page instead.
  return target?.startsWith('/')
    ? Response.redirect(new URL(forwardAddress(target, search), scope.location.origin).href, 302)
    : undefined;
}

/** The response when neither network nor storage has the page. Never rejects. */
async function unavailable(name: string): Promise<Response> {
  const manifest = await readManifest();
  // Feeds, Markdown and other files aren't pages, and are never saved by visiting them.
  const exists =
    /\.[a-z][a-z0-9]*$/i.test(name) ||
    manifest?.pages.some(([path]) => path === name) ||
    Object.hasOwn(offlineRedirects, name);
  const notFound = manifest && !exists ? await readFile('saved', '404.html') : undefined;
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

/** The response of the network, or undefined if there was none. */
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
 * A page: from the network, with a time limit when the reader has saved the page; otherwise the newest
 * copy; otherwise the page for what isn't saved. A server that can't answer now counts as no network.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const name = pageName(url.pathname, base) ?? '';
  const network = fromNetwork(event);
  const keepAndSave = async (): Promise<void> => {
    // Cloned before the body is used.
    const copy = (await network)?.clone();
    await (copy && keepAnswer('read', name, copy).catch(() => undefined));
    await saveIfNeeded();
  };
  event.waitUntil(keepAndSave().catch(() => undefined));
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), pageTimeoutMs);
  });
  const first = await Promise.race([network, late]);
  // Only a saved page has all its parts; one that was merely read may lack some.
  const saved = first === 'late' ? await readFile('saved', name) : undefined;
  const response = saved ?? (await network);
  return response && !isTemporary(response.status)
    ? response
    : ((await readFile('read', name)) ??
        (await readFile('saved', name)) ??
        redirectResponse(name, url) ??
        response ??
        unavailable(name));
}
