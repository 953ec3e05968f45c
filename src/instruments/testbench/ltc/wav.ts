/** WAV files, written piece by piece: 16 bits, one channel. Source: Multimedia Programming Interface, IBM and Microsoft, 1991. */
import {LtcGenerator, type LtcSignal} from './generate';

/** Bytes before the samples. */
export const wavHeaderBytes = 44;

/** The head of a file with so many samples. */
export function wavHeader(samples: number, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(wavHeaderBytes);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string): void => {
    bytes.set(new TextEncoder().encode(value), at);
  };
  text(0, 'RIFF');
  view.setUint32(4, wavHeaderBytes - 8 + 2 * samples, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 2 * samples, true);
  return bytes;
}

/** Samples −1 to 1 as 16 bits, lowest byte first, as all processors have them that browsers run on. */
export function toPcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const words = samples.map((value) => Math.round(Math.max(-1, Math.min(1, value)) * 32767));
  return new Uint8Array(new Int16Array(words).buffer);
}

/**
 * A file of timecode as a stream, a second in each piece, so that four hours need no more memory than one
 * second does.
 *
 * @param seconds - length of the sound
 */
export function ltcWav(
  signal: LtcSignal,
  seconds: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const {sampleRate} = signal;
  const samples = Math.round(seconds * sampleRate);
  const generator = new LtcGenerator(signal);
  let made = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(wavHeader(samples, sampleRate));
    },
    pull(controller) {
      const block = new Float32Array(Math.min(sampleRate, samples - made));
      if (block.length === 0) {
        controller.close();
        return;
      }
      generator.fill(block);
      controller.enqueue(toPcm16(block));
      made += block.length;
    },
  });
}
