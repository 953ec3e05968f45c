/**
 * The 80 bits of a frame of linear timecode, in transmission order: least significant bit of each digit first,
 * user bits between the digits, the sync word last. Source: SMPTE ST 12-1.
 */
import type {Label, Rate} from './timecode';

/** Bits in a frame. */
export const frameBits = 80;

/** Content of a frame. */
export interface LtcFrame {
  label: Label;
  dropFrame: boolean;
  colourFrame: boolean;
  /** The eight user groups as a number of 32 bits, group 1 in the lowest four. */
  userBits: number;
}

/** Bits 64 to 79, first bit sent first. */
const syncWord = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1];

/** Digits of the label: first bit, number of bits, and what they count. */
const digits: readonly [at: number, bits: number, part: keyof Label, unit: 1 | 10][] = [
  [0, 4, 'frames', 1],
  [8, 2, 'frames', 10],
  [16, 4, 'seconds', 1],
  [24, 3, 'seconds', 10],
  [32, 4, 'minutes', 1],
  [40, 3, 'minutes', 10],
  [48, 4, 'hours', 1],
  [56, 2, 'hours', 10],
];

/** The bit that makes the number of zeros even: another one at 25 fps than at all other rates. */
const parityBit = (rate: Rate): number => (rate.nominal === 25 ? 59 : 27);

/**
 * Encodes a frame.
 *
 * @param rate - decides which bit carries the parity, and whether the frame is marked as drop frame
 * @returns 80 values, 0 or 1, in the order in which they are sent
 */
export function frameToBits(
  {label, userBits, colourFrame}: Pick<LtcFrame, 'label' | 'userBits' | 'colourFrame'>,
  rate: Rate,
): Uint8Array {
  const bits = new Uint8Array(frameBits);
  const put = (at: number, size: number, value: number): void => {
    for (let bit = 0; bit < size; bit += 1) {
      bits[at + bit] = (value >> bit) & 1;
    }
  };
  for (const [at, size, part, unit] of digits) {
    put(at, size, Math.floor(label[part] / unit) % 10);
  }
  put(10, 1, rate.drop > 0 ? 1 : 0);
  put(11, 1, colourFrame ? 1 : 0);
  for (let group = 0; group < 8; group += 1) {
    put(8 * group + 4, 4, (userBits >>> (4 * group)) & 0xf);
  }
  bits.set(syncWord, 64);
  const ones = bits.reduce((sum, bit) => sum + bit, 0);
  bits[parityBit(rate)] = ones % 2;
  return bits;
}

/**
 * Decodes a frame.
 *
 * @returns undefined if the digits can't be a time of day
 */
export function bitsToFrame(bits: ArrayLike<number>): LtcFrame | undefined {
  const take = (at: number, size: number): number => {
    let value = 0;
    for (let bit = 0; bit < size; bit += 1) {
      value |= (bits[at + bit] ?? 0) << bit;
    }
    return value;
  };
  const label: Label = {hours: 0, minutes: 0, seconds: 0, frames: 0};
  for (const [at, size, part, unit] of digits) {
    const digit = take(at, size);
    if (digit > 9) {
      return undefined;
    }
    label[part] += digit * unit;
  }
  const {hours, minutes, seconds, frames} = label;
  if (hours > 23 || minutes > 59 || seconds > 59 || frames > 29) {
    return undefined;
  }
  let userBits = 0;
  for (let group = 0; group < 8; group += 1) {
    userBits += take(8 * group + 4, 4) * 16 ** group;
  }
  return {label, dropFrame: take(10, 1) === 1, colourFrame: take(11, 1) === 1, userBits};
}
