const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO 8601 date as it is written in a sentence: 20 November 2026. Days are those of UTC. */
export function readableDate(iso: string): string {
  return format.format(new Date(iso));
}
