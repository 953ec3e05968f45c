import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {label, type Scene, withoutOverlaps} from '../../kit/scene';
import {gaps, rowHeight, spans, track, trackAxis} from '../../kit/tracks';
import {getTiming, type model} from './model';
import {packetTime, shortestPacket, slotTime} from './timing';

/** Number of slots in the drawing of the start of a packet. */
const maxVisible = 4;

/** A packet from break to break, and its start on an axis of its own. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const timing = getTiming(values);
  const {breakTime, markAfterBreak, betweenSlots, beforeBreak} = timing;
  const slots = values.slots + 1;
  const time = packetTime(values.slots, timing);
  const total = Math.max(time, shortestPacket);
  const first = breakTime + markAfterBreak;
  const starts = Array.from({length: slots}, (_, slot) => first + slot * (slotTime + betweenSlots));
  const visibleSlots = starts.slice(0, maxVisible);
  const end = (visibleSlots.at(-1) ?? first) + slotTime;
  const [whole, part] = [trackAxis(0, total), trackAxis(0, end)];
  const below = rowHeight + 60;
  return {
    label: `A packet of ${num(total)} µs: a break of ${num(breakTime)} µs, a mark of ${num(markAfterBreak)} µs, then ${slots} slots of ${slotTime} µs.`,
    height: below + 8,
    caption: 'Slot 0 is the start code, slot 1 the first channel.',
    shapes: [
      ...track(0, 'From break to break', `${num(total)} µs`),
      spans(0, [[whole(0), whole(breakTime)]], 'key'),
      spans(0, [[whole(first), whole(time - beforeBreak)]], 'fill'),
      gaps(0, starts.slice(1).map(whole)),
      ...track(rowHeight, 'Its start', `${num(end)} µs`),
      spans(rowHeight, [[part(0), part(breakTime)]], 'key'),
      spans(
        rowHeight,
        visibleSlots.map((start) => [part(start), part(start + slotTime)]),
        'fill',
      ),
      gaps(rowHeight, visibleSlots.slice(1).map(part)),
      ...withoutOverlaps([
        label('Break', [part(breakTime / 2), below]),
        ...visibleSlots.map((start, slot) =>
          label(String(slot), [part(start + slotTime / 2), below]),
        ),
        label('Mark', [part(breakTime + markAfterBreak / 2), below]),
      ]),
    ],
  };
}
