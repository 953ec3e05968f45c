/** A table of measurements. */
export interface Table {
  title: string;
  /** The first row contains the column names. */
  rows: string[][];
  /** Notes below the table. */
  notes?: string[];
}

/** The median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Formats a table as text, with the first column left-aligned and all others right-aligned. */
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
