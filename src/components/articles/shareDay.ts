/** Whether all items of a list, at least two, are of the same day (UTC): the list then shows no dates. */
export function shareDay(items: readonly {date: string | Date}[]): boolean {
  const days = new Set(items.map(({date}) => new Date(date).toISOString().slice(0, 10)));
  return items.length > 1 && days.size === 1;
}
