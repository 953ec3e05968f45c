/** Lengths in characters, apart from what reads the texts, which pages that only write links need not load. */

/** Longest text that a field takes; longer input is refused, not cut. */
export const maxInput = 1000;

/** Longest text of a field with several lines. */
export const maxLines = 6000;
