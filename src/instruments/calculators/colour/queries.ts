import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\b(?<kelvin>\d{4,5}) (?:k|kelvin)\b/],
      ignoredWords: 'colour|color|temperature|mired|light|white|filter',
      fields: ({kelvin}) =>
        within(kelvin, 1000, 40_000) ? {from: 'kelvin', kelvin, filter: ''} : undefined,
    },
    {
      parts: [/(?<!\S)#(?<short>[\da-f]{3})(?![\w.])|(?<!\S)#(?<long>[\da-f]{6})(?![\w.])/],
      ignoredWords: 'colour|color|rgb|hex|dmx|hsi|values|value',
      fields: ({short, long = short?.replace(/./g, '$&$&')}) => {
        const [red, green, blue] = (long?.match(/../g) ?? []).map((byte) =>
          String(Number.parseInt(byte, 16)),
        );
        return {from: 'rgb', red, green, blue};
      },
    },
  ],
  answeredBy: ({from}) => (from === 'rgb' ? /^(?:RGB|HSI)$/ : /^(?:Colour temperature|Mired)$/),
};
