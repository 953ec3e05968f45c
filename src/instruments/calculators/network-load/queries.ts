import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?<universes>\d+) universes\b/,
        /\b(?:load|bandwidth|mbit(?:\/s)?|traffic|mbps)\b/,
      ],
      ignoredWords: 'network|artnet|art-net|sacn|data|rate',
      fields: ({universes}, query) =>
        within(universes, 1, 32_768)
          ? {
              universes,
              ...(/\bsacn\b/.test(query) ? {protocol: 'sacn', way: 'multicast'} : {}),
            }
          : undefined,
    },
  ],
};
