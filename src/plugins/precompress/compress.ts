import {promisify} from 'node:util';
import {brotliCompress, constants, gzip as gzipOf} from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipAt = promisify<Uint8Array, {level: number}, Buffer>(gzipOf);

/** How hard brotli tries, by who waits for the bytes. Sizes and times as measured on this site. */
export const levels = {
  /** What every reader downloads: the best level. */
  shared: constants.BROTLI_MAX_QUALITY,
  /** One page and its script: 2 to 3 % larger, in less than half of the time. */
  page: 10,
  /** Text for programs, and pages as Markdown: 14 % larger, in a small part of the time. */
  machine: 6,
};

/** Brotli (RFC 7932) at a level. Runs in Node's own worker threads, off the main one. */
export function brotli(content: Uint8Array, level: number): Promise<Buffer> {
  return brotliOf(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Gzip at its best level (RFC 1952). The byte that names the operating system is set to "unknown",
 * so that every machine writes the same file; Node leaves the time out already.
 */
export async function gzip(content: Uint8Array): Promise<Buffer> {
  const result = await gzipAt(content, {level: constants.Z_BEST_COMPRESSION});
  result[9] = 255;
  return result;
}
