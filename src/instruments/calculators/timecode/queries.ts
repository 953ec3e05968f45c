import {within, type CalculatorQueries} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /(?<value>(?<h>\d\d):(?<m>\d\d):(?<s>\d\d)(?<mark>[:;])(?<f>\d\d))(?![\d:;])/,
        [/\b(?<rate>23\.976|24|25|29\.97|30|50|59\.94|60)\b/],
        [/\b(?<drop>df|drop ?frame)\b/],
      ],
      ignoredWords: 'timecode|tc|fps|frame|frames|smpte|ltc|mtc|seconds|real|time',
      fields: ({value, h, m, s, f, mark, drop, rate}) => {
        const isDrop = mark === ';' || drop !== undefined;
        const name = rate ?? (isDrop ? '29.97' : '25');
        const isSound =
          within(h, 0, 23) &&
          within(m, 0, 59) &&
          within(s, 0, 59) &&
          within(f, 0, Math.ceil(Number(name)) - 1) &&
          (!isDrop || name === '29.97' || name === '59.94');
        return isSound ? {from: 'label', value, rate: isDrop ? `${name} DF` : name} : undefined;
      },
    },
  ],
};
