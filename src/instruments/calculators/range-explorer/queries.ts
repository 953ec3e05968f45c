import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\brange\b/,
        /(?<![\w.])(?<start>\d{1,3}) ?(?:to|-) ?(?<end>\d{1,3})(?![\w.%])/,
        /(?<![\w.])(?<parameter>[01](?:\.\d+)?)(?![\w.%])/,
      ],
      ignoredWords: 'beam|dmx|parameter|value',
      fields: ({start, end, parameter}) =>
        within(start, 0, 255) && within(end, 0, 255) && within(parameter, 0, 1)
          ? {example: 'own', start, end, parameter}
          : undefined,
    },
  ],
  answeredBy: () => /^DMX value$/,
};
