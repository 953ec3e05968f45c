interface YearGroup<Item> {
  year: string;
  /** Items of one year, in their original order. */
  items: Item[];
}

/**
 * Groups dated items by year in UTC, so that an article of 1 January is in the same group wherever the
 * page is read.
 *
 * @returns the newest year first
 */
export function byYear<Item extends {date: string | Date}>(
  items: readonly Item[],
): YearGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const year = String(new Date(item.date).getUTCFullYear());
    groups.set(year, [...(groups.get(year) ?? []), item]);
  }
  return [...groups]
    .map(([year, grouped]) => ({year, items: grouped}))
    .sort((a, b) => Number(b.year) - Number(a.year));
}
