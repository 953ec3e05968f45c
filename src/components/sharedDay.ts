/**
 * The day that all things of a list share, so that it is said once instead of with each.
 *
 * @returns nothing for fewer than two things, and where the days differ in UTC
 */
export function sharedDay(items: readonly {date: string | Date}[]): string | undefined {
  const days = new Set(items.map(({date}) => new Date(date).toISOString().slice(0, 10)));
  return items.length > 1 && days.size === 1 ? [...days][0] : undefined;
}
