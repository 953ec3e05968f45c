import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  displayPort,
  fits,
  hdmi,
  ndi,
  reducedClock,
  sdi,
  visibleRate,
  type Chroma,
  type Signal,
} from '../../../../src/instruments/calculators/video-link/link';
import {model} from '../../../../src/instruments/calculators/video-link/model';

const signal = (
  width: number,
  height: number,
  rate: number,
  depth = 8,
  chroma: Chroma = '444',
): Signal => ({width, height, rate, depth, chroma});

const least = (verdicts: ReturnType<typeof hdmi>) => verdicts.find(fits)?.link;

describe('video links', () => {
  it.each([
    // Clocks in MHz of the VESA CVT generator, reduced blanking version 2
    [1920, 1080, 60, 133.32],
    [2560, 1440, 60, 234.59],
    [3840, 2160, 60, 522.614],
  ])('%d × %d at %d Hz: %d MHz with reduced blanking', (width, height, rate, clock) => {
    expect(reducedClock(signal(width, height, rate)) / 1e6).toBeCloseTo(clock, 2);
  });

  it.each([
    // What the makers of the standards state: 1080p60 and 2160p30 on 1.4, 2160p60 on 2.0, its 10 bits not
    [signal(1920, 1080, 60), 'HDMI 1.4, 10.2 Gbit/s'],
    [signal(3840, 2160, 30), 'HDMI 1.4, 10.2 Gbit/s'],
    [signal(3840, 2160, 60), 'HDMI 2.0, 18 Gbit/s'],
    [signal(3840, 2160, 60, 12, '422'), 'HDMI 2.0, 18 Gbit/s'],
    [signal(3840, 2160, 60, 10, '420'), 'HDMI 2.0, 18 Gbit/s'],
    [signal(3840, 2160, 60, 10), 'HDMI 2.1, 24 Gbit/s'],
    [signal(3840, 2160, 120, 10), 'HDMI 2.1, 40 Gbit/s'],
    [signal(3840, 2160, 120, 12), 'HDMI 2.1, 48 Gbit/s'],
    [signal(7680, 4320, 60, 10, '420'), 'HDMI 2.1, 40 Gbit/s'],
    [signal(7680, 4320, 60, 10), undefined],
  ])('%o needs %s', (one, link) => {
    expect(least(hdmi(one))).toBe(link);
  });

  it.each([
    [signal(3840, 2160, 60, 10), 'DisplayPort 1.2 (HBR2)'],
    [signal(3840, 2160, 120), 'DisplayPort 1.4 (HBR3)'],
    [signal(3840, 2160, 120, 10), 'DisplayPort 2.1 (UHBR10)'],
    [signal(7680, 4320, 60), 'DisplayPort 2.1 (UHBR13.5)'],
    [signal(7680, 4320, 60, 10), 'DisplayPort 2.1 (UHBR20)'],
  ])('%o needs %s', (one, link) => {
    // 7680 × 4320 at 60 Hz with reduced blanking is 49.6 Gbit/s in 24 bits and 62 in 30.
    expect(least(displayPort(one))).toBe(link);
  });

  it.each([
    [signal(1280, 720, 60, 10, '422'), 'HD-SDI (ST 292-1)'],
    [signal(1920, 1080, 30, 10, '422'), 'HD-SDI (ST 292-1)'],
    [signal(1920, 1080, 60, 10, '422'), '3G-SDI (ST 424)'],
    [signal(1920, 1080, 30, 10, '444'), '3G-SDI (ST 424)'],
    [signal(1920, 1080, 60, 12, '444'), '6G-SDI (ST 2081-10)'],
    [signal(3840, 2160, 30, 10, '422'), '6G-SDI (ST 2081-10)'],
    [signal(3840, 2160, 59.94, 10, '422'), '12G-SDI (ST 2082-10)'],
    [signal(3840, 2160, 30, 12, '444'), '12G-SDI (ST 2082-10)'],
    [signal(3840, 2160, 60, 10, '444'), undefined],
    [signal(1920, 1200, 60, 10, '422'), undefined],
    [signal(1280, 720, 48, 10, '422'), undefined],
    [signal(1920, 1080, 60, 8, '420'), undefined],
  ])('%o needs %s', (one, link) => {
    expect(least(sdi(one))).toBe(link);
  });

  it('knows the rate of HDMI on the cable', () => {
    // 594 MHz × 3 colours × 10 bits = 17.82 Gbit/s; 297 MHz: 8.91
    expect(hdmi(signal(3840, 2160, 60))[1]?.needs).toBeCloseTo(17.82e9, -3);
    expect(hdmi(signal(3840, 2160, 30))[0]?.needs).toBeCloseTo(8.91e9, -3);
    // Data rates left after coding: 42 Gbit/s of 48
    expect((hdmi(signal(1920, 1080, 60)).at(-1)?.carries ?? 0) / 1e9).toBeCloseTo(42, 1);
  });

  it('needs more for more, and never less than its pixels', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 320, max: 8000}),
        fc.integer({min: 200, max: 5000}),
        fc.integer({min: 10, max: 240}),
        (width, height, rate) => {
          const one = signal(width, height, rate);
          const more = {...one, depth: 10};
          for (const links of [hdmi, displayPort]) {
            links(one).forEach((verdict, index) => {
              expect(verdict.needs).toBeGreaterThan(visibleRate(one));
              expect(links(more)[index]?.needs).toBeGreaterThan(verdict.needs ?? 0);
            });
          }
        },
      ),
    );
  });

  it('takes the next listed format for NDI', () => {
    expect(ndi(signal(1920, 1080, 60))?.full).toBe(132.14);
    expect(ndi(signal(1920, 1080, 30))?.full).toBe(125.59);
    expect(ndi(signal(1920, 1200, 60))?.full).toBe(249.99);
    expect(ndi(signal(3840, 2160, 59.94))?.full).toBe(249.99);
    expect(ndi(signal(4096, 2160, 60))).toBeUndefined();
    const outcome = model.solve({...model.defaults, width: '1920', height: '1080'});
    // 75 % of 1 Gbit/s ÷ 132.14 = 5.7
    expect(outcome.ok && outcome.lines[3]?.value).toBe('up to 132 Mbit/s, 5 streams fit');
  });
});
