import {isTemporary} from '../../components/shared/connection';
import {pageHeaders} from '../../config/headers';
import {isHashed, savedCopy} from '../addresses';
import {type ManifestFile, type OfflineManifest, parseManifest} from '../manifest';
import {downloadTimeoutMs, hashHeader, files as names, parallelDownloads} from '../protocol';
import {base, isOwn} from './scope';
import {computeHash, getCacheKey, readFile, saveFile} from './store';

/** The network does not answer, or not with this site. */
export class ConnectionLost extends Error {}

let stopping = new AbortController();

/** Whether the reader has cancelled saving. */
export const isStopped = (): boolean => stopping.signal.aborted;

/** Aborts all downloads, as if the connection were lost. */
export const stopDownloads = (): void => stopping.abort();

/** Allows downloads again. */
export function allowDownloads(): void {
  stopping = new AbortController();
}

/** @throws ConnectionLost, also for a server error and after {@link downloadTimeoutMs} */
async function fetchBytes(
  address: string,
  cache: RequestCache,
): Promise<{response: Response; bytes: ArrayBuffer}> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, downloadTimeoutMs);
  // The minimum supported browsers lack `AbortSignal.any`.
  const {signal} = stopping;
  signal.addEventListener('abort', abort);
  try {
    signal.throwIfAborted();
    const response = await fetch(address, {cache, signal: controller.signal});
    const bytes = await response.arrayBuffer();
    if (isTemporary(response.status) || !isOwn(response)) {
      throw new Error(`The server answered ${response.status}`);
    }
    return {response, bytes};
  } catch (error) {
    throw new ConnectionLost(String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The manifest that is on the server now. */
export async function fetchManifest(): Promise<OfflineManifest> {
  const {response, bytes} = await fetchBytes(base + names.manifest, 'no-store');
  const manifest = parseManifest(response.ok ? new TextDecoder().decode(bytes) : '');
  if (!manifest) {
    // A network that requires a login, or a server that is being restarted.
    throw new ConnectionLost('The manifest could not be read');
  }
  return manifest;
}

/**
 * Downloads and saves one file. A copy that was kept while reading replaces the download; the browser's
 * HTTP cache is tried before the network.
 *
 * @returns false when the content on the server differs, for example because of a new build
 * @throws ConnectionLost, or the storage's own error
 */
async function download([path, hash]: ManifestFile, isPage: boolean): Promise<boolean> {
  const copy = isPage ? undefined : await readFile('assets', path);
  if (copy?.headers.get(hashHeader) === hash) {
    await saveFile(path, copy, await copy.arrayBuffer(), hash);
    return true;
  }
  for (const mode of [isHashed(path) ? 'default' : 'no-cache', 'reload'] as const) {
    const {response, bytes} = await fetchBytes(getCacheKey(isPage ? savedCopy(path) : path), mode);
    if ((await computeHash(bytes)) === hash) {
      const answer = new Response(null, response);
      Object.entries({
        ...(isPage && {'content-type': 'text/html; charset=utf-8', ...pageHeaders(path)}),
      }).forEach(([name, value]) => answer.headers.set(name, value));
      await saveFile(path, answer, bytes, hash);
      return true;
    }
  }
  return false;
}

/**
 * Downloads missing files, several at a time; the first failure stops all downloads. A file whose content
 * on the server differs from the manifest stops them only if there is a new build.
 *
 * @param onFile - called with each saved file
 * @returns paths of the files that differ
 */
export async function downloadAll(
  manifest: OfflineManifest,
  missing: readonly ManifestFile[],
  onFile: (file: ManifestFile) => void,
): Promise<string[]> {
  const pages = new Set(manifest.pages);
  const queue = [...missing];
  const failed: string[] = [];
  const downloadNext = async (file: ManifestFile): Promise<void> => {
    if (await download(file, pages.has(file))) {
      onFile(file);
      return;
    }
    failed.push(file[0]);
    if (failed.length === 1 && (await fetchManifest()).version !== manifest.version) {
      queue.length = 0;
    }
  };
  const runQueue = async (): Promise<void> => {
    try {
      for (let file = queue.shift(); file && !isStopped(); file = queue.shift()) {
        await downloadNext(file);
      }
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const queues = Array.from({length: parallelDownloads}, runQueue);
  await Promise.allSettled(queues);
  await Promise.all(queues);
  return failed.sort();
}
