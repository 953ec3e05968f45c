/** What the timeline shows, in words: the moment, the jumps, the bits, and what is assumed. */
import {quarterFrames} from '../../../data/sync-tools/livemtc';
import {ltcBits} from '../../../data/sync-tools/timecode';
import {timelineMoments} from '../../../data/sync-tools/timeline-moments';
import {frameBits} from '../../formulas/ltcFrame';
import {bytes, formatFixed} from '../../../components/fields/format';
import type {FieldValues} from '../../../components/fields/model';
import {
  barText,
  bitsToBytes,
  firstTimeline,
  getFrameBits,
  getJumps,
  getMoment,
  getUnitStart,
  labelText,
  previous,
  readShow,
  type Show,
  songPosition,
  valueOf,
} from './timeline';

/** The groups of bits as the handbook's table names them: the first bit of each, and how many it has. */
export const bitGroups = ltcBits.rows.map(({id, cells}) => {
  const [first = 0, last = first] = id.split('-').map(Number);
  const groupName = String(cells['field']);
  const [title, part] = groupName.split(', ');
  /** True for a digit of the address. */
  const isDigit = part === 'units' || part === 'tens';
  return {
    name: groupName,
    at: first,
    size: last - first + 1,
    isDigit,
    /** What the drawing calls it and its neighbour, at the first of the two. */
    title: part === 'units' ? title?.toLowerCase() : undefined,
  };
});

type BitGroup = (typeof bitGroups)[number];

/** Value of a group in a frame as a number; the sync word by its name. */
export function groupValue({at, size}: BitGroup, bits: Uint8Array): string {
  return size > 4 ? 'sync' : String(valueOf(bits, at, size));
}

/** Every bit of the frame of LTC at a time in µs, group by group. */
export function bitRows(show: Show, at: number): string[][] {
  const bits = getFrameBits(show, getMoment(show, at).frame);
  return bitGroups.map((group) => {
    const {at: first, size, isDigit} = group;
    const value = isDigit ? `, which is ${groupValue(group, bits)}` : '';
    return [
      size > 1 ? `Bits ${first} to ${first + size - 1}` : `Bit ${first}`,
      `${group.name}: ${[...bits.slice(first, first + size)].join('')}${value}`,
    ];
  });
}

/** Rows of a table: values by their names. */
type Rows = Readonly<Record<string, string>>;

/** The values of the three signals at a time in µs. */
export function momentRows(show: Show, at: number): Rows {
  const {frame, bit, quarter, received, clock, sixteenth} = getMoment(show, at);
  const group = bitGroups.findLast(({at: first}) => first <= bit);
  const carries = quarter && String(quarterFrames.rows[quarter.piece]?.cells['carries']);
  return {
    'Time since the start': `${formatFixed(at / 1_000_000, 3)} s`,
    'LTC address': labelText(show, frame),
    'LTC frame, 80 bits in hexadecimal': bytes(bitsToBytes(getFrameBits(show, frame))),
    'LTC bit': `${bit}: ${group?.name}`,
    'MTC message': quarter
      ? `${bytes([0xf1, quarter.data])}, message ${quarter.piece}: ${carries}`
      : 'none until message 0',
    'MTC address in these messages': quarter ? labelText(show, quarter.address) : 'none',
    'What an MTC receiver has decoded': !received
      ? 'nothing yet: the first eight messages aren’t complete'
      : received.isFull
        ? `${labelText(show, received.frame)} from the full-frame message`
        : `${labelText(show, received.frame)}, two frames old, so ${labelText(show, received.frame + 2)}`,
    'MIDI Clock': `pulse ${(clock % 24) + 1} of 24 in the quarter note, ${clock + 1} since bar 1`,
    'Song position': `${sixteenth} sixteenths; as a message ${bytes(songPosition(sixteenth))}`,
    'Bar, beat, sixteenth': barText(show, clock),
  };
}

/** The moment in a sentence or two. */
export function momentText(state: FieldValues): string {
  const show = readShow(state);
  const {frame, bit, quarter, clock, sixteenth} = getMoment(show, Number(state['at']));
  return [
    `LTC ${labelText(show, frame)}, bit ${bit}.`,
    quarter
      ? `MTC message ${quarter.piece} of ${labelText(show, quarter.address)}.`
      : 'MTC waits for message 0.',
    `MIDI Clock pulse ${(clock % 24) + 1} of 24, song position ${sixteenth}, bar ${barText(show, clock)}.`,
  ].join(' ');
}

/** What each signal does at the first jump; nothing without one. */
export function jumpRows(show: Show): Rows {
  const [jump] = getJumps(show);
  if (!jump) {
    return {};
  }
  const {at, cut, whole, full, address, clock, sixteenth} = jump;
  const end =
    cut.bits === frameBits
      ? `The jump falls at the end of frame ${labelText(show, cut.frame)}.`
      : `Frame ${labelText(show, cut.frame)} is cut off after ${cut.bits} of its 80 bits.`;
  return {
    LTC: `${end} The next whole frame is ${labelText(show, whole.frame)}. A reader can decode it when its last bit has arrived, at the earliest ${formatFixed((whole.ends - at) / 1000, 1)} ms after the jump.`,
    MTC: `A full-frame message, ${bytes(full.bytes)}, sends ${labelText(show, full.frame)}. Quarter frames continue with message 0 at ${labelText(show, address)}.`,
    'MIDI Clock': `The pulses carry no position. Stop (FC), Song Position Pointer ${sixteenth} (${bytes(songPosition(sixteenth))}) and Continue (FB) move the follower to bar ${barText(show, clock)}.`,
  };
}

/** What is assumed. */
export const assumptions: readonly string[] = [
  'All three signals start together at bar 1, at a constant tempo and without delay. LTC plays in Live as an unwarped clip, so it jumps with the song. User bits are 0. In hexadecimal, the first of the eight bits in a byte is the lowest. Quarter frames begin with message 0 at frames with an even number.',
  'Real devices can differ: senders choose what they send as MIDI Clock at a loop or a jump and which frame a full-frame message names, and LTC readers wait for a different number of whole frames before they follow a jump. Test your own receiver in rehearsal.',
];

/** Moments to compare, each with the complete state of the timeline. */
export const presets = timelineMoments.map(({settings, before, ...words}) => {
  const state: FieldValues = {...firstTimeline, zoom: 'eight', step: 'frame', ...settings};
  const show = readShow(state);
  // The last frame before the full minute, which is two seconds after bar 1, or before the first jump.
  const at =
    before === 'minute'
      ? getUnitStart(show, 'frame', 2 * show.rate.nominal - 1)
      : previous(show, 'frame', getJumps(show)[0]?.at ?? 0);
  state['at'] = String(at);
  return {...words, state};
});
