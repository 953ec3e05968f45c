/** What was measured: numbers to watch, never to pass or fail. */
export interface Table {
  title: string;
  /** The first one names the columns. */
  rows: string[][];
  /** What to know to read it. */
  notes?: string[];
}

/** The middle one of some numbers; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** A table as text: the first column to the left, numbers to the right. */
export function format({title, rows, notes = []}: Table): string {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({length: count}, (_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return ['', title, '='.repeat(title.length), ...lines, ...notes.map((note) => `- ${note}`)].join(
    '\n',
  );
}
