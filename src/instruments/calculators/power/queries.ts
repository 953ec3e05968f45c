import {type CalculatorQueries, within} from '../../kit/query';

const circuitWords = 'breaker|fuse|socket|circuit|plug';
const loadWords = 'led|bar|bars|light|lights|lamp|lamps|fixtures|par|pars';

/** Usual ratings of breakers in amperes: a number of amperes without a load could be anything else. */
const ratings = new Set('10|13|15|16|20|25|32|40|50|63|80|100|125'.split('|'));

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\b(?<amount>\d+(?:\.\d+)?) (?:watts?|(?<kilo>kw|kilowatts?)|w)\b/,
        [/\b(?<volts>\d+) (?:v|volts?)\b/],
      ],
      ignoredWords: 'amps|amp|ampere|amperes|current|power|load|draw|draws|breaker',
      fields: ({amount, kilo, volts}, query) =>
        (volts !== undefined || /\bamp|\bcurrent\b|\bbreaker\b/.test(query)) &&
        within(volts ?? '230', 50, 1000) &&
        within(amount, 0, kilo ? 1e3 : 1e6)
          ? {loads: `${amount} ${kilo ? 'kW' : 'W'}`, volts}
          : undefined,
    },
    {
      parts: [
        /\b(?:watts?|kw|kilowatts?)\b/,
        /\b(?<breaker>\d+) (?:a|amps?|amperes?)\b/,
        [/\b(?<volts>\d+) (?:v|volts?)\b/],
      ],
      ignoredWords: `on|from|can|load|draw|get|maximum|max|power|${circuitWords}`,
      fields: ({breaker, volts}) =>
        within(breaker, 1, 1000) && within(volts ?? '230', 50, 1000)
          ? {breaker, factor: '1', volts}
          : undefined,
    },
    {
      parts: [
        /\b(?<amount>\d+(?:\.\d+)?) (?:watts?|w)\b/,
        /\b(?<breaker>\d+) (?:a|amps?|amperes?)\b/,
        [/\b(?<volts>\d+) (?:v|volts?)\b/],
      ],
      ignoredWords: `on|one|from|fit|fits|can|${circuitWords}|${loadWords}`,
      fields: ({amount, breaker, volts}) =>
        within(amount, 1, 1e6) && within(breaker, 1, 1000) && within(volts ?? '230', 50, 1000)
          ? {breaker, loads: `${amount} W`, volts}
          : undefined,
    },
    {
      parts: [/\b(?<breaker>\d+) (?:a|amps?|amperes?)\b/, [/\b(?<volts>\d+) (?:v|volts?)\b/]],
      ignoredWords: `on|one|${circuitWords}|${loadWords}`,
      fields: ({breaker = '', volts}) =>
        ratings.has(breaker) && within(volts ?? '230', 50, 1000)
          ? {breaker, factor: '1', volts}
          : undefined,
    },
  ],
  answeredBy: ({loads, breaker}) =>
    loads && breaker ? /^Fit on/ : loads ? /^Current/ : /^Planning limit/,
  // Warnings are about loads or a breaker that the query does not name.
  hidesWarnings: true,
};
