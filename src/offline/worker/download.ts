import {isHashed} from '../addresses';
import {hashOf} from '../integrity';
import type {ManifestFile, OfflineManifest} from '../manifest';
import {downloadTimeoutMs} from '../settings';
import {keyOf, put, take} from './store';

/** The network does not answer, or not with this site. */
export class ConnectionLost extends Error {}
/** The server has another content than the manifest says: a new build was put there meanwhile. */
export class ContentChanged extends Error {}

async function fetchBytes(
  address: string,
  mode: RequestCache,
): Promise<{response: Response; bytes: ArrayBuffer}> {
  try {
    const response = await fetch(address, {
      cache: mode,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(downloadTimeoutMs),
    });
    const bytes = await response.arrayBuffer();
    if (response.status >= 500) {
      throw new ConnectionLost(`The server answered ${response.status}`);
    }
    return {response, bytes};
  } catch (error) {
    throw error instanceof ConnectionLost ? error : new ConnectionLost(String(error));
  }
}

/**
 * Saves one file. A copy that was kept while reading is taken instead of a download; the browser's
 * own cache is asked before the network.
 *
 * @throws ConnectionLost, ContentChanged, or the storage's own error
 */
export async function saveFile(
  [path, hash]: ManifestFile,
  {isPage, pageEnding}: {isPage: boolean; pageEnding: OfflineManifest['pageEnding']},
): Promise<void> {
  const kept = await take(isPage ? 'read' : 'assets', path);
  if (kept) {
    const bytes = await kept.arrayBuffer();
    if ((await hashOf(bytes)) === hash) {
      await put('saved', path, kept, bytes, hash);
      return;
    }
  }
  const address = keyOf(path) + (isPage && path ? pageEnding : '');
  const modes: RequestCache[] = [isHashed(path) ? 'default' : 'no-cache', 'reload'];
  for (const mode of modes) {
    const {response, bytes} = await fetchBytes(address, mode);
    if ((await hashOf(bytes)) === hash) {
      await put('saved', path, response, bytes, hash);
      return;
    }
  }
  throw new ContentChanged(path);
}
