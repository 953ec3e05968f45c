import {isHashed} from '../addresses';
import {hashOf} from './integrity';
import type {ManifestFile, OfflineManifest} from '../manifest';
import {downloadTimeoutMs} from '../protocol';
import {isOwn} from './scope';
import {keyOf, put, take} from './store';

/** The network does not answer, or not with this site. */
export class ConnectionLost extends Error {}
/** The server has another content than the manifest says, for example because of a new build. */
export class ContentChanged extends Error {
  /** @param paths - of the files, below the base */
  constructor(readonly paths: readonly string[]) {
    super(paths.join());
  }
}

let stopping = new AbortController();

/** Ends all downloads at once, as if the connection were lost; later ones are not concerned. */
export function stopDownloads(): void {
  stopping.abort();
  stopping = new AbortController();
}

/** @throws ConnectionLost also when the server is in trouble, or silent for too long */
export async function fetchBytes(
  address: string,
  mode: RequestCache,
): Promise<{response: Response; bytes: ArrayBuffer}> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const timer = setTimeout(end, downloadTimeoutMs);
  const {signal} = stopping;
  // `AbortSignal.any` is younger than the browsers that are supported.
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(address, {
      cache: mode,
      credentials: 'same-origin',
      signal: ending.signal,
    });
    const bytes = await response.arrayBuffer();
    if (response.status >= 500 || !isOwn(response)) {
      throw new ConnectionLost(`The server answered ${response.status}`);
    }
    return {response, bytes};
  } catch (error) {
    throw error instanceof ConnectionLost ? error : new ConnectionLost(String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
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
  throw new ContentChanged([path]);
}
