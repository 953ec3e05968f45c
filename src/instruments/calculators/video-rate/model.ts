import {num} from '../../../components/fields/format';
import {is, number, onlyIf, select, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {
  bytesPerSecond,
  dxvBlockBytes,
  type Format,
  getRateKind,
  hapBlockBytes,
  type ProRes,
  proresNames,
  proresTarget,
  type RateKind,
  simultaneousClips,
  textureBytes,
} from './rate';

const formats = {
  hap: 'HAP',
  hapAlpha: 'HAP Alpha',
  hapQ: 'HAP Q',
  hapQAlpha: 'HAP Q Alpha',
  hapR: 'HAP R',
  dxv: 'DXV 3, normal quality',
  dxvAlpha: 'DXV 3, normal quality, alpha',
  dxvHq: 'DXV 3, high quality',
  dxvHqAlpha: 'DXV 3, high quality, alpha',
  notch: 'NotchLC, Optimal',
  proxy: 'ProRes 422 Proxy',
  lt: 'ProRes 422 LT',
  p422: 'ProRes 422',
  hq: 'ProRes 422 HQ',
  p4444: 'ProRes 4444, no alpha',
  xq: 'ProRes 4444 XQ, no alpha',
  h264: 'H.264, for watching',
  hevc: 'HEVC (H.265), for watching',
  uyvy: 'Uncompressed 8-bit 4:2:2',
  v210: 'Uncompressed 10-bit 4:2:2 (v210)',
  rgb: 'Uncompressed 8-bit RGB',
  rgba: 'Uncompressed 8-bit RGBA',
  own: 'Another: known bit rate',
} as const;

const rateLabels: Record<RateKind, string> = {
  exact: 'Data rate',
  maximum: 'Maximum data rate',
  target: 'Target data rate',
  typical: 'Typical data rate',
};

/** Note on the rate of a format. */
function rateNote(format: string, width: number, height: number): string | undefined {
  if (format in hapBlockBytes) {
    return 'Snappy makes HAP files smaller than this where the image is flat or repeats, but barely where it’s noisy.';
  }
  if (format in dxvBlockBytes) {
    return 'DXV compresses its textures, so files are smaller than this where the image is flat or repeats.';
  }
  if ((proresNames as readonly string[]).includes(format)) {
    const {from, isListed} = proresTarget({width, height, rate: 1}, format as ProRes);
    const alpha = ['p4444', 'xq'].includes(format)
      ? ' An alpha channel adds to this, depending on the image.'
      : '';
    return `${isListed ? 'Target from Apple’s table for this frame size' : `Apple’s table doesn’t list this frame size, so this is scaled from ${from[0]} × ${from[1]}`}. Real files are often a little smaller.${alpha}`;
  }
  switch (format) {
    case 'notch':
      return 'NotchLC targets a quality rather than a rate. Its manufacturer puts Optimal at about 30 % larger than HAP Q.';
    case 'h264':
      return 'For watching: YouTube’s recommended upload bit rate. For effects, scrubbing and several layers, use more, or another codec.';
    case 'hevc':
      return 'Estimated as half of H.264. HEVC takes more work to decode, so test it on the show computer.';
    default:
      return undefined;
  }
}

const megabytes = (bytes: number): string => `${num(bytes / 1e6, 3)} MB/s`;

const fields = {
  format: select('Codec', formats, {wide: true, value: 'hapQ'}),
  ...onlyIf(is('format', 'own'), {
    own: number('Bit rate', 'Mbit/s', '20', 0.1, 100000, {units: {'Mbit/s': 1, 'Gbit/s': 1000}}),
  }),
  width: whole('Width', '1920', 1, 32768, {unit: 'px'}),
  height: whole('Height', '1080', 1, 32768, {unit: 'px'}),
  rate: number('Frame rate', 'fps', '60', 1, 480, {units: {fps: 1, Hz: 1}, hint: 'Such as 29.97.'}),
  minutes: number('Length', 'minutes', '5', 0.01, 10000, {
    units: {min: 1, minutes: 1, h: 60, s: 1 / 60},
  }),
  disk: number('Drive reads', 'MB/s', '500', 1, 100000, {
    units: {'MB/s': 1, 'GB/s': 1000},
    hint: 'Sustained.',
  }),
  share: number('Share you use', '%', '70', 10, 100),
};

/** Bytes per second of the clip, and how many of it the drive can read at the same time. */
export function getClips({format, own, disk, share, ...video}: ValuesOf<typeof fields>) {
  const bytes = format === 'own' ? (own * 1e6) / 8 : bytesPerSecond(video, format);
  return {bytes, atOnce: simultaneousClips(disk * 1e6, bytes, share / 100)};
}

export const model = calculator(
  {
    id: 'video-rate',
    group: 'screen',
    job: 'Can the disk play three clips together?',
    title: 'Video data rate',
    purpose:
      'Estimates the data rate of a clip, its size on disk and how many play at the same time.',
    page: '/handbook/performance-tips/encoding-video',
  },
  fields,
  {
    solve(values) {
      const {width, height, rate, minutes, format: formatId} = values;
      const isHap = formatId in hapBlockBytes;
      const isCompressed = isHap || formatId in dxvBlockBytes;
      const format = formatId === 'own' ? undefined : formatId;
      const rateRemark = rateNote(formatId, width, height);
      const {bytes, atOnce} = getClips(values);
      return {
        lines: [
          [rateLabels[format ? getRateKind(format) : 'exact'], megabytes(bytes), 'main'],
          ['Clips at the same time from this drive', num(atOnce, 0), 'main'],
          ['In bits', `${num((bytes * 8) / 1e6, 2)} Mbit/s`],
          ['In binary units', `${num(bytes / 2 ** 20, 2)} MiB/s`],
          ['Size of the clip', `${num((bytes * minutes * 60) / 1e9, 3)} GB`],
          ['One hour', `${num((bytes * 3600) / 1e9, 2)} GB`],
          ['One frame', `${num(bytes / rate / 1e6, 3)} MB`],
          [
            `One frame in graphics memory (${isCompressed ? 'stays packed' : '8-bit RGBA'})`,
            `${num(textureBytes(width, height, format) / 1e6, 2)} MB`,
          ],
        ],
        warnings: [
          isHap &&
            (width % 4 !== 0 || height % 4 !== 0) &&
            'HAP works in blocks of 4 × 4 pixels. Use a width and a height divisible by 4.',
          atOnce === 0 && 'The drive is too slow for even one such clip within your share.',
        ],
        notes: [
          'Playing from two positions of a clip at once doubles the reading. An SSD that reads for long can get hot and slow down, so test with the whole show.',
          rateRemark !== undefined && rateRemark,
        ],
      };
    },
    rule: [
      'Uncompressed: width × height × fps × bits per pixel ÷ 8; v210 has 16 bytes for 6 pixels and lines of whole 48 pixels. HAP: ⌈width ÷ 4⌉ × ⌈height ÷ 4⌉ × 8 bytes a frame, 16 for Alpha, Q and R, 24 for Q Alpha, before Snappy. DXV 3: 8, 16 (alpha), 12 (high quality) or 20 bytes (both) for the same block, frame sizes rounded up to 16.',
      'ProRes: table of target data rates in Apple’s white paper of April 2022, by frame size and codec, in proportion to the frame rate. NotchLC: 1.3 × HAP Q (Notch manual). H.264: YouTube’s recommended upload bit rates. HEVC: half; the verification tests of its standard found 59 % less than H.264 on average.',
      'Clips at the same time = ⌊share × drive ÷ rate⌋. 1 MB = 1,000,000 bytes = 8 Mbit; 1 MiB = 1,048,576 bytes.',
    ],
    table: () => ({
      caption:
        'Data rates in MB/s. NDI by its manufacturer’s tables: High Bandwidth 1080p60 about 17 to 19 MB/s, HX3 about 4 to 8 MB/s',
      columns: ['Codec', '1080p30', '1080p60', '2160p30', '2160p60', '1080p30, one hour'],
      rows: (Object.entries(formats) as [Format | 'own', string][])
        .filter((entry): entry is [Format, string] => entry[0] !== 'own')
        .map(([format, label]) => {
          const at = (width: number, height: number, rate: number) =>
            bytesPerSecond({width, height, rate}, format);
          return [
            label,
            ...[at(1920, 1080, 30), at(1920, 1080, 60), at(3840, 2160, 30), at(3840, 2160, 60)].map(
              (bytes) => num(bytes / 1e6, 1),
            ),
            `${num((at(1920, 1080, 30) * 3600) / 1e9, 0)} GB`,
          ];
        }),
    }),
  },
);
