import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?<candela>\d+(?:\.\d+)?) (?:cd|candelas?)\b/,
        /\b(?<distance>\d+(?:\.\d+)?) (?:m|metres?|meters?)\b/,
      ],
      ignoredWords: 'lux|lx|beam|light|distance',
      fields: ({candela, distance}) =>
        within(candela, 0.1, 1e9) && within(distance, 0.1, 1000)
          ? {from: 'candela', candela, distance}
          : undefined,
    },
    {
      parts: [
        /\b(?:beam|angle|diameter)\b/,
        /\b(?<angle>\d+(?:\.\d+)?) ?(?:°|deg(?:rees?)?\b)/,
        /\b(?<distance>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)\b/,
      ],
      ignoredWords: 'beam|angle|diameter|wide|width|size|light|distance|away|from',
      fields: ({angle, distance, unit = ''}) =>
        within(angle, 0.1, 170) && within(distance, 0.1, 1000)
          ? {angle, distance: unit.startsWith('f') ? `${distance} ft` : distance}
          : undefined,
    },
  ],
  answeredBy: ({angle}) => (angle ? /^Beam diameter/ : /^Illuminance/),
};
