import {describe, expect, it} from 'vitest';

import {toolAnswer, type ToolAnswer} from '../../../../src/instruments/answers';
import {toolQuery} from '../../../../src/instruments/toolQuery';

const ask = async (query: string): Promise<ToolAnswer | undefined> => {
  const task = toolQuery(query);
  return task && toolAnswer(task);
};
const values = (answer: ToolAnswer | undefined) => answer?.lines.map(({value}) => value);

describe('the answer to a query', () => {
  it.each([
    ['universe 1:2:3', ['1:2:3', '291', '292']],
    ['50% in dmx', ['128', '32\u202f768', '50 %']],
    ['beam angle 25 degrees 6 m', ['2.66 m']],
    ['start address of 7th fixture 13 channels each', ['1', '1/79 to 1/91']],
  ])('has the lines that were asked for: %s', async (query, lines) => {
    expect(values(await ask(query))).toEqual(lines);
  });

  it('says what the query left open', async () => {
    const watts = await ask('how many watts on 13 A');
    expect(values(watts)).toEqual(['10.40 A, 2392 W']);
    expect(watts?.assumed).toEqual(['Voltage 230 V', 'Use at most 80 %']);
    expect((await ask('watts on 13 A 120 V'))?.assumed).toEqual(['Use at most 80 %']);
    const drop = await ask('50 m 2.5 mm² voltage drop');
    expect(values(drop)).toEqual(['5.04 %', '11.58 V']);
    expect(drop?.assumed).toContain('Current 12.8 A');
    expect((await ask('tilt 90 degrees'))?.assumed.join()).toContain('540');
  });

  it('has the warning of the result, and none about what was not asked for', async () => {
    expect((await ask('1/16 at 128 bpm'))?.warning).toContain('seizures');
    expect((await ask('2000 watts at 120 volts'))?.warning).toBeUndefined();
  });

  it('is none where the tool has to ask, or too much is open', async () => {
    expect(toolQuery('1.000 w 230 v')).toBeDefined();
    expect(await ask('1.000 w 230 v')).toBeUndefined();
    expect(await ask('voltage drop 30 m')).toBeUndefined();
  });
});
