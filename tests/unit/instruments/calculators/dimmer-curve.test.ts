import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  lightness,
  lightOf,
  lightWith,
  valueFor,
  type Shape,
} from '../../../../src/instruments/calculators/dimmer-curve/curve';
import {model} from '../../../../src/instruments/calculators/dimmer-curve/model';

const shape = fc.constantFrom<Shape>('linear', 'square', 'gamma', 's');
const gamma = fc.double({min: 0.2, max: 5, noNaN: true});
const share = fc.double({min: 0, max: 1, noNaN: true});

describe('dimmer curves', () => {
  it.each([
    // By hand, and powers from tables of logarithms
    [0.5, 'linear', 1, 0.5],
    [0.5, 'square', 1, 0.25],
    [0.1, 'square', 1, 0.01],
    [0.5, 'gamma', 2.2, 0.217638],
    [0.5, 'gamma', 2.4, 0.189465],
    [0.5, 's', 1, 0.5],
    [0.25, 's', 1, 0.15625],
  ] as const)('%d, %s %d: %d', (value, kind, exponent, light) => {
    expect(lightOf(value, kind, exponent)).toBeCloseTo(light, 6);
  });

  it.each([
    // L* of published grey scales: middle grey of 18.42 % is 50, the linear part ends at 8
    [0, 0],
    [0.008856, 0.08],
    [0.01, 0.089914],
    [0.1842, 0.5],
    [0.5, 0.760693],
    [1, 1],
  ])('light of %d looks like %d', (light, perceived) => {
    expect(lightness(light)).toBeCloseTo(perceived, 4);
    expect(lightWith(perceived)).toBeCloseTo(light, 4);
  });

  it('starts at nothing, ends at all, rises throughout and comes back', () => {
    fc.assert(
      fc.property(shape, gamma, share, (kind, exponent, value) => {
        expect(lightOf(0, kind, exponent)).toBe(0);
        expect(lightOf(1, kind, exponent)).toBeCloseTo(1, 12);
        const more = Math.min(1, value + 0.01);
        expect(lightOf(more, kind, exponent)).toBeGreaterThanOrEqual(
          lightOf(value, kind, exponent),
        );
        const light = lightOf(value, kind, exponent);
        expect(lightOf(valueFor(light, kind, exponent), kind, exponent)).toBeCloseTo(light, 6);
        expect(lightWith(lightness(value))).toBeCloseTo(value, 9);
      }),
    );
  });

  it('reads levels in percent and in DMX', () => {
    const light = (level: string) => {
      const outcome = model.solve({...model.defaults, level});
      return outcome.ok ? outcome.lines[0]?.value : outcome.errors;
    };
    expect(light('50')).toBe('25 %');
    expect(light('255 DMX')).toBe('100 %');
    expect(light('51 DMX')).toBe('4 %');
  });

  it('says when steps can be seen', () => {
    const notes = (change: object) => {
      const outcome = model.solve({...model.defaults, ...change});
      return outcome.ok ? outcome.notes?.length : 0;
    };
    expect(notes({shape: 'linear', level: '0'})).toBe(2);
    expect(notes({shape: 'linear', level: '0', bits: '16'})).toBe(1);
  });
});
