import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?<amount>\d+) fixtures?\b|\bfixture (?<nth>\d+)\b|\b(?<which>\d+) (?:st|nd|rd|th) fixture\b/,
        /\b(?<footprint>\d+)[- ](?:channels?|ch)\b/,
      ],
      ignoredWords: 'patch|universe|universes|start|address|addresses|each|where',
      fields: ({which, nth = which, amount = nth, footprint}) =>
        within(amount, 1, 512) && within(footprint, 1, 512) ? {amount, footprint} : undefined,
    },
  ],
  answeredBy: () => /^(?:Universes|Last fixture)$/,
};
