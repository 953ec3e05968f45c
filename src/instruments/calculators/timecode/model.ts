import {bytes, formatFixed, num} from '../../../components/fields/format';
import {choice, onlyIf, select, text, type ValuesOf} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import type {CalculatorState} from '../../kit/model';
import {fail, parseInteger, type ParseResult, tidy} from '../../../components/fields/parse';
import {
  formatLabel,
  frameAt,
  framesPerDay,
  mtcFullFrame,
  parseClock,
  parseLabel,
  quarterFrames,
  type Rate,
  type RateName,
  rates,
  toFrame,
  toLabel,
  toSeconds,
} from '../../formulas/timecode';

/** Real time as h:mm:ss.mmm. */
function clock(seconds: number): string {
  // Compensates for floating-point error at half a millisecond.
  const ms = Math.round(seconds * 1000 + 1e-6);
  const pad = (value: number, size = 2) => String(value).padStart(size, '0');
  return `${Math.floor(ms / 3_600_000)}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/** Rounds a fractional frame number, so that a time that was displayed rounded to ms converts back to its frame. */
function wholeFrame(frames: number, {numerator, denominator}: Rate): number {
  return Math.floor(frames + (0.0005 * numerator) / denominator);
}

/** Looks up a rate by name; 25 fps if unknown. */
const findRate = (name: string | undefined): Rate => rates[name as RateName] ?? rates['25'];

/** Parses a number of frames, which is fractional if entered as a time. */
function parseFrame(value: string, {from, rate: name}: CalculatorState): ParseResult<number> {
  const rate = findRate(name);
  const day = framesPerDay(rate);
  if (from === 'frames') {
    return parseInteger(value, {label: 'Frame number', min: 0, max: day - 1});
  }
  if (from === 'label') {
    const label = parseLabel(value, rate);
    return label.ok ? {ok: true, value: toFrame(label.value, rate)} : label;
  }
  const seconds = parseClock(value);
  if (!seconds.ok) {
    return seconds;
  }
  const frame = (seconds.value * rate.numerator) / rate.denominator;
  return frame < day
    ? {ok: true, value: frame}
    : fail(
        `At this rate the labels of a day end after ${formatFixed(toSeconds(day, rate), 4)} s. Enter a smaller value.`,
      );
}

/** Whether a label has the drop-frame separator `;`. */
const isMarkedDrop = (label: string): boolean => /;\s*\d+\s*$/.test(label);

/** Parses an offset with an optional sign. */
function parseOffset(other: string, state: CalculatorState): ParseResult<number> {
  const [, sign, value = ''] = /^([-+]?) ?(.*)$/s.exec(tidy(other)) ?? [];
  const frames = parseFrame(value, state);
  return frames.ok && sign === '-' ? {ok: true, value: -frames.value} : frames;
}

/** A frame rate in words. */
export const rateText = (name: string): string => `${name.replace('DF', 'drop frame')} fps`;

const rateNames = (Object.keys(rates) as RateName[])
  .sort((a, b) => parseFloat(a) - parseFloat(b))
  .map((name) => [name, rateText(name)] as const);

const fields = {
  rate: select('Frame rate', rateNames, {value: '25'}),
  from: choice('What you have', {label: 'Timecode', frames: 'Frame number', seconds: 'Real time'}),
  value: text(
    'Value',
    '01:00:00:00',
    'Timecode 00:00:00:00 to 23:59:59 and the last frame, frame number from 0, or real time as seconds or 1:02:03.5.',
    parseFrame,
    {wide: true, labelBy: 'from'},
  ),
  op: choice('Calculate', {none: 'nothing', add: 'add', subtract: 'subtract'}),
  ...onlyIf((state) => state.op !== 'none', {
    other: text(
      'Duration or offset',
      '00:00:10:00',
      'In the same form as the value, with − in front if negative.',
      parseOffset,
    ),
  }),
  to: select('Convert to', [['none', 'no other rate'], ...rateNames]),
};

/** The moment that the fields describe, as a frame of its day at their rate, and at the other one. */
export function getMoment({rate: name, op, to, value, other}: ValuesOf<typeof fields>) {
  const rate = findRate(name);
  const shift = op === 'none' ? 0 : op === 'add' ? other : -other;
  const day = framesPerDay(rate);
  const moved = wholeFrame(value + shift, rate);
  const frame = ((moved % day) + day) % day;
  const target = to === 'none' ? undefined : findRate(to);
  const there = target ? frameAt(toSeconds(frame, rate), target) : NaN;
  const isLate = target !== undefined && there >= framesPerDay(target);
  return {rate, moved, frame, target, there, isLate};
}

export const model = calculator(
  {
    id: 'timecode',
    group: 'beat',
    job: 'Which frame is 01:00:00;00?',
    title: 'Timecode converter',
    purpose:
      'Converts between timecode, frame numbers and real time, with drop frame and MIDI timecode.',
    page: '/sync-tools/livemtc/introduction',
  },
  fields,
  {
    rewrite(before, after) {
      const rate = findRate(before.rate);
      const write = (frames: ParseResult<number>) => {
        const frame = frames.ok ? wholeFrame(Math.abs(frames.value), rate) : 0;
        const texts: Record<string, string> = {
          label: formatLabel(toLabel(frame, rate), rate),
          frames: String(frame),
          seconds: clock(toSeconds(frame, rate)),
        };
        return frames.ok ? `${frames.value < 0 ? '-' : ''}${texts[after.from]}` : undefined;
      };
      return before.from === after.from
        ? {}
        : {
            value: write(parseFrame(before.value, before)) ?? before.value,
            other: write(parseOffset(before.other, before)) ?? before.other,
          };
    },
    solve(values, state) {
      const {rate: name, from, op, to} = values;
      const {rate, moved, frame, target, there, isLate} = getMoment(values);
      const label = toLabel(frame, rate);
      const seconds = toSeconds(frame, rate);
      const displayedSeconds =
        3600 * label.hours + 60 * label.minutes + label.seconds + label.frames / rate.nominal;
      const offset = (displayedSeconds - seconds) * 1000;
      const message = mtcFullFrame(label, rate);
      const isSlow = rate.denominator === 1001 && rate.drop === 0;
      return {
        lines: [
          ['Timecode', formatLabel(label, rate), 'main'],
          ['Frame number (from 0)', num(frame, 0), 'main'],
          ['Real time', clock(seconds), 'main'],
          target && [
            `Same moment at ${rateText(to)}`,
            isLate
              ? 'after the last label of the day'
              : formatLabel(toLabel(there, target), target),
          ],
          target && ['Frame number at that rate', num(there, 0)],
          ['Real time in seconds', `${num(seconds, 4)} s`],
          ['Frame number counted from 1', num(frame + 1, 0)],
          ['Timecode minus real time', `${num(offset, 2)} ms`],
          ['One frame', `${num((1000 * rate.denominator) / rate.numerator, 4)} ms`],
          ['Frames in a day', num(framesPerDay(rate), 0)],
          [
            'MTC full-frame message',
            message ? bytes(message) : 'none: MTC has no code for this rate',
          ],
          ['MTC quarter frames per second', message ? num(quarterFrames(rate), 2) : 'none'],
        ],
        warnings: [
          rate.drop === 0 &&
            from === 'label' &&
            [state.value, op === 'none' ? '' : state.other].some(isMarkedDrop) &&
            `The semicolon marks drop frame, but ${name} fps is read without it here. If the source counts with drop frame, choose such a frame rate.`,
        ],
        notes: [
          moved !== frame && 'The result passes midnight: timecode starts again at 00:00:00:00.',
          isSlow &&
            `Without drop frame, ${name} fps timecode falls behind the clock by 3.6 s in an hour.`,
          isSlow &&
            message &&
            `MIDI Time Code has no code for ${name} fps: it is sent as ${rate.nominal}, and only its speed differs.`,
        ],
      };
    },
    rule: [
      'Drop frame skips labels, never frames of the video: frames 00 and 01 (at 59.94 fps: 00 to 03) of each minute, but not of minutes 00, 10, 20, 30, 40, 50. 23.976, 29.97 and 59.94 are exactly 24000, 30000 and 60000 ÷ 1001. There is no drop frame at other rates. Source: SMPTE ST 12-1.',
      'MIDI Time Code sends four quarter frames per frame. A label takes eight of them, so a receiver has it two frames later. Its rate codes are 0 for 24, 1 for 25, 2 for 29.97 drop frame, 3 for 30. By convention 23.976 uses 0 and 29.97 non-drop uses 3; higher rates have none.',
    ],
    table: () => ({
      caption: 'Drop frame at 29.97 fps around its jumps',
      columns: ['Frame number', 'Timecode', 'Real time', 'Same moment at 25 fps'],
      rows: [0, 1, 1799, 1800, 3597, 3598, 17981, 17982, 107892, 1078920, 2589407].map((frame) => [
        num(frame, 0),
        formatLabel(toLabel(frame, rates['29.97 DF']), rates['29.97 DF']),
        clock(toSeconds(frame, rates['29.97 DF'])),
        formatLabel(
          toLabel(frameAt(toSeconds(frame, rates['29.97 DF']), rates['25']), rates['25']),
          rates['25'],
        ),
      ]),
    }),
  },
);
