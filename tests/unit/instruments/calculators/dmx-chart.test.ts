import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {middle, missing, readChart, uneven} from '../../../../src/instruments/formulas/dmxChart';
import {model} from '../../../../src/instruments/calculators/dmx-chart/model';
import {decodeState, encodeState, fieldCodec} from '../../../../src/instruments/kit/codec';
import {maxLines} from '../../../../src/instruments/kit/lengths';

const names = (text: string) =>
  readChart(text).channels.map(({channel, name}) => `${channel} ${name}`);

describe('reading a chart', () => {
  it.each([
    // The ways in which manuals write the same two channels
    ['1 Pan\n2 Tilt'],
    ['1. Pan\n2. Tilt'],
    ['1: Pan\n2: Tilt'],
    ['CH1 Pan\nCH 2 Tilt'],
    ['Channel 1: Pan\nChannel 2: Tilt'],
    ['1\tPan\n2\tTilt'],
    ['1 | Pan |\n2 | Tilt |'],
    ['Channel  Function\n1  Pan\n\n2  Tilt'],
    ['1) Pan\r\n2) Tilt'],
  ])('%j', (text) => {
    expect(names(text)).toEqual(['1 Pan', '2 Tilt']);
  });

  it('reads ranges beside and below their channel, and two channels in one line', () => {
    const {channels, skipped} = readChart(
      'Spot\n1-2 Dimmer 16 bit\n3 Shutter 0-9 closed; 10 – 19: open, 20...255 strobe\n4 Gobo\n0-127 open\n128 to 255 gobo 1\nof the wheel\n5 Fan',
    );
    expect(channels).toEqual([
      {channel: 1, name: 'Dimmer 16 bit (1 of 2)', ranges: []},
      {channel: 2, name: 'Dimmer 16 bit (2 of 2)', ranges: []},
      {
        channel: 3,
        name: 'Shutter',
        ranges: [
          {from: 0, to: 9, name: 'closed'},
          {from: 10, to: 19, name: 'open'},
          {from: 20, to: 255, name: 'strobe'},
        ],
      },
      {
        channel: 4,
        name: 'Gobo of the wheel',
        ranges: [
          {from: 0, to: 127, name: 'open'},
          {from: 128, to: 255, name: 'gobo 1'},
        ],
      },
      {channel: 5, name: 'Fan', ranges: []},
    ]);
    expect(skipped).toEqual(['Spot']);
  });

  it.each([
    [0, 9, 4],
    [30, 39, 34],
    [10, 10, 10],
    [128, 255, 191],
  ])('%d to %d: %d', (from, to, value) => {
    expect(middle({from, to, name: ''})).toBe(value);
  });

  it('reads back every chart that it could write, and never throws', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, {minLength: 1, maxLength: 40}), (functions) => {
        const text = functions.map((name, index) => `${index + 1} ${name}`).join('\n');
        expect(readChart(text).channels.map(({name}) => name)).toEqual(functions);
        expect(missing(readChart(text).channels)).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.string({maxLength: 200}), (text) => {
        expect(() => readChart(text)).not.toThrow();
      }),
    );
  });

  it('finds gaps in channels and in ranges', () => {
    const {channels} = readChart('1 Pan\n3 Tilt 0-9 a; 20-29 b\n4 Fan 0-9 a; 9-12 b');
    expect(missing(channels)).toEqual([2]);
    expect(uneven(channels)).toEqual([3, 4]);
    expect(uneven(readChart('1 Pan 10-19 a; 20-29 b').channels)).toEqual([]);
  });
});

describe('the cheat sheet', () => {
  const solve = (change: object) => model.solve({...model.defaults, ...change});

  it('counts on from the start address', () => {
    const outcome = solve({});
    const lines = outcome.ok
      ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
      : {};
    // 33 + 16 − 1 = 48, worked out in the article
    expect(lines).toMatchObject({
      Channels: '16',
      Addresses: '33 to 48',
      'The next one starts at': '49',
      'Address 33, channel 1': 'Pan',
      'Address 40, channel 8': expect.stringContaining('Shutter: 0–9 closed (4)') as string,
      'Address 42, channel 10': expect.stringContaining('30–39 gobo 3 (34)') as string,
    });
    expect(outcome.ok && outcome.warnings).toEqual([]);
  });

  it('warns of the end of the universe, and refuses what is no list', () => {
    const outcome = solve({start: '500'});
    expect(outcome.ok && outcome.warnings?.[0]).toMatch(/Start at 497/);
    expect(solve({start: '497'})).toMatchObject({warnings: []});
    expect(solve({chart: 'x'}).ok).toBe(false);
    expect(solve({chart: '1 a\n'.repeat(maxLines)}).ok).toBe(false);
  });

  it('keeps its lines through a link', () => {
    const codec = fieldCodec(model.fields);
    const state = {...model.defaults, chart: '1 Pan\n\t2 Tilt'};
    expect(decodeState(encodeState(state), model.defaults, codec)).toEqual({state, whole: true});
    expect(codec('chart', 'a\u0007')).toBeUndefined();
    for (const letter of ['Ж', '光']) {
      const long = {...state, chart: `1 ${letter.repeat(maxLines - 2)}`};
      expect(decodeState(encodeState(long), model.defaults, codec)).toEqual({
        state: long,
        whole: true,
      });
    }
  });
});
