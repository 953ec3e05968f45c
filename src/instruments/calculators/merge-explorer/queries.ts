import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?:(?<htp>htp)|merge|weighted average)\b/,
        /(?<![\w.])(?<one>[01](?:\.\d+)?)(?![\w.%])/,
        /(?<![\w.])(?<two>[01](?:\.\d+)?)(?![\w.%])/,
      ],
      ignoredWords: 'merge|merged|beam|tracks|weighted|average',
      fields: ({htp, one, two}) =>
        within(one, 0, 1) && within(two, 0, 1)
          ? {mode: htp ?? 'weightedaverage', one, two}
          : undefined,
    },
  ],
};
