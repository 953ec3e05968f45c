import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Whether hosts send a file as it is: what packing would make no smaller. */
export const isPacked = (file: string): boolean => /\.(?:png|webp|avif|jpg|ico|woff2)$/.test(file);

/**
 * A file as a good static host sends it: texts packed with brotli at its best level.
 *
 * @param file - its name
 */
export const packed = async (file: string, content: Buffer): Promise<Buffer> =>
  isPacked(file) ? content : brotli(content);
