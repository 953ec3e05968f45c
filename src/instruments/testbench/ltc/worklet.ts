/** Reads and generates timecode on the audio thread; a separate file, see the README of the test bench. */
import {LtcDecoder} from './decode';
import type {ReadFrame} from './readFrame';
import {type LtcSignal, ltcSource} from './generate';

// Globals of an AudioWorkletGlobalScope, which TypeScript's libraries lack.
declare const sampleRate: number;
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: {processorOptions: unknown}) => AudioWorkletProcessor,
): void;

/** What the reader reports, at least twenty times a second. */
export interface ReaderReport {
  frames: ReadFrame[];
  /** Timecode arrived whose bits have too few samples to be read. */
  isTooFast: boolean;
  /** Highest sample since the last report, and how many were at full level. */
  peak: number;
  clipped: number;
  /** Samples since the start. */
  sample: number;
}

/** Samples from one report to the next, in whole blocks of the sound. */
const reportEvery = 2048;
/** From here on a sample counts as clipped. */
const fullLevel = 0.999;

const emptyReport = (sample: number): ReaderReport => ({
  frames: [],
  isTooFast: false,
  peak: 0,
  clipped: 0,
  sample,
});

class Reader extends AudioWorkletProcessor {
  private report = emptyReport(0);
  private readonly decoder = new LtcDecoder(
    sampleRate,
    (frame) => this.report.frames.push(frame),
    () => (this.report.isTooFast = true),
  );

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0];
    if (samples) {
      const {report} = this;
      this.decoder.read(samples);
      for (const value of samples) {
        const height = Math.abs(value);
        report.peak = Math.max(report.peak, height);
        report.clipped += height >= fullLevel ? 1 : 0;
      }
      report.sample += samples.length;
      if (report.sample % reportEvery === 0) {
        this.port.postMessage(report);
        this.report = emptyReport(report.sample);
      }
    }
    return true;
  }
}

class Generator extends AudioWorkletProcessor {
  private readonly source: ReturnType<typeof ltcSource>;
  private left: number;
  private blocks = 0;

  constructor({processorOptions}: {processorOptions: unknown}) {
    super();
    const {signal, seconds} = processorOptions as {signal: LtcSignal; seconds: number};
    this.source = ltcSource({...signal, sampleRate});
    this.left = seconds * sampleRate;
  }

  process(_inputs: Float32Array[][], [output]: Float32Array[][]): boolean {
    const channel = output?.[0];
    if (!channel || this.left <= 0) {
      this.port.postMessage('end');
      return false;
    }
    this.source.fill(channel);
    this.left -= channel.length;
    this.blocks += 1;
    if (this.blocks % 16 === 0) {
      this.port.postMessage(this.source.label());
    }
    return true;
  }
}

registerProcessor('ltc-reader', Reader);
registerProcessor('ltc-generator', Generator);
