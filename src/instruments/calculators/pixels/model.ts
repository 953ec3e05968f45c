import {count, num, pixels as pixelsText} from '../../../components/fields/format';
import {
  check,
  choice,
  is,
  number,
  onlyIf,
  select,
  text,
  type ValuesOf,
  whole,
} from '../../../components/fields/define';
import {type Answer, calculator, refuse, type Row} from '../../kit/define';
import {parseList, type ParseResult, tidy} from '../../../components/fields/parse';
import {sizeText} from '../../../components/fields/units';
import {
  maxPanels,
  maxPanelSide,
  panelsPerCircuit,
  pixelsPerUniverse,
  portCapacity,
  ports,
  portsByLine,
  slots,
  universesFor,
  universesForOutputs,
  type Wall,
  wallPixels,
} from '../../formulas/pixels';

type Values = ValuesOf<typeof fields>;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

function solveStrip({outputs, channels, packing, pixelWatts: watts, feed}: Values): Answer {
  const each = Number(channels);
  const hasPower = !Number.isNaN(watts);
  const pixels = sum(outputs);
  const universes = universesForOutputs(outputs, each, packing);
  const together = universesFor(pixels, each, packing);
  const perFeed = Math.floor(feed / watts + 1e-9);
  if (hasPower && perFeed === 0) {
    return refuse('feed', 'One pixel needs more than a feed supplies. Check both.');
  }
  return {
    lines: [
      ['Universes', num(universes, 0), 'main'],
      ['Pixels', num(pixels, 0), 'main'],
      ['Whole pixels per universe', String(pixelsPerUniverse(each))],
      ['Channels used', num(pixels * each, 0)],
      ['Channels free', num(universes * slots - pixels * each, 0)],
      outputs.length > 1 && [
        'Universes of each output',
        outputs.map((value) => universesFor(value, each, packing)).join(', '),
      ],
      outputs.length > 1 && ['If all pixels were in one row', count(together, 'universe')],
      hasPower && ['Power at full white', `${num(pixels * watts, 1)} W`],
      hasPower && ['Feeds', num(sum(outputs.map((output) => Math.ceil(output / perFeed))), 0)],
      hasPower && ['Pixels on one feed', num(perFeed, 0)],
    ],
    warnings: [
      packing === 'packed' &&
        slots % each !== 0 &&
        universes > outputs.length &&
        'Some pixels cross into the next universe. Set up both the sender and the controller for this.',
    ],
    notes: [
      universes > 32768 && `Art-Net ends at ${num(32768)} universes.`,
      hasPower && 'The number of feeds is based on power alone. Check the voltage drop too.',
    ],
  };
}

/** Maximum continuous load as a share of the breaker's rating. */
const breakerShare = 0.8;

/** Typical power factor of the power supplies in panels. */
const panelFactor = 0.95;

/** Weight and power of the wall, if the panel's figures are given; undefined if one panel exceeds a circuit. */
function weightAndPower({columns, rows, weight, watts, volts, breaker}: Values): Row[] | undefined {
  const panels = columns * rows;
  const lines: Row[] = [];
  if (!Number.isNaN(weight)) {
    lines.push(
      ['Weight of the panels', `${num(panels * weight, 1)} kg`],
      ['Weight of a column', `${num(rows * weight, 1)} kg`],
    );
  }
  if (!Number.isNaN(watts)) {
    const each = panelsPerCircuit(breaker * breakerShare, watts, volts, panelFactor);
    if (each === 0) {
      return undefined;
    }
    lines.push(
      ['Power at full white', `${num(panels * watts, 0)} W`],
      ['Circuits', num(Math.ceil(panels / each), 0)],
      ['Panels on one circuit', num(each, 0)],
      ['Current of a full circuit', `${num((each * watts) / (volts * panelFactor), 2)} A`],
    );
  }
  return lines;
}

/** The screen test with the pattern for a wall of this size; undefined if that is too large for it. */
function screenTest({columns, rows, panelWidth, panelHeight}: Wall) {
  if (Math.max(columns, rows) > maxPanels || Math.max(panelWidth, panelHeight) > maxPanelSide) {
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

function solveWall(values: Values, typedSize: string): Answer {
  const {columns, rows, panelWidth, panelHeight, panelSize, capacity, rate} = values;
  const pitch = Number.isNaN(panelSize) ? values.pitch : panelSize / panelWidth;
  const maxPixels = Number.isNaN(values.input) ? Infinity : values.input;
  const supply = weightAndPower(values);
  if (supply === undefined) {
    return refuse(
      'watts',
      'One panel needs more than the circuit supplies. Check power and breaker.',
    );
  }
  const size = {columns, rows, panelWidth, panelHeight};
  const {width, height, total} = wallPixels(size);
  const perPort = portCapacity(capacity, rate);
  const {panelsPerPort, count: portCount, minCount} = ports(size, perPort);
  if (portCount === undefined) {
    return refuse(
      'capacity',
      `One panel has ${num(panelWidth * panelHeight, 0)} pixels, more than a port carries at this rate (${num(perPort, 0)}). Check panel size, capacity and rate.`,
    );
  }
  const redundant = values.spare;
  const byLine = (along: number, lines: number) => {
    const countByLine = portsByLine(panelsPerPort, along, lines);
    return countByLine === undefined
      ? 'too long for a port'
      : num(countByLine * (redundant ? 2 : 1), 0);
  };
  return {
    lines: [
      ['Ports', num(redundant ? portCount * 2 : portCount, 0), 'main'],
      ['Image', `${pixelsText(width, height)} px`, 'main'],
      ['Pixels', num(total, 0), total > maxPixels && 'over'],
      ['Panels', num(columns * rows, 0)],
      ['Panels on one port', num(panelsPerPort, 0)],
      ['Pixels on one port at this rate', num(perPort, 0)],
      ['Ports with whole columns', byLine(rows, columns)],
      ['Ports with whole rows', byLine(columns, rows)],
      ['Ports by pixels alone', num(minCount, 0)],
      ['Size', sizeText((width * pitch) / 1000, (height * pitch) / 1000, typedSize, 3)],
      ['Ratio of width to height', num(width / height, 3)],
      ...supply,
    ],
    warnings: [
      total > maxPixels &&
        `The wall has more pixels than the processor accepts (${num(maxPixels, 0)}), however many ports it has.`,
    ],
    link: screenTest(size),
    notes: [
      'Ports are filled with whole panels. Runs of whole columns or rows are easier to cable, and may need more ports.',
      supply.length > 0 &&
        `Circuits are filled to ${breakerShare * 100} % at a power factor of ${panelFactor}. Weight is that of the panels alone, without frames, cables and hoists. Leave the final decision to a competent rigger and a qualified electrician.`,
    ],
  };
}

/** Maximum number of outputs. */
const maxOutputs = 64;

/** Parses the pixels of each output, with an optional unit; `3 × 100` means three outputs. */
function parseOutputs(typed: string): ParseResult<number[]> {
  const text = tidy(typed)
    .replace(/(?<=\d) ?(?:px|pixels?|leds?)(?!\w)/gi, '')
    .replace(/\b(\d{1,2}) ?[x×*] ?(\d+)(?![\d.])/gi, (_, amount: string, pixels: string) =>
      Number(amount) > 0 ? Array<string>(Number(amount)).fill(pixels).join('; ') : pixels,
    );
  return parseList(text, {label: 'Pixels', min: 1, max: 10_000_000, maxEntries: maxOutputs});
}

const fields = {
  kind: choice('Type', {strip: 'LED pixels on universes', wall: 'LED wall on a processor'}),
  ...onlyIf(is('kind', 'strip'), {
    outputs: text(
      'Pixels',
      '300',
      'Whole numbers from 1. Several outputs that each start a universe: 300, 300, 120 or 3 × 100.',
      parseOutputs,
      {wide: true},
    ),
    channels: select(
      'Channels per pixel',
      {
        '1': '1: one colour',
        '3': '3: RGB',
        '4': '4: RGBW',
        '5': '5: RGB and two whites',
        '6': '6: six colours, or RGB in 16 bits',
        '8': '8: RGBW in 16 bits',
      },
      {value: '3'},
    ),
    packing: choice('At the end of a universe', {
      whole: 'keep pixels whole',
      packed: 'use every channel',
    }),
    pixelWatts: number('Power of a pixel at full white', 'W', '', 0.001, 100, {
      optional: true,
      units: {W: 1, mW: 0.001},
      hint: 'Watts per metre ÷ pixels per metre.',
    }),
  }),
  ...onlyIf((state) => state.kind === 'strip' && state.pixelWatts?.trim() !== '', {
    feed: number('Maximum power of a feed', 'W', '25', 0.5, 5000, {
      hint: 'For example, 5 V × 5 A = 25 W.',
    }),
  }),
  ...onlyIf(is('kind', 'wall'), {
    columns: whole('Panels across', '10', 1, 1000, {step: 1}),
    rows: whole('Panels down', '6', 1, 1000, {step: 1}),
    panelWidth: whole('Panel width', '128', 1, 4096, {unit: 'px'}),
    panelHeight: whole('Panel height', '128', 1, 4096, {unit: 'px'}),
    pitch: number('Pixel pitch', 'mm', '3.9', 0.1, 200),
    capacity: whole('Pixels per port at 60 Hz', '650000', 1000, 100000000, {
      name: 'Pixels per port',
      hint: 'From the processor’s data sheet, for your bit depth. About 650,000 is usual for 1 Gbit/s and 8 bits.',
      unit: 'px',
    }),
    rate: number('Refresh rate', 'Hz', '60', 1, 480, {units: {Hz: 1, fps: 1}}),
    input: whole('Maximum pixels of the processor', '', 1000, 1000000000, {
      name: 'Pixels of the processor',
      hint: 'From the data sheet.',
      optional: true,
      unit: 'px',
    }),
    panelSize: number('Width of a panel on the wall', 'mm', '', 10, 5000, {
      name: 'Width of a panel',
      optional: true,
      units: {mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8},
      hint: 'Replaces the pixel pitch.',
    }),
    weight: number('Weight of a panel', 'kg', '', 0.1, 500, {
      optional: true,
      units: {kg: 1, lb: 0.45359237},
    }),
    watts: number('Maximum power of a panel', 'W', '', 1, 5000, {optional: true}),
  }),
  ...onlyIf((state) => state.kind === 'wall' && state.watts?.trim() !== '', {
    volts: number('Voltage', 'V', '230', 90, 480),
    breaker: number('Breaker of a circuit', 'A', '16', 1, 125),
  }),
  ...onlyIf(is('kind', 'wall'), {
    spare: check('Second cable from the other end (redundancy)'),
  }),
};

export const model = calculator(
  {
    id: 'pixels',
    group: 'fixture',
    job: 'How many universes do 300 pixels need?',
    title: 'Pixel and LED wall planner',
    purpose: 'Counts universes for LED pixels, and ports, weight and circuits for an LED wall.',
    page: '/handbook/background/hardware-and-power',
  },
  fields,
  {
    solve: (values, {panelSize}) =>
      values.kind === 'wall' ? solveWall(values, panelSize) : solveStrip(values),
    rule: [
      'Whole pixels: universes = ⌈pixels ÷ ⌊512 ÷ channels⌋⌉, for each output on its own. Every channel: ⌈pixels × channels ÷ 512⌉. Universes are counted here, not numbered: the first may be 0 or 1.',
      'Wall: ports = ⌈panels ÷ ⌊capacity ÷ pixels of a panel⌋⌉, where capacity = pixels at 60 Hz × 60 ÷ rate. Redundancy doubles the ports. The capacity is the manufacturer’s figure for one bit depth, and more bits mean fewer pixels.',
    ],
    table: () => ({
      caption: 'Pixels in a universe, and universes for common amounts (whole pixels)',
      columns: [
        'Channels per pixel',
        'Pixels in one universe',
        '500 pixels',
        '1,000 pixels',
        '5,000 pixels',
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
  },
);
