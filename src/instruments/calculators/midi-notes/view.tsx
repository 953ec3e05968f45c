import {num} from '../../../components/fields/format';
import {bits} from '../../kit/bits';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {label, line, rect, scale, type Scene, type Shape} from '../../kit/scene';
import {trackAxis} from '../../kit/tracks';
import type {model} from './model';
import {noteName, split14} from './notes';

/** A 14-bit value between its ends, and its two bytes of 7 bits. */
function wideScene(value: number, isBend: boolean): Scene {
  const {msb, lsb} = split14(value);
  const x = trackAxis(0, 16_383);
  const shift = isBend ? 8192 : 0;
  const text = num(value - shift);
  return {
    label: `${isBend ? 'Pitch bend' : '14-bit value'} ${text}: MSB ${msb}, LSB ${lsb}.`,
    height: 134,
    shapes: [
      {path: rect(1, 20, 298, 10), look: 'quiet'},
      {path: line([x(8192), 16], [x(8192), 34]), look: 'axis'},
      {path: rect(x(value) - 2, 16, 4, 18), look: 'fill'},
      label(text, [x(value), 11], 'middle', 'strong'),
      label(num(-shift), [0, 48], 'start'),
      label(num(8192 - shift), [150, 48]),
      label(num(16_383 - shift), [300, 48], 'end'),
      ...bits(msb, 7, [8, 84], {name: 'MSB', text: String(msb)}),
      ...bits(lsb, 7, [182, 84], {name: 'LSB', text: String(lsb)}),
    ],
  };
}

/** White keys of two octaves, and the semitones of an octave that they have. */
const whiteKeys = 14;
const whiteSteps = [0, 2, 4, 5, 7, 9, 11];

/** Two octaves of a keyboard from the C below the note, with the names of each C. */
function keyboardScene(note: number): Scene {
  const start = 12 * Math.min(9, Math.floor(note / 12));
  const x = scale(0, whiteKeys, 3, 297);
  const [top, high] = [22, 72];
  const keys = Array.from({length: 24}, (_, index) => {
    const step = index % 12;
    const isWhite = whiteSteps.includes(step);
    const before = whiteSteps.filter((white) => white < step).length;
    const left = x(7 * Math.floor(index / 12) + before);
    return {
      note: start + index,
      isWhite,
      left,
      path: isWhite ? rect(left, top, 21, high) : rect(left - 6, top, 12, high * 0.6),
    };
  }).filter((key) => key.note <= 127);
  const paint = (isWhite: boolean): Shape[] => [
    {
      path: keys
        .filter((key) => key.isWhite === isWhite)
        .map(({path}) => path)
        .join(''),
      look: isWhite ? 'box' : 'key',
    },
    ...keys
      .filter((key) => key.isWhite === isWhite && key.note === note)
      .flatMap(({path, left}): Shape[] => [
        {path, look: 'fill'},
        label(`Note ${note}`, [left, 14], 'start', 'strong'),
      ]),
  ];
  const octave = (first: number): Shape[] =>
    [`${noteName(first, 3)} in Live`, `${noteName(first, 4)} elsewhere`].map((text, row) =>
      label(text, [x((7 * (first - start)) / 12), top + high + 18 * (row + 1)], 'start'),
    );
  return {
    label: `Note ${note} on the keyboard: ${noteName(note, 3)} in Ableton Live, ${noteName(note, 4)} with other manufacturers.`,
    height: top + high + 42,
    shapes: [...paint(true), ...paint(false), ...octave(start), ...octave(start + 12)],
  };
}

/** The note on a keyboard, or the bytes of a 14-bit value. */
export function scene({values: {from, value}}: PictureProps<typeof model>): Scene {
  return from === 'wide' || from === 'bend'
    ? wideScene(value, from === 'bend')
    : keyboardScene(value);
}
