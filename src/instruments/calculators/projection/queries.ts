import {within, type CalculatorQueries} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\bthrow(?: ratio| distance)?\b|\bprojector distance\b/,
        /\b(?<size>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)\b/,
        /\b(?<ratio>\d+(?:\.\d+)?)\b/,
      ],
      words: 'ratio|distance|throw|wide|width|image|screen|projector|projection|lens|away',
      fields: ({size, unit = '', ratio}, query) => {
        const typed = `${size} ${unit.startsWith('f') ? 'ft' : 'm'}`;
        const from = /\baway\b/.test(query) ? 'distance' : 'width';
        return within(ratio, 0.1, 15) && within(size, 1, 100)
          ? {from, [from]: typed, ratio}
          : undefined;
      },
    },
  ],
  answeredBy: () => /^(?:Distance from|Width of)/,
};
