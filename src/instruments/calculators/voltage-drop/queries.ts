import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\bvoltage drop\b|\bcable size\b/,
        /\b(?<length>\d+(?:\.\d+)?) (?:m|metres?|meters?)\b/,
        [/\b(?<size>0\.5|0\.75|1|1\.5|2\.5|4|6|10|16|25|35|50|70|95|120) (?:mm2?|sq ?mm)\b/],
        [/\b(?<amps>\d+(?:\.\d+)?) (?:a|amps?)\b/],
        [/\b(?<volts>\d+(?:\.\d+)?) (?:v|volts?)\b/],
      ],
      ignoredWords: 'cable',
      fields: ({length, size, amps, volts}) =>
        within(length, 0.1, 2000) &&
        within(amps ?? '1', 0.01, 1000) &&
        within(volts ?? '230', 1, 1000)
          ? {kind: 'cable', length, size, amps, volts}
          : undefined,
    },
  ],
};
