import {num} from '../../../components/fields/format';
import {
  check,
  choice,
  is,
  number,
  onlyIf,
  type ValuesOf,
  whole,
} from '../../../components/fields/define';
import {calculator, refuse} from '../../kit/define';
import {isImperial, metres} from '../../../components/fields/units';
import {type Axis, getLimits, maxValues, shiftAt, toDegrees, valueOf} from './panTilt';

const fields = {
  from: choice('What you know', {
    degrees: 'degrees',
    value: '16-bit value',
    bytes: 'coarse and fine',
  }),
  ...onlyIf(is('from', 'degrees'), {
    degrees: number('Angle', '°', '90', -720, 720),
  }),
  ...onlyIf(is('from', 'value'), {
    value: whole('16-bit value', '43690', 0, maxValues[16], {step: 1}),
  }),
  ...onlyIf(is('from', 'bytes'), {
    coarse: whole('Coarse channel', '170', 0, maxValues[8], {step: 1}),
    fine: whole('Fine channel', '170', 0, maxValues[8], {step: 1}),
  }),
  range: number('Range of the axis', '°', '540', 1, 1440, {
    hint: 'From the data sheet. Often 540 for pan and 270 for tilt.',
  }),
  zero: choice('Where 0° is', {middle: 'in the middle', start: 'at value 0'}),
  inverted: check('The axis is inverted'),
  distance: number('Distance to the target', 'm', '10', 0.1, 500, {units: metres}),
};

/** The axis with its ends, its value, not rounded, and the angle of the rounded one. */
export function getHead({from, degrees, value, coarse, fine, ...rest}: ValuesOf<typeof fields>) {
  const {range, zero, inverted} = rest;
  const axis: Axis = {range, centred: zero === 'middle', inverted};
  const exact = {degrees: valueOf(degrees, axis), value, bytes: coarse * 256 + fine}[from];
  return {axis, exact, ends: getLimits(axis), degrees: toDegrees(Math.round(exact), axis)};
}

export const model = calculator(
  {
    id: 'pan-tilt',
    group: 'fixture',
    job: 'Which coarse and fine values turn a head by 90°?',
    title: 'Pan and tilt in degrees and DMX',
    purpose: 'Converts an angle of pan or tilt to coarse and fine values, and back.',
  },
  fields,
  {
    solve(values, state) {
      const {range, distance} = values;
      const {
        axis,
        exact,
        degrees,
        ends: [low, high],
      } = getHead(values);
      if (exact < -1e-6 || exact > maxValues[16] + 1e-6) {
        return refuse(
          'degrees',
          `The axis reaches from ${num(low)}° to ${num(high)}°. Enter an angle in between.`,
        );
      }
      const value = Math.round(exact);
      const step = range / maxValues[16];
      const small = (length: number, digits: number) =>
        isImperial(state.distance)
          ? `${num(length / metres.in, digits + 2)} in`
          : `${num(length * 1000, digits)} mm`;
      const coarseOnly = Math.round(exact / 257);
      const other = [degrees - 360, degrees + 360].find((angle) => angle >= low && angle <= high);
      return {
        lines: [
          ['Coarse and fine', `${value >> 8}, ${value & 255}`, 'main'],
          ['16-bit value', num(value, 0), 'main'],
          ['Angle', `${num(degrees, 3)}°`, 'main'],
          ['Part of the range', `${num((100 * value) / maxValues[16], 3)} %`],
          [
            'With one channel of 8 bits',
            `${coarseOnly}, which is ${num(toDegrees(coarseOnly, axis, maxValues[8]), 2)}°`,
          ],
          ['One step of 16 bits', `${num(step, 4)}°`],
          ['One step of 8 bits', `${num(range / maxValues[8], 2)}°`],
          ['A 16-bit step moves the beam by', small(shiftAt(step, distance), 2)],
          ['An 8-bit step moves the beam by', small(shiftAt(range / maxValues[8], distance), 0)],
          [
            'Same direction, other way round',
            other === undefined
              ? 'not within the range'
              : `${num(other, 2)}°, value ${num(Math.round(valueOf(other, axis)), 0)}`,
          ],
        ],
        notes: [
          'Where the middle points and which way the axis turns differ between fixtures. Try one fixture first.',
        ],
      };
    },
    rule: [
      'Value = (angle − lowest angle) ÷ range × 65,535, rounded. Coarse = value ÷ 256 without remainder, fine = the remainder. Inverted: 65,535 − value. The range is divided evenly, as in GDTF (DIN SPEC 15800).',
      'A step at a distance = distance × tan(step). The last line matters for pan only, where a head faces the same way again after a full turn.',
      'Some fixtures keep a margin at both ends, so the full range needs a little less than all values. Data sheets rarely mention it, so check with the fixture.',
    ],
    table: () => ({
      caption: 'Coarse and fine for angles from the middle',
      columns: ['Angle', 'Pan of 540°', 'Tilt of 270°', 'Pan of 630°'],
      rows: [-135, -90, -45, -30, 0, 30, 45, 90, 135].map((degrees) => [
        `${num(degrees)}°`,
        ...[540, 270, 630].map((range) => {
          const value = Math.round(valueOf(degrees, {range, centred: true, inverted: false}));
          return `${value >> 8}, ${value & 255}`;
        }),
      ]),
    }),
  },
);
