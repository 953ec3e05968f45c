import {type CalculatorQueries, within} from '../../kit/query';

const rate = /\b(?<rate>23\.976|24|25|29\.97|30|50|59\.94|60)\b/;
const frameWords = 'timecode|tc|fps|frame|frames|smpte|ltc|mtc|seconds|real|time';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /(?<value>(?<h>\d\d):(?<m>\d\d):(?<s>\d\d)(?<mark>[:;])(?<f>\d\d))(?![\d:;])/,
        [rate],
        [/\b(?<drop>df|drop ?frame)\b/],
      ],
      ignoredWords: frameWords,
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
    {
      parts: [
        /(?<![\d:.])(?<clock>(?:(?<h>\d?\d):)?(?<m>\d?\d):(?<s>\d\d(?:\.\d+)?))(?![\d:;.])|\b(?<seconds>\d+(?:\.\d+)?) (?:s|secs?|seconds?)\b|\b(?<frames>\d+) frames?\b/,
        /\b(?:at|fps|timecode)\b/,
        rate,
      ],
      ignoredWords: frameWords,
      fields: ({clock, h = '0', m, s, seconds, frames, rate: name}) => {
        const isSound = clock
          ? within(h, 0, 23) && within(m, 0, 59) && within(s, 0, 59.999)
          : within(seconds ?? frames, 0, frames ? 2_000_000 : 86_399);
        return isSound
          ? {from: frames ? 'frames' : 'seconds', value: clock ?? seconds ?? frames, rate: name}
          : undefined;
      },
    },
  ],
};
