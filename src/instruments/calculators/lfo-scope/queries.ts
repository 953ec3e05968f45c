import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\b(?:lfo)\b/, /\b(?<beats>\d+(?:\.\d+)?) beats?\b/, /\b(?<bpm>\d+(?:\.\d+)?) bpm\b/],
      ignoredWords: 'cycle|rate|tempo|hz|ms|over|takes',
      fields: ({beats, bpm}) =>
        within(beats, 0.015625, 256) && within(bpm, 10, 999)
          ? {unit: 'beats', beats, bpm}
          : undefined,
    },
  ],
  answeredBy: () => /^(?:One cycle|Rate)$/,
};
