import {benchFolder, benchHeaders} from '../../config/headers';
import {isHashed, savedCopy} from '../addresses';
import {parseManifest, type ManifestFile, type OfflineManifest} from '../manifest';
import {downloadTimeoutMs, files as names, hashHeader, parallelDownloads} from '../protocol';
import {base, isOwn} from './scope';
import {hashOf, keyOf, putSaved, take} from './store';

/** The network does not answer, or not with this site. */
export class ConnectionLost extends Error {}

let stopping = new AbortController();

/** Whether the reader has given up what is being saved. */
export const isStopped = (): boolean => stopping.signal.aborted;

/** Ends all downloads at once, as if the connection were lost. */
export const stopDownloads = (): void => stopping.abort();

/** Allows downloads again. */
export function allowDownloads(): void {
  stopping = new AbortController();
}

/** @throws ConnectionLost also when the server is in trouble, or silent for too long */
async function fetchBytes(
  address: string,
  cache: RequestCache,
): Promise<{response: Response; bytes: ArrayBuffer}> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const timer = setTimeout(end, downloadTimeoutMs);
  // `AbortSignal.any` is younger than the browsers that are supported.
  const {signal} = stopping;
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    const response = await fetch(address, {cache, signal: ending.signal});
    const bytes = await response.arrayBuffer();
    if (response.status >= 500 || !isOwn(response)) {
      throw new Error(`The server answered ${response.status}`);
    }
    return {response, bytes};
  } catch (error) {
    throw new ConnectionLost(String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** The manifest as the server has it now. */
export async function fetchManifest(): Promise<OfflineManifest> {
  const {response, bytes} = await fetchBytes(base + names.manifest, 'no-store');
  const manifest = parseManifest(response.ok ? new TextDecoder().decode(bytes) : '');
  if (!manifest) {
    // A network that asks for a login, or a server that is being restarted.
    throw new ConnectionLost('The manifest could not be read');
  }
  return manifest;
}

/**
 * Saves one file. A copy that was kept while reading is taken instead of a download; the browser's
 * own cache is asked before the network.
 *
 * @returns false when the server has another content, for example because of a new build
 * @throws ConnectionLost, or the storage's own error
 */
async function saveFile([path, hash]: ManifestFile, isPage: boolean): Promise<boolean> {
  const kept = isPage ? undefined : await take('assets', path);
  if (kept?.headers.get(hashHeader) === hash) {
    await putSaved(path, kept, await kept.arrayBuffer(), hash);
    return true;
  }
  for (const mode of [isHashed(path) ? 'default' : 'no-cache', 'reload'] as const) {
    const {response, bytes} = await fetchBytes(keyOf(isPage ? savedCopy(path) : path), mode);
    if ((await hashOf(bytes)) === hash) {
      const isOfBench = `${path}/`.startsWith(`${benchFolder}/`);
      const answer = new Response(null, response);
      Object.entries({
        ...(isPage && {'content-type': 'text/html; charset=utf-8'}),
        ...(isOfBench && benchHeaders),
      }).forEach(([name, value]) => answer.headers.set(name, value));
      await putSaved(path, answer, bytes, hash);
      return true;
    }
  }
  return false;
}

/**
 * Downloads what is missing; the first failure stops all lines. A file that is wrong on the server
 * stops nothing, unless there is a new build.
 *
 * @param onFile - called with each file that is saved
 * @returns paths of the files that are wrong
 */
export async function downloadAll(
  manifest: OfflineManifest,
  missing: readonly ManifestFile[],
  onFile: (file: ManifestFile) => void,
): Promise<string[]> {
  const pages = new Set(manifest.pages);
  const queue = [...missing];
  const wrong: string[] = [];
  const download = async (file: ManifestFile): Promise<void> => {
    if (await saveFile(file, pages.has(file))) {
      onFile(file);
      return;
    }
    wrong.push(file[0]);
    if (wrong.length === 1 && (await fetchManifest()).version !== manifest.version) {
      queue.length = 0;
    }
  };
  const line = async (): Promise<void> => {
    try {
      for (let file = queue.shift(); file && !isStopped(); file = queue.shift()) {
        await download(file);
      }
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const lines = Array.from({length: parallelDownloads}, line);
  await Promise.allSettled(lines);
  await Promise.all(lines);
  return wrong.sort();
}
