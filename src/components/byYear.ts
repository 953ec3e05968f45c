/** Things of one year, in their own order. */
export interface YearGroup<Item> {
  year: string;
  items: Item[];
}

/**
 * Groups dated things by year in UTC, so that a post of 1 January stands in the same group wherever
 * the page is read. Newest year first; the order within a year is kept.
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
