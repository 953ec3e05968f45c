import {Strategy, type StrategyHandler} from 'workbox-strategies';
import {pageName, redirectTarget} from '../addresses';
import {fallbackPage} from '../fallback/page';
import {pageTimeoutMs} from '../settings';
import {answered} from './answered';
import {base, fallback, isOwn, isPageOfOurs, redirects, scope} from './scope';
import {readManifest, readState} from './state';
import {keep, readablePages, take, takeNewest} from './store';

/** Keeps a page that the network delivered, if it is that page of ours and not a network's login page. */
export async function keepPage(name: string, response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (
    response.status !== 200 ||
    !type.includes('text/html') ||
    !isOwn(response) ||
    pageName(new URL(response.url).pathname, base) !== name
  ) {
    return;
  }
  const bytes = await response.arrayBuffer();
  if (isPageOfOurs(new TextDecoder().decode(bytes))) {
    await keep('read', name, response, bytes);
  }
}

function secured(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': fallback.policy,
    },
  });
}

/** The saved copy of a page, or where a redirect leads. */
async function saved(url: URL, name: string): Promise<Response | undefined> {
  const copy = await takeNewest(name);
  if (copy) {
    return copy;
  }
  const target = redirectTarget(redirects, name, url.search);
  // A target elsewhere cannot be reached; the page that says so is better than a browser's error.
  return target?.startsWith('/')
    ? Response.redirect(new URL(target, scope.location.origin).href, 302)
    : undefined;
}

/** The answer when neither network nor storage has the page. Never fails. */
async function unavailable(name: string): Promise<Response> {
  const manifest = await readManifest().catch(() => undefined);
  // Feeds, Markdown and other files are not pages, and never saved by opening them.
  const isFile = /\.[a-z][a-z0-9]*$/i.test(name);
  const exists =
    isFile || manifest?.pages.some(([path]) => path === name) || Object.hasOwn(redirects, name);
  const notFound = manifest && !exists ? await take('saved', '404.html') : undefined;
  if (notFound) {
    return new Response(notFound.body, {status: 404, headers: notFound.headers});
  }
  const read = await readablePages(12);
  const home = read.some(({path}) => path === '') ? undefined : await takeNewest('');
  const pages = home ? [{path: '', title: 'Start page'}, ...read] : read;
  const groups = Object.keys((await readState()).saved);
  return secured(fallbackPage(fallback.html, {base, pages, groups}), 503);
}

/**
 * A page: from the network, which is given a few seconds when the reader has saved the page; then
 * the newest copy; then the page that says that it is not saved. A server in trouble (5xx) counts as
 * no network.
 */
export class PageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const name = pageName(url.pathname, base) ?? '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), pageTimeoutMs);
    });
    const network = handler.fetch(request).then(
      (response) => {
        if (!answered(response)) {
          return undefined;
        }
        void handler.waitUntil(keepPage(name, response.clone()).catch(() => undefined));
        return response;
      },
      () => undefined,
    );
    void handler.waitUntil(network);
    const first = await Promise.race([network, late]);
    clearTimeout(timer);
    if (first === 'late') {
      // Only what the reader saved has all its parts; a page that was merely read may miss some.
      const chosen = await take('saved', name);
      if (chosen) {
        return chosen;
      }
    }
    const answer = first === 'late' ? await network : first;
    if (answer && answer.status < 500) {
      return answer;
    }
    return (await saved(url, name)) ?? answer ?? unavailable(name);
  }
}
