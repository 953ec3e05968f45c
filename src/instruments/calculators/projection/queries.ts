import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\bthrow(?: ratio| distance)?\b|\bprojector distance\b/,
        /\b(?<size>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)\b/,
        /\b(?<ratio>\d+(?:\.\d+)?)\b/,
      ],
      ignoredWords: 'ratio|distance|throw|wide|width|image|screen|projector|projection|lens|away',
      fields: ({size, unit = '', ratio}, query) => {
        const typed = `${size} ${unit.startsWith('f') ? 'ft' : 'm'}`;
        const from = /\baway\b/.test(query) ? 'distance' : 'width';
        return within(ratio, 0.1, 15) && within(size, 1, 100)
          ? {from, [from]: typed, ratio}
          : undefined;
      },
    },
    {
      parts: [
        /\b(?<width>\d+(?:\.\d+)?) (?<unit>m|metres?|meters?|ft|feet)(?: wide)? (?:at|from|(?:screen|image|picture)(?: at| from)?) (?<distance>\d+(?:\.\d+)?) (?<far>m|metres?|meters?|ft|feet)\b/,
      ],
      ignoredWords: 'lens|projector|projection|throw|ratio|image|picture|screen|wide|away|fits',
      fields: ({width, unit = '', distance, far = ''}) => {
        const inUnit = (size: string | undefined, name: string): string =>
          `${size} ${name.startsWith('f') ? 'ft' : 'm'}`;
        return within(width, 1, 100) && within(distance, 1, 500)
          ? {from: 'both', width: inUnit(width, unit), distance: inUnit(distance, far)}
          : undefined;
      },
    },
  ],
  answeredBy: () => /^(?:Distance from|Width of|Throw ratio)/,
};
