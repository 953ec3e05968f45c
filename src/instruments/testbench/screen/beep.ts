/** A short tone on every second. */
const toneHz = 1000;
const toneSeconds = 0.08;
const level = 0.25;

/** Starts the tones. @returns their clock in ms as it is heard, and a way to end them */
export function startBeeps(): {time: () => number; stop: () => void} {
  const context = new AudioContext();
  const {sampleRate} = context;
  const start = context.currentTime + 0.1;
  const tone = Float32Array.from(
    {length: toneSeconds * sampleRate},
    (_, index) => level * Math.sin((2 * Math.PI * toneHz * index) / sampleRate),
  );
  // A second that begins with a tone, again and again: timers are late when the page is busy, and the sound must not be.
  const buffer = new AudioBuffer({length: sampleRate, sampleRate});
  buffer.copyToChannel(tone, 0);
  const source = new AudioBufferSourceNode(context, {buffer, loop: true});
  source.connect(context.destination);
  source.start(start);
  return {
    time: () => Math.max(0, 1000 * (context.currentTime - start - (context.outputLatency ?? 0))),
    stop: () => void context.close(),
  };
}
