import {type CalculatorQueries, within} from '../../kit/query';

const dmx = /(?<![a-z])dmx\b/;

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [dmx, /\b(?<value>\d+(?:\.\d+)?) ?(?:%|percent)(?!\w)/],
      ignoredWords: 'value|level',
      fields: ({value}) => (within(value, 0, 100) ? {from: 'percent', value} : undefined),
    },
    {
      parts: [
        dmx,
        /(?:\b(?:in|to|as) )?(?:%|\bpercent(?:age)?\b|\b16[- ]?bit\b|\b(?:in|to|as) midi\b)/,
        /\b(?<value>\d+)\b/,
      ],
      ignoredWords: 'value|level',
      fields: ({value}) => (within(value, 0, 255) ? {from: '8', value} : undefined),
    },
    {
      parts: [/\bmidi\b/, dmx, /\b(?<value>\d+)\b/],
      ignoredWords: 'value',
      fields: ({value}) => (within(value, 0, 127) ? {from: 'midi', value} : undefined),
    },
    {
      parts: [/\bcoarse (?<coarse>\d+) (?:and )?fine (?<fine>\d+)\b/],
      ignoredWords: 'dmx|value|16-bit',
      fields: ({coarse, fine}) =>
        within(coarse, 0, 255) && within(fine, 0, 255)
          ? {from: 'pair', value: `${coarse} ${fine}`}
          : undefined,
    },
    {
      parts: [/\b16[- ]?bit\b|\bcoarse and fine\b|\bcoarse fine\b/, /\b(?<value>\d+)\b/],
      ignoredWords: 'dmx|coarse|fine|value',
      fields: ({value}) => (within(value, 0, 65_535) ? {from: '16', value} : undefined),
    },
  ],
};
