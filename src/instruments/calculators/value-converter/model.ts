import {hex, num, toPlainText} from '../../../components/fields/format';
import {choice, onlyIf, text} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import type {CalculatorState} from '../../kit/model';
import {parseNumber, parseParts, type ParseResult} from '../../../components/fields/parse';
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

const sources = {
  '8': {label: '8-bit value', min: 0, max: 255, integer: true},
  '16': {label: '16-bit value', min: 0, max: 65535, integer: true},
  pair: {label: 'Value'},
  percent: {label: 'Percentage', min: 0, max: 100, units: {'%': 1}},
  unit: {label: 'Fraction', min: 0, max: 1},
  midi: {label: 'MIDI value', min: 0, max: 127, integer: true},
};

const byte = {min: 0, max: 255};

/** A 16-bit value, with the 8-bit value and fraction if they are more exact. */
interface Level {
  wide: number;
  eight?: number;
  unit?: number;
}

/** Parses a level in the selected format. */
function parseLevel(text: string, {from, widening}: CalculatorState): ParseResult<Level> {
  const source = sources[from as keyof typeof sources];
  if (source === sources.pair) {
    const parts = parseParts(text, 'Value', [
      {label: 'Coarse', ...byte},
      {label: 'Fine', ...byte},
    ]);
    const [coarse = 0, fine = 0] = parts.ok ? parts.value : [];
    return parts.ok ? {ok: true, value: {wide: join(coarse, fine)}} : parts;
  }
  const parsed = parseNumber(text, source);
  return parsed.ok ? {ok: true, value: toLevel(parsed.value, from, widening as Widening)} : parsed;
}

/** The same level in each form; MIDI rounds down. */
export function getForms({wide, ...level}: Level, from: string | undefined) {
  const eight = level.eight ?? resize(wide, 2, 1);
  const unit = level.unit ?? toUnit(wide, 2);
  return {eight, wide, unit, midi: from === 'midi' ? Math.round(unit * 127) : dmxToMidi(eight)};
}

/** Texts of the value field for a level, by what it is in. */
export function getTexts(level: Level, from: string | undefined): Record<string, string> {
  const {eight, wide, unit, midi} = getForms(level, from);
  const {coarse, fine} = split(wide);
  return {
    '8': String(eight),
    '16': String(wide),
    pair: `${coarse} ${fine}`,
    percent: toPlainText(num(unit * 100, 4)),
    unit: num(unit, 6),
    midi: String(midi),
  };
}

function toLevel(value: number, from: string | undefined, widening: Widening): Level {
  switch (from) {
    case '16':
      return {wide: value};
    case 'percent':
    case 'unit': {
      const unit = from === 'percent' ? value / 100 : value;
      return {eight: fromUnit(unit, 1), wide: fromUnit(unit, 2), unit};
    }
    default: {
      const eight = from === 'midi' ? midiToDmx(value) : value;
      const wide = resize(eight, 1, 2, widening);
      return {eight, wide, unit: from === 'midi' ? value / 127 : toUnit(eight, 1)};
    }
  }
}

const fields = {
  from: choice('What you have', {
    '8': '8-bit value',
    '16': '16-bit value',
    pair: 'Coarse and fine',
    percent: 'Percentage',
    unit: 'Fraction (0 to 1)',
    midi: 'MIDI value',
  }),
  value: text(
    'Value',
    '127',
    '8-bit 0 to 255, 16-bit 0 to 65,535, coarse and fine as 128 0, percentage 0 to 100, fraction 0 to 1, MIDI 0 to 127. 0x7F is hexadecimal.',
    parseLevel,
    {wide: true, labelBy: 'from'},
  ),
  ...onlyIf(({from}) => from === '8' || from === 'midi', {
    widening: choice('From 8 to 16 bits', {
      mirror: 'repeat the byte (255 becomes 65,535)',
      shift: 'append 0 (255 becomes 65,280)',
    }),
  }),
};

export const model = calculator(
  {
    id: 'value-converter',
    group: 'fixture',
    job: 'What is 40 % in DMX?',
    title: 'DMX value converter',
    purpose: 'Converts a value between 8 and 16 bits, coarse and fine, %, 0 to 1 and MIDI.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  fields,
  {
    rewrite(before, after) {
      const level = parseLevel(before.value, before);
      if (!level.ok || before.from === after.from) {
        return {};
      }
      return {value: getTexts(level.value, before.from)[after.from ?? '']};
    },
    solve({from, value: read}) {
      const {eight, wide, unit, midi} = getForms(read, from);
      const pair = split(wide);
      return {
        lines: [
          ['8-bit (0 to 255)', String(eight), 'main'],
          ['16-bit (0 to 65,535)', num(wide, 0), 'main'],
          ['Percentage', `${num(unit * 100, 3)} %`, 'main'],
          ['Coarse, fine', `${pair.coarse}, ${pair.fine}`],
          ['Fraction (0 to 1)', num(unit, 6)],
          ['MIDI (0 to 127)', String(midi)],
          ['24-bit, last byte repeated', num(resize(wide, 2, 3), 0)],
          ['Hexadecimal', `${hex(eight)}, ${hex(wide, 4)}`],
        ],
        notes: [
          read.eight === undefined &&
            pair.fine !== 0 &&
            `The 8-bit value drops the fine byte ${pair.fine}.`,
          eight !== pair.coarse &&
            `The 8-bit value ${eight} is the nearest to this fraction. The coarse byte is ${pair.coarse}, because the fine byte ${pair.fine} adds the rest.`,
        ],
      };
    },
    rule: [
      'Fraction = value ÷ 255 (8-bit) or ÷ 65,535 (16-bit); a fraction becomes the nearest whole value. 16-bit = 256 × coarse + fine. From 16 to 8 bits the fine byte is dropped.',
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
  },
);
