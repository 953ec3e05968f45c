import {count, list, num} from '../../../components/fields/format';
import {lines, whole} from '../../../components/fields/define';
import {calculator, type Row} from '../../kit/define';
import {fail, type ParseResult} from '../../../components/fields/parse';
import {
  type Channel,
  type Chart,
  findMissing,
  findUneven,
  getMidpoint,
  lastAddress,
  readChart,
} from '../../formulas/dmxChart';

/** The fictional fixture of the handbook's article. */
const example = `1 Pan
2 Pan fine
3 Tilt
4 Tilt fine
5 Movement speed
6 Dimmer
7 Dimmer fine
8 Shutter 0-9 closed; 10-19 open; 20-255 strobe
9 Colour wheel 0-9 open; 10-19 red; 20-29 orange
10 Gobo wheel
0-9 open
10-19 gobo 1
20-29 gobo 2
30-39 gobo 3
40-255 scroll
11-12 Zoom and focus
13 Prism
14 Macro
15 Fan
16 Control`;

function toLine({channel, name, ranges}: Channel, start: number): Row {
  const parts = ranges.map((range) => {
    const {from, to} = range;
    const label = range.name === '' ? '' : ` ${range.name}`;
    return from === to ? `${from}${label}` : `${from}\u2013${to}${label} (${getMidpoint(range)})`;
  });
  const title = name === '' ? 'no name' : name;
  return [
    `Address ${start + channel - 1}, channel ${channel}`,
    parts.length === 0 ? title : `${title}: ${parts.join('; ')}`,
  ];
}

/** Parses a list with at least one channel. */
function readList(list: string): ParseResult<Chart & {last: Channel}> {
  const chart = readChart(list);
  const last = chart.channels.at(-1);
  return last
    ? {ok: true, value: {...chart, last}}
    : fail('No channel found. Enter a number and a function on each line, such as 1 Dimmer.');
}

const fields = {
  start: whole('Start address', '33', 1, lastAddress, {step: 1}),
  chart: lines(
    'Channel list of one mode',
    example,
    'One channel a line: number, function, ranges. Ranges can also follow on separate lines, starting from 0.',
    readList,
  ),
};

export const model = calculator(
  {
    id: 'dmx-chart',
    group: 'fixture',
    job: 'Which address is the shutter on?',
    title: 'DMX chart reader',
    purpose: 'Turns the channel list of a manual into a cheat sheet with addresses and values.',
  },
  fields,
  {
    solve({start, chart: {channels, skipped, last}}) {
      const end = start + last.channel - 1;
      const gaps = findMissing(channels);
      const odd = findUneven(channels);
      return {
        lines: [
          ['Channels', num(last.channel, 0), 'main'],
          ['Addresses', `${start} to ${end}`, end > lastAddress ? 'over' : 'main'],
          [
            'The next one starts at',
            end >= lastAddress ? 'address 1 of the next universe' : String(end + 1),
          ],
          ...channels
            .filter(({channel}) => start + channel - 1 <= lastAddress)
            .map((channel) => toLine(channel, start)),
        ],
        warnings: [
          end > lastAddress &&
            `The fixture ends after address ${lastAddress}. Start at ${lastAddress - last.channel + 1} or lower.`,
          gaps.length > 0 &&
            `The list has no channel ${list(gaps.slice(0, 10).map(String))}${gaps.length > 10 ? ' and more' : ''}. Compare it with the manual.`,
          odd.length > 0 &&
            `Ranges overlap or leave values out on channel ${list(odd.slice(0, 10).map(String))}. Compare them with the manual.`,
          skipped.length > 0 &&
            `${count(skipped.length, 'line')} can’t be read, starting with “${skipped[0]}”. Enter a channel number and a function.`,
        ],
        notes: [
          'The number in brackets is the middle of the range. The result is only as good as the list, so test each function once before the show.',
        ],
      };
    },
    rule: [
      'Address = start address + channel − 1. A universe has 512 addresses, and a channel has the values 0 to 255 (ANSI E1.11). Middle = (first + last) ÷ 2, rounded down.',
    ],
    tableTitle: 'Table of start addresses',
    table: () => ({
      caption: 'Start addresses of fixtures in a row',
      columns: ['Channels', 'First', 'Second', 'Third', 'Fourth', 'Fixtures in a universe'],
      rows: [4, 6, 8, 10, 12, 16, 20, 24, 32].map((channels) => [
        String(channels),
        ...[0, 1, 2, 3].map((index) => String(1 + index * channels)),
        String(Math.floor(lastAddress / channels)),
      ]),
    }),
  },
);
