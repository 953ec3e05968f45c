import {num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {metres} from '../shared/units';
import {about} from './about';
import {candelaOf, diameterAt, luxAt, luxPerFootCandle, solidAngle} from './photometrics';

export interface State extends Record<string, string> {
  from: string;
  candela: string;
  lumens: string;
  lux: string;
  measured: string;
  angle: string;
  distance: string;
  incidence: string;
}

/** Values that stay readable whether they are tiny or large. */
const figure = (value: number): string => num(value, value < 10 ? 2 : value < 100 ? 1 : 0);

export const model: ToolModel<State> = {
  about,
  defaults: {
    from: 'candela',
    candela: '100000',
    lumens: '10000',
    lux: '1000',
    measured: '10',
    angle: '26',
    distance: '10',
    incidence: '0',
  },
  fields: [
    {
      id: 'from',
      label: 'What the data sheet says',
      kind: 'choice',
      options: options({
        candela: 'candela',
        lux: 'lux at a distance',
        lumens: 'lumens and angle',
      }),
    },
    {
      id: 'candela',
      label: 'Intensity at the centre',
      unit: 'cd',
      kind: 'number',
      min: 0.1,
      max: 1e9,
      units: {cd: 1, kcd: 1000},
      when: (state) => state.from === 'candela',
    },
    {
      id: 'lux',
      label: 'Illuminance',
      unit: 'lx',
      kind: 'number',
      min: 0.01,
      max: 1e7,
      units: {lx: 1, klx: 1000, fc: luxPerFootCandle},
      when: (state) => state.from === 'lux',
    },
    {
      id: 'measured',
      label: 'Measured at',
      unit: 'm',
      kind: 'number',
      min: 0.1,
      max: 1000,
      units: metres,
      when: (state) => state.from === 'lux',
    },
    {
      id: 'lumens',
      label: 'Light output',
      unit: 'lm',
      kind: 'number',
      min: 1,
      max: 1e7,
      units: {lm: 1, klm: 1000},
      when: (state) => state.from === 'lumens',
    },
    {
      id: 'angle',
      label: 'Beam angle',
      unit: '°',
      kind: 'number',
      hint: 'The whole angle, from edge to edge.',
      min: 0.1,
      max: 170,
      units: {'°': 1, deg: 1},
    },
    {
      id: 'distance',
      label: 'Distance to the subject',
      unit: 'm',
      kind: 'number',
      min: 0.1,
      max: 1000,
      units: metres,
    },
    {
      id: 'incidence',
      label: 'Tilt of the surface',
      unit: '°',
      kind: 'number',
      hint: '0 faces the light.',
      min: 0,
      max: 89,
      units: {'°': 1, deg: 1},
    },
  ],
  solve(state) {
    const form = new Reader(state, model.fields);
    const angle = form.number('angle');
    const distance = form.number('distance');
    const incidence = form.number('incidence');
    const cone = solidAngle(angle);
    const candela = {
      candela: () => form.number('candela'),
      lux: () => candelaOf(form.number('lux'), form.number('measured')),
      lumens: () => form.number('lumens') / cone,
    }[state.from as 'candela']();
    if (form.failed) {
      return form.failure;
    }
    const lux = luxAt(candela, distance, incidence);
    const diameter = diameterAt(angle, distance);
    return {
      ok: true,
      lines: [
        {label: 'Illuminance', value: `${figure(lux)} lx`, main: true},
        {label: 'Beam diameter', value: `${num(diameter, 2)} m`, main: true},
        {label: 'In foot-candles', value: `${figure(lux / luxPerFootCandle)} fc`},
        {label: 'Intensity', value: `${figure(candela)} cd`},
        {label: 'Lumens, if the beam is even', value: `${figure(candela * cone)} lm`},
        {label: 'Diameter in feet', value: `${num(diameter / metres.ft, 2)} ft`},
        {label: 'Area across the beam', value: `${figure((Math.PI * diameter ** 2) / 4)} m²`},
        {label: 'At half the distance', value: `${figure(lux * 4)} lx`},
        {label: 'At twice the distance', value: `${figure(lux / 4)} lx`},
      ],
      notes: [
        ...(state.from === 'lumens'
          ? [
              'Lumens say how much light there is, not where it goes: this assumes that all of it is spread evenly over the beam angle. A real beam is brighter in the centre.',
            ]
          : []),
        'The inverse-square law holds from about five times the size of the lens or light source. Haze, gels and gobos take light away.',
      ],
    };
  },
  rule: [
    'Lux = candela × cos(tilt) ÷ distance² (distance in m). Diameter = 2 × distance × tan(angle ÷ 2). Lumens of an even beam = candela × 2π × (1 − cos(angle ÷ 2)). 1 foot-candle = 10.764 lx. Quantities: ISO/CIE 23539. The law of the square holds from about five times the size of the source.',
    'The beam angle ends where the light has half of its peak, the field angle at a tenth (definitions of the IES). Use the same kind of angle for fixtures that you compare.',
  ],
  table: () => ({
    caption: 'Beam diameter in m, and lux from 10 000 cd',
    columns: ['Distance', '5°', '10°', '19°', '26°', '36°', '50°', 'Lux from 10 000 cd'],
    rows: [2, 3, 5, 7, 10, 15, 20, 30].map((distance) => [
      `${distance} m`,
      ...[5, 10, 19, 26, 36, 50].map((angle) => num(diameterAt(angle, distance), 2)),
      num(luxAt(10_000, distance), 1),
    ]),
  }),
};
