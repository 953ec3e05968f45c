/**
 * A linear timecode encoder for tests, written from SMPTE ST 12-1 and independent of `src`: the decoder must
 * read what it encodes.
 */

/** The data of a frame. */
export interface SentFrame {
  hours: number;
  minutes: number;
  seconds: number;
  frames: number;
  dropFrame: boolean;
  colourFrame: boolean;
  /** Binary groups 1 to 8, each 0 to 15. */
  user: readonly number[];
}

/** Frames per second of timecode (`counted`) and of real time (`perSecond`), and whether labels are dropped. */
export const sentRates = {
  '23.976': {counted: 24, perSecond: 24000 / 1001, isDrop: false},
  '24': {counted: 24, perSecond: 24, isDrop: false},
  '25': {counted: 25, perSecond: 25, isDrop: false},
  '29.97': {counted: 30, perSecond: 30000 / 1001, isDrop: false},
  '29.97 DF': {counted: 30, perSecond: 30000 / 1001, isDrop: true},
  '30': {counted: 30, perSecond: 30, isDrop: false},
} as const;

export type SentRate = keyof typeof sentRates;

/** The next frame (section 5: a day ends at 24:00:00, drop frame skips labels 0 and 1). */
export function nextFrame(frame: SentFrame, rate: SentRate): SentFrame {
  const next = {...frame, frames: frame.frames + 1};
  const carry = (
    from: 'frames' | 'seconds' | 'minutes',
    to: 'seconds' | 'minutes' | 'hours',
    at: number,
  ) => {
    if (next[from] === at) {
      next[from] = 0;
      next[to] += 1;
    }
  };
  carry('frames', 'seconds', sentRates[rate].counted);
  carry('seconds', 'minutes', 60);
  carry('minutes', 'hours', 60);
  next.hours %= 24;
  if (frame.dropFrame && next.seconds === 0 && next.frames === 0 && next.minutes % 10 !== 0) {
    next.frames = 2;
  }
  return next;
}

/** The 80 bits of a frame in the order of transmission (table 2 and the sync word, section 9.2). */
export function encodeBits(frame: SentFrame, rate: SentRate): number[] {
  const {hours, minutes, seconds, frames, user} = frame;
  const number = (value: number, size: number): number[] =>
    Array.from({length: size}, (_, bit) => Math.floor(value / 2 ** bit) % 2);
  const group = (index: number): number[] => number(user[index] ?? 0, 4);
  const flag = (isSet: boolean): number => (isSet ? 1 : 0);
  const bits = [
    ...[...number(frames % 10, 4), ...group(0), ...number(Math.floor(frames / 10), 2)],
    ...[flag(frame.dropFrame), flag(frame.colourFrame), ...group(1)],
    ...[...number(seconds % 10, 4), ...group(2), ...number(Math.floor(seconds / 10), 3), 0],
    ...[...group(3), ...number(minutes % 10, 4), ...group(4)],
    ...[...number(Math.floor(minutes / 10), 3), 0, ...group(5)],
    ...[
      ...number(hours % 10, 4),
      ...group(6),
      ...number(Math.floor(hours / 10), 2),
      0,
      0,
      ...group(7),
    ],
    ...[0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1],
  ];
  // The polarity correction bit makes the number of zeros even, so that every frame starts with the same polarity.
  bits[sentRates[rate].counted === 25 ? 59 : 27] = bits.filter((bit) => bit === 0).length % 2;
  return bits;
}

/**
 * Biphase mark code: a transition at the start of every bit, and one in the middle of each 1. Each sample is
 * the mean over its duration or the rise time, whichever is longer, like the output of an anti-aliasing filter.
 *
 * @param bits - bits of all frames
 * @param bitLength - length of a bit in samples, by its index
 * @param options.level - amplitude, 0 to 1
 * @param options.rise - rise time in samples
 * @returns samples, −level to level
 */
export function biphaseMark(
  bits: readonly number[],
  bitLength: (bit: number) => number,
  {level = 0.25, rise = 1}: {level?: number; rise?: number} = {},
): Float32Array {
  const transitions: number[] = [];
  let time = 0;
  bits.forEach((bit, index) => {
    const length = bitLength(index);
    transitions.push(time, ...(bit === 1 ? [time + length / 2] : []));
    time += length;
  });
  transitions.push(time);
  const width = Math.max(1, rise);
  /** Integral of the square wave up to a time; must be called with ascending times. */
  const integral = () => {
    let at = 0;
    let sign = -1;
    let sum = 0;
    let from = 0;
    return (until: number): number => {
      for (; (transitions[at] ?? Infinity) <= until; at += 1) {
        const transition = transitions[at] ?? 0;
        sum += sign * (transition - from);
        from = transition;
        sign = -sign;
      }
      return sum + sign * (until - from);
    };
  };
  const [upper, lower] = [integral(), integral()];
  return Float32Array.from(
    {length: Math.floor(time)},
    (_, sample) => (level * (upper(sample + width / 2) - lower(sample - width / 2))) / width,
  );
}
