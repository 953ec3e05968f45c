/** What a test makes of a signal: whether it is good, and in one line why, or what to do. */
export type Verdict = ReturnType<typeof verdictOf>;

/** Judges a signal by the first fault that it has; without one, by the facts that are true. */
export function verdictOf(faults: readonly (string | false)[], facts: readonly (string | false)[]) {
  const fault = faults.find((text) => text !== false);
  const isGood = fault === undefined;
  return {isGood, text: isGood ? `Good: ${facts.filter(Boolean).join(', ')}.` : fault};
}

/** A rate of timecode as readers know it: `29.97 drop frame fps`. */
export const fps = (rate: string): string => `${rate.replace('DF', 'drop frame')} fps`;
