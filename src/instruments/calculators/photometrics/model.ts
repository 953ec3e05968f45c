import {num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {metres} from '../../../components/fields/units';
import {diameterAt, luxAt, luxPerFootCandle, luxToCandela, solidAngle} from './photometrics';

/** Formats a value with more decimals the smaller it is. */
export const figure = (value: number): string => num(value, value < 10 ? 2 : value < 100 ? 1 : 0);

const fields = {
  from: choice('What the data sheet says', {
    candela: 'candela',
    lux: 'lux at a distance',
    lumens: 'lumens and angle',
  }),
  ...onlyIf(is('from', 'candela'), {
    candela: number('Intensity at the centre', 'cd', '100000', 0.1, 1000000000, {
      units: {cd: 1, kcd: 1000},
    }),
  }),
  ...onlyIf(is('from', 'lux'), {
    lux: number('Illuminance', 'lx', '1000', 0.01, 10000000, {
      units: {lx: 1, klx: 1000, fc: luxPerFootCandle},
    }),
    measured: number('Measured at', 'm', '10', 0.1, 1000, {units: metres}),
  }),
  ...onlyIf(is('from', 'lumens'), {
    lumens: number('Light output', 'lm', '10000', 1, 10000000, {units: {lm: 1, klm: 1000}}),
  }),
  angle: number('Beam angle', '°', '26', 0.1, 170, {hint: 'The whole angle, from edge to edge.'}),
  distance: number('Distance to the subject', 'm', '10', 0.1, 1000, {units: metres}),
  incidence: number('Tilt of the surface', '°', '0', 0, 89, {
    advanced: true,
    hint: '0 is facing the light.',
  }),
};

/** Intensity in cd, solid angle in sr, and illuminance in lx and diameter in m at the subject. */
export function getBeam({from, angle, distance, incidence, ...known}: ValuesOf<typeof fields>) {
  const cone = solidAngle(angle);
  const candela = {
    candela: known.candela,
    lux: luxToCandela(known.lux, known.measured),
    lumens: known.lumens / cone,
  }[from];
  return {
    candela,
    cone,
    lux: luxAt(candela, distance, incidence),
    diameter: diameterAt(angle, distance),
  };
}

export const model = calculator(
  {
    id: 'photometrics',
    group: 'fixture',
    job: 'How many lux, and how wide is the beam at 10 metres?',
    title: 'Lux and beam angle',
    purpose:
      'Calculates the light and the diameter of a beam at a distance, from candela or lumens.',
  },
  fields,
  {
    solve(values) {
      const {candela, cone, lux, diameter} = getBeam(values);
      return {
        lines: [
          ['Illuminance', `${figure(lux)} lx`, 'main'],
          ['Beam diameter', `${num(diameter, 2)} m`, 'main'],
          ['In foot-candles', `${figure(lux / luxPerFootCandle)} fc`],
          ['Intensity', `${figure(candela)} cd`],
          ['Lumens, if the beam is even', `${figure(candela * cone)} lm`],
          ['Diameter in feet', `${num(diameter / metres.ft, 2)} ft`],
          ['Area across the beam', `${figure((Math.PI * diameter ** 2) / 4)} m²`],
          ['At half the distance', `${figure(lux * 4)} lx`],
          ['At twice the distance', `${figure(lux / 4)} lx`],
        ],
        notes: [
          values.from === 'lumens' &&
            'Lumens measure the amount of light, not its direction. This assumes that all of it is spread evenly over the beam angle. A real beam is brighter in the centre.',
          'The inverse-square law applies from about five times the size of the lens or light source. Haze, gels and gobos reduce the light.',
        ],
      };
    },
    rule: [
      'Lux = candela × cos(tilt) ÷ distance² (distance in m). Diameter = 2 × distance × tan(angle ÷ 2). Lumens of an even beam = candela × 2π × (1 − cos(angle ÷ 2)). 1 foot-candle = 10.764 lx. Quantities: ISO/CIE 23539. The inverse-square law applies from about five times the size of the source.',
      'The beam angle ends where the light falls to half of its peak, the field angle where it falls to a tenth (definitions of the IES). Use the same kind of angle for fixtures that you compare.',
    ],
    table: () => ({
      caption: 'Beam diameter in m, and lux from 10,000 cd',
      columns: ['Distance', '5°', '10°', '19°', '26°', '36°', '50°', 'Lux from 10,000 cd'],
      rows: [2, 3, 5, 7, 10, 15, 20, 30].map((distance) => [
        `${distance} m`,
        ...[5, 10, 19, 26, 36, 50].map((angle) => num(diameterAt(angle, distance), 2)),
        num(luxAt(10_000, distance), 1),
      ]),
    }),
  },
);
