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
  /** Last crossing of the middle, and the last edges that counted, each with the time since the one before. */
  private crossing = 0;
  private readonly edges: {at: number; interval: number}[] = [];
  /** Edges since the length of a bit was lost. */
  private unread = 0;
  /** Length of a bit in samples; 0 while it is not known. */
  private bit = 0;
  private half = false;
  /** The bits of a frame, and the one before: where each ended, in samples, and the last 16, that one lowest. */
  private bits: {bit: 0 | 1; end: number; word: number}[] = [];

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
    for (const value of samples) {
      const {high, low, previous} = this;
      const middle = (high + low) / 2;
      if (high - low <= 2 * quietest) {
        // The first edge after silence counts, whichever way it goes.
        this.isHigh = value < middle;
        this.crossing = this.now - 1;
      } else if (value >= middle !== previous >= middle) {
        this.crossing = this.now - (value - middle) / (value - previous);
      }
      this.high = value > high ? value : middle + (high - middle) * decay;
      this.low = value < low ? value : middle + (low - middle) * decay;
      this.previous = value;
      const reach = (this.high - this.low) / 2;
      const side = this.isHigh ? middle - value : value - middle;
      if (side > reach * hysteresis && reach > quietest) {
        this.isHigh = !this.isHigh;
        this.edge(this.crossing);
      }
      this.now += 1;
    }
  }

  private lose(): void {
    this.half = false;
    this.bits = [];
  }

  /** Finds the length of a bit from the last edges: two groups of intervals, one twice as long as the other. */
  private acquire(): void {
    // Now and then is often enough: a frame has at least 80 edges.
    if (this.unread < remembered || this.unread % 8 !== 0) {
      return;
    }
    const intervals = this.edges.slice(-remembered).map(({interval}) => interval);
    // Without the ends: the first interval is the silence before the signal.
    const usual = intervals.sort((a, b) => a - b).slice(2, -2);
    const split = Math.sqrt((usual[0] ?? 0) * (usual.at(-1) ?? 0));
    const mean = (list: number[]): number =>
      list.reduce((sum, value) => sum + value, 0) / list.length;
    const long = mean(usual.filter((value) => value >= split));
    const ratio = long / mean(usual.filter((value) => value < split));
    const bitRate = this.sampleRate / long;
    // From 23.976 fps at just under half speed to 30 fps at just over three times.
    if (ratio > 1.6 && ratio < 2.5 && bitRate > 850 && bitRate < 7600) {
      this.bit = long;
      // The edges from which it was found are read now, so that the first frame isn't lost.
      for (const {at, interval} of this.edges.slice(-this.unread)) {
        if (!this.classify(interval, at)) {
          this.lose();
          this.bit = long;
        }
      }
    }
  }

  private edge(at: number): void {
    const interval = at - (this.edges.at(-1)?.at ?? 0);
    this.edges.push({at, interval});
    if (this.edges.length > kept) {
      this.edges.shift();
    }
    this.unread += 1;
    if (this.bit === 0) {
      this.acquire();
    } else if (!this.classify(interval, at)) {
      this.lose();
      this.unread = 0;
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

  private push(bit: 0 | 1, end: number): void {
    const {bits} = this;
    const word = (((bits.at(-1)?.word ?? 0) << 1) | bit) & 0xffff;
    bits.push({bit, end, word});
    if (bits.length > frameBits + 1) {
      bits.shift();
    }
    if (word === syncForward) {
      this.emit(false);
    } else if (bits.at(16 - frameBits - 1)?.word === syncReverse) {
      // The tape has run over the sync word first, and now over the 64 bits before it.
      this.emit(true);
    }
  }

  private emit(reverse: boolean): void {
    const sent = this.bits.slice(-frameBits);
    if (sent.length < frameBits) {
      return;
    }
    const values = sent.map(({bit}) => bit);
    const frame = bitsToFrame(reverse ? values.reverse() : values);
    if (frame) {
      const end = sent.at(-1)?.end ?? 0;
      // The first frame has none before it.
      const before = this.bits.at(-frameBits - 1)?.end ?? end - this.bit * frameBits;
      this.onFrame({...frame, reverse, end, length: end - before});
    }
  }
}
