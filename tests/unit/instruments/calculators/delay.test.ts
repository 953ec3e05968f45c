import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {metresOf, msOfMetres} from '../../../../src/instruments/calculators/delay/delay';
import {model} from '../../../../src/instruments/calculators/delay/model';

describe('delay', () => {
  it('covers 34.32 m in a tenth of a second at 20 °C', () => {
    expect(metresOf(100, 20)).toBeCloseTo(34.32, 9);
    expect(msOfMetres(34.32, 20)).toBeCloseTo(100, 9);
    expect(msOfMetres(1, 20)).toBeCloseTo(2.914, 3);
  });

  it('comes back to the same distance, and is shorter in warm air', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0.01, max: 1000, noNaN: true}),
        fc.double({min: -40, max: 59, noNaN: true}),
        (metres, celsius) => {
          expect(metresOf(msOfMetres(metres, celsius), celsius)).toBeCloseTo(metres, 9);
          expect(msOfMetres(metres, celsius + 1)).toBeLessThan(msOfMetres(metres, celsius));
        },
      ),
    );
  });

  it('gives one answer whatever the delay is written in', () => {
    const time = (change: object) => {
      const outcome = model.solve({...model.defaults, ...change});
      return outcome.ok ? outcome.lines[0]?.value : outcome.errors;
    };
    expect(time({from: 'time', time: '0.1 s'})).toBe('100 ms');
    expect(time({from: 'frames', frames: '6'})).toBe('100 ms');
    expect(time({from: 'samples', samples: '4800'})).toBe('100 ms');
    expect(time({from: 'distance', distance: '34.32'})).toBe('100 ms');
    expect(time({from: 'distance', distance: '3432 cm'})).toBe('100 ms');
    expect(time({from: 'distance', distance: '112.598 ft'})).toBe('100 ms');
  });

  it('compares with the limits for sound before and after the image', () => {
    const verdicts = (time: string) => {
      const outcome = model.solve({...model.defaults, from: 'time', time});
      return outcome.ok ? outcome.lines.slice(-2).map(({value}) => value.split(' ')[0]) : [];
    };
    expect(verdicts('40')).toEqual(['within', 'within']);
    expect(verdicts('41')).toEqual(['within', 'over']);
    expect(verdicts('60')).toEqual(['within', 'over']);
    expect(verdicts('61')).toEqual(['over', 'over']);
  });
});
