/**
 * Reads linear timecode from sound: forwards and backwards, at half to three times its speed, whatever its polarity
 * and level. Works sample by sample, without a clock: every edge is measured against the edges before it.
 */
import {bitsToFrame, frameBits, type LtcFrame} from '../../formulas/ltcFrame';

/** A frame that was read. */
export interface ReadFrame extends LtcFrame {
  /** True if the tape runs backwards. */
  reverse: boolean;
  /** Where the frame ended, in samples since the start. */
  end: number;
  /** Its length in samples. */
  length: number;
}

/** Sync word as the last 16 bits, the bit that was sent first highest. */
const syncForward = 0x3ffd;
const syncReverse = 0xbffc;

/** Quietest peak that counts as a signal: −50 dBFS. */
const quietest = 10 ** (-50 / 20);
/** Part of the peak that the signal must pass to count as an edge, so that noise does not. */
const hysteresis = 0.35;
/** Edges from which the length of a bit is found: more than the 24 of the ones in a sync word. */
const remembered = 64;
/** Edges that are read again once it is known: those of more than a frame, which has 160 at most. */
const kept = 192;

/** A reader of one channel. */
export class LtcDecoder {
  private now = 0;
  // The middle of the signal and its peaks on both sides.
  private high = 0;
  private low = 0;
  private readonly decay: number;
  private isHigh = false;
  private previous = 0;
  /** Last crossing of the middle, and last edge that counted. */
  private crossing = 0;
  private lastEdge = 0;
  /** Length of a bit in samples; 0 while it is not known. */
  private bit = 0;
  private half = false;
  private readonly intervals = new Float64Array(kept);
  private seen = 0;
  /** Edges since the length was lost. */
  private unread = 0;
  private readonly bits = new Uint8Array(frameBits);
  private readonly ends = new Float64Array(frameBits);
  private count = 0;
  private last16 = 0;
  private sinceReverseSync = -1;

  /**
   * @param sampleRate - in Hz
   * @param onFrame - called for every frame, when its last bit has been read
   */
  constructor(
    private readonly sampleRate: number,
    private readonly onFrame: (frame: ReadFrame) => void,
  ) {
    // Peaks fall to half in 25 ms: a tenth of that is the longest bit at half speed.
    this.decay = Math.exp(-Math.LN2 / (0.025 * sampleRate));
  }

  /** Reads the next samples, −1 to 1. */
  read(samples: Float32Array): void {
    const {decay} = this;
    let {high, low, isHigh, previous} = this;
    for (const value of samples) {
      const middle = (high + low) / 2;
      if (high - low <= 2 * quietest) {
        // The first edge after silence counts, whichever way it goes.
        isHigh = value < middle;
        this.crossing = this.now - 1;
      } else if (value >= middle !== previous >= middle) {
        this.crossing = this.now - (value - middle) / (value - previous);
      }
      high = value > high ? value : middle + (high - middle) * decay;
      low = value < low ? value : middle + (low - middle) * decay;
      const reach = (high - low) / 2;
      previous = value;
      const side = isHigh ? middle - value : value - middle;
      if (side > reach * hysteresis && reach > quietest) {
        isHigh = !isHigh;
        this.edge(this.crossing);
      }
      this.now += 1;
    }
    Object.assign(this, {high, low, isHigh, previous});
  }

  private lose(): void {
    this.count = 0;
    this.half = false;
    this.last16 = 0;
    this.sinceReverseSync = -1;
  }

  /** The last intervals between edges, the oldest first. */
  private last(count: number): Float64Array {
    const {intervals, seen} = this;
    return new Float64Array(count).map((_, at) => intervals[(seen - count + at) % kept] ?? 0);
  }

  /** Finds the length of a bit from the last edges: two groups, one twice as long as the other. */
  private acquire(): void {
    // Now and then is often enough: a frame has at least 80 edges.
    if (this.seen < remembered || this.seen % 8 !== 0) {
      return;
    }
    const sorted = this.last(remembered).sort();
    const split = Math.sqrt((sorted[2] ?? 0) * (sorted[remembered - 3] ?? 0));
    const mean = (list: Float64Array): number =>
      list.reduce((sum, value) => sum + value, 0) / list.length;
    // Without the ends: the first interval is the silence before the signal.
    const usual = sorted.subarray(2, remembered - 2);
    const short = usual.filter((value) => value < split);
    const long = usual.filter((value) => value >= split);
    const ratio = mean(long) / mean(short);
    const bitRate = this.sampleRate / mean(long);
    // From 23.976 fps at just under half speed to 30 fps at just over three times.
    if (ratio > 1.6 && ratio < 2.5 && bitRate > 850 && bitRate < 7600) {
      this.bit = mean(long);
      this.readAgain();
    }
  }

  /** Reads the edges from which the length of a bit was found, so that the first frame isn't lost. */
  private readAgain(): void {
    const {bit} = this;
    const ordered = this.last(Math.min(this.unread, kept));
    let at = this.lastEdge - ordered.reduce((sum, interval) => sum + interval, 0);
    for (const interval of ordered) {
      at += interval;
      if (!this.classify(interval, at)) {
        this.lose();
        this.bit = bit;
      }
    }
  }

  private edge(at: number): void {
    const interval = at - this.lastEdge;
    this.lastEdge = at;
    this.intervals[this.seen % kept] = interval;
    this.seen += 1;
    this.unread += 1;
    if (this.bit === 0) {
      this.acquire();
    } else if (!this.classify(interval, at)) {
      this.lose();
      this.unread = 0;
      this.seen = interval > 4 * this.bit ? 0 : this.seen;
      this.bit = 0;
    }
  }

  /** Takes an interval as a bit or half of one, and follows its length. False if it is neither. */
  private classify(interval: number, at: number): boolean {
    const part = interval / this.bit;
    if (part < 0.25 || part > 1.5) {
      return false;
    }
    if (part < 0.75) {
      this.bit += (2 * interval - this.bit) / 32;
      this.half = !this.half;
      if (!this.half) {
        this.push(1, at);
      }
    } else {
      this.bit += (interval - this.bit) / 16;
      if (this.half) {
        this.lose();
      }
      this.push(0, at);
    }
    return true;
  }

  private push(bit: 0 | 1, at: number): void {
    const slot = this.count % frameBits;
    const before = this.ends[slot] ?? 0;
    this.bits[slot] = bit;
    this.ends[slot] = at;
    this.count += 1;
    this.last16 = ((this.last16 << 1) | bit) & 0xffff;
    if (this.sinceReverseSync >= 0) {
      this.sinceReverseSync += 1;
    }
    if (this.last16 === syncForward && this.count >= frameBits) {
      this.emit(false, at, before);
    } else if (this.sinceReverseSync === frameBits - 16) {
      this.emit(true, at, before);
    }
    if (this.last16 === syncReverse) {
      this.sinceReverseSync = 0;
    }
  }

  private emit(reverse: boolean, end: number, before: number): void {
    const ordered = new Uint8Array(frameBits);
    for (let index = 0; index < frameBits; index += 1) {
      const from = reverse ? frameBits - 1 - index : index;
      ordered[index] = this.bits[(this.count + from) % frameBits] ?? 0;
    }
    const frame = bitsToFrame(ordered);
    if (frame) {
      // The slot that was overwritten held the end of the frame before, unless this is the first.
      const length = this.count > frameBits ? end - before : this.bit * frameBits;
      this.onFrame({...frame, reverse, end, length});
    }
  }
}
