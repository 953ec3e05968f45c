import {expect, it} from 'vitest';

import {findMissing, findUneven, readChart} from '../../../../src/instruments/formulas/dmxChart';
import {model} from '../../../../src/instruments/calculators/dmx-chart/model';
import {decodeState, encodeState, fieldCodec} from '../../../../src/instruments/kit/codec';
import {maxLines} from '../../../../src/components/fields/lengths';
import charts from './vectors/charts.json';

// Common formats of DMX charts in manuals, with the same two channels.
it.each(charts)('reads %j', (text) => {
  const {channels} = readChart(text);
  expect(channels.map(({channel, name}) => `${channel} ${name}`)).toEqual(['1 Pan', '2 Tilt']);
});

it('reports gaps between channels and ranges, and skipped lines', () => {
  const {channels, skipped} = readChart('Spot\n1 Pan\n3 Tilt 0-9 a; 20-29 b\n4 Fan 0-9 a; 9-12 b');
  expect([findMissing(channels), findUneven(channels), skipped]).toEqual([[2], [3, 4], ['Spot']]);
  expect(findUneven(readChart('1 Pan 10-19 a; 20-29 b').channels)).toEqual([]);
});

it('preserves lines in a link up to the maximum length', () => {
  const codec = fieldCodec(model.fields);
  for (const chart of [
    '1 Pan\n\t2 Tilt',
    ...['Ж', '光'].map((letter) => `1 ${letter.repeat(maxLines - 2)}`),
  ]) {
    const state = {...model.defaults, chart};
    expect(decodeState(encodeState(state), model.defaults, codec)).toEqual({state, whole: true});
  }
  expect(codec('chart', 'a\u0007')).toBeUndefined();
  expect(model.solve({...model.defaults, chart: '1 a\n'.repeat(maxLines)}).ok).toBe(false);
});
