const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Formats a date in UTC for a sentence: 20 November 2026. `Intl.DateTimeFormat` would do the same, but loading its
 * data blocks a phone noticeably.
 *
 * @param date - ISO 8601 text or a date
 */
export function readableDate(date: string | Date): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
