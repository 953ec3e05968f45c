/** Maximum interval between two taps in ms: a beat of the slowest tempo that calculators accept. */
const maxInterval = 6000;

/**
 * Tempo of tapped beats in BPM, from the last nine taps without a pause; undefined for fewer
 * than two.
 *
 * @param times times of the taps in ms, in order
 */
export function tappedTempo(times: readonly number[]): number | undefined {
  const pause = times.findLastIndex(
    (time, index) => time - (times[index - 1] ?? time) > maxInterval,
  );
  const run = times.slice(Math.max(pause, 0)).slice(-9);
  const [first = 0] = run;
  const span = (run.at(-1) ?? 0) - first;
  return span > 0 ? (60_000 * (run.length - 1)) / span : undefined;
}
