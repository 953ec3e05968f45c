/** MIDI note names and 14-bit values. Source: MIDI 1.0 (numbers); octave names are a vendor's choice. */
import {
  chooseSpelling,
  fail,
  parseInteger,
  parseParts,
  type ParseResult,
  tidy,
} from '../../../components/fields/parse';

const names = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'] as const;
const flatNames = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'G♭', 'G', 'A♭', 'A', 'B♭', 'B'] as const;
const semitones: Record<string, number> = {C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11};

/** Octave of note 60: C3 in Ableton Live, C4 with many other manufacturers. */
export type MiddleC = 3 | 4;

/** Name of a note number (0 to 127), such as `F♯3`. */
export function noteName(note: number, middle: MiddleC, flats = false): string {
  return `${(flats ? flatNames : names)[note % 12]}${Math.floor(note / 12) - 5 + middle}`;
}

/** Note number of a pitch class (0 to 11) and an octave. */
export function noteNumber(pitchClass: number, octave: number, middle: MiddleC): number {
  return 12 * (octave + 5 - middle) + pitchClass;
}

/** Frequency in Hz with A (note 69) at 440 Hz, equal temperament. */
export function frequency(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/** 14-bit value (0 to 16383) of two 7-bit bytes. */
export function join14(msb: number, lsb: number): number {
  return 128 * msb + lsb;
}

/** The two 7-bit bytes of a 14-bit value. */
export function split14(value: number): {msb: number; lsb: number} {
  return {msb: value >> 7, lsb: value & 127};
}

/** Reads a note name: `C3`, `f#2`, `Bb-1`. */
export function parseNote(text: string, middle: MiddleC): ParseResult<number> {
  const input = tidy(text);
  const parts = /^([a-g]) ?([#♯b♭]?) ?(-?\d{1,2})$/i.exec(input);
  const lowest = noteName(0, middle);
  const highest = noteName(127, middle);
  if (!parts) {
    return fail(
      `“${input.slice(0, 30)}” isn’t a note name. Enter a letter, # or b if needed, and the octave, such as C3 or F#2.`,
    );
  }
  const [, letter = 'C', sign = '', octave = '0'] = parts;
  const shift = sign === '' ? 0 : '#♯'.includes(sign) ? 1 : -1;
  const note = noteNumber(semitones[letter.toUpperCase()] ?? 0, Number(octave), middle) + shift;
  return note >= 0 && note <= 127
    ? {ok: true, value: note}
    : fail(`${input} is outside MIDI. In this convention notes go from ${lowest} to ${highest}.`);
}

/** Reads a 14-bit value: one number from 0 to 16383, or MSB and LSB as `64 0`. */
export function parse14(text: string): ParseResult<number> {
  const input = tidy(text);
  const label = '14-bit value';
  const seven = {min: 0, max: 127};
  const asPair = (spelling: string): ParseResult<number> => {
    const pair = parseParts(spelling, label, [
      {label: 'MSB', ...seven},
      {label: 'LSB', ...seven},
    ]);
    const [msb = 0, lsb = 0] = pair.ok ? pair.value : [];
    return pair.ok ? {ok: true, value: join14(msb, lsb)} : pair;
  };
  const asNumber = (spelling: string) => parseInteger(spelling, {label, min: 0, max: 16383});
  const [, msb = '', lsb] = /^([1-9]\d?)[ ,.](\d{3})$/.exec(input) ?? [];
  if (lsb !== undefined) {
    const read = (spelling: string) =>
      spelling.includes('/') ? asPair(spelling) : asNumber(spelling);
    const spellings = [`${msb}/${Number(lsb)}`, msb + lsb];
    return chooseSpelling(label, input, spellings, read) ?? asNumber(msb + lsb);
  }
  return /^([-+]?\d+|0x[0-9a-f]+)$/i.test(input) ? asNumber(input) : asPair(input);
}

/** 14-bit value (0 to 16383) of a pitch bend from its centre: −8192 to 8191. */
export function parseBend(text: string): ParseResult<number> {
  const bend = parseInteger(text, {label: 'Pitch bend', min: -8192, max: 8191});
  return bend.ok ? {ok: true, value: bend.value + 8192} : bend;
}
