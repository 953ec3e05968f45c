/** Makes linear timecode as sound: biphase mark code with edges of limited steepness (SMPTE ST 12-1). */
import {type Label, type Rate, toFrame, toLabel} from '../../formulas/timecode';
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
}

/** Rise time from 10 to 90 % in s: 40 µs ± 10 µs in the standard. */
const riseTime = 40e-6;
/** A raised cosine takes this part of its length from 10 to 90 %. */
const steepPart = 0.5903;

/** Where the signal is inverted, in frames from its start: at every bit, and within a 1. */
function* generateEdges({rate, start, userBits}: LtcSignal): Generator<number, never> {
  const first = toFrame(start, rate);
  for (let frame = 0; ; frame += 1) {
    const label = toLabel(first + frame, rate);
    const bits = frameToBits({label, userBits, colourFrame: false}, rate);
    for (const [index, bit] of bits.entries()) {
      yield frame + index / frameBits;
      if (bit === 1) {
        yield frame + (index + 0.5) / frameBits;
      }
    }
  }
}

/**
 * Timecode from a label on, sample by sample, without an end.
 *
 * @returns `fill` fills a block with the next samples, −1 to 1; `label` is that of the current frame
 */
export function ltcSource(signal: LtcSignal) {
  const {rate, sampleRate, start, level} = signal;
  const amplitude = 10 ** (level / 20);
  const samplesPerFrame = (sampleRate * rate.denominator) / rate.numerator;
  const halfEdge = (riseTime / steepPart / 2) * sampleRate;
  const edges = generateEdges(signal);
  // The edge around the next sample or after it, in samples.
  let edge = edges.next().value;
  let sample = 0;
  let sign = -1;
  return {
    label: (): Label => toLabel(toFrame(start, rate) + Math.floor(sample / samplesPerFrame), rate),
    fill(block: Float32Array): void {
      for (let index = 0; index < block.length; index += 1) {
        if (sample - edge >= halfEdge) {
          edge = edges.next().value * samplesPerFrame;
          sign = -sign;
        }
        const part = Math.max(-1, (sample - edge) / halfEdge);
        block[index] = -amplitude * sign * Math.sin((Math.PI / 2) * part);
        sample += 1;
      }
    },
  };
}
