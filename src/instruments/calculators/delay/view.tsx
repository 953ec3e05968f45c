import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {
  dimension,
  ellipse,
  label,
  line,
  rect,
  roundAbove,
  scale,
  type Scene,
} from '../../kit/scene';
import {getDelay, lipSync, type model} from './model';

/** Left end of the path, where the sound starts. */
const start = 28;

/** The path of the sound, with the video frames that pass meanwhile. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const {ms, distance} = getDelay(values);
  const frame = 1000 / values.fps;
  const frames = num(ms / frame, 2);
  const end = roundAbove(Math.max(ms, 1));
  const x = scale(0, end, start, 268);
  const listener = x(ms);
  const metres = `${num(distance, 2)} m`;
  const time = `${num(ms, 2)} ms`;
  // In ms; none if the frames are too narrow to see.
  const frameTimes = Array.from(
    {length: x(frame) - start >= 5 ? Math.ceil(ms / frame - 1e-9) : 0},
    (_, index) => index * frame,
  );
  const limit = x(lipSync.late);
  return {
    label: `Sound takes ${time} to travel ${metres}. In that time, ${frames} video frames pass.`,
    height: 152,
    shapes: [
      {path: 'M8 24h8l12 -10v40l-12 -10h-8Z', look: 'box'},
      {path: line([start, 34], [listener, 34]), look: 'dash'},
      {
        path: frameTimes
          .slice(1)
          .map((at) => `M${num(x(at), 1)} 18q7 16 0 32`)
          .join(''),
        look: 'flow',
      },
      {path: ellipse([listener + 11, 34], 10), look: 'box'},
      ...dimension([start, 58], [listener, 58], metres),
      {path: rect(start, 106, listener - start, 20), look: 'soft'},
      {path: frameTimes.map((at) => rect(x(at), 106, x(frame) - start, 20)).join(''), look: 'line'},
      label(`${frames} frames, ${time}`, [(start + listener) / 2, 146]),
      ...(end > lipSync.late && limit - start > 2
        ? [
            {path: line([limit, 100], [limit, 130]), look: 'axis'} as const,
            label(`${lipSync.late} ms: limit of EBU R 37`, [limit, 96]),
          ]
        : []),
    ],
  };
}
