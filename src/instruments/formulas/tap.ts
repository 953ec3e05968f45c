/** Longest pause between two taps in ms: the beat of the slowest tempo that a calculator takes. */
const longestTap = 6000;

/**
 * Tempo in BPM of someone who taps beats, from the last nine taps without a pause; undefined for fewer
 * than two.
 *
 * @param times times of the taps in ms, in order
 */
export function tappedTempo(times: readonly number[]): number | undefined {
  const pause = times.findLastIndex((time, at) => time - (times[at - 1] ?? time) > longestTap);
  const run = times.slice(Math.max(pause, 0)).slice(-9);
  const [first = 0] = run;
  const span = (run.at(-1) ?? 0) - first;
  return span > 0 ? (60_000 * (run.length - 1)) / span : undefined;
}
