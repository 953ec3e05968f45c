import {within, type CalculatorQueries} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\b(?<kelvin>\d{4,5}) (?:k|kelvin)\b/],
      ignoredWords: 'colour|color|temperature|mired|light|white|filter',
      fields: ({kelvin}) =>
        within(kelvin, 1000, 40_000) ? {from: 'kelvin', kelvin, filter: ''} : undefined,
    },
  ],
};
