import {num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {bytesPerSecond, hapBlock, proresRates, streams, textureBytes, type Format} from './rate';

export interface State extends Record<string, string> {
  width: string;
  height: string;
  rate: string;
  format: string;
  own: string;
  disk: string;
  share: string;
  minutes: string;
}

const formats = {
  hap: 'Hap',
  hapAlpha: 'Hap Alpha',
  hapQ: 'Hap Q',
  hapQAlpha: 'Hap Q Alpha',
  hapR: 'Hap R',
  proxy: 'ProRes 422 Proxy',
  lt: 'ProRes 422 LT',
  p422: 'ProRes 422',
  hq: 'ProRes 422 HQ',
  p4444: 'ProRes 4444, no alpha',
  xq: 'ProRes 4444 XQ, no alpha',
  uyvy: 'Uncompressed 8-bit 4:2:2',
  rgb: 'Uncompressed 8-bit RGB',
  rgba: 'Uncompressed 8-bit RGBA',
  own: 'Another: known bit rate',
} as const;

const megabytes = (bytes: number): string => `${num(bytes / 1e6, 3)} MB/s`;

export const model: ToolModel<State> = {
  name: 'video-rate',
  defaults: {
    width: '1920',
    height: '1080',
    rate: '60',
    format: 'hapQ',
    own: '20',
    disk: '500',
    share: '70',
    minutes: '5',
  },
  fields: [
    {id: 'format', label: 'Codec', kind: 'select', wide: true, options: options(formats)},
    {
      id: 'own',
      label: 'Bit rate',
      unit: 'Mbit/s',
      kind: 'number',
      hint: '0.1 to 100000.',
      when: (state) => state.format === 'own',
    },
    {id: 'width', label: 'Width', unit: 'px', kind: 'number', hint: '1 to 32768.'},
    {id: 'height', label: 'Height', unit: 'px', kind: 'number', hint: '1 to 32768.'},
    {
      id: 'rate',
      label: 'Frame rate',
      unit: 'fps',
      kind: 'number',
      hint: '1 to 480, such as 29.97.',
    },
    {id: 'minutes', label: 'Length', unit: 'minutes', kind: 'number', hint: '0.01 to 10000.'},
    {
      id: 'disk',
      label: 'Drive reads',
      unit: 'MB/s',
      kind: 'number',
      hint: '1 to 100000, sustained.',
    },
    {id: 'share', label: 'Of which you use', unit: '%', kind: 'number', hint: '10 to 100.'},
  ],
  solve(state) {
    const form = new Reader(state);
    const width = form.integer('width', {label: 'Width', min: 1, max: 32768, units: {px: 1}});
    const height = form.integer('height', {label: 'Height', min: 1, max: 32768, units: {px: 1}});
    const rate = form.number('rate', {
      label: 'Frame rate',
      min: 1,
      max: 480,
      units: {fps: 1, Hz: 1},
    });
    const minutes = form.number('minutes', {
      label: 'Length',
      min: 0.01,
      max: 10000,
      units: {min: 1, minutes: 1, h: 60, s: 1 / 60},
    });
    const disk = form.number('disk', {
      label: 'Drive reads',
      min: 1,
      max: 100000,
      units: {'MB/s': 1, 'GB/s': 1000},
    });
    const share =
      form.number('share', {label: 'Of which you use', min: 10, max: 100, units: {'%': 1}}) / 100;
    const own = state.format === 'own';
    const megabits = own
      ? form.number('own', {
          label: 'Bit rate',
          min: 0.1,
          max: 100000,
          units: {'Mbit/s': 1, 'Gbit/s': 1000},
        })
      : 0;
    if (form.failed) {
      return form.failure;
    }
    const bytes = own
      ? (megabits * 1e6) / 8
      : bytesPerSecond({width, height, rate}, state.format as Format);
    const hap = state.format in hapBlock;
    const prores = state.format in proresRates;
    const atOnce = streams(disk * 1e6, bytes, share);
    const warnings: string[] = [];
    if (hap && (width % 4 !== 0 || height % 4 !== 0)) {
      warnings.push(
        'Hap works in blocks of 4 × 4 pixels. Use a width and a height that divide by 4.',
      );
    }
    if (atOnce === 0) {
      warnings.push('The drive is too slow for even one such clip within your share.');
    }
    return {
      ok: true,
      lines: [
        {
          label: hap ? 'Data rate, at most' : prores ? 'Data rate, target' : 'Data rate',
          value: megabytes(bytes),
          main: true,
        },
        {label: 'Clips at the same time from this drive', value: num(atOnce, 0), main: true},
        {label: 'In bits', value: `${num((bytes * 8) / 1e6, 2)} Mbit/s`},
        {label: 'In binary units', value: `${num(bytes / 2 ** 20, 2)} MiB/s`},
        {label: 'Size of the clip', value: `${num((bytes * minutes * 60) / 1e9, 3)} GB`},
        {label: 'One hour', value: `${num((bytes * 3600) / 1e9, 2)} GB`},
        {label: 'One frame', value: `${num(bytes / rate / 1e6, 3)} MB`},
        {
          label: 'One frame in graphics memory (8-bit RGBA)',
          value: `${num(textureBytes(width, height) / 1e6, 2)} MB`,
        },
      ],
      warnings,
      notes: [
        'Playing from two places of a clip at once doubles the reading. Long reading can make an SSD slow down from heat: test with the whole show.',
        ...(hap
          ? [
              'Snappy makes Hap files smaller than this where the image is flat or repeats, hardly where it is noisy.',
            ]
          : []),
      ],
    };
  },
  rule: [
    'Uncompressed: width × height × fps × bits per pixel ÷ 8. Hap: ⌈width ÷ 4⌉ × ⌈height ÷ 4⌉ × 8 bytes a frame, 16 for Alpha, Q and R, 24 for Q Alpha, before Snappy. ProRes: target of Apple’s white paper at 1920 × 1080 and 29.97 fps, scaled by pixels and fps.',
    'Clips at the same time = ⌊share × drive ÷ rate⌋. 1 MB = 1 000 000 bytes = 8 Mbit; 1 MiB = 1 048 576 bytes.',
  ],
  table: () => ({
    caption:
      'Data rates in MB/s. NDI by its maker’s tables: High Bandwidth 1080p60 about 17 to 19 MB/s, HX3 about 4 to 8 MB/s',
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
};
