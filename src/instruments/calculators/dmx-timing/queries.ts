import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?<slots>\d+) (?:channels?|slots?)\b/,
        /\b(?:refresh|packets?|packet rate|frame rate|timing)\b/,
      ],
      ignoredWords: 'dmx|rate|hz|second|seconds|packet|packets|time',
      fields: ({slots}) => (within(slots, 1, 512) ? {slots} : undefined),
    },
  ],
};
