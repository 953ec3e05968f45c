/** A way of writing that the site avoids. */
export interface AvoidedTerm {
  /** Matches every way of writing that may be wrong; the `good` one itself is let through. */
  bad: RegExp;
  /** What to write instead; a text alone is put in its place by `--fix`. */
  good: string | ((found: string) => string);
  /** A sentence for the writer where no word can take the place, so that `--fix` leaves it. */
  advice?: string;
}
