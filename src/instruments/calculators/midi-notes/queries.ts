import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\b(?:midi|notes?)\b/, /(?<!\S)(?<value>[a-g][#♯b♭]?-?\d)(?!\S)/],
      ignoredWords: 'midi|note|number|name',
      fields: ({value}) => ({from: 'name', value}),
    },
    {
      parts: [/\bnote\b/, /\b(?<value>\d+)\b/],
      ignoredWords: 'midi|number|name',
      fields: ({value}) => (within(value, 0, 127) ? {from: 'number', value} : undefined),
    },
  ],
};
