import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\b(?<distance>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)\b/],
      ignoredWords:
        'delay|sound|speed|late|loudspeaker|speaker|ms|milliseconds|frames|time|away|distance',
      fields: ({distance, unit = ''}, query) =>
        /\bdelay\b|\bsound\b|\bms\b|\bmilliseconds\b/.test(query) && within(distance, 0, 1000)
          ? {from: 'distance', distance: unit.startsWith('f') ? `${distance} ft` : distance}
          : undefined,
    },
  ],
};
