import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {gaps, rowHeight, spans, track, trackAxis} from '../../kit/tracks';
import {formatLabel, isDropped, type Rate, toLabel} from '../../formulas/timecode';
import {getMoment, type model, rateText} from './model';

/** A row with the frames of a second: this one filled, and the numbers that drop frame skips dashed. */
function getRow(frame: number, rate: Rate, name: string) {
  const label = toLabel(frame, rate);
  const x = trackAxis(0, rate.nominal);
  const numbers = Array.from({length: rate.nominal}, (_, frames) => frames);
  const skippedNumbers = numbers.filter((frames) => isDropped({...label, frames}, rate));
  const cells = (of: readonly number[]) => of.map((at) => [x(at), x(at + 1)] as const);
  return {
    text: `frame ${label.frames} of ${rate.nominal} at ${name}`,
    isDropping: skippedNumbers.length > 0,
    getShapes: (top: number) => [
      ...track(top, name, formatLabel(label, rate)),
      gaps(top, numbers.slice(1).map(x), 'grid'),
      spans(top, cells(skippedNumbers), 'area'),
      spans(top, cells([label.frames]), 'fill'),
    ],
  };
}

/** The frame within its second, also at the other rate. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const {rate, frame, target, there, isLate} = getMoment(values);
  const rows = [
    getRow(frame, rate, rateText(values.rate)),
    ...(target && !isLate ? [getRow(there, target, rateText(values.to))] : []),
  ];
  const isDropping = rows.some((row) => row.isDropping);
  return {
    label: `In its second: ${rows.map(({text}) => text).join(', ')}.`,
    height: rows.length * rowHeight,
    caption: `A row is the second that the frame is in.${isDropping ? ' Dashed: numbers that drop frame skips.' : ''}`,
    shapes: rows.flatMap(({getShapes}, index) => getShapes(index * rowHeight)),
  };
}
