import {hex, num, plain} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {parseNumber, parseParts} from '../shared/parse';
import {about} from './about';
import {
  dmxToMidi,
  fromUnit,
  join,
  midiToDmx,
  resize,
  split,
  toUnit,
  type Widening,
} from './convert';

export interface State extends Record<string, string> {
  from: string;
  value: string;
  widening: string;
}

const sources = {
  '8': {name: '8-bit DMX', label: '8-bit value', min: 0, max: 255, integer: true},
  '16': {name: '16-bit', label: '16-bit value', min: 0, max: 65535, integer: true},
  pair: {name: 'Coarse and fine', label: 'Value'},
  percent: {name: 'Percentage', label: 'Percentage', min: 0, max: 100, units: {'%': 1}},
  unit: {name: '0 to 1', label: 'Fraction', min: 0, max: 1},
  midi: {name: 'MIDI', label: 'MIDI value', min: 0, max: 127, integer: true},
};

const byte = {min: 0, max: 255};

/** What a state says: its 16-bit value, and the 8-bit value and fraction where they say more. */
function readValue(
  form: Reader<State>,
  state: State,
): {wide: number; eight?: number; unit?: number} {
  const source = sources[state.from as keyof typeof sources] ?? sources['8'];
  if (source === sources.pair) {
    const parts = parseParts(state.value, 'Value', [
      {label: 'Coarse', ...byte},
      {label: 'Fine', ...byte},
    ]);
    const [coarse = 0, fine = 0] = form.take('value', parts, []);
    return {wide: join(coarse, fine)};
  }
  const value = form.take('value', parseNumber(state.value, source), 0);
  switch (source) {
    case sources['8']:
    case sources.midi: {
      const eight = source === sources.midi ? midiToDmx(value) : value;
      const wide = resize(eight, 1, 2, state.widening as Widening);
      return {eight, wide, unit: source === sources.midi ? value / 127 : toUnit(eight, 1)};
    }
    case sources['16']:
      return {wide: value};
    default: {
      const unit = source === sources.percent ? value / 100 : value;
      return {eight: fromUnit(unit, 1), wide: fromUnit(unit, 2), unit};
    }
  }
}

export const model: ToolModel<State> = {
  about,
  defaults: {from: '8', value: '127', widening: 'mirror'},
  fields: [
    {
      id: 'from',
      label: 'What you have',
      kind: 'choice',
      options: Object.entries(sources).map(([value, {name}]) => ({value, label: name})),
    },
    {
      id: 'value',
      label: 'Its value',
      kind: 'text',
      wide: true,
      hint: '8-bit 0 to 255, 16-bit 0 to 65\u202f535, coarse and fine as 128 0, percentage 0 to 100, fraction 0 to 1, MIDI 0 to 127. 0x7F is hexadecimal.',
    },
    {
      id: 'widening',
      label: 'From 8 to 16 bits',
      kind: 'choice',
      options: options({
        mirror: 'repeat the byte (255 becomes 65\u202f535)',
        shift: 'append 0 (255 becomes 65\u202f280)',
      }),
      when: (state) => state.from === '8' || state.from === 'midi',
    },
  ],
  rewrite(before, after) {
    const form = new Reader(before, model.fields);
    const {wide, eight = resize(wide, 2, 1), unit = toUnit(wide, 2)} = readValue(form, before);
    const {coarse, fine} = split(wide);
    const texts: Record<string, string> = {
      '8': String(eight),
      '16': String(wide),
      pair: `${coarse} ${fine}`,
      percent: plain(num(unit * 100, 4)),
      unit: num(unit, 6),
      midi: String(dmxToMidi(eight)),
    };
    return form.failed || before.from === after.from ? {} : {value: texts[after.from]};
  },
  solve(state) {
    const form = new Reader(state, model.fields);
    const read = readValue(form, state);
    if (form.failed) {
      return form.failure;
    }
    const {wide} = read;
    const eight = read.eight ?? resize(wide, 2, 1);
    const unit = read.unit ?? toUnit(wide, 2);
    const pair = split(wide);
    return {
      ok: true,
      lines: [
        {label: '8-bit (0 to 255)', value: String(eight), main: true},
        {label: '16-bit (0 to 65\u202f535)', value: num(wide, 0), main: true},
        {label: 'Percentage', value: `${num(unit * 100, 3)} %`, main: true},
        {label: 'Coarse, fine', value: `${pair.coarse}, ${pair.fine}`},
        {label: 'Fraction (0 to 1)', value: num(unit, 6)},
        {
          label: 'MIDI (0 to 127)',
          value: state.from === 'midi' ? num(unit * 127, 0) : String(dmxToMidi(eight)),
        },
        {label: '24-bit, last byte repeated', value: num(resize(wide, 2, 3), 0)},
        {label: 'Hexadecimal', value: `${hex(eight)}, ${hex(wide, 4)}`},
      ],
      notes: [
        ...(read.eight === undefined && pair.fine !== 0
          ? [`The 8-bit value drops the fine byte ${pair.fine}.`]
          : []),
        ...(eight === pair.coarse
          ? []
          : [
              `The 8-bit value ${eight} is the nearest to this fraction. The coarse byte is ${pair.coarse}, because the fine byte ${pair.fine} adds the rest.`,
            ]),
      ],
    };
  },
  rule: [
    'Fraction = value ÷ 255 (8-bit) or ÷ 65\u202f535 (16-bit); a fraction becomes the nearest whole value. 16-bit = 256 × coarse + fine. From 16 to 8 bits the fine byte is dropped.',
    'From 8 to 16 bits, GDTF (DIN SPEC 15800) repeats the byte unless a profile asks for shifting, which appends 0. MIDI to DMX = value × 255 ÷ 127, rounded; DMX to MIDI = value ÷ 2, rounded down.',
  ],
  table: () => ({
    caption: '8-bit values in other forms, last byte repeated',
    columns: ['8-bit', 'Percentage', 'Fraction', '16-bit', 'MIDI', 'Hexadecimal'],
    rows: [0, 1, 13, 26, 51, 64, 77, 102, 127, 128, 153, 179, 191, 204, 230, 254, 255].map(
      (value) => [
        String(value),
        num(toUnit(value, 1) * 100, 2),
        num(toUnit(value, 1), 4),
        num(resize(value, 1, 2), 0),
        String(dmxToMidi(value)),
        hex(value),
      ],
    ),
  }),
};
