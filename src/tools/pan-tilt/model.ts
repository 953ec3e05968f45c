import {num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {isImperial, metres} from '../shared/units';
import {about} from './about';
import {degreesOf, ends, last, shiftAt, valueOf, type Axis} from './panTilt';

export interface State extends Record<string, string> {
  from: string;
  degrees: string;
  value: string;
  coarse: string;
  fine: string;
  range: string;
  zero: string;
  inverted: string;
  distance: string;
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    from: 'degrees',
    degrees: '90',
    value: '43690',
    coarse: '170',
    fine: '170',
    range: '540',
    zero: 'middle',
    inverted: '',
    distance: '10',
  },
  fields: [
    {
      id: 'from',
      label: 'What you know',
      kind: 'choice',
      options: options({degrees: 'degrees', value: '16-bit value', bytes: 'coarse and fine'}),
    },
    {
      id: 'degrees',
      label: 'Angle',
      unit: '°',
      kind: 'number',
      min: -720,
      max: 720,
      units: {'°': 1, deg: 1},
      when: (state) => state.from === 'degrees',
    },
    {
      id: 'value',
      label: '16-bit value',
      kind: 'number',
      step: 1,
      min: 0,
      max: last[16],
      integer: true,
      when: (state) => state.from === 'value',
    },
    {
      id: 'coarse',
      label: 'Coarse channel',
      kind: 'number',
      step: 1,
      min: 0,
      max: last[8],
      integer: true,
      when: (state) => state.from === 'bytes',
    },
    {
      id: 'fine',
      label: 'Fine channel',
      kind: 'number',
      step: 1,
      min: 0,
      max: last[8],
      integer: true,
      when: (state) => state.from === 'bytes',
    },
    {
      id: 'range',
      label: 'Range of the axis',
      unit: '°',
      kind: 'number',
      hint: 'From the data sheet. Usual are 540 for pan and 270 for tilt.',
      min: 1,
      max: 1440,
      units: {'°': 1, deg: 1},
    },
    {
      id: 'zero',
      label: 'Where 0° is',
      kind: 'choice',
      options: options({middle: 'in the middle', start: 'at value 0'}),
    },
    {id: 'inverted', label: 'The axis is inverted', kind: 'check'},
    {
      id: 'distance',
      label: 'Distance to the target',
      unit: 'm',
      kind: 'number',
      min: 0.1,
      max: 500,
      units: metres,
    },
  ],
  solve(state) {
    const form = new Reader(state, model.fields);
    const range = form.number('range');
    const distance = form.number('distance');
    const axis: Axis = {
      range,
      centred: state.zero === 'middle',
      inverted: state.inverted === '1',
    };
    const exact = {
      degrees: () => valueOf(form.number('degrees'), axis),
      value: () => form.number('value'),
      bytes: () => form.number('coarse') * 256 + form.number('fine'),
    }[state.from as 'value']();
    if (form.failed) {
      return form.failure;
    }
    if (exact < -1e-6 || exact > last[16] + 1e-6) {
      const [low, high] = ends(axis);
      form.refuse(
        'degrees',
        `The axis reaches from ${num(low)}° to ${num(high)}°. Write an angle in between.`,
      );
      return form.failure;
    }
    const value = Math.round(exact);
    const degrees = degreesOf(value, axis);
    const step = range / last[16];
    const small = (length: number, digits: number) =>
      isImperial(state.distance)
        ? `${num(length / metres.in, digits + 2)} in`
        : `${num(length * 1000, digits)} mm`;
    const coarseOnly = Math.round(exact / 257);
    const other = [degrees - 360, degrees + 360].find((angle) => {
      const [low, high] = ends(axis);
      return angle >= low && angle <= high;
    });
    return {
      ok: true,
      lines: [
        {label: 'Coarse and fine', value: `${value >> 8}, ${value & 255}`, main: true},
        {label: '16-bit value', value: num(value, 0), main: true},
        {label: 'Angle', value: `${num(degrees, 3)}°`, main: true},
        {label: 'Part of the range', value: `${num((100 * value) / last[16], 3)} %`},
        {
          label: 'With one channel of 8 bits',
          value: `${coarseOnly}, which is ${num(degreesOf(coarseOnly, axis, last[8]), 2)}°`,
        },
        {label: 'One step of 16 bits', value: `${num(step, 4)}°`},
        {label: 'One step of 8 bits', value: `${num(range / last[8], 2)}°`},
        {
          label: 'A 16-bit step moves the beam by',
          value: small(shiftAt(step, distance), 2),
        },
        {
          label: 'An 8-bit step moves the beam by',
          value: small(shiftAt(range / last[8], distance), 0),
        },
        {
          label: 'Same direction, other way round',
          value:
            other === undefined
              ? 'not within the range'
              : `${num(other, 2)}°, value ${num(Math.round(valueOf(other, axis)), 0)}`,
        },
      ],
      notes: [
        'Where the middle points and which way the axis turns differ between fixtures. Try one fixture first.',
      ],
    };
  },
  rule: [
    'Value = (angle − lowest angle) ÷ range × 65 535, rounded. Coarse = value ÷ 256 without remainder, fine = the remainder. Inverted: 65 535 − value. The range is divided evenly, as in GDTF (DIN SPEC 15800).',
    'A step at a distance = distance × tan(step). The last line matters for pan only: after a full turn the head looks in the same direction.',
  ],
  unconfirmed: [
    'Some fixtures keep a margin at both ends, so that the full range needs a little less than all values. The data sheet rarely says so: compare with the fixture.',
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
};
