import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/(?<universe>239\.255\.\d{1,3}\.\d{1,3})(?![\d.])/],
      ignoredWords: 'sacn|e1.31|multicast|universe|address|ip',
      fields: (groups) => groups,
    },
    {
      parts: [/\b(?:sacn|e1\.31|multicast)\b/, /\b(?<universe>\d+)\b/],
      ignoredWords: 'universe|multicast|address|ip|sacn|e1.31|group',
      fields: ({universe}) => (within(universe, 1, 63_999) ? {from: 'sacn', universe} : undefined),
    },
  ],
};
