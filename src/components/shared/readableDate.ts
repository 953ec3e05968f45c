const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A date as it is written in a sentence: 20 November 2026. Days are those of UTC. The browser's own
 * formatter would do the same, but its tables cost a phone a noticeable moment.
 *
 * @param date - ISO 8601 text or a date
 */
export function readableDate(date: string | Date): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
