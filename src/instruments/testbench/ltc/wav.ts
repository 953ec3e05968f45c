/** WAV files: 16 bits, one channel. Source: Multimedia Programming Interface, IBM and Microsoft, 1991. */
import {type LtcSignal, ltcSource} from './generate';

/**
 * A file of timecode. It is generated as a stream, a second in each piece, which the browser collects, on disk when
 * it is large: four hours need no more memory than one second does.
 *
 * @param seconds - length of the sound
 */
export async function ltcWav(signal: LtcSignal, seconds: number): Promise<Blob> {
  const {sampleRate} = signal;
  const samples = Math.round(seconds * sampleRate);
  const source = ltcSource(signal);
  let written = 0;
  const sound = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const block = new Float32Array(Math.min(sampleRate, samples - written));
      if (block.length === 0) {
        controller.close();
        return;
      }
      source.fill(block);
      // Lowest byte first, as all processors have them that browsers run on.
      const words = Int16Array.from(block, (value) => Math.round(value * 32767));
      controller.enqueue(new Uint8Array(words.buffer));
      written += block.length;
    },
  });
  const parts = [
    'RIFF',
    Uint32Array.of(36 + 2 * samples),
    'WAVEfmt ',
    Uint32Array.of(16),
    // Samples as whole numbers, one channel; bytes a second and in a sample, and bits.
    Uint16Array.of(1, 1),
    Uint32Array.of(sampleRate, 2 * sampleRate),
    Uint16Array.of(2, 16),
    'data',
    Uint32Array.of(2 * samples),
    await new Response(sound).blob(),
  ];
  return new Blob(parts, {type: 'audio/wav'});
}
