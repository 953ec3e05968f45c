import type {CalculatorQueries} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\bbattery\b/,
        /\b(?<capacity>\d+(?:\.\d+)?) (?<energy>k?wh)\b/,
        /\b(?<load>\d+(?:\.\d+)?) (?<power>k?w)\b/,
      ],
      ignoredWords: 'runtime|time|last|hours',
      fields: ({capacity, energy, load, power}) => ({
        kind: 'battery',
        capacity: `${capacity} ${energy?.replace('w', 'W')}`,
        load: `${load} ${power?.replace('w', 'W')}`,
      }),
    },
  ],
};
