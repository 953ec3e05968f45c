import type {CalculatorQueries} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?<width>\d{2,5}) ?[x×] ?(?<height>\d{2,5})\b/,
        [/\b(?<frameWidth>\d{2,5}) ?[x×] ?(?<frameHeight>\d{2,5})\b/],
        /\baspect(?: ratio)?\b|\bscaling\b|\bletterbox\b|\bbars\b/,
      ],
      ignoredWords: 'ratio|bars|image|output',
      fields: (groups) => groups,
    },
  ],
};
