/**
 * Data rates of video. Sources: Hap specification (texture blocks of 4 × 4 pixels, before Snappy), Apple
 * ProRes White Paper (April 2022, target rates), arithmetic for uncompressed video.
 */

/** Kinds of texture block in the Hap family: bytes per block of 4 × 4 pixels. */
export const hapBlock = {hap: 8, hapAlpha: 16, hapQ: 16, hapR: 16, hapQAlpha: 24} as const;
/** ProRes target rates in Mbit/s at 1920 × 1080 and 29.97 fps; 4444 and XQ without alpha. */
export const proresRates = {proxy: 45, lt: 102, p422: 147, hq: 220, p4444: 330, xq: 500} as const;
/** Uncompressed formats: bits per pixel. */
export const rawBits = {uyvy: 16, rgb: 24, rgba: 32, v210: 64 / 3} as const;

/** A format that {@link bytesPerSecond} knows. */
export type Format = keyof typeof hapBlock | keyof typeof proresRates | keyof typeof rawBits;

/** Frame size in pixels and frames per second. */
export interface Video {
  width: number;
  height: number;
  rate: number;
}

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key);

/** Bytes of one Hap frame before Snappy: the most that it can need. Incomplete blocks count whole. */
export function hapFrame(width: number, height: number, kind: keyof typeof hapBlock): number {
  return Math.ceil(width / 4) * Math.ceil(height / 4) * hapBlock[kind];
}

/** ProRes target rate in Mbit/s, scaled from the white paper's 1080p29.97 by pixels and frame rate. */
export function proresTarget({width, height, rate}: Video, kind: keyof typeof proresRates): number {
  return proresRates[kind] * ((width * height) / 2_073_600) * (rate / 29.97);
}

/** Bytes per second: exact for uncompressed, the most for Hap, the target for ProRes. */
export function bytesPerSecond(video: Video, format: Format): number {
  if (has(hapBlock, format)) {
    return hapFrame(video.width, video.height, format) * video.rate;
  }
  if (has(proresRates, format)) {
    return (proresTarget(video, format) * 1e6) / 8;
  }
  return (video.width * video.height * video.rate * rawBits[format]) / 8;
}

/**
 * Clips that play at once from one drive.
 *
 * @param disk sustained reading speed in bytes per second
 * @param share part of it that may be used, 0 to 1
 */
export function streams(disk: number, rate: number, share = 0.7): number {
  return Math.floor((disk * share) / rate + 1e-9);
}

/** Bytes of an image in graphics memory, with 8 bits for each of red, green, blue and alpha. */
export function textureBytes(width: number, height: number): number {
  return width * height * 4;
}
