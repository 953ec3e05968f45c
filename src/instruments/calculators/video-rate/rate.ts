/**
 * Data rates of video. Sources: HAP specification (texture blocks of 4 × 4 pixels, before Snappy); textures
 * of Resolume’s DXV 3 as FFmpeg’s decoder reads them (`libavcodec/dxv.c`); Apple ProRes White Paper (April
 * 2022), table of target data rates; Notch manual for NotchLC; Apple’s QuickTime ice floe dispatch 19 for
 * v210; YouTube’s recommended upload settings for H.264; arithmetic for uncompressed video.
 */

/** Bytes per texture block of 4 × 4 pixels, by HAP format. */
export const hapBlockBytes = {hap: 8, hapAlpha: 16, hapQ: 16, hapR: 16, hapQAlpha: 24} as const;
/** The same for DXV 3, whose frames are padded to 16 × 16 pixels; colour takes half the bytes in high quality. */
export const dxvBlockBytes = {dxv: 8, dxvAlpha: 16, dxvHq: 12, dxvHqAlpha: 20} as const;
/** Bits per pixel of uncompressed formats with 8 bits per component. */
export const bitsPerPixel = {uyvy: 16, rgb: 24, rgba: 32} as const;

/** Columns of {@link proresTable}. */
export const proresNames = ['proxy', 'lt', 'p422', 'hq', 'p4444', 'xq'] as const;
/** A codec of the ProRes family. */
export type ProRes = (typeof proresNames)[number];

/** Target rates in Mbit/s: width, height, frames per second, and a rate for each of {@link proresNames}. */
export const proresTable: readonly (readonly [number, number, number, readonly number[]])[] = [
  [720, 486, 29.97, [12, 29, 42, 63, 94, 141]],
  [720, 576, 25, [12, 28, 41, 61, 92, 138]],
  [960, 720, 59.94, [38, 87, 126, 189, 283, 424]],
  [1280, 720, 59.94, [45, 101, 147, 220, 330, 495]],
  [1280, 1080, 29.97, [38, 87, 126, 189, 283, 424]],
  [1440, 1080, 29.97, [38, 87, 126, 189, 283, 424]],
  [1920, 1080, 59.94, [91, 204, 293, 440, 660, 990]],
  [2048, 1080, 59.94, [103, 232, 335, 503, 754, 1131]],
  [2048, 1556, 59.94, [140, 314, 452, 679, 1019, 1528]],
  [3840, 2160, 59.94, [363, 821, 1178, 1768, 2652, 3977]],
  [4096, 2160, 59.94, [388, 875, 1257, 1886, 2828, 4242]],
  [5120, 2700, 59.94, [608, 1367, 1964, 2946, 4419, 6629]],
  [6144, 3240, 59.94, [875, 1969, 2828, 4242, 6364, 9545]],
  [8192, 4320, 59.94, [1556, 3500, 5028, 7542, 11313, 16970]],
];

/** A format that {@link bytesPerSecond} supports. */
export type Format =
  | keyof typeof hapBlockBytes
  | keyof typeof dxvBlockBytes
  | keyof typeof bitsPerPixel
  | ProRes
  | 'notch'
  | 'v210'
  | 'h264'
  | 'hevc';

/** Frame size in pixels and frames per second. */
export interface Video {
  width: number;
  height: number;
  rate: number;
}

/** How to read a rate: exact, a maximum, the target of the vendor, or typical. */
export type RateKind = 'exact' | 'maximum' | 'target' | 'typical';

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key);

const isProRes = (format: Format): format is ProRes =>
  (proresNames as readonly string[]).includes(format);

/** How exact {@link bytesPerSecond} is for a format. */
export function getRateKind(format: Format): RateKind {
  if (has(hapBlockBytes, format) || has(dxvBlockBytes, format)) {
    return 'maximum';
  }
  return isProRes(format)
    ? 'target'
    : has(bitsPerPixel, format) || format === 'v210'
      ? 'exact'
      : 'typical';
}

/** Maximum bytes of a HAP frame, before Snappy. Partial blocks count in full. */
export function hapFrame(width: number, height: number, kind: keyof typeof hapBlockBytes): number {
  return Math.ceil(width / 4) * Math.ceil(height / 4) * hapBlockBytes[kind];
}

/** Maximum bytes of a DXV 3 frame: the encoder stores textures uncompressed if compression doesn't help. */
export function dxvFrame(width: number, height: number, kind: keyof typeof dxvBlockBytes): number {
  return Math.ceil(width / 16) * Math.ceil(height / 16) * 16 * dxvBlockBytes[kind];
}

/** Bytes of one v210 frame: six pixels of 10-bit 4:2:2 in 16 bytes, lines padded to 48 pixels. */
export function v210Frame(width: number, height: number): number {
  return Math.ceil(width / 48) * 128 * height;
}

/**
 * ProRes target rate in Mbit/s, for a frame size that is not in the table scaled from the one with the most similar
 * number of pixels. The rate is proportional to the frames per second.
 *
 * @returns the rate, and the frame size that it is scaled from
 */
export function proresTarget(
  {width, height, rate}: Video,
  codec: ProRes,
): {megabits: number; from: readonly [number, number]; isListed: boolean} {
  const pixels = width * height;
  const distance = ([w, h]: (typeof proresTable)[number]): number =>
    w === width && h === height ? -1 : Math.abs(Math.log(pixels / (w * h)));
  const row = proresTable.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  const [w, h, fps, rates] = row;
  const listedRate = rates[proresNames.indexOf(codec)] ?? NaN;
  return {
    megabits: ((listedRate * pixels) / (w * h)) * (rate / fps),
    from: [w, h],
    isListed: distance(row) === -1,
  };
}

/** Pixels of a frame, and the Mbit/s that YouTube recommends for H.264 at 24 to 30 fps. */
const uploadRates: readonly (readonly [number, number])[] = [
  [640 * 360, 1],
  [1280 * 720, 5],
  [1920 * 1080, 8],
  [2560 * 1440, 16],
  [3840 * 2160, 40],
];

/** Typical rate of H.264 in Mbit/s: interpolated between the frame sizes of YouTube, plus 50 % at 60 fps. */
export function h264TypicalRate({width, height, rate}: Video): number {
  const pixels = width * height;
  const next = uploadRates.findIndex(([size]) => size >= pixels);
  const [upperPixels = 0, upperRate = 0] = uploadRates.at(next) ?? [];
  const [lowerPixels = 0, lowerRate = 0] = next > 0 ? (uploadRates[next - 1] ?? []) : [];
  const at30 =
    next === -1 || next === 0
      ? (upperRate * pixels) / upperPixels
      : lowerRate +
        ((upperRate - lowerRate) * (pixels - lowerPixels)) / (upperPixels - lowerPixels);
  return at30 * (rate > 30 ? 1 + (rate - 30) / 60 : rate / 30);
}

/** Data rate in bytes per second; see {@link getRateKind} for its accuracy. */
export function bytesPerSecond(video: Video, format: Format): number {
  const {width, height, rate} = video;
  if (has(hapBlockBytes, format)) {
    return hapFrame(width, height, format) * rate;
  }
  if (has(dxvBlockBytes, format)) {
    return dxvFrame(width, height, format) * rate;
  }
  if (has(bitsPerPixel, format)) {
    return (width * height * rate * bitsPerPixel[format]) / 8;
  }
  if (isProRes(format)) {
    return (proresTarget(video, format).megabits * 1e6) / 8;
  }
  switch (format) {
    case 'v210':
      return v210Frame(width, height) * rate;
    case 'notch':
      return hapFrame(width, height, 'hapQ') * rate * 1.3;
    case 'h264':
      return (h264TypicalRate(video) * 1e6) / 8;
    case 'hevc':
      return (h264TypicalRate(video) * 1e6) / 16;
  }
}

/**
 * Number of clips that one drive can play at the same time.
 *
 * @param disk - sustained reading speed in bytes per second
 * @param share - usable share of it, 0 to 1
 */
export function simultaneousClips(disk: number, rate: number, share = 0.7): number {
  return Math.floor((disk * share) / rate + 1e-9);
}

/** Bytes of an image in graphics memory: HAP and DXV stay compressed there, all others become 8-bit RGBA. */
export function textureBytes(width: number, height: number, format?: Format): number {
  if (format && has(hapBlockBytes, format)) {
    return hapFrame(width, height, format);
  }
  if (format && has(dxvBlockBytes, format)) {
    return dxvFrame(width, height, format);
  }
  return width * height * 4;
}
