import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?<columns>\d+) projectors\b/,
        [/\b(?<width>\d{3,5}) ?[x×] ?(?<height>\d{3,5})\b/],
        /\b(?:blend|blending|overlap)\b/,
        /\b(?<overlap>\d+)(?: px| pixels)?(?!\S)/,
      ],
      ignoredWords: 'edge|blend|blending|overlap|canvas|width|wide',
      fields: ({columns, width, height, overlap}) =>
        within(columns, 2, 12) &&
        within(width ?? '1920', 320, 8192) &&
        within(height ?? '1200', 200, 8192) &&
        within(overlap, 0, Number(width ?? '1920') - 1)
          ? {columns, width, height, overlap}
          : undefined,
    },
  ],
};
