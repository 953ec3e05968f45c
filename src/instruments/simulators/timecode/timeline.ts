/**
 * LTC, MIDI timecode and MIDI Clock of one song on one time axis. Times are whole microseconds, rounded up
 * to the first one in which a frame, message or pulse has begun, so that nothing is lost in fractions.
 * Sources: SMPTE ST 12-1; MIDI Time Code (MMA, 1987); MIDI 1.0 Detailed Specification.
 */
import {frameBits, frameToBits} from '../../formulas/ltcFrame';
import {clocksPerBeat} from '../../formulas/midiClock';
import {toQuarterFrames} from '../../formulas/mtc';
import {
  formatLabel,
  type Label,
  mtcFullFrame,
  parseLabel,
  type Rate,
  rates,
  toFrame,
  toLabel,
} from '../../formulas/timecode';
import {firstValues, range, select, withIds} from '../../../components/fields/define';
import type {Field, FieldValues} from '../../../components/fields/model';
import {fieldCodec} from '../../kit/codec';

/** MIDI clocks in a sixteenth note, which is the unit of song position. */
export const clocksPerSixteenth = clocksPerBeat / 4;

/** Where the timeline ends, in µs. */
export const lengthUs = 24_000_000;

/** Options whose labels are their values. */
const toOptions = (...values: string[]) => values.map((value) => [value, value] as const);

/**
 * The song and its signals. The rates are those that both LTC and MIDI timecode carry. A second has an even
 * number of frames, so all timecodes that bar 1 can have are even numbers.
 */
export const songFields = withIds({
  rate: select(
    'Frame rate',
    [
      ...toOptions('23.976', '24', '25'),
      ['29.97 DF', '29.97 drop-frame'],
      ['29.97', '29.97 non-drop'],
      ['30', '30'],
    ],
    {value: '25'},
  ),
  start: select(
    'Timecode of bar 1',
    toOptions('00:00:00:00', '01:00:00:00', '00:00:58:00', '00:09:58:00', '23:59:58:00'),
    {value: '01:00:00:00'},
  ),
  tempo: range('Tempo', 120, {min: 40, max: 240, unit: 'quarter notes a minute'}),
  signature: select('Time signature', toOptions('4/4', '3/4', '5/4', '6/8', '7/8')),
  path: select('At the end of bar 2, Live', {
    on: 'plays on',
    loop: 'loops back to bar 1',
    locator: 'jumps to a locator at bar 9',
  }),
});

/** The visible part, and the unit of steps. */
export const viewFields = withIds({
  zoom: select('Show', {
    frame: '1 frame',
    frames: '2 frames: one MTC address',
    eight: '8 frames: four MTC addresses',
    beat: '1 quarter note',
    bar: '1 bar',
    bars: '2 bars',
  }),
  step: select(
    'Step by',
    {frame: 'frame', quarter: 'quarter frame', bit: 'bit of LTC', clock: 'MIDI clock'},
    {value: 'quarter'},
  ),
});

const fields: readonly Field[] = [
  ...songFields,
  ...viewFields,
  ...withIds({at: range('Position', 0, {max: lengthUs})}),
];

/** The first state. */
export const firstTimeline = firstValues(fields);

/** Validates a timeline restored from a URL or storage. */
export const timelineCodec = fieldCodec(fields);

/** What is counted: frames, quarter frames, bits of LTC, MIDI clocks. */
export type Unit = 'frame' | 'quarter' | 'bit' | 'clock';

/** Without a jump inside: while the time goes from `from` to `to`, the song goes on from `song`; all in µs. */
export interface Segment {
  from: number;
  to: number;
  song: number;
}

/** A song with its signals. */
export type Show = ReturnType<typeof readShow>;

/** What the signals' paces follow from: frame rate, and quarter notes a minute. */
interface Rates {
  rate: Rate;
  tempo: number;
}

/** How often a unit begins, as a fraction of 1/µs. */
function getUnitRate({rate, tempo}: Rates, unit: Unit): [up: number, down: number] {
  if (unit === 'clock') {
    return [tempo * clocksPerBeat, 60_000_000];
  }
  const parts = {frame: 1, quarter: 4, bit: frameBits}[unit];
  return [rate.numerator * parts, rate.denominator * 1_000_000];
}

/** Number of the unit that is going on at a place of the song in µs, from 0 at bar 1. */
export function indexAt(show: Rates, unit: Unit, song: number): number {
  const [up, down] = getUnitRate(show, unit);
  return Math.floor((song * up) / down);
}

/** The first µs of a unit. */
export function getUnitStart(show: Rates, unit: Unit, index: number): number {
  const [up, down] = getUnitRate(show, unit);
  return Math.ceil((index * down) / up);
}

/** The song that a state describes. */
export function readShow(state: FieldValues) {
  const rate: Rate = rates[state['rate'] as keyof typeof rates];
  const tempo = Number(state['tempo']);
  const [beats = 4, note = 4] = (state['signature'] ?? '').split('/').map(Number);
  /** MIDI clocks in a beat and in a bar of the time signature. */
  const beatClocks = (4 * clocksPerBeat) / note;
  const barClocks = beats * beatClocks;
  const label = parseLabel(state['start'] ?? '', rate);
  const show = {
    rate,
    tempo,
    beatClocks,
    barClocks,
    /** Frame number of bar 1. */
    start: label.ok ? toFrame(label.value, rate) : 0,
  };
  const bar = (number: number): number => getUnitStart(show, 'clock', (number - 1) * barClocks);
  /** Where the song goes on each time when it begins or jumps. */
  const songs = {
    loop: new Array<number>(Math.ceil(lengthUs / bar(3)) + 1).fill(0),
    locator: [0, bar(9)],
  }[state['path'] ?? ''] ?? [0];
  const segments = songs.map((song, index): Segment => ({
    from: index * bar(3),
    to: index === songs.length - 1 ? Infinity : (index + 1) * bar(3),
    song,
  }));
  return {...show, segments};
}

/** The segment at a time in µs. */
export function segmentAt({segments}: Show, at: number): Segment {
  return segments.findLast(({from}) => from <= at) ?? {from: 0, to: Infinity, song: 0};
}

const songAt = ({song, from}: Segment, at: number): number => song + at - from;

/** The next time at which a unit begins, or at which the song jumps. */
export function next(show: Show, unit: Unit, at: number): number {
  const segment = segmentAt(show, at);
  const song = songAt(segment, at);
  const begins = getUnitStart(show, unit, indexAt(show, unit, song) + 1);
  return Math.min(lengthUs, segment.to, at + begins - song);
}

/** When the unit began that is going on at a time; a jump begins one too. */
export function snap(show: Show, unit: Unit, at: number): number {
  const segment = segmentAt(show, at);
  const begins = getUnitStart(show, unit, indexAt(show, unit, songAt(segment, at)));
  return Math.max(segment.from, segment.from + begins - segment.song);
}

/** The last time before `at` at which a unit began. */
export function previous(show: Show, unit: Unit, at: number): number {
  return at === 0 ? 0 : snap(show, unit, at - 1);
}

/** The part of the timeline that is shown: pages that start at a frame or a bar. */
export function pageAt(show: Show, zoom: string, at: number): {from: number; to: number} {
  const frames = {frame: 1, frames: 2, eight: 8}[zoom];
  const clocks = {beat: clocksPerBeat, bar: show.barClocks}[zoom] ?? 2 * show.barClocks;
  const unit = frames ? 'frame' : 'clock';
  const size = frames ?? clocks;
  const page = Math.floor(indexAt(show, unit, at) / size);
  return {
    from: getUnitStart(show, unit, page * size),
    to: getUnitStart(show, unit, (page + 1) * size),
  };
}

/** A unit as it falls into a part of the timeline. */
export interface Piece {
  /** Number of the unit in the song. */
  index: number;
  /** When it begins and ends, in µs; a jump cuts it. */
  from: number;
  to: number;
  /** When it would have begun without a jump. */
  begins: number;
}

/** All units that are going on between two times, jumps included. */
export function piecesIn(show: Show, unit: Unit, from: number, to: number): Piece[] {
  return show.segments
    .filter((segment) => segment.from < to && segment.to > from)
    .flatMap((segment) => {
      const offset = segment.from - segment.song;
      const first = indexAt(show, unit, Math.max(from, segment.from) - offset);
      const last = indexAt(show, unit, Math.min(to, segment.to) - 1 - offset);
      return Array.from({length: last - first + 1}, (_, place): Piece => {
        const index = first + place;
        const begins = getUnitStart(show, unit, index) + offset;
        const ends = getUnitStart(show, unit, index + 1) + offset;
        return {
          index,
          begins,
          from: Math.max(segment.from, begins),
          to: Math.min(segment.to, ends),
        };
      });
    });
}

/** Label of a frame that is counted from bar 1. */
export function getLabel({start, rate}: Show, index: number): Label {
  return toLabel(start + index, rate);
}

/** A frame's label as it is written. */
export function labelText(show: Show, index: number): string {
  return formatLabel(getLabel(show, index), show.rate);
}

/** The 80 bits of a frame, first sent first. User bits are 0. */
export function getFrameBits(show: Show, index: number): Uint8Array {
  return frameToBits({label: getLabel(show, index), userBits: 0, colourFrame: false}, show.rate);
}

/** Level of the wave, 0 or 1, in each of the 160 halves of bits: it changes at each bit, and within a 1. */
export function biphase(bits: ArrayLike<number>): number[] {
  let level = 0;
  return Array.from(bits).flatMap((bit) => {
    const first = 1 - level;
    level = bit === 1 ? 1 - first : first;
    return [first, level];
  });
}

/** Number that some bits are: the one that was sent first is the lowest. */
export function valueOf(bits: Uint8Array, at: number, size: number): number {
  return bits.slice(at, at + size).reduce((sum, bit, place) => sum + (bit << place), 0);
}

/** Bits as ten bytes. */
export function bitsToBytes(bits: Uint8Array): number[] {
  return Array.from({length: frameBits / 8}, (_, byte) => valueOf(bits, 8 * byte, 8));
}

/** First frame that begins in a segment. */
function firstWhole(show: Show, {song}: Segment): number {
  const begun = indexAt(show, 'frame', song);
  return getUnitStart(show, 'frame', begun) === song ? begun : begun + 1;
}

/** First frame of a segment that message 0 is sent in: the next with an even number. */
function firstAddress(show: Show, segment: Segment): number {
  const whole = firstWhole(show, segment);
  return whole + (whole % 2);
}

/**
 * The quarter frame that begins with a quarter of a frame; undefined after a jump, before message 0.
 *
 * @returns the message, 0 to 7, the byte after F1, and the frame whose label the eight messages carry: that in
 *   which message 0 is sent
 */
export function quarterFrame(show: Show, segment: Segment, index: number) {
  const address = 2 * Math.floor(index / 8);
  const piece = index % 8;
  const data = toQuarterFrames(getLabel(show, address), show.rate)[piece];
  return address < firstAddress(show, segment) || data === undefined
    ? undefined
    : {piece, data, address};
}

/** Bar, beat and sixteenth of a MIDI clock, as Live writes them. */
export function barText({barClocks, beatClocks}: Show, clock: number): string {
  const inBar = clock % barClocks;
  return [
    Math.floor(clock / barClocks),
    Math.floor(inBar / beatClocks),
    Math.floor((inBar % beatClocks) / clocksPerSixteenth),
  ]
    .map((part) => part + 1)
    .join('.');
}

/** Bytes of a Song Position Pointer to a sixteenth note, counted from 0. */
export function songPosition(sixteenth: number): number[] {
  return [0xf2, sixteenth & 127, sixteenth >> 7];
}

/**
 * What the three signals are doing at a time in µs: the frame, counted from bar 1, and its bit from 0 to 79;
 * the quarter frame, and the frame whose label the receiver of MTC got whole, by eight messages or by a full
 * frame; MIDI clocks and sixteenth notes since bar 1.
 */
export function getMoment(show: Show, at: number) {
  const segment = segmentAt(show, at);
  const index = (unit: Unit): number => indexAt(show, unit, songAt(segment, at));
  const clock = index('clock');
  const quarter = quarterFrame(show, segment, index('quarter'));
  const whole = quarter && quarter.address - 2;
  const full = segment.from > 0 ? indexAt(show, 'frame', segment.song) : undefined;
  return {
    frame: index('frame'),
    bit: index('bit') % frameBits,
    quarter,
    received:
      whole !== undefined && whole >= firstAddress(show, segment)
        ? {frame: whole, isFull: false}
        : full === undefined
          ? undefined
          : {frame: full, isFull: true},
    clock,
    sixteenth: Math.floor(clock / clocksPerSixteenth),
  };
}

/** All jumps of a song, and what each does to the signals. */
export function getJumps(show: Show) {
  return show.segments.slice(1).map((segment, index) => {
    const before = show.segments[index] ?? segment;
    const sentBits = indexAt(show, 'bit', songAt(before, segment.from));
    const bits = sentBits % frameBits || frameBits;
    const whole = firstWhole(show, segment);
    const {frame, clock, sixteenth} = getMoment(show, segment.from);
    return {
      /** When, in µs. */
      at: segment.from,
      /** The last frame before it, and how many of its bits were sent whole: 80 if none is missing. */
      cut: {frame: (sentBits - bits) / frameBits, bits},
      /** The first whole frame after it, and when its last bit has been sent. */
      whole: {
        frame: whole,
        ends: getUnitStart(show, 'frame', whole + 1) + segment.from - segment.song,
      },
      /** MTC: the frame that the full-frame message names, its bytes, and the frame of the next message 0. */
      full: {frame, bytes: mtcFullFrame(getLabel(show, frame), show.rate) ?? []},
      address: firstAddress(show, segment),
      /** MIDI Clock: where the song goes on. */
      clock,
      sixteenth,
    };
  });
}
