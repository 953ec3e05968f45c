/**
 * Timecode, frame numbers and real time. Sources: SMPTE ST 12-1 (labels, drop frame), MIDI Time Code (MMA,
 * 1987) for its messages.
 */
import {
  fail,
  parseInteger,
  parseNumber,
  type ParseResult,
  tidy,
} from '../../components/fields/parse';

/** A frame rate with its labelling. */
export interface Rate {
  /** Frames per second, exactly `numerator / denominator`. */
  numerator: number;
  denominator: number;
  /** Frames that a labelled second counts. */
  nominal: number;
  /** Labels skipped at the start of a minute (not of every tenth): 0, 2 or 4. */
  drop: number;
  /** Rate code in MIDI Time Code, if one is used for it: 23.976 goes as 24, 29.97 non-drop as 30. */
  mtc?: number;
}

/** Rates by name. `DF` counts with drop frame. */
export const rates = {
  '23.976': {numerator: 24000, denominator: 1001, nominal: 24, drop: 0, mtc: 0},
  '24': {numerator: 24, denominator: 1, nominal: 24, drop: 0, mtc: 0},
  '25': {numerator: 25, denominator: 1, nominal: 25, drop: 0, mtc: 1},
  '29.97': {numerator: 30000, denominator: 1001, nominal: 30, drop: 0, mtc: 3},
  '29.97 DF': {numerator: 30000, denominator: 1001, nominal: 30, drop: 2, mtc: 2},
  '30': {numerator: 30, denominator: 1, nominal: 30, drop: 0, mtc: 3},
  '47.952': {numerator: 48000, denominator: 1001, nominal: 48, drop: 0},
  '48': {numerator: 48, denominator: 1, nominal: 48, drop: 0},
  '50': {numerator: 50, denominator: 1, nominal: 50, drop: 0},
  '59.94': {numerator: 60000, denominator: 1001, nominal: 60, drop: 0},
  '59.94 DF': {numerator: 60000, denominator: 1001, nominal: 60, drop: 4},
  '60': {numerator: 60, denominator: 1, nominal: 60, drop: 0},
  '100': {numerator: 100, denominator: 1, nominal: 100, drop: 0},
  '119.88': {numerator: 120000, denominator: 1001, nominal: 120, drop: 0},
  '120': {numerator: 120, denominator: 1, nominal: 120, drop: 0},
} as const satisfies Record<string, Rate>;

/** Name of a rate. */
export type RateName = keyof typeof rates;

/** A label: hours 0 to 23, minutes and seconds 0 to 59, frames 0 to nominal − 1. */
export interface Label {
  hours: number;
  minutes: number;
  seconds: number;
  frames: number;
}

/** Frames in a day of labels: 2,589,408 for 29.97 drop frame. */
export function framesPerDay({nominal, drop}: Rate): number {
  return 144 * (600 * nominal - 9 * drop);
}

/** Label of a frame number; numbers outside a day wrap round. */
export function toLabel(frame: number, rate: Rate): Label {
  const {nominal, drop} = rate;
  const day = framesPerDay(rate);
  const n = ((frame % day) + day) % day;
  const perMinute = 60 * nominal - drop;
  const perTen = 600 * nominal - 9 * drop;
  const tens = Math.floor(n / perTen);
  const rest = n % perTen;
  const labelNumber =
    n + 9 * drop * tens + (rest < drop ? 0 : drop * Math.floor((rest - drop) / perMinute));
  return {
    hours: Math.floor(labelNumber / (3600 * nominal)),
    minutes: Math.floor(labelNumber / (60 * nominal)) % 60,
    seconds: Math.floor(labelNumber / nominal) % 60,
    frames: labelNumber % nominal,
  };
}

/** True if drop frame skips this label. */
export function isDropped({minutes, seconds, frames}: Label, {drop}: Rate): boolean {
  return seconds === 0 && frames < drop && minutes % 10 !== 0;
}

/** Frame number of a label, from 0. Meaningless for a label that drop frame skips: see {@link isDropped}. */
export function toFrame({hours, minutes, seconds, frames}: Label, {nominal, drop}: Rate): number {
  const total = 60 * hours + minutes;
  return (
    nominal * (3600 * hours + 60 * minutes + seconds) +
    frames -
    drop * (total - Math.floor(total / 10))
  );
}

/** Start of a frame in real time, in s. */
export function toSeconds(frame: number, {numerator, denominator}: Rate): number {
  return (frame * denominator) / numerator;
}

/** Frame at a real time in s. */
export function frameAt(seconds: number, {numerator, denominator}: Rate): number {
  return Math.floor((seconds * numerator) / denominator + 1e-6);
}

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** `01:00:00:00`, with `;` before the frames for drop frame. */
export function formatLabel({hours, minutes, seconds, frames}: Label, rate: Rate): string {
  return `${padTwo(hours)}:${padTwo(minutes)}:${padTwo(seconds)}${rate.drop > 0 ? ';' : ':'}${padTwo(frames)}`;
}

/** Bytes of a full-frame MIDI Time Code message to all devices, or undefined if MTC has no code for the rate. */
export function mtcFullFrame(
  {hours, minutes, seconds, frames}: Label,
  rate: Rate,
): number[] | undefined {
  if (rate.mtc === undefined) {
    return undefined;
  }
  return [0xf0, 0x7f, 0x7f, 0x01, 0x01, (rate.mtc << 5) | hours, minutes, seconds, frames, 0xf7];
}

/** Quarter-frame messages per second: four for each frame. */
export function quarterFrames({numerator, denominator}: Rate): number {
  return (4 * numerator) / denominator;
}

/** Reads a label: `01:02:03:04`, `01:02:03;04`, points and spaces too, or eight digits. */
export function parseLabel(text: string, rate: Rate): ParseResult<Label> {
  const input = tidy(text).replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3:$4');
  const parts = input.split(/ ?[:;.,] ?| /);
  if (parts.length !== 4) {
    return fail(
      'Timecode has four parts: hours, minutes, seconds, frames. Enter it as 01:00:00:00.',
    );
  }
  if (/[-+]/.test(input)) {
    return fail('Timecode has no sign. Enter it as 01:00:00:00; an offset can be negative.');
  }
  const maxima = [23, 59, 59, rate.nominal - 1];
  const values: number[] = [];
  for (const [index, name] of ['Hours', 'Minutes', 'Seconds', 'Frames'].entries()) {
    const part = parseInteger(parts[index] ?? '', {label: name, min: 0, max: maxima[index]});
    if (!part.ok) {
      return part;
    }
    values.push(part.value);
  }
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = values;
  const label = {hours, minutes, seconds, frames};
  if (isDropped(label, rate)) {
    return fail(
      `${formatLabel(label, rate)} doesn’t exist because drop frame skips it. The next label is ${formatLabel({...label, frames: rate.drop}, rate)}.`,
    );
  }
  return {ok: true, value: label};
}

/** Maximum real time in s: a day of labels at 1000/1001 of their speed. */
const maxSeconds = 86_486.4;

/** Reads real time: seconds (`3600.5`), `1:02:03.5`, `02:03` or `90:00` (minutes without hours may pass 59). */
export function parseClock(text: string): ParseResult<number> {
  const rules = {label: 'Real time', min: 0, max: maxSeconds, units: {s: 1, min: 60, h: 3600}};
  const seconds = parseNumber(text, rules);
  return seconds.ok || !text.includes(':')
    ? seconds
    : fail(
        'Real time can’t be read. Enter seconds from 0 to 86,486, or hours, minutes and seconds as 1:02:03.5.',
      );
}
