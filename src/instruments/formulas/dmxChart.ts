/** Parses the channel list of a fixture. A universe has 512 addresses and a channel 256 values: ANSI E1.11. */

/** Last DMX address and last value. */
export const lastAddress = 512;
export const lastValue = 255;

/** A part of a channel's values. */
export interface Range {
  from: number;
  to: number;
  name: string;
}

/** A channel of a fixture, counted from 1. */
export interface Channel {
  channel: number;
  name: string;
  ranges: Range[];
}

/** A parsed channel list. */
export interface Chart {
  channels: Channel[];
  /** Lines that were not understood, or that precede the first channel. */
  skipped: string[];
}

const span = String.raw`(\d{1,3})\s*(?:-|–|—|\.\.\.?|…|to)\s*(\d{1,3})`;
const rangeOnly = new RegExp(String.raw`^[(\[]?${span}[)\]]?(?!\d)\s*[:=|\t]*\s*(.*)$`, 'i');
const rangesIn = new RegExp(String.raw`(?<!\d)${span}(?!\d)\s*[:=]?\s*`, 'gi');
const channelLine =
  /^(?:(?:channel|ch)\.?\s*)?(\d{1,3})(?:\s*(?:[-–—/&+,]|to)\s*(\d{1,3}))?(?!\d)\s*[.:)|\t]*\s*(.*)$/i;

/** Matches a range or a single value at the start of a line. */
const valuesAt = /^[(\[]?(\d{1,3})(?!\d)(?:\s*(?:-|–|—|\.\.\.?|…|to)\s*(\d{1,3})(?!\d))?/i;

/** Whether the values at the start of these lines are contiguous from `first` up to 255. */
function reachesLastValue(lines: readonly string[], first: number): boolean {
  let next = first;
  for (const line of lines) {
    const [, from, to = from] = valuesAt.exec(line) ?? [];
    if (Number(from) !== next) {
      break;
    }
    next = Number(to) + 1;
  }
  return next === lastValue + 1;
}

/** Splits "Colour wheel 0-9 open; 10-19 red" into name and ranges. */
function withRanges(text: string): {name: string; ranges: Range[]} {
  const matches = [...text.matchAll(rangesIn)];
  const ranges = matches.flatMap((match, index) => {
    const end = matches[index + 1]?.index ?? text.length;
    const name = clean(text.slice(match.index + match[0].length, end));
    const [from, to] = [Number(match[1]), Number(match[2])];
    return from <= to && to <= lastValue ? [{from, to, name}] : [];
  });
  const first = matches[0]?.index ?? text.length;
  return ranges.length === matches.length
    ? {name: clean(text.slice(0, first)), ranges}
    : {name: clean(text), ranges: []};
}

function clean(text: string): string {
  return text
    .replace(/[|\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '');
}

/**
 * Reads a channel list, one channel on a line: `1 Pan`, `CH 2: Tilt`, `3-4 Dimmer 16 bit`,
 * `9 Gobo 0-9 open; 10-19 gobo 1`. Lines below a channel that begin with a range or a single value belong to
 * it, from 0 on without a gap; other lines without a number continue the line before. A number that is the
 * next channel as well as the next value is a value only if the lines from it on reach 255.
 */
export function readChart(text: string): Chart {
  const channels: Channel[] = [];
  const skipped: string[] = [];
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  let isBelow = false;
  for (const [index, line] of lines.entries()) {
    const last = channels.at(-1);
    const lastCovered = last?.ranges.at(-1)?.to ?? -1;
    const range = rangeOnly.exec(line);
    if (last && range && Number(range[1]) === lastCovered + 1 && Number(range[2]) <= lastValue) {
      last.ranges.push(...withRanges(line).ranges);
      isBelow = true;
      continue;
    }
    const [, number, until, rest = ''] = channelLine.exec(line) ?? [];
    const channel = Number(number);
    const isValue =
      until === undefined &&
      /^\d/.test(line) &&
      channel === lastCovered + 1 &&
      (channel === 0 ||
        (isBelow && channel !== (last?.channel ?? 0) + 1) ||
        reachesLastValue(lines.slice(index), channel));
    if (last && isValue) {
      last.ranges.push({from: channel, to: channel, name: clean(rest.replace(/^=/, ''))});
      isBelow = true;
      continue;
    }
    const to = until === undefined ? channel : Number(until);
    if (
      number !== undefined &&
      channel > (last?.channel ?? 0) &&
      to >= channel &&
      to <= lastAddress
    ) {
      const {name, ranges} = withRanges(rest);
      isBelow = false;
      for (let next = channel; next <= to; next += 1) {
        const part =
          to === channel ? name : `${name} (${next - channel + 1} of ${to - channel + 1})`;
        channels.push({channel: next, name: part.trim(), ranges: next === channel ? ranges : []});
      }
    } else if (last && number === undefined) {
      const more = withRanges(line);
      last.ranges.push(...more.ranges);
      last.name = clean(`${last.name} ${more.name}`);
    } else {
      skipped.push(line);
    }
  }
  return {channels, skipped};
}

/** Value in the middle of a range, rounded down. */
export function getMidpoint({from, to}: Range): number {
  return Math.floor((from + to) / 2);
}

/** Missing channel numbers, from 1 to the last one of the chart. */
export function findMissing(channels: readonly Channel[]): number[] {
  const known = new Set(channels.map(({channel}) => channel));
  return Array.from({length: channels.at(-1)?.channel ?? 0}, (_, index) => index + 1).filter(
    (channel) => !known.has(channel),
  );
}

/** Channels whose ranges overlap or have gaps. */
export function findUneven(channels: readonly Channel[]): number[] {
  return channels
    .filter(({ranges}) =>
      ranges.some((range, index) => range.from !== (ranges[index - 1]?.to ?? -1) + 1 && index > 0),
    )
    .map(({channel}) => channel);
}
