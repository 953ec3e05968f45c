/** Result of a test: whether the signal is good, and one line with the facts or the fix. */
export type Verdict = ReturnType<typeof getVerdict>;

/** The verdict on a signal: its first fault or, without one, the facts that are true. */
export function getVerdict(
  faults: readonly (string | false)[],
  facts: readonly (string | false)[],
) {
  const fault = faults.find((text) => text !== false);
  const isGood = fault === undefined;
  return {isGood, text: isGood ? `Good: ${facts.filter(Boolean).join(', ')}.` : fault};
}

/** A rate of timecode as readers know it: `29.97 drop frame fps`. */
export const fps = (rate: string): string => `${rate.replace('DF', 'drop frame')} fps`;
