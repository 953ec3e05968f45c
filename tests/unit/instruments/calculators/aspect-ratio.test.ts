import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  lowestTerms,
  nearestShape,
  scaled,
} from '../../../../src/instruments/calculators/aspect-ratio/aspect';
import {model} from '../../../../src/instruments/calculators/aspect-ratio/model';

const size = (width: number, height: number) => ({width, height});

describe('aspect ratio', () => {
  it.each([
    // Published containers: ITU-R BT.709 and BT.2020, VESA, DCI.
    [1920, 1080, [16, 9], '16:9'],
    [3840, 2160, [16, 9], '16:9'],
    [1920, 1200, [8, 5], '16:10'],
    [1024, 768, [4, 3], '4:3'],
    [1998, 1080, [37, 20], '1.85:1 (DCI flat)'],
    [4096, 2160, [256, 135], '256:135 (DCI full)'],
    [2560, 1080, [64, 27], '64:27 (sold as 21:9)'],
    [2048, 858, [1024, 429], '2.39:1 (DCI scope)'],
    [1080, 1920, [9, 16], '9:16'],
  ])('%d × %d has a name', (width, height, terms, name) => {
    expect(lowestTerms(size(width, height))).toEqual(terms);
    expect(nearestShape(size(width, height)).name).toBe(name);
    expect(Math.abs(nearestShape(size(width, height)).wider)).toBeLessThan(0.002);
  });

  it.each([
    // 4:3 pillarboxed and filled, scope in the full DCI container, 16:9 letterboxed on 16:10
    [1440, 1080, 1920, 1080, 'fit', 1440, 1080],
    [1440, 1080, 1920, 1080, 'fill', 1920, 1440],
    [2048, 858, 4096, 2160, 'fit', 4096, 1716],
    [1920, 1080, 1920, 1200, 'fit', 1920, 1080],
    [1920, 1080, 1080, 1920, 'fit', 1080, 608],
    [640, 480, 1920, 1080, 'stretch', 1920, 1080],
  ] as const)('%d × %d in %d × %d, %s: %d × %d', (w, h, fw, fh, fit, ow, oh) => {
    expect(scaled(size(w, h), size(fw, fh), fit)).toEqual(size(ow, oh));
  });

  it('fits inside, fills outside, and keeps the shape to a pixel', () => {
    const side = fc.integer({min: 8, max: 8000});
    fc.assert(
      fc.property(side, side, side, side, (w, h, fw, fh) => {
        const inside = scaled(size(w, h), size(fw, fh), 'fit');
        const outside = scaled(size(w, h), size(fw, fh), 'fill');
        expect(inside.width <= fw && inside.height <= fh).toBe(true);
        expect(outside.width >= fw && outside.height >= fh).toBe(true);
        expect(inside.width === fw || inside.height === fh).toBe(true);
        expect(Math.abs(outside.width * h - outside.height * w)).toBeLessThanOrEqual(
          Math.max(w, h) * 0.5,
        );
        const [a, b] = lowestTerms(size(w, h));
        expect(a * h).toBe(b * w);
      }),
    );
  });

  it('says what is lost, and writes the same as a filter', () => {
    const lines = (change: object) => {
      const outcome = model.solve({...model.defaults, ...change});
      return outcome.ok
        ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
        : outcome.errors;
    };
    expect(lines({})).toMatchObject({
      Bars: '240 px left, 240 px right',
      'Part of the output that is used': '75 %',
      'FFmpeg filter': 'scale=1440:1080,pad=1920:1080:-1:-1',
    });
    expect(lines({fit: 'fill'})).toMatchObject({
      'Cropped off': '180 px at the top, 180 px below',
      'Part of the image that is visible': '75 %',
      'FFmpeg filter': 'scale=1920:1440,crop=1920:1080',
    });
    expect(lines({fit: 'stretch'})).toMatchObject({'Bars or cropping': 'none'});
  });

  it('warns of distorted circles and odd sizes', () => {
    const warnings = (change: object) => {
      const outcome = model.solve({...model.defaults, ...change});
      return outcome.ok ? outcome.warnings : undefined;
    };
    expect(warnings({})).toEqual([]);
    expect(warnings({fit: 'stretch'})?.[0]).toMatch(/33\.3 % wider/);
    expect(warnings({frameWidth: '1921'})?.[0]).toMatch(/odd/);
    expect(warnings({frameWidth: '1921', even: ''})).toEqual([]);
  });
});
