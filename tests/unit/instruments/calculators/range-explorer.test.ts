import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  candidates,
  examples,
  exactValue,
  parameterFor,
} from '../../../../src/instruments/formulas/range';
import {model} from '../../../../src/instruments/calculators/range-explorer/model';

describe('ranges', () => {
  it('follows the documented examples', () => {
    expect(exactValue(0.5, examples.match)).toBe(127.5);
    expect(exactValue(0, examples.invert)).toBe(255);
    expect(exactValue(1, examples.invert)).toBe(0);
    expect(exactValue(0.5, examples.confine)).toBe(128);
    expect(exactValue(1, examples.full)).toBe(255);
  });

  it('does not decide how the product rounds', () => {
    expect(candidates(0.5, examples.match)).toEqual([127, 128]);
    expect(candidates(0.5, examples.confine)).toEqual([128]);
    const outcome = model.solve(model.defaults);
    expect(outcome.ok && outcome.lines[0]?.value).toBe('127 or 128');
    expect(outcome.ok && outcome.notes?.[0]).toMatch(/one of the two/);
  });

  it('limits the parameter and stays within the range', () => {
    const byte = fc.integer({min: 0, max: 255});
    fc.assert(
      fc.property(fc.double({min: -1, max: 2, noNaN: true}), byte, byte, (p, start, end) => {
        const value = exactValue(p, {start, end});
        expect(value).toBeGreaterThanOrEqual(Math.min(start, end));
        expect(value).toBeLessThanOrEqual(Math.max(start, end));
      }),
    );
  });

  it('goes back to the parameter for every DMX value of every range', () => {
    let wrong = 0;
    for (let start = 0; start <= 255; start += 5) {
      for (let end = 0; end <= 255; end += 5) {
        for (let value = Math.min(start, end); value <= Math.max(start, end); value += 1) {
          const p = parameterFor(value, {start, end});
          if (
            start === end
              ? p !== undefined
              : p === undefined || Math.abs(exactValue(p, {start, end}) - value) > 1e-9
          ) {
            wrong += 1;
          }
        }
      }
    }
    expect(wrong).toBe(0);
  });
});
