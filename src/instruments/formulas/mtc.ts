/** MIDI Time Code. Source: MIDI Time Code (MMA, 1987). */
import {
  formatLabel,
  type Label,
  mtcFullFrame,
  type Rate,
  rates,
  toFrame,
  toLabel,
} from './timecode';

/** Rates by the code that MTC has for them. */
const rateByCode = ['24', '25', '29.97 DF', '30'] as const;

/** Rates that MTC has a code for. */
export type MtcRate = (typeof rateByCode)[number];

/** The eight quarter frames of a label, first to last: the data byte after 0xF1. */
export function toQuarterFrames({hours, minutes, seconds, frames}: Label, rate: Rate): number[] {
  const parts = [frames, seconds, minutes, hours | ((rate.mtc ?? 0) << 5)];
  return parts.flatMap((value, index) => [
    ((2 * index) << 4) | (value & 15),
    ((2 * index + 1) << 4) | (value >> 4),
  ]);
}

/** Decodes a position and its rate from four bytes; undefined if it is not a valid time. */
export function readLabel(bytes: readonly number[]): {label: Label; rate: MtcRate} | undefined {
  const [upper = 0, minutes = 0, seconds = 0, frames = 0] = bytes;
  const rate = rateByCode[(upper >> 5) & 3] ?? '30';
  const hours = upper & 31;
  const isDropped = rate === '29.97 DF' && minutes % 10 > 0 && seconds === 0 && frames < 2;
  const isTime = hours < 24 && minutes < 60 && seconds < 60 && frames < rates[rate].nominal;
  return isTime && !isDropped ? {label: {hours, minutes, seconds, frames}, rate} : undefined;
}

/** True for a full-frame message, whatever its length. */
export function isFullFrame([start, universal, , area, command]: ArrayLike<number> &
  Iterable<number>): boolean {
  return start === 0xf0 && universal === 0x7f && area === 1 && command === 1;
}

/** Parses a full-frame message, from 0xF0 to 0xF7; undefined if it is truncated or no valid time. */
export function readFullFrame(
  bytes: ArrayLike<number> & Iterable<number>,
): ReturnType<typeof readLabel> {
  return isFullFrame(bytes) && bytes.length === 10
    ? readLabel(Array.from(bytes).slice(5, 9))
    : undefined;
}

/** State of incoming timecode. */
export interface MtcStatus {
  /** Current position: the received label plus the two frames that its transmission takes. */
  position: string;
  rate: MtcRate;
  reverse: boolean;
  /** Number of quarter frames and labels out of sequence. */
  errors: number;
  labels: number;
  /** Measured frame rate; undefined before eight quarter frames. */
  framesPerSecond: number | undefined;
  /** Standard deviation of the time between quarter frames in ms. */
  jitter: number | undefined;
}

/** Number of intervals to measure: 16 frames. */
const maxIntervals = 64;
/** An interval in ms that is longer than at any rate means that timecode has stopped. */
const pauseMs = 500;
/** A shorter interval in ms isn't a gap: eight lost quarter frames take 67 ms or more. */
const minGapMs = 40;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Assembles quarter frames and full frames. */
export class MtcReader {
  private readonly nibbles = new Array<number>(8).fill(-1);
  private piece: number | undefined;
  private direction: 1 | -1 = 1;
  private run = 0;
  private lastTime: number | undefined;
  private lastInterval = 0;
  private readonly gaps: number[] = [];
  private current: {frame: number; rate: MtcRate} | undefined;
  private before: number | undefined;
  private counts = {errors: 0, labels: 0};

  /**
   * Receives the data byte of a quarter frame.
   *
   * @param time - in ms
   */
  quarter(data: number, time: number): void {
    const piece = (data >> 4) & 7;
    const step = this.piece === undefined ? undefined : (piece - this.piece + 8) % 8;
    if (step !== undefined && step !== 1 && step !== 7) {
      this.counts.errors += 1;
      this.lose();
    } else if (step !== undefined && this.direction !== (step === 1 ? 1 : -1)) {
      this.direction = step === 1 ? 1 : -1;
      // The previous quarter frame belongs to the new direction, too.
      this.run = 1;
      this.before = undefined;
    }
    const interval = this.lastTime === undefined ? 0 : time - this.lastTime;
    if (this.isGap(interval)) {
      // With eight lost, the next one would continue another label.
      this.lose();
    } else if (this.lastTime !== undefined) {
      this.gaps.push(interval);
      if (this.gaps.length > maxIntervals) {
        this.gaps.shift();
      }
    }
    this.lastInterval = interval;
    this.lastTime = time;
    this.piece = piece;
    this.nibbles[piece] = data & 15;
    this.run += 1;
    const last = this.direction === 1 ? 7 : 0;
    if (this.run >= 8 && piece === last) {
      this.complete();
    }
  }

  private isGap(interval: number): boolean {
    // Before the first measured interval, a long one may be a gap or slow timecode: the next one decides.
    const usual = this.gaps.length > 0 ? mean(this.gaps) : this.lastInterval;
    return interval > pauseMs || interval > Math.max(minGapMs, 4 * usual);
  }

  private lose(): void {
    this.run = 0;
    this.before = undefined;
    this.gaps.length = 0;
    this.lastTime = undefined;
  }

  private complete(): void {
    const value = (index: number): number =>
      (this.nibbles[index] ?? 0) | ((this.nibbles[index + 1] ?? 0) << 4);
    const read = readLabel([value(6), value(4), value(2), value(0)]);
    if (!read) {
      this.counts.errors += 1;
      this.before = undefined;
      return;
    }
    // The label is that of its first quarter frame, sent two frames ago.
    this.set(read, 2 * this.direction);
    const {frame = 0} = this.current ?? {};
    if (this.before !== undefined && frame - this.before !== 2 * this.direction) {
      const isMidnight = Math.abs(frame - this.before) > 1_000_000;
      this.counts.errors += isMidnight ? 0 : 1;
    }
    this.before = frame;
  }

  private set({rate, label}: {rate: MtcRate; label: Label}, late: number): void {
    this.counts.labels += 1;
    this.current = {frame: toFrame(label, rates[rate]) + late, rate};
  }

  /** Receives a full-frame message, from 0xF0 to 0xF7. @returns whether it is valid */
  full(bytes: ArrayLike<number> & Iterable<number>): boolean {
    const read = readFullFrame(bytes);
    if (read) {
      this.lose();
      this.piece = undefined;
      this.set(read, 0);
    }
    return read !== undefined;
  }

  /** Current status; undefined before the first label. */
  get status(): MtcStatus | undefined {
    const {current, gaps} = this;
    if (!current) {
      return undefined;
    }
    const average = mean(gaps);
    // Some drivers give several messages one time.
    const enough = gaps.length >= 8 && average > 0;
    return {
      position: formatLabel(toLabel(current.frame, rates[current.rate]), rates[current.rate]),
      rate: current.rate,
      reverse: this.direction === -1,
      framesPerSecond: enough ? 250 / average : undefined,
      jitter: enough ? Math.sqrt(mean(gaps.map((gap) => (gap - average) ** 2))) : undefined,
      ...this.counts,
    };
  }
}

/** Generates quarter frames from a label on, with their time in ms from the start. */
export function* mtcMessages(
  start: Label,
  name: MtcRate,
): Generator<{bytes: number[]; at: number}, never> {
  const rate: Rate = rates[name];
  const quarterMs = (250 * rate.denominator) / rate.numerator;
  // Eight quarter frames begin on an even frame.
  const first = toFrame(start, rate);
  yield {bytes: mtcFullFrame(start, rate) ?? [], at: 0};
  for (let messageCount = 0; ; messageCount += 8) {
    const pieces = toQuarterFrames(toLabel(first + messageCount / 4, rate), rate);
    for (const [index, data] of pieces.entries()) {
      yield {bytes: [0xf1, data], at: (messageCount + index) * quarterMs};
    }
  }
}
