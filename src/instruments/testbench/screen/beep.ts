/** A short tone on every second. */
const toneHz = 1000;
const toneSeconds = 0.08;
const level = 0.25;

/** Starts the tones. @returns their clock in ms as it is heard, and a way to end them */
export function startBeeps(): {time: () => number; stop: () => void} {
  const context = new AudioContext();
  const start = context.currentTime + 0.1;
  let next = 0;
  const plan = (): void => {
    // Two seconds ahead: timers are late when the page is busy, and the sound must not be.
    while (start + next < context.currentTime + 2) {
      const tone = new OscillatorNode(context, {frequency: toneHz});
      tone.connect(new GainNode(context, {gain: level})).connect(context.destination);
      tone.start(start + next);
      tone.stop(start + next + toneSeconds);
      next += 1;
    }
  };
  plan();
  const timer = setInterval(plan, 500);
  return {
    time: () => {
      const delay = 'outputLatency' in context ? context.outputLatency : 0;
      return Math.max(0, 1000 * (context.currentTime - start - delay));
    },
    stop: () => {
      clearInterval(timer);
      void context.close();
    },
  };
}
