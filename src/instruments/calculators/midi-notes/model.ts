import {bytes, formatFixed, hex, num} from '../../../components/fields/format';
import {choice, is, onlyIf, text} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import type {CalculatorState} from '../../kit/model';
import {parseInteger, type ParseResult} from '../../../components/fields/parse';
import {frequency, noteName, parse14, parseBend, parseNote, split14} from './notes';

/** Parses a note number or a 14-bit value. */
function parseValue(value: string, {from, middle}: CalculatorState): ParseResult<number> {
  switch (from) {
    case 'name':
      return parseNote(value, middle === '4' ? 4 : 3);
    case 'wide':
      return parse14(value);
    case 'bend':
      return parseBend(value);
    default:
      return parseInteger(value, {label: 'Note number', min: 0, max: 127});
  }
}

const isWide = (from: string): boolean => from === 'wide' || from === 'bend';

const fields = {
  from: choice('What you have', {
    number: 'Note number',
    name: 'Note name',
    wide: '14-bit value',
    bend: 'Pitch bend',
  }),
  ...onlyIf(is('from', 'name'), {
    middle: choice('Octave numbering', {'3': 'C3 is 60 (Ableton Live)', '4': 'C4 is 60'}),
  }),
  value: text(
    'Value',
    '60',
    'Note number 0 to 127, a name such as F#2 or Bb-1, or a 14-bit value 0 to 16,383, also as MSB and LSB: 64 0. Pitch bend −8,192 to 8,191, 0 is the centre.',
    parseValue,
    {wide: true, labelBy: 'from'},
  ),
};

export const model = calculator(
  {
    id: 'midi-notes',
    group: 'beat',
    job: 'Is note 60 C3 or C4?',
    title: 'MIDI note names and 14-bit values',
    purpose:
      'Converts between note numbers and names in both octave conventions, and splits 14-bit values.',
    page: '/sync-tools/livegrabber/introduction',
  },
  fields,
  {
    rewrite(before, after) {
      const number = parseValue(before.value, before);
      if (!number.ok || before.from === after.from || isWide(before.from) !== isWide(after.from)) {
        return {};
      }
      const {value} = number;
      const name = noteName(Math.min(value, 127), before.middle === '4' ? 4 : 3);
      return {value: {name, bend: String(value - 8192)}[after.from] ?? String(value)};
    },
    solve({from, value}) {
      if (isWide(from)) {
        const {msb, lsb} = split14(value);
        return {
          lines: [
            ['14-bit value', num(value, 0), 'main'],
            ['MSB, LSB', `${msb}, ${lsb}`, 'main'],
            ['Fraction (0 to 1)', num(value / 16383, 6)],
            ['Pitch bend, from the centre', num(value - 8192, 0)],
            ['MSB, LSB in hexadecimal', `${hex(msb)}, ${hex(lsb)}`],
            ['As pitch bend message', `En ${bytes([lsb, msb])}`],
            ['As NRPN number', `CC 99 = ${msb}, CC 98 = ${lsb}`],
            ['As RPN number', `CC 101 = ${msb}, CC 100 = ${lsb}`],
            ['As NRPN or RPN data', `CC 6 = ${msb}, CC 38 = ${lsb}`],
          ],
        };
      }
      const note = value;
      return {
        lines: [
          ['Note number', String(note), 'main'],
          ['In Ableton Live (C3 is 60)', noteName(note, 3), 'main'],
          ['With other manufacturers (C4 is 60)', noteName(note, 4), 'main'],
          ['With flats', `${noteName(note, 3, true)}, ${noteName(note, 4, true)}`],
          ['Hexadecimal', hex(note)],
          ['Frequency, A at 440 Hz', `${formatFixed(frequency(note), 3)} Hz`],
        ],
      };
    },
    rule: [
      'Note number = 12 × (octave + 2) + step, where C3 is 60; = 12 × (octave + 1) + step, where C4 is 60. Steps: C 0, D 2, E 4, F 5, G 7, A 9, B 11. Notes go from 0 to 127. Numbers are fixed by MIDI 1.0, the names of octaves are not.',
      '14-bit value = 128 × MSB + LSB, 0 to 16,383; each byte goes from 0 to 127. Pitch bend = value − 8,192; its message sends the LSB first, and n is the channel, 0 to F. An NRPN is chosen with CC 99 and 98, an RPN with CC 101 and 100, and set with CC 6 and 38 (MIDI 1.0).',
    ],
    table: () => ({
      caption: 'The C of each octave',
      columns: ['Note number', 'C3 is 60 (Ableton Live)', 'C4 is 60', 'Notes of the octave'],
      rows: Array.from({length: 11}, (_, octave) => [
        String(octave * 12),
        noteName(octave * 12, 3),
        noteName(octave * 12, 4),
        `${octave * 12} to ${Math.min(127, octave * 12 + 11)}`,
      ]),
    }),
  },
);
