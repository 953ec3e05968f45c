import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Whether a file's format is compressed already, so that hosts send it as it is. */
export const isCompressed = (file: string): boolean =>
  /\.(?:png|webp|avif|jpg|ico|woff2)$/.test(file);

/**
 * The content of a file as a good static host sends it: text is compressed with brotli at the highest level.
 *
 * @param file - its name or path, whose extension decides
 */
export const compress = async (file: string, content: Buffer): Promise<Buffer> =>
  isCompressed(file) ? content : brotli(content);
