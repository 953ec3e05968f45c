import {type CalculatorQueries, within} from '../../kit/query';

/** Notes by their names, as parts of a whole note. */
const noteNames: Readonly<Record<string, string>> = {
  half: '2',
  quarter: '4',
  eighth: '8',
  sixteenth: '16',
};

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\b(?<ms>\d+(?:\.\d+)?) (?:ms|milliseconds?)\b/, /\bbpm\b|\btempo\b/],
      ignoredWords: 'beat|beats|delay|time',
      fields: ({ms}) => {
        const bpm = String(Number((60_000 / Number(ms)).toFixed(3)));
        return within(bpm, 10, 999) ? {bpm} : undefined;
      },
    },
    {
      parts: [
        [
          /\b1\/(?<note>1|2|4|8|16|32|64)\b|\b(?<name>half|quarter|eighth|sixteenth)\b|\b(?<short>2|4|8|16|32) (?:nd|th)\b/,
        ],
        [/\b(?<feel>dotted|triplet)s?\b/],
        [/\b(?<fps>\d+(?:\.\d+)?) fps\b/],
        /\bbpm\b|\btempo\b|\bbeats per minute\b/,
        /\b(?<bpm>\d+(?:\.\d+)?)\b(?! (?:ms|milliseconds?)\b)/,
      ],
      ignoredWords:
        'ms|milliseconds|millisecond|hz|beat|beats|note|notes|tempo|delay|time|length|frames',
      fields: ({name, short, note = short ?? noteNames[name ?? ''], feel, fps, bpm}) =>
        within(bpm, 10, 999) && within(fps ?? '60', 1, 480) ? {bpm, note, feel, fps} : undefined,
    },
  ],
  answeredBy: ({fps}) => (fps ? /^Video frames per beat/ : /^(?:The note|Once)/),
};
