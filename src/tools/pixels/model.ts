import {count, num} from '../shared/format';
import {options, Reader, type Line, type Outcome, type ToolModel} from '../shared/model';
import {sizeText} from '../shared/units';
import {about} from './about';
import {
  largestPanel,
  mostPanels,
  panelsPerCircuit,
  pixelsPerUniverse,
  portCapacity,
  ports,
  portsByLine,
  slots,
  universesFor,
  universesForOutputs,
  wallPixels,
  type Wall,
} from './pixels';

export interface State extends Record<string, string> {
  kind: string;
  outputs: string;
  channels: string;
  packing: string;
  columns: string;
  rows: string;
  panelWidth: string;
  panelHeight: string;
  pitch: string;
  capacity: string;
  rate: string;
  spare: string;
  input: string;
  panelSize: string;
  weight: string;
  watts: string;
  volts: string;
  breaker: string;
  pixelWatts: string;
  feed: string;
}

const strip = (state: State): boolean => state.kind === 'strip';
const wall = (state: State): boolean => state.kind === 'wall';

/** Has the reader said what a pixel draws? */
const hasPower = (state: State): boolean => strip(state) && state.pixelWatts.trim() !== '';

function solveStrip(state: State): Outcome {
  const form = new Reader(state, model.fields);
  const outputs = form.list('outputs', {label: 'Pixels', min: 1, max: 10_000_000, most: 64});
  const channels = form.number('channels');
  const watts = form.number('pixelWatts');
  const feed = hasPower(state) ? form.number('feed') : NaN;
  if (form.failed) {
    return form.failure;
  }
  const packing = state.packing === 'packed' ? 'packed' : 'whole';
  const pixels = outputs.reduce((sum, value) => sum + value, 0);
  const universes = universesForOutputs(outputs, channels, packing);
  const together = universesFor(pixels, channels, packing);
  const perFeed = Math.floor(feed / watts + 1e-9);
  if (hasPower(state) && perFeed === 0) {
    form.refuse('feed', 'One pixel needs more than a feed gives. Check both.');
    return form.failure;
  }
  return {
    ok: true,
    lines: [
      {label: 'Universes', value: num(universes, 0), main: true},
      {label: 'Pixels', value: num(pixels, 0), main: true},
      {label: 'Whole pixels per universe', value: String(pixelsPerUniverse(channels))},
      {label: 'Channels used', value: num(pixels * channels, 0)},
      {label: 'Channels free', value: num(universes * slots - pixels * channels, 0)},
      ...(outputs.length > 1
        ? [
            {
              label: 'Universes of each output',
              value: outputs.map((value) => universesFor(value, channels, packing)).join(', '),
            },
            {label: 'If all were one row', value: count(together, 'universe')},
          ]
        : []),
      ...(hasPower(state)
        ? [
            {label: 'Power at full white', value: `${num(pixels * watts, 1)} W`},
            {
              label: 'Feeds',
              value: num(
                outputs.reduce((sum, output) => sum + Math.ceil(output / perFeed), 0),
                0,
              ),
            },
            {label: 'Pixels on one feed', value: num(perFeed, 0)},
          ]
        : []),
    ],
    warnings:
      packing === 'packed' && slots % channels !== 0 && universes > outputs.length
        ? [
            'Some pixels cross from one universe to the next: sender and controller must both be set to it.',
          ]
        : undefined,
    notes: [
      ...(universes > 32768 ? [`Art-Net ends at ${num(32768)} universes.`] : []),
      ...(hasPower(state) ? ['Feeds are counted by power alone: check the voltage drop too.'] : []),
    ],
  };
}

/** Share of a breaker that a wall may use for hours. */
const breakerShare = 0.8;

/** Power factor of the supplies in panels, as their makers state it. */
const panelFactor = 0.95;

/** Weight and power of the wall, as far as the panel's figures are given; undefined if a panel is too strong. */
function weightAndPower(form: Reader<State>, columns: number, rows: number): Line[] | undefined {
  const panels = columns * rows;
  const weight = form.number('weight');
  const watts = form.number('watts');
  const lines: Line[] = [];
  if (!Number.isNaN(weight)) {
    lines.push(
      {label: 'Weight of the panels', value: `${num(panels * weight, 1)} kg`},
      {label: 'Weight of a column', value: `${num(rows * weight, 1)} kg`},
    );
  }
  if (form.text('watts').trim() !== '') {
    const volts = form.number('volts');
    const breaker = form.number('breaker');
    if (form.failed) {
      return lines;
    }
    const each = panelsPerCircuit(breaker * breakerShare, watts, volts, panelFactor);
    if (each === 0) {
      return undefined;
    }
    lines.push(
      {label: 'Power at full white', value: `${num(panels * watts, 0)} W`},
      {label: 'Circuits', value: num(Math.ceil(panels / each), 0)},
      {label: 'Panels on one circuit', value: num(each, 0)},
      {
        label: 'Current of a full circuit',
        value: `${num((each * watts) / (volts * panelFactor), 2)} A`,
      },
    );
  }
  return lines;
}

/** The screen test with the pattern for a wall of this size; undefined if that is too large for it. */
function screenTest({columns, rows, panelWidth, panelHeight}: Wall) {
  if (Math.max(columns, rows) > mostPanels || Math.max(panelWidth, panelHeight) > largestPanel) {
    return undefined;
  }
  const query = new URLSearchParams({
    pattern: 'wall',
    columns: String(columns),
    rows: String(rows),
    width: String(panelWidth),
    height: String(panelHeight),
  });
  return {
    text: 'Show this wall as a test pattern',
    to: `/handbook/test-bench/screen#screen?${query}`,
  };
}

function solveWall(state: State): Outcome {
  const form = new Reader(state, model.fields);
  const columns = form.number('columns');
  const rows = form.number('rows');
  const panelWidth = form.number('panelWidth');
  const panelHeight = form.number('panelHeight');
  const panelSize = form.number('panelSize');
  const pitch = Number.isNaN(panelSize) ? form.number('pitch') : panelSize / panelWidth;
  const capacity = form.number('capacity');
  const rate = form.number('rate');
  const most = state.input.trim() === '' ? Infinity : form.number('input');
  const supply = weightAndPower(form, columns, rows);
  if (supply === undefined) {
    form.refuse('watts', 'One panel needs more than the circuit gives. Check power and breaker.');
  }
  if (form.failed || supply === undefined) {
    return form.failure;
  }
  const size = {columns, rows, panelWidth, panelHeight};
  const {width, height, total} = wallPixels(size);
  const perPort = portCapacity(capacity, rate);
  const {panelsPerPort, count: needed, least} = ports(size, perPort);
  if (needed === undefined) {
    form.refuse(
      'capacity',
      `One panel has ${num(panelWidth * panelHeight, 0)} pixels, more than a port carries at this rate (${num(perPort, 0)}). Check panel size, capacity and rate.`,
    );
    return form.failure;
  }
  const redundant = state.spare === '1';
  const byLine = (along: number, lines: number) => {
    const counted = portsByLine(panelsPerPort, along, lines);
    return counted === undefined ? 'too long for a port' : num(counted * (redundant ? 2 : 1), 0);
  };
  return {
    ok: true,
    lines: [
      {label: 'Ports', value: num(redundant ? needed * 2 : needed, 0), main: true},
      {label: 'Picture', value: `${num(width, 0)} × ${num(height, 0)} px`, main: true},
      {label: 'Pixels', value: num(total, 0), over: total > most},
      {label: 'Panels', value: num(columns * rows, 0)},
      {label: 'Panels on one port', value: num(panelsPerPort, 0)},
      {label: 'Pixels on one port at this rate', value: num(perPort, 0)},
      {label: 'Ports with whole columns', value: byLine(rows, columns)},
      {label: 'Ports with whole rows', value: byLine(columns, rows)},
      {label: 'Ports by pixels alone', value: num(least, 0)},
      {
        label: 'Size',
        value: sizeText((width * pitch) / 1000, (height * pitch) / 1000, state.panelSize, 3),
      },
      {label: 'Ratio of width to height', value: num(width / height, 3)},
      ...supply,
    ],
    warnings:
      total > most
        ? [
            `The wall has more pixels than the processor takes (${num(most, 0)}), however many ports it has.`,
          ]
        : undefined,
    link: screenTest(size),
    notes: [
      'Ports are filled with whole panels. Runs of whole columns or rows are easier to cable, and may need more ports.',
      ...(supply.length > 0
        ? [
            `Circuits are filled to ${breakerShare * 100} % at a power factor of ${panelFactor}. Weight is that of the panels alone, without frames, cables and hoists. A competent rigger and a qualified electrician decide.`,
          ]
        : []),
    ],
  };
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    kind: 'strip',
    outputs: '300',
    channels: '3',
    packing: 'whole',
    columns: '10',
    rows: '6',
    panelWidth: '128',
    panelHeight: '128',
    pitch: '3.9',
    capacity: '650000',
    rate: '60',
    spare: '',
    input: '',
    panelSize: '',
    weight: '',
    watts: '',
    volts: '230',
    breaker: '16',
    pixelWatts: '',
    feed: '25',
  },
  fields: [
    {
      id: 'kind',
      label: 'What it is',
      kind: 'choice',
      options: options({strip: 'LED pixels on universes', wall: 'LED wall on a processor'}),
    },
    {
      id: 'outputs',
      label: 'Pixels',
      kind: 'text',
      wide: true,
      hint: 'Whole numbers from 1. Several outputs that each start a universe: 300, 300, 120.',
      when: strip,
    },
    {
      id: 'channels',
      label: 'Channels per pixel',
      kind: 'select',
      options: options({
        '1': '1: one colour',
        '3': '3: RGB',
        '4': '4: RGBW',
        '5': '5: RGB and two whites',
        '6': '6: six colours, or RGB in 16 bits',
        '8': '8: RGBW in 16 bits',
      }),
      when: strip,
      min: 1,
      max: 24,
      integer: true,
    },
    {
      id: 'packing',
      label: 'At the end of a universe',
      kind: 'choice',
      options: options({whole: 'keep pixels whole', packed: 'use every channel'}),
      when: strip,
    },
    {
      id: 'pixelWatts',
      label: 'Power of a pixel at full white',
      unit: 'W',
      kind: 'number',
      optional: true,
      min: 0.001,
      max: 100,
      units: {W: 1, mW: 0.001},
      hint: 'Watts ÷ pixels of a metre.',
      when: strip,
    },
    {
      id: 'feed',
      label: 'Most power of a feed',
      unit: 'W',
      kind: 'number',
      min: 0.5,
      max: 5000,
      hint: '5 V and 5 A are 25 W.',
      when: hasPower,
    },
    {
      id: 'columns',
      label: 'Panels across',
      kind: 'number',
      step: 1,
      min: 1,
      max: 1000,

      when: wall,
      integer: true,
    },
    {
      id: 'rows',
      label: 'Panels down',
      kind: 'number',
      step: 1,
      min: 1,
      max: 1000,

      when: wall,
      integer: true,
    },
    {
      id: 'panelWidth',
      label: 'Panel width',
      unit: 'px',
      kind: 'number',

      when: wall,
      min: 1,
      max: 4096,
      integer: true,
    },
    {
      id: 'panelHeight',
      label: 'Panel height',
      unit: 'px',
      kind: 'number',

      when: wall,
      min: 1,
      max: 4096,
      integer: true,
    },
    {
      id: 'pitch',
      label: 'Pixel pitch',
      unit: 'mm',
      kind: 'number',

      when: wall,
      min: 0.1,
      max: 200,
    },
    {
      id: 'capacity',
      label: 'Pixels per port at 60 Hz',
      unit: 'px',
      kind: 'number',
      hint: 'From the processor’s data sheet, for your bit depth. About 650 000 is usual for 1 Gbit/s and 8 bits.',
      when: wall,
      name: 'Pixels per port',
      min: 1000,
      max: 100_000_000,
      integer: true,
    },
    {
      id: 'rate',
      label: 'Refresh rate',
      unit: 'Hz',
      kind: 'number',
      when: wall,
      min: 1,
      max: 480,
      units: {Hz: 1, fps: 1},
    },
    {
      id: 'input',
      label: 'Most pixels of the processor',
      unit: 'px',
      kind: 'number',
      hint: 'Optional, from the data sheet.',
      when: wall,
      name: 'Pixels of the processor',
      min: 1000,
      max: 1_000_000_000,
      integer: true,
    },
    {
      id: 'panelSize',
      label: 'Width of a panel on the wall',
      unit: 'mm',
      kind: 'number',
      hint: 'Replaces the pixel pitch.',
      name: 'Width of a panel',
      optional: true,
      min: 10,
      max: 5000,
      units: {mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8},
      when: wall,
    },
    {
      id: 'weight',
      label: 'Weight of a panel',
      unit: 'kg',
      kind: 'number',
      optional: true,
      min: 0.1,
      max: 500,
      units: {kg: 1, lb: 0.45359237},
      when: wall,
    },
    {
      id: 'watts',
      label: 'Most power of a panel',
      unit: 'W',
      kind: 'number',
      optional: true,
      min: 1,
      max: 5000,
      when: wall,
    },
    {
      id: 'volts',
      label: 'Voltage',
      unit: 'V',
      kind: 'number',
      min: 90,
      max: 480,
      when: (state) => wall(state) && state.watts.trim() !== '',
    },
    {
      id: 'breaker',
      label: 'Breaker of a circuit',
      unit: 'A',
      kind: 'number',
      min: 1,
      max: 125,
      when: (state) => wall(state) && state.watts.trim() !== '',
    },
    {id: 'spare', label: 'Second cable from the other end (redundancy)', kind: 'check', when: wall},
  ],
  solve: (state) => (state.kind === 'wall' ? solveWall(state) : solveStrip(state)),
  rule: [
    'Whole pixels: universes = ⌈pixels ÷ ⌊512 ÷ channels⌋⌉, for each output on its own. Every channel: ⌈pixels × channels ÷ 512⌉. Universes are counted here, not numbered: the first may be 0 or 1.',
    'Wall: ports = ⌈panels ÷ ⌊capacity ÷ pixels of a panel⌋⌉, where capacity = pixels at 60 Hz × 60 ÷ rate. Redundancy doubles the ports. The capacity is the maker’s figure for one bit depth: more bits, fewer pixels.',
  ],
  table: () => ({
    caption: 'Pixels in a universe, and universes for common amounts (whole pixels)',
    columns: [
      'Channels per pixel',
      'Pixels in one universe',
      '500 pixels',
      '1000 pixels',
      '5000 pixels',
      '1920 × 1080',
    ],
    rows: [1, 3, 4, 5, 6, 8].map((channels) => [
      String(channels),
      String(pixelsPerUniverse(channels)),
      ...[500, 1000, 5000, 1920 * 1080].map((pixels) =>
        num(universesFor(pixels, channels, 'whole'), 0),
      ),
    ]),
  }),
};
