import {Strategy, type StrategyHandler} from 'workbox-strategies';
import {base, isOwn} from './scope';
import {keep, take} from './store';

/** Path below the base of an address, decoded. */
export function pathOf({url}: {url: string}): string {
  const path = new URL(url).pathname.slice(base.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a response is that file of ours and not a page in its place. */
function isFile(path: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return (
    response.status === 200 &&
    isOwn(response) &&
    pathOf(response) === path &&
    !type.includes('text/html')
  );
}

/** Keeps a hashed file that a page has loaded, so that the page works from storage. */
export async function keepAsset(path: string, response: Response): Promise<void> {
  if (isFile(path, response)) {
    await keep('assets', path, response, await response.arrayBuffer());
  }
}

/**
 * A file whose name changes with its content: from storage, else from the network. A page that asks for it
 * anew could not use what it got, and the copy may be no better; it is for the case that there is no network.
 */
export class HashedFileStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathOf(request);
    const copy = async (): Promise<Response | undefined> =>
      (await take('saved', path)) ?? take('assets', path);
    const first = request.cache === 'reload' ? undefined : await copy();
    if (first) {
      return first;
    }
    try {
      const response = await handler.fetch(request);
      void handler.waitUntil(keepAsset(path, response.clone()).catch(() => undefined));
      return response;
    } catch (error) {
      const other = await copy();
      if (other) {
        return other;
      }
      throw error;
    }
  }
}

/** A file whose name stays: from the network, else the saved copy. */
export class NamedFileStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = await handler.fetch(request).catch(() => undefined);
    if (network && network.status < 500) {
      return network;
    }
    return (await take('saved', pathOf(request))) ?? network ?? Response.error();
  }
}
