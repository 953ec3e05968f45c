import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\bdip(?:[- ]?switch(?:es)?)?(?!\w)/, /\b(?<address>\d+)\b/],
      ignoredWords: 'dmx|address|channel|setting|settings|switch|switches|set',
      fields: ({address}) => (within(address, 1, 511) ? {address} : undefined),
    },
    {
      parts: [/\baddress\b/, /\b(?<address>\d+)\b/],
      ignoredWords: 'dmx|start|fixture|light|lamp',
      fields: ({address}) => (within(address, 1, 511) ? {address} : undefined),
    },
    {
      parts: [/(?<![a-z])dmx\b/, /\b(?<address>\d+)\b/],
      // 255 is a value: full.
      fields: ({address}) => (within(address, 1, 511) && address !== '255' ? {address} : undefined),
    },
  ],
  answeredBy: () => /^Switches on$/,
};
