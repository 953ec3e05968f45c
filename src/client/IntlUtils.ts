import {readableDate} from '../content/readableDate';

/**
 * The theme's date formats, all of which are a day of UTC: this site writes every date in one way.
 *
 * @returns what turns a date into text
 */
export function useDateTimeFormat(): {format: (date: Date) => string} {
  return {format: readableDate};
}
