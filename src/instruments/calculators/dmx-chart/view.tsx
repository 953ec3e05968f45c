import {count} from '../../../components/fields/format';
import {lastValue} from '../../formulas/dmxChart';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {label, type Scene} from '../../kit/scene';
import {gaps, maxRows, notDrawn, rowHeight, spans, track, trackAxis} from '../../kit/tracks';
import type {model} from './model';

/** Maximum length of a name in the drawing. */
const maxLength = 16;

const shorten = (name: string): string =>
  name.length > maxLength ? `${name.slice(0, maxLength - 1)}…` : name;

/** The values of each channel that is divided into ranges. */
export function scene({values: {chart}}: PictureProps<typeof model>): Scene | undefined {
  const channelsWithRanges = chart.channels.filter(({ranges}) => ranges.length > 0);
  if (channelsWithRanges.length === 0) {
    return undefined;
  }
  const x = trackAxis(0, lastValue + 1);
  const rows = channelsWithRanges.slice(0, maxRows).map(({channel, name, ranges}, row) => ({
    top: row * rowHeight,
    name: `${channel} ${shorten(name)}`,
    text: count(ranges.length, 'range'),
    ends: ranges.map(({from, to}) => [x(from), x(to + 1)] as const),
  }));
  const bottom = rows.length * rowHeight;
  const rest = channelsWithRanges.length - maxRows;
  return {
    label: `Ranges from 0 to ${lastValue}. ${rows.map(({name, text}) => `Channel ${name}: ${text}`).join(', ')}.`,
    height: bottom + 16,
    shapes: [
      ...rows.flatMap(({top, name, text, ends}) => [
        ...track(top, name, text),
        spans(top, ends, 'fill'),
        gaps(
          top,
          ends.map(([from]) => from),
        ),
      ]),
      ...[0, 64, 128, 192, lastValue].map((value) => label(String(value), [x(value), bottom + 12])),
    ],
    ...(rest > 0 && notDrawn(count(rest, 'more channel'))),
  };
}
