import {Strategy, type StrategyHandler} from 'workbox-strategies';
import {base} from './scope';
import {keep, take} from './store';

/** Path below the base of a request's address, decoded. */
export function pathOf(request: Request): string {
  const path = new URL(request.url).pathname.slice(base.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a response is a file of ours and not a page in its place. */
function isFile(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && response.type === 'basic' && !type.includes('text/html');
}

/** Keeps a hashed file that a page has loaded, so that the page works from storage. */
export async function keepAsset(path: string, response: Response): Promise<void> {
  if (isFile(response)) {
    await keep('assets', path, response, await response.arrayBuffer());
  }
}

/** A file whose name changes with its content: from storage, else from the network. */
export class HashedFileStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathOf(request);
    const copy = (await take('saved', path)) ?? (await take('assets', path));
    if (copy) {
      return copy;
    }
    const response = await handler.fetch(request);
    void handler.waitUntil(keepAsset(path, response.clone()).catch(() => undefined));
    return response;
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
