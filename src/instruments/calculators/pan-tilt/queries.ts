import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?:pan|tilt)\b/,
        /(?<degrees>-?\d+(?:\.\d+)?) ?(?:°|deg(?:rees?)?\b)/,
        [/(?<range>\d+) ?(?:°|deg(?:rees?)?\b)/],
      ],
      ignoredWords: 'dmx|value|16-bit|coarse|fine|head|range|tilt|pan',
      fields: ({degrees, range}) =>
        within(range ?? '540', 90, 720) &&
        within(degrees, -Number(range ?? '540') / 2, Number(range ?? '540') / 2)
          ? {from: 'degrees', degrees, range}
          : undefined,
    },
  ],
};
