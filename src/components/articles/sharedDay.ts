/**
 * Finds the common day (UTC, `2026-11-26`) of all items of a list, which then shows it once.
 *
 * @returns undefined for fewer than two items, and where the days differ
 */
export function sharedDay(items: readonly {date: string | Date}[]): string | undefined {
  const days = new Set(items.map(({date}) => new Date(date).toISOString().slice(0, 10)));
  return items.length > 1 && days.size === 1 ? [...days][0] : undefined;
}
