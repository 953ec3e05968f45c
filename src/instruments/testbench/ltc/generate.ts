/** Makes linear timecode as sound: biphase mark code with edges of limited steepness (SMPTE ST 12-1). */
import {framesPerDay, toFrame, toLabel, type Label, type Rate} from '../../formulas/timecode';
import {frameBits, frameToBits} from '../../formulas/ltcFrame';

/** What is generated. */
export interface LtcSignal {
  rate: Rate;
  start: Label;
  /** Level of the flat parts in dBFS. */
  level: number;
  userBits: number;
  /** In Hz. */
  sampleRate: number;
  /** Times normal speed; 1 unless told. */
  speed?: number;
}

/** Rise time from 10 to 90 % in s: 40 µs ± 10 µs in the standard. */
const riseTime = 40e-6;
/** A raised cosine takes this part of its length from 10 to 90 %. */
const steepPart = 0.5903;

/** Timecode from a label on, sample after sample, as long as anybody asks. */
export class LtcGenerator {
  /** Frames made since the start. */
  private made = 0;
  /** Next sample, counted from the start. */
  private sample = 0;
  /** Edges around the next sample, as times in samples; each one inverts the signal. */
  private edges: number[] = [];
  private edge = 0;
  private sign = -1;
  private readonly amplitude: number;
  private readonly firstFrame: number;
  private readonly halfEdge: number;
  private readonly samplesPerFrame: number;

  constructor(private readonly signal: LtcSignal) {
    const {rate, sampleRate, start, level, speed = 1} = signal;
    this.amplitude = 10 ** (level / 20);
    this.firstFrame = toFrame(start, rate);
    this.samplesPerFrame = (sampleRate * rate.denominator) / rate.numerator / speed;
    this.halfEdge = (riseTime / steepPart / 2) * sampleRate;
  }

  /** Label of the frame that is being made. */
  get label(): Label {
    return toLabel(this.firstFrame + Math.max(0, this.made - 1), this.signal.rate);
  }

  private addFrame(): void {
    const {rate, userBits} = this.signal;
    const frame = (this.firstFrame + this.made) % framesPerDay(rate);
    const bits = frameToBits({label: toLabel(frame, rate), userBits, colourFrame: false}, rate);
    const begin = this.made * this.samplesPerFrame;
    const bitLength = this.samplesPerFrame / frameBits;
    this.edges = this.edges.slice(this.edge);
    this.edge = 0;
    for (const [index, bit] of bits.entries()) {
      this.edges.push(begin + index * bitLength);
      if (bit === 1) {
        this.edges.push(begin + (index + 0.5) * bitLength);
      }
    }
    this.made += 1;
  }

  /** Fills a block with the next samples, −1 to 1. */
  fill(block: Float32Array): void {
    const {halfEdge} = this;
    for (let index = 0; index < block.length; index += 1) {
      const at = this.sample;
      // The edge after the next one has to be known when the next one is over.
      while (this.edges.length - this.edge < 2) {
        this.addFrame();
      }
      let distance = at - (this.edges[this.edge] ?? 0);
      if (distance >= halfEdge) {
        this.edge += 1;
        this.sign = -this.sign;
        distance = at - (this.edges[this.edge] ?? 0);
      }
      const shape =
        distance <= -halfEdge ? 1 : -Math.sin((Math.PI / 2) * Math.min(1, distance / halfEdge));
      block[index] = this.amplitude * this.sign * shape;
      this.sample += 1;
    }
  }
}
