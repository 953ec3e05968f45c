import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?:square[- ]law|gamma (?<gamma>\d(?:\.\d+)?)|dimmer curve)(?!\S)/,
        /\b(?<level>\d+(?:\.\d+)?) ?(?:%|percent)(?!\w)/,
      ],
      ignoredWords: 'dimmer|curve|light|level|desk|bright',
      fields: ({gamma, level}) =>
        within(level, 0, 100) && within(gamma ?? '1', 0.2, 5)
          ? {shape: gamma ? 'gamma' : 'square', gamma, level}
          : undefined,
    },
  ],
};
