import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {createSiteServer} from '../../src/commands/shared/server.mjs';
import {listFiles} from '../../src/plugins/finish/html/readBuild';
import {compress, isCompressed} from '../support/compress';

/**
 * Copies folders into a temporary one, with text files compressed with brotli, as static hosts send them.
 *
 * @param folders - source folders by their path in the copy
 */
export async function packedCopy(folders: Readonly<Record<string, string>>): Promise<string> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'packed-site-'));
  for (const [subfolder, folder] of Object.entries(folders)) {
    for (const name of await listFiles(folder, /(?<!\.md)$/)) {
      const file = path.join(folder, name);
      const target = path.join(copy, subfolder, name);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, await compress(name, readFileSync(file)));
    }
  }
  return copy;
}

/** Serves a {@link packedCopy}: hashed files are cached permanently, pages are revalidated. */
export function createPackedServer(copy: string): Server {
  return createSiteServer(copy, {
    headers: (address) => ({
      ...(isCompressed(address) ? {} : {'content-encoding': 'br'}),
      'cache-control': /\.[0-9a-f]{8}\.(?:js|css)$/.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    }),
  });
}
