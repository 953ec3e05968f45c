/** MIDI Time Code. Source: MIDI Time Code (MMA, 1987). */
import {
  mtcFullFrame,
  rates,
  toFrame,
  toLabel,
  written,
  type Label,
  type Rate,
} from '../../tools/timecode/timecode';

/** Rates by the code that MTC has for them. */
const rateByCode = ['24', '25', '29.97 DF', '30'] as const;

/** Rates that MTC has a code for. */
export type MtcRate = (typeof rateByCode)[number];

/** The eight quarter frames of a label, first to last: the data byte after 0xF1. */
export function quarterFramesOf({hours, minutes, seconds, frames}: Label, rate: Rate): number[] {
  const parts = [frames, seconds, minutes, hours | ((rate.mtc ?? 0) << 5)];
  return parts.flatMap((value, index) => [
    ((2 * index) << 4) | (value & 15),
    ((2 * index + 1) << 4) | (value >> 4),
  ]);
}

/** What is known of incoming timecode. */
export interface MtcStatus {
  /** Position now: the label that was received, and the two frames that it took to arrive. */
  position: string;
  rate: MtcRate;
  reverse: boolean;
  /** Quarter frames that were not the next one, and labels that did not follow. */
  errors: number;
  labels: number;
  /** Frames per second as they arrive; undefined before eight quarter frames. */
  framesPerSecond: number | undefined;
  /** Standard deviation of the time between quarter frames in ms. */
  jitter: number | undefined;
}

/** Times between quarter frames that are looked at: 16 frames. */
const timed = 64;

/** Puts quarter frames and full frames together. */
export class MtcReader {
  private readonly nibbles = new Array<number>(8).fill(-1);
  private piece: number | undefined;
  private direction: 1 | -1 = 1;
  private run = 0;
  private lastTime: number | undefined;
  private readonly gaps: number[] = [];
  private current: {frame: number; rate: MtcRate} | undefined;
  private before: number | undefined;
  private counts = {errors: 0, labels: 0};

  /**
   * Takes the data byte of a quarter frame.
   *
   * @param time - in ms
   */
  quarter(data: number, time: number): void {
    const piece = (data >> 4) & 7;
    if (this.lastTime !== undefined) {
      this.gaps.push(time - this.lastTime);
      if (this.gaps.length > timed) {
        this.gaps.shift();
      }
    }
    this.lastTime = time;
    if (this.piece !== undefined) {
      const step = (piece - this.piece + 8) % 8;
      if (step !== 1 && step !== 7) {
        this.counts.errors += 1;
        this.lose();
      } else if (this.direction !== (step === 1 ? 1 : -1)) {
        this.direction = step === 1 ? 1 : -1;
        // The piece before belongs to the new direction too.
        this.run = 1;
        this.before = undefined;
      }
    }
    this.piece = piece;
    this.nibbles[piece] = data & 15;
    this.run += 1;
    const last = this.direction === 1 ? 7 : 0;
    if (this.run >= 8 && piece === last) {
      this.complete();
    }
  }

  private lose(): void {
    this.run = 0;
    this.before = undefined;
    this.gaps.length = 0;
  }

  private complete(): void {
    const value = (index: number): number =>
      (this.nibbles[index] ?? 0) | ((this.nibbles[index + 1] ?? 0) << 4);
    const hours = value(6);
    this.set({
      rate: rateByCode[(hours >> 5) & 3] ?? '30',
      label: {
        hours: hours & 31,
        minutes: value(4) & 63,
        seconds: value(2) & 63,
        frames: value(0) & 31,
      },
      // The label was true when its first piece was sent, two frames ago.
      late: 2 * this.direction,
    });
    const {frame = 0} = this.current ?? {};
    if (this.before !== undefined && frame - this.before !== 2 * this.direction) {
      const isMidnight = Math.abs(frame - this.before) > 1_000_000;
      this.counts.errors += isMidnight ? 0 : 1;
    }
    this.before = frame;
  }

  private set({rate, label, late}: {rate: MtcRate; label: Label; late: number}): void {
    this.counts.labels += 1;
    this.current = {frame: toFrame(label, rates[rate]) + late, rate};
  }

  /** Takes a full-frame message, from 0xF0 to 0xF7. @returns whether it was one */
  full(bytes: ArrayLike<number>): boolean {
    const [start, universal, , area, command] = Array.from(bytes);
    if (
      start !== 0xf0 ||
      universal !== 0x7f ||
      area !== 1 ||
      command !== 1 ||
      bytes.length !== 10
    ) {
      return false;
    }
    const [hours = 0, minutes = 0, seconds = 0, frames = 0] = Array.from(bytes).slice(5, 9);
    const rate = rateByCode[(hours >> 5) & 3] ?? '30';
    this.lose();
    this.piece = undefined;
    this.set({rate, label: {hours: hours & 31, minutes, seconds, frames}, late: 0});
    return true;
  }

  /** What is known now; undefined before the first label. */
  get status(): MtcStatus | undefined {
    const {current, gaps} = this;
    if (!current) {
      return undefined;
    }
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const enough = gaps.length >= 8;
    return {
      position: written(toLabel(current.frame, rates[current.rate]), rates[current.rate]),
      rate: current.rate,
      reverse: this.direction === -1,
      framesPerSecond: enough ? 250 / mean : undefined,
      jitter: enough
        ? Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length)
        : undefined,
      ...this.counts,
    };
  }
}

/** Messages that send timecode from a label on: quarter frames with their time in ms from the start. */
export function* mtcMessages(
  start: Label,
  name: MtcRate,
): Generator<{bytes: number[]; at: number}, never> {
  const rate: Rate = rates[name];
  const quarterMs = (250 * rate.denominator) / rate.numerator;
  // Eight quarter frames begin on an even frame.
  const first = toFrame(start, rate);
  yield {bytes: mtcFullFrame(start, rate) ?? [], at: 0};
  for (let sent = 0; ; sent += 8) {
    const pieces = quarterFramesOf(toLabel(first + sent / 4, rate), rate);
    for (const [index, data] of pieces.entries()) {
      yield {bytes: [0xf1, data], at: (sent + index) * quarterMs};
    }
  }
}
