/** Position, rate, speed and events of timecode, from frames in the order in which they were read. */
import {formatLabel, rates} from '../../formulas/timecode';
import type {ReadFrame} from './readFrame';
import {compareFrames} from './order';

/** Rates that linear timecode carries. */
export const ltcRates = ['23.976', '24', '25', '29.97', '29.97 DF', '30'] as const;

/** Name of a rate that linear timecode carries. */
export type LtcRate = (typeof ltcRates)[number];

/** Status of a signal. */
export type LtcStatus = NonNullable<LtcMonitor['status']>;

/** The position of a frame as it is written. */
const position = ({label, dropFrame}: ReadFrame): string =>
  formatLabel(label, rates[dropFrame ? '29.97 DF' : '30']);

/** Frames whose length is averaged. */
const maxLengths = 50;
/** Deviation up to which a measured rate counts as the nominal one: sound cards differ by less. */
const clockError = 0.0005;

/**
 * The rate of a signal.
 *
 * @param nominal - frames that a labelled second counts
 * @param framesPerSecond - as they arrive
 */
function getRate(nominal: number, dropFrame: boolean, framesPerSecond: number): LtcRate {
  if (dropFrame) {
    return '29.97 DF';
  }
  const slow = Math.abs(framesPerSecond / ((nominal * 1000) / 1001) - 1) < clockError;
  if (nominal === 24) {
    return slow ? '23.976' : '24';
  }
  return nominal === 25 ? '25' : slow ? '29.97' : '30';
}

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(2).padStart(5, '0')}`;

/** Follows a signal. */
export class LtcMonitor {
  /** What happened: minutes and seconds since the start of reading, and what. */
  readonly log: string[] = [];
  private last: ReadFrame | undefined;
  private isRunning = false;
  /** Lengths of the last frames, in samples. */
  private lengths: number[] = [];
  private nominal: number | undefined;
  private counts = {frames: 0, dropouts: 0, jumps: 0};

  /** @param sampleRate - in Hz */
  constructor(private readonly sampleRate: number) {}

  private note(sample: number, what: string): void {
    this.log.push(`${clock(sample / this.sampleRate)}  ${what}`);
  }

  /** Adds a decoded frame. */
  add(frame: ReadFrame): void {
    const {last} = this;
    const here = position(frame);
    this.counts.frames += 1;
    this.lengths = [...(this.isRunning ? this.lengths : []), frame.length].slice(-maxLengths);
    if (!last || !this.isRunning) {
      this.note(frame.end, `timecode starts at ${here}`);
    } else if (frame.reverse !== last.reverse) {
      this.note(frame.end, `direction changes at ${here}`);
    } else {
      const result = compareFrames(last, frame, this.nominal);
      if (result.order === 'next') {
        // Only the end of a second shows how many frames it has.
        const [from, to] = [last.label, frame.label];
        this.nominal = from.seconds === to.seconds ? this.nominal : result.nominal;
      } else if (result.order === 'missed') {
        this.counts.dropouts += 1;
        this.note(frame.end, `dropout between ${position(last)} and ${here}`);
      } else {
        // A new recording may have another rate.
        this.nominal = undefined;
        this.counts.jumps += 1;
        this.note(frame.end, `jump from ${position(last)} to ${here}`);
      }
    }
    this.isRunning = true;
    this.last = frame;
  }

  /**
   * Advances to a sample, to detect the end of the signal.
   *
   * @returns whether timecode is running
   */
  advance(sample: number): boolean {
    const {last} = this;
    if (this.isRunning && last && sample - last.end > 2.5 * last.length) {
      this.isRunning = false;
      this.counts.dropouts += 1;
      this.note(last.end, `timecode lost after ${position(last)}`);
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
    const length = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
    const framesPerSecond = this.sampleRate / length;
    const base = last.dropFrame ? 30 : nominal;
    const rate = base === undefined ? undefined : getRate(base, last.dropFrame, framesPerSecond);
    const {numerator, denominator} = rate ? rates[rate] : rates['25'];
    const speed = rate && (100 * framesPerSecond * denominator) / numerator;
    return {...last, ...this.counts, position: position(last), rate, framesPerSecond, speed};
  }
}
