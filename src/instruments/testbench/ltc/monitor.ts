/** What a reader of timecode wants to know, from frames that were read one after another. */
import {isDropped, rates, toFrame, written, type Label, type Rate} from '../../formulas/timecode';
import type {ReadFrame} from './decode';

/** Rates that linear timecode carries. */
export const ltcRates = ['23.976', '24', '25', '29.97', '29.97 DF', '30'] as const;

/** Name of a rate that linear timecode carries. */
export type LtcRate = (typeof ltcRates)[number];

/** Something that happened. */
export interface LtcEvent {
  /** Seconds since the start of reading. */
  at: number;
  kind: 'started' | 'lost' | 'missed' | 'jumped' | 'turned';
  /** Position as it is written, `01:00:00:00`. */
  position: string;
  /** Position before a jump, or before frames that are missing. */
  before?: string;
}

/** What is known now. */
export type LtcStatus = NonNullable<LtcMonitor['status']>;

/** The position of a frame as it is written. */
const position = ({label, dropFrame}: ReadFrame): string =>
  written(label, rates[dropFrame ? '29.97 DF' : '30']);

/** Frames whose length is averaged. */
const averaged = 50;
/** Nearer than this to a rate, the rate is meant and not a change of speed: sound cards differ less. */
const clockError = 0.0005;

/**
 * The rate of a signal.
 *
 * @param nominal - frames that a labelled second counts
 * @param framesPerSecond - as they arrive
 */
export function rateOf(nominal: number, dropFrame: boolean, framesPerSecond: number): LtcRate {
  if (dropFrame) {
    return '29.97 DF';
  }
  const slow = Math.abs(framesPerSecond / ((nominal * 1000) / 1001) - 1) < clockError;
  if (nominal === 24) {
    return slow ? '23.976' : '24';
  }
  return nominal === 25 ? '25' : slow ? '29.97' : '30';
}

/** Follows a signal. */
export class LtcMonitor {
  readonly events: LtcEvent[] = [];
  private last: ReadFrame | undefined;
  private isRunning = false;
  private readonly lengths: number[] = [];
  private nominal: number | undefined;
  private counts = {frames: 0, dropouts: 0, jumps: 0};

  /** @param sampleRate - in Hz */
  constructor(private readonly sampleRate: number) {}

  private note(kind: LtcEvent['kind'], sample: number, frame: ReadFrame, before?: ReadFrame): void {
    this.events.push({
      at: sample / this.sampleRate,
      kind,
      position: position(frame),
      ...(before ? {before: position(before)} : {}),
    });
  }

  /** Whether a label is the next one, at any rate that is possible. */
  private follows(before: ReadFrame, frame: ReadFrame): boolean {
    const [from, to] = frame.reverse ? [frame.label, before.label] : [before.label, frame.label];
    if (from.frames + 1 === to.frames && sameSecond(from, to)) {
      return true;
    }
    const counted = from.frames + 1;
    if (this.nominal === undefined ? ![24, 25, 30].includes(counted) : counted !== this.nominal) {
      return false;
    }
    const rate: Rate = frame.dropFrame ? rates['29.97 DF'] : {...rates['30'], nominal: counted};
    const day = 86_400 * counted;
    const step = toFrame(to, rate) - toFrame(from, rate);
    const isNext = (step === 1 || -step > day / 2) && !isDropped(to, rate);
    if (isNext && step === 1) {
      this.nominal = counted;
    }
    return isNext;
  }

  /** Whether a label is as many frames on as the time says: frames between are missing, none was jumped. */
  private isGap(before: ReadFrame, frame: ReadFrame): boolean {
    const [from, to] = frame.reverse ? [frame.label, before.label] : [before.label, frame.label];
    const elapsed = (frame.end - before.end) / frame.length;
    return (this.nominal === undefined ? [24, 25, 30] : [this.nominal]).some((nominal) => {
      const rate: Rate = frame.dropFrame ? rates['29.97 DF'] : {...rates['30'], nominal};
      const step = toFrame(to, rate) - toFrame(from, rate);
      return step > 1 && Math.abs(elapsed - step) < 0.5;
    });
  }

  /** Takes a frame that was read. */
  take(frame: ReadFrame): void {
    const {last} = this;
    this.counts.frames += 1;
    this.lengths.push(frame.length);
    if (this.lengths.length > averaged) {
      this.lengths.shift();
    }
    if (!last || !this.isRunning) {
      this.note('started', frame.end, frame);
    } else if (frame.reverse !== last.reverse) {
      this.note('turned', frame.end, frame);
    } else if (!this.follows(last, frame) && this.isGap(last, frame)) {
      this.counts.dropouts += 1;
      this.note('missed', frame.end, frame, last);
    } else if (!this.follows(last, frame)) {
      // A new recording may have another rate.
      this.nominal = undefined;
      this.counts.jumps += 1;
      this.note('jumped', frame.end, frame, last);
    }
    this.isRunning = true;
    this.last = frame;
  }

  /**
   * Tells that reading has reached a sample, so that the end of a signal is noticed.
   *
   * @returns whether timecode is running
   */
  reached(sample: number): boolean {
    const {last} = this;
    if (this.isRunning && last && sample - last.end > 2.5 * last.length) {
      this.isRunning = false;
      this.counts.dropouts += 1;
      this.lengths.length = 0;
      this.note('lost', last.end, last);
    }
    return this.isRunning;
  }

  /**
   * What is known now; undefined before the first frame. The rate is undefined until it is certain, and with it
   * the speed in per cent of the rate. Frames per second are those that arrive.
   */
  get status() {
    const {last, lengths, nominal} = this;
    if (!last) {
      return undefined;
    }
    const length =
      lengths.length === 0 ? last.length : lengths.reduce((a, b) => a + b, 0) / lengths.length;
    const framesPerSecond = this.sampleRate / length;
    const known = last.dropFrame ? 30 : nominal;
    const rate = known === undefined ? undefined : rateOf(known, last.dropFrame, framesPerSecond);
    const {numerator, denominator} = rate ? rates[rate] : rates['25'];
    return {
      position: position(last),
      rate,
      dropFrame: last.dropFrame,
      colourFrame: last.colourFrame,
      reverse: last.reverse,
      userBits: last.userBits,
      framesPerSecond,
      speed: rate && (100 * framesPerSecond * denominator) / numerator,
      ...this.counts,
    };
  }
}

const sameSecond = (a: Label, b: Label): boolean =>
  a.seconds === b.seconds && a.minutes === b.minutes && a.hours === b.hours;
