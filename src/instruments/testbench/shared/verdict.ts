/** What a test makes of a signal: whether it is good, and in one line why, or what to do. */
export interface Verdict {
  isGood: boolean;
  text: string;
}

export const good = (text: string): Verdict => ({isGood: true, text: `Good: ${text}.`});

export const bad = (text: string): Verdict => ({isGood: false, text});

/** A rate of timecode as readers know it: `29.97 drop frame fps`. */
export const fps = (rate: string): string => `${rate.replace('DF', 'drop frame')} fps`;

/** `no dropouts`, `1 dropout`, `2 dropouts`. */
export function counted(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
}
