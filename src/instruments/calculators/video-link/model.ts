import {num} from '../../../components/fields/format';
import {choice, number, select, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator, type Row} from '../../kit/define';
import {
  displayPort,
  fits,
  hdmi,
  type LinkLoad,
  ndi,
  reducedClock,
  sdi,
  type Signal,
  televisionClock,
  visibleRate,
} from './link';

const gigabits = (bits: number): string => `${num(bits / 1e9, 2)} Gbit/s`;

/** Name of the slowest link that fits; `loads` are from slow to fast. */
function slowestFit(loads: readonly LinkLoad[]): string {
  return loads.find(fits)?.link ?? 'none';
}

function loadText(load: LinkLoad): string {
  const {required, capacity} = load;
  if (required === undefined) {
    return 'no such format';
  }
  const used = `${num((100 * required) / capacity, 0)} %`;
  return fits(load) ? `fits, ${used} used` : `doesn’t fit, ${used} needed`;
}

/** The signal that the fields describe. */
export function getSignal({depth, width, height, rate, chroma}: ValuesOf<typeof fields>): Signal {
  return {width, height, rate, depth: Number(depth), chroma};
}

/** Share of the network bandwidth that NDI may use. */
const networkShare = 0.75;

const fields = {
  width: whole('Width', '3840', 320, 16384, {unit: 'px'}),
  height: whole('Height', '2160', 200, 16384, {unit: 'px'}),
  rate: number('Frame rate', 'Hz', '60', 10, 480, {units: {Hz: 1, fps: 1}}),
  depth: choice('Bits per colour', {'8': '8', '10': '10', '12': '12'}),
  chroma: choice('Colour', {'420': '4:2:0', '422': '4:2:2', '444': 'RGB or 4:4:4'}, {value: '444'}),
  network: select(
    'Network for NDI',
    {'100': '100 Mbit/s', '1000': '1 Gbit/s', '10000': '10 Gbit/s'},
    {value: '1000'},
  ),
};

export const model = calculator(
  {
    id: 'video-link',
    group: 'screen',
    job: 'Does 2160p at 60 Hz fit through this HDMI cable?',
    title: 'Video bandwidth check',
    purpose:
      'Compares a video signal with HDMI, DisplayPort, SDI and NDI, and names the slowest that fits.',
  },
  fields,
  {
    solve(values) {
      const signal = getSignal(values);
      const television = televisionClock(signal);
      const [byHdmi, byDisplayPort, bySdi] = [hdmi(signal), displayPort(signal), sdi(signal)];
      const stream = ndi(signal);
      const ndiBandwidth = Number(values.network) * networkShare;
      return {
        lines: [
          ['HDMI', slowestFit(byHdmi), 'main'],
          ['DisplayPort', slowestFit(byDisplayPort), 'main'],
          ['SDI, one cable', slowestFit(bySdi), 'main'],
          [
            'NDI High Bandwidth',
            stream === undefined
              ? 'no published rate'
              : `up to ${num(stream.full, 0)} Mbit/s, ${num(Math.floor(ndiBandwidth / stream.full), 0)} streams fit`,
          ],
          [
            'NDI HX3 (H.265)',
            stream?.hx3 === undefined
              ? 'no published rate'
              : `up to ${stream.hx3} Mbit/s, ${num(Math.floor(ndiBandwidth / stream.hx3), 0)} streams fit`,
          ],
          ['Visible pixels alone', gigabits(visibleRate(signal))],
          [
            'Pixel clock, television timing',
            television === undefined
              ? 'not a television format'
              : `${num(television / 1e6, 3)} MHz`,
          ],
          ['Pixel clock, reduced blanking', `${num(reducedClock(signal) / 1e6, 3)} MHz`],
          ...[...byHdmi, ...byDisplayPort, ...bySdi].map((load): Row => [
            load.link,
            loadText(load),
          ]),
        ],
        notes: [
          'Both ends and every box in between must support the format. The type of connector doesn’t guarantee it. Compression on the link (DSC) isn’t counted; with it, larger formats fit.',
          television === undefined &&
            'HDMI 1.4 and 2.0 are calculated with reduced blanking. With other timings they need more.',
        ],
      };
    },
    rule: [
      'HDMI 1.4 and 2.0: pixel clock × 24 bits × depth ÷ 8 × 10 ÷ 8; 4:2:2 counts as 24 bits, 4:2:0 as half. HDMI 2.1: 16 of 18 bits and 251 of 255 bytes are left for data. DisplayPort: four lanes, 80 % of the bits are data up to 1.4, published payloads from 2.1. Blanking: CTA-861 for television formats on HDMI 1.4 and 2.0; VESA CVT reduced blanking version 2 for others, on HDMI 2.1, which adds very little blanking, and on DisplayPort. Interlaced and compressed signals aren’t included.',
      'SDI: formats of SMPTE ST 292-1, ST 424, ST 2081-10 and ST 2082-10, progressive, in one cable. NDI: highest rates of the NDI White Paper of 2023 for the next listed format, filling at most 75 % of the network.',
    ],
    table: () => ({
      caption: 'Slowest link for 8 bits in RGB, and for 10 bits in 4:2:2 on SDI',
      columns: ['Signal', 'Pixel clock in MHz', 'HDMI', 'DisplayPort', 'SDI'],
      rows: (
        [
          [1280, 720, 60],
          [1920, 1080, 30],
          [1920, 1080, 60],
          [1920, 1080, 120],
          [3840, 2160, 30],
          [3840, 2160, 60],
          [3840, 2160, 120],
          [7680, 4320, 30],
          [7680, 4320, 60],
        ] as const
      ).map(([width, height, rate]) => {
        const signal: Signal = {width, height, rate, depth: 8, chroma: '444'};
        return [
          `${width} × ${height}, ${rate} Hz`,
          num((televisionClock(signal) ?? 0) / 1e6, 2),
          slowestFit(hdmi(signal)),
          slowestFit(displayPort(signal)),
          slowestFit(sdi({...signal, depth: 10, chroma: '422'})),
        ];
      }),
    }),
  },
);
