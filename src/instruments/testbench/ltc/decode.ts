/**
 * Decodes linear timecode (SMPTE ST 12-1) from sound: forwards and backwards, from an eighth of its speed to
 * where a bit has too few samples, whatever its polarity and level. Works sample by sample, without a
 * clock: every edge is measured against the edges before it.
 *
 * Clicks are removed where they are much shorter than a bit, and frames in which bits are missing or repeated
 * are left out.
 */
import {bitsToFrame, frameBits} from '../../formulas/ltcFrame';
import {FrameFilter} from './frameFilter';
import {Peaks} from './peaks';
import type {ReadFrame} from './readFrame';

/** Sync word as the last 16 bits, the bit that was sent first highest. */
const syncForward = 0x3ffd;
const syncReverse = 0xbffc;

/** Largest sample that is sound: 20 dB above full scale, which floating-point samples can exceed. */
const maxSample = 10;
/** Quietest peak that counts as a signal: −50 dBFS. */
const minAmplitude = 10 ** (-50 / 20);
/** Part of the amplitude that the signal must pass to count as an edge, so that noise does not. */
const hysteresis = 0.35;
/** Edges from which the length of a bit is found: more than the 24 of the ones in a sync word. */
const edgesToAcquire = 64;
/** Edges that are read again once it is known: those of more than a frame, which has 160 at most. */
const maxEdges = 240;
/** Part of a bit within which two edges are those of a click. */
const clickPart = 0.25;
/** Slowest bits that are read, in bits a second: just under an eighth of 23.976 fps. */
const minBitRate = 220;
/** Fewest samples of a bit with which timecode is recognised, and with which it is read: 5 × 25 fps at 48 kHz. */
const minBitSeen = 2.2;
const minBit = 4.75;

/** Times without pairs of edges nearer to each other than `min`. */
function withoutClicks(times: readonly number[], min: number): number[] {
  const clean: number[] = [];
  for (const time of times) {
    if (clean.length > 0 && time - (clean.at(-1) ?? 0) < min) {
      clean.pop();
    } else {
      clean.push(time);
    }
  }
  return clean;
}

/** The length of a bit from times of edges, whose intervals form two groups, one twice as long as the other. */
function bitLength(times: readonly number[]): number | undefined {
  const intervals = (list: readonly number[]): number[] =>
    list
      .slice(1)
      .map((time, index) => time - (list[index] ?? 0))
      .sort((a, b) => a - b);
  const median = intervals(times)[Math.floor(times.length / 2)] ?? 0;
  // Without the ends: the first interval is the silence before the signal.
  const usual = intervals(withoutClicks(times, 0.2 * median)).slice(2, -2);
  const split = Math.sqrt((usual[0] ?? 0) * (usual.at(-1) ?? 0));
  const mean = (list: number[]): number =>
    list.reduce((sum, value) => sum + value, 0) / list.length;
  const long = mean(usual.filter((value) => value >= split));
  const ratio = long / mean(usual.filter((value) => value < split));
  return ratio > 1.6 && ratio < 2.5 ? long : undefined;
}

/** A decoder of one channel. */
export class LtcDecoder {
  private now = 0;
  private readonly peaks: Peaks;
  private isHigh = false;
  private previous = 0;
  /** Last crossing of the middle. */
  private crossing = 0;
  /** Times of the last edges. */
  private readonly edges: number[] = [];
  /** Number of edges since the length of a bit became unknown. */
  private unread = 0;
  /** Length of a bit in samples; 0 while it is unknown. */
  private bit = 0;
  /** The last edge that was read, and the next one, which is dropped if another edge follows as closely as in a click. */
  private last = 0;
  private pending: number | undefined;
  private half = false;
  /** The bits of a frame and the previous bit. `end` is the end of a bit, `word` the last 16 bits, the newest lowest. */
  private bits: {bit: 0 | 1; end: number; word: number}[] = [];
  /** Bits since the last gap, and their number at the last frame in each direction. */
  private count = 0;
  private lastFrame: {forward?: number; reverse?: number} = {};
  private readonly filter: FrameFilter;

  /**
   * @param sampleRate - in Hz
   * @param onFrame - called for every frame, when its last bit has been read, or one frame later
   * @param onTooFast - called instead for frames whose bits have too few samples
   */
  constructor(
    private readonly sampleRate: number,
    onFrame: (frame: ReadFrame) => void,
    private readonly onTooFast: () => void = () => undefined,
  ) {
    this.peaks = new Peaks(sampleRate);
    this.filter = new FrameFilter(onFrame);
  }

  /** Reads the next samples, −1 to 1. */
  read(samples: Float32Array): void {
    const {peaks} = this;
    for (const sample of samples) {
      const {previous} = this;
      // A driver's NaN or infinity would stay in the peaks for ever.
      const value = Math.abs(sample) <= maxSample ? sample : previous;
      const {middle} = peaks;
      if (peaks.amplitude <= minAmplitude) {
        // The first edge after silence counts, whichever way it goes.
        this.isHigh = value < middle;
        this.crossing = this.now - 1;
      } else if (value >= middle !== previous >= middle) {
        this.crossing = this.now - (value - middle) / (value - previous);
      }
      peaks.add(value);
      this.previous = value;
      const {amplitude} = peaks;
      const side = this.isHigh ? middle - value : value - middle;
      if (side > amplitude * hysteresis && amplitude > minAmplitude) {
        this.isHigh = !this.isHigh;
        this.edge(this.crossing);
      }
      this.now += 1;
    }
  }

  private edge(at: number): void {
    this.edges.push(at);
    if (this.edges.length > maxEdges) {
      this.edges.shift();
    }
    this.unread += 1;
    if (this.bit === 0) {
      this.acquire();
    } else if (!this.readEdge(at)) {
      this.unread = 0;
      this.bit = 0;
    }
  }

  /** Finds the length of a bit from the last edges, and reads them, so that the first frame isn't lost. */
  private acquire(): void {
    // Trying every eighth edge is often enough: a frame has at least 80 edges.
    if (this.unread < edgesToAcquire || this.unread % 8 !== 0) {
      return;
    }
    const bit = bitLength(this.edges.slice(-edgesToAcquire - 1)) ?? 0;
    if (bit < minBitSeen || this.sampleRate / bit < minBitRate) {
      return;
    }
    this.resetFrame();
    this.bit = bit;
    const times = this.edges.slice(-this.unread - 1);
    this.last = times[0] ?? 0;
    for (const at of times.slice(1)) {
      if (!this.readEdge(at)) {
        this.bit = bit;
      }
    }
  }

  private resetFrame(): void {
    this.half = false;
    this.bits = [];
    this.pending = undefined;
    this.count = 0;
    this.lastFrame = {};
  }

  /** Reads the previous edge, unless it and this one are a click. Returns false if it is not part of a bit. */
  private readEdge(at: number): boolean {
    const {pending} = this;
    if (pending === undefined) {
      this.pending = at;
      return true;
    }
    if (at - pending < clickPart * this.bit) {
      this.pending = undefined;
      return true;
    }
    this.pending = at;
    const isPart = this.classify(pending - this.last, pending);
    this.last = pending;
    if (!isPart) {
      this.resetFrame();
      this.pending = at;
    }
    return isPart;
  }

  /** Reads an interval as a bit or half a bit, and adapts the length of a bit. Returns false if it is neither. */
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
        const {pending} = this;
        this.resetFrame();
        this.pending = pending;
      }
      this.push(0, at);
    }
    return true;
  }

  private push(bit: 0 | 1, end: number): void {
    const {bits} = this;
    const word = (((bits.at(-1)?.word ?? 0) << 1) | bit) & 0xffff;
    this.count += 1;
    bits.push({bit, end, word});
    if (bits.length > frameBits + 1) {
      bits.shift();
    }
    if (word === syncForward) {
      this.complete('forward');
    } else if (bits.at(16 - frameBits - 1)?.word === syncReverse) {
      // The tape has run over the sync word first, and now over the 64 bits before it.
      this.complete('reverse');
    }
  }

  private complete(direction: 'forward' | 'reverse'): void {
    const {count} = this;
    const sent = this.bits.slice(-frameBits);
    const before = this.lastFrame[direction];
    this.lastFrame = {[direction]: count};
    // Where bits are missing or repeated, the distance isn't that of a frame.
    if (sent.length < frameBits || (before !== undefined && count - before !== frameBits)) {
      return;
    }
    const values = sent.map(({bit}) => bit);
    const reverse = direction === 'reverse';
    const content = bitsToFrame(reverse ? values.reverse() : values);
    if (!content) {
      return;
    }
    const end = sent.at(-1)?.end ?? 0;
    // The first frame has none before it.
    const start = this.bits.at(-frameBits - 1)?.end ?? end - this.bit * frameBits;
    const frame: ReadFrame = {...content, reverse, end, length: end - start};
    if (frame.length < minBit * frameBits) {
      this.onTooFast();
    } else {
      this.filter.add(frame);
    }
  }
}
