import {hex, num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {parseParts} from '../shared/parse';
import {
  dmxToMidi,
  fromUnit,
  join,
  midiToDmx,
  resize,
  split,
  top,
  toUnit,
  type Widening,
} from './convert';

export interface State extends Record<string, string> {
  from: string;
  value: string;
  widening: string;
}

const sourceRules = {
  '8': '8-bit DMX',
  '16': '16-bit',
  pair: 'Coarse and fine',
  percent: 'Percentage',
  unit: '0 to 1',
  midi: 'MIDI',
};

const byteRules = {min: 0, max: 255};

export const model: ToolModel<State> = {
  name: 'value-converter',
  defaults: {from: '8', value: '127', widening: 'mirror'},
  fields: [
    {id: 'from', label: 'What you have', kind: 'choice', options: options(sourceRules)},
    {
      id: 'value',
      label: 'Its value',
      kind: 'text',
      wide: true,
      hint: '8-bit 0 to 255, 16-bit 0 to 65535, coarse and fine as 128 0, percentage 0 to 100, fraction 0 to 1, MIDI 0 to 127. 0x7F is hexadecimal.',
    },
    {
      id: 'widening',
      label: 'From 8 to 16 bits',
      kind: 'choice',
      options: options({
        mirror: 'repeat the byte (255 becomes 65535)',
        shift: 'append 0 (255 becomes 65280)',
      }),
      when: (state) => state.from === '8' || state.from === 'midi',
    },
  ],
  solve(state) {
    const form = new Reader(state);
    const widening = state.widening as Widening;
    let wide = NaN;
    let eight: number | undefined;
    let unit: number | undefined;
    if (state.from === '8' || state.from === 'midi') {
      const midi = state.from === 'midi';
      const value = form.integer(
        'value',
        midi ? {label: 'MIDI value', min: 0, max: 127} : {label: '8-bit value', ...byteRules},
      );
      if (form.failed) {
        return form.failure;
      }
      eight = midi ? midiToDmx(value) : value;
      wide = resize(eight, 1, 2, widening);
      unit = midi ? value / 127 : toUnit(eight, 1);
    } else if (state.from === '16') {
      wide = form.integer('value', {label: '16-bit value', min: 0, max: top(2)});
    } else if (state.from === 'pair') {
      const parts = parseParts(state.value, 'Value', [
        {label: 'Coarse', ...byteRules},
        {label: 'Fine', ...byteRules},
      ]);
      const [coarse = 0, fine = 0] = form.take('value', parts, []);
      wide = join(coarse, fine);
    } else {
      const percent = state.from === 'percent';
      unit =
        form.number(
          'value',
          percent
            ? {label: 'Percentage', min: 0, max: 100, units: {'%': 1}}
            : {label: 'Fraction', min: 0, max: 1},
        ) / (percent ? 100 : 1);
      if (form.failed) {
        return form.failure;
      }
      eight = fromUnit(unit, 1);
      wide = fromUnit(unit, 2);
    }
    if (form.failed) {
      return form.failure;
    }
    const fine = eight === undefined;
    eight ??= resize(wide, 2, 1);
    unit ??= toUnit(wide, 2);
    const pair = split(wide);
    return {
      ok: true,
      lines: [
        {label: '8-bit (0 to 255)', value: String(eight), main: true},
        {label: '16-bit (0 to 65535)', value: num(wide, 0), main: true},
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
      notes:
        fine && pair.fine !== 0 ? [`The 8-bit value drops the fine byte ${pair.fine}.`] : undefined,
    };
  },
  rule: [
    'Fraction = value ÷ 255 (8-bit) or ÷ 65535 (16-bit); a fraction becomes the nearest whole value. 16-bit = 256 × coarse + fine. From 16 to 8 bits the fine byte is dropped.',
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
