import type {PictureProps} from '../../kit/CalculatorFrame';
import {area, label, line, rect, type Scene, type Shape} from '../../kit/scene';
import {cidr, getNetwork, getPaths, type model} from './model';

/** A device: its name, its address, and where it is drawn. */
function box(name: string, text: string, x: number, y: number, wide: number): Shape[] {
  return [
    {path: rect(x - wide / 2, y, wide, 52), look: 'box'},
    label(name, [x, y + 22], 'middle', 'strong'),
    label(text, [x, y + 42]),
  ];
}

/** A line between a port and the device, with an arrow at each end that is reached. */
function connection(x: number, there: boolean, back: boolean): Shape[] {
  const [from, to] = [60, 130];
  const head = (y: number, direction: number): Shape => ({
    path: area([x, y], [x - 6, y - 10 * direction], [x + 6, y - 10 * direction]),
    look: 'fill',
  });
  return [
    {
      path:
        there || back
          ? line([x, from], [x, to])
          : line([x, from], [x, 84]) + line([x, 106], [x, to]),
      look: there && back ? 'flow' : 'dash',
    },
    ...(there ? [head(to, 1)] : []),
    ...(back ? [head(from, -1)] : []),
    ...(there || back
      ? []
      : [
          {
            path: line([x - 6, 89], [x + 6, 101]) + line([x - 6, 101], [x + 6, 89]),
            look: 'axis',
          } as const,
        ]),
  ];
}

/** Computer and device, with a line where they reach each other. */
export function scene({values: {ipA: a, ipB: b, ipC: c}}: PictureProps<typeof model>): Scene {
  const ports = c ? [a, c] : [a];
  const places = c ? [75, 225] : [150];
  const computers = ports.flatMap((port, index) =>
    box(index === 0 ? 'Computer' : 'Second port', cidr(port), places[index] ?? 0, 2, 148),
  );
  if (!b) {
    const text = `Network ${getNetwork(a)}`;
    return {
      label: `A computer in the ${text}.`,
      height: 84,
      shapes: [...computers, label(text, [150, 76])],
    };
  }
  const paths = getPaths(a, b, c).map(({there, back, same, sound}) => ({
    there: there && sound && !same,
    back: back && sound && !same,
  }));
  const words = paths.map(({there, back}) =>
    there && back ? 'Both ways' : there || back ? 'One way' : 'No path',
  );
  return {
    label: `Between computer and device: ${words.join(', ').toLowerCase()}.`,
    height: 188,
    shapes: [
      ...computers,
      ...paths.flatMap(({there, back}, index) => [
        ...connection(places[index] ?? 0, there, back),
        label(words[index] ?? '', [(places[index] ?? 0) - 14, 100], 'end'),
      ]),
      ...box('Device', cidr(b), 150, 134, c ? 296 : 148),
    ],
  };
}
