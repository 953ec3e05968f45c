import {num} from '../../../components/fields/format';
import {lengthText} from '../../../components/fields/units';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {plot} from '../../kit/plot';
import {area, rect, scale, type Scene, type Shape} from '../../kit/scene';
import {getCable, getStrip, type model} from './model';

type Values = PictureProps<typeof model>['values'];

/** Number of LEDs in the drawing of a strip. */
const ledCount = 44;

/** Positions of the feeds of a strip, from 0 at its start to 1 at its end. */
const getFeeds = ({feeds}: Values): number[] =>
  Array.from({length: feeds}, (_, index) => index / Math.max(1, feeds - 1));

/** Volts over the length, with the limit. */
function getCurve(
  [volts, length, limit, typed]: readonly [number, number, number, string],
  lossAt: (share: number) => number,
): Scene {
  const points = Array.from({length: 101}, (_, index): [number, number] => [
    index / 100,
    Math.max(0, volts - lossAt(index / 100)),
  ]);
  const lowest = Math.min(...points.map(([, at]) => at));
  const minVoltage = volts * (1 - limit / 100);
  return plot({
    label: `Voltage over ${lengthText(length, typed)}: ${num(volts, 2)} V, at its lowest ${num(lowest, 2)} V. The limit is ${num(minVoltage, 2)} V.`,
    caption: 'Volts over the length (dashed: the limit)',
    x: {
      from: 0,
      to: 1,
      ticks: [0, 0.5, 1].map((at) => ({at, label: lengthText(at * length, typed)})),
    },
    y: {
      from: Math.max(0, volts - 1.1 * (volts - Math.min(lowest, minVoltage))),
      to: volts,
      ticks: [volts, minVoltage, lowest].map((at) => ({at, label: num(at, 2)})),
    },
    curves: [
      {
        look: 'dash',
        points: [
          [0, minVoltage],
          [1, minVoltage],
        ],
      },
      {look: 'flow', points},
    ],
  });
}

/** The LEDs under the curve, darker where more is lost, and the feeds. */
function getLeds(
  feeds: readonly number[],
  lossAt: (share: number) => number,
  maxLoss: number,
): Shape[] {
  const x = scale(0, 1, 54, 274);
  return [
    {path: rect(50, 200, 228, 24), look: 'stage'},
    ...Array.from({length: ledCount}, (_, index): Shape => ({
      path: rect(x(index / ledCount) + 1, 205, 4, 14),
      look: 'fill',
      opacity:
        Math.max(5, Math.round(100 - (70 * lossAt((index + 0.5) / ledCount)) / maxLoss)) / 100,
    })),
    {
      path: feeds
        .map((feed) => area([x(feed), 225], [x(feed) - 5, 235], [x(feed) + 5, 235]))
        .join(''),
      look: 'fill',
    },
  ];
}

/** The voltage along a cable, or along a strip with its LEDs. */
export function scene({values, state}: PictureProps<typeof model>): Scene {
  if (values.kind === 'cable') {
    const {drop} = getCable(values);
    return getCurve(
      [values.volts, values.length, values.limit, state.length],
      (share) => share * drop,
    );
  }
  const {stripVolts: volts, strip: length, stripLimit: limit} = values;
  const {led, farthest, before} = getStrip(values);
  const feeds = getFeeds(values);
  const lossAt = (share: number): number => {
    const near = Math.min(...feeds.map((feed) => Math.abs(feed - share))) * length;
    const slope = farthest * near - near ** 2 / 2;
    return before + led.ampsPerMetre * led.ohmsPerMetre * slope;
  };
  const curve = getCurve([volts, length, limit, state.strip], lossAt);
  return {
    ...curve,
    caption: `${curve.caption}. The more voltage an LED loses, the darker it’s drawn.`,
    height: 236,
    shapes: [...curve.shapes, ...getLeds(feeds, lossAt, (volts * limit) / 100)],
  };
}
