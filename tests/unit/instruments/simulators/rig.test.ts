import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {aimAt, fixtureAt, size} from '../../../../src/instruments/simulators/rig/draw';
import {
  channelCount,
  firstRig,
  fixtures,
  getChannels,
  getOutputs,
  maxStrobe,
  overlaps,
  patch,
  presets,
  rigCodec,
  rigText,
  stepSeconds,
  strobeHertz,
  universeAt,
} from '../../../../src/instruments/simulators/rig/rig';
import {readYaml} from '../../../support/readYaml';

type State = Record<string, string>;
const vectors = readYaml<{
  universe: [fixture: string, parameter: string, State, steps: number, value: number][];
  light: [title: string, faders: State, fixture: string, cells: string[]][];
}>(__dirname, 'rig.yml');

const tracks = (changes: State = {}) => ({
  ...firstRig,
  drive: 'clips',
  'clip.parameter': '',
  ...changes,
});
/** DMX value of a fixture's parameter, with the initial patch. */
const getValue = (state: State, id: string, parameter: string, seconds = 0) => {
  const fixture = fixtures.find((one) => one.id === id);
  const offset = fixture?.channels.findIndex((one) => one === parameter) ?? -1;
  return universeAt(state, seconds)[(fixture?.address ?? 0) + offset];
};
const dark = {
  ...firstRig,
  ...Object.fromEntries(Array.from({length: channelCount}, (_, index) => [`f${index + 1}`, '0'])),
};
const getLight = (state: State, id: string, seconds = 0) =>
  getOutputs(state, universeAt(state, seconds), seconds).find(({fixture}) => fixture.id === id)
    ?.cells;

describe('the universe', () => {
  it('has the values of the faders', () => {
    const universe = universeAt({...dark, f7: '255', f32: '3'}, 9);
    expect([universe[7], universe[32], universe.length]).toEqual([255, 3, channelCount + 1]);
  });

  it.each(vectors.universe)(
    '%s: %s with %j after %i steps is %i',
    (id, parameter, changes, steps, value) => {
      expect(getValue(tracks(changes), id, parameter, steps * stepSeconds)).toBe(value);
    },
  );

  it('has different values for each fixture with an LFO with spread', () => {
    const dims = (spread: string) => {
      const state = tracks({'lfo.parameter': 'dim', 'lfo.spread': spread, 'dial.dim': '50'});
      return new Set(['dimmer', 'rgbw', 'head'].map((id) => getValue(state, id, 'dim', 0.3)));
    };
    expect([dims('50').size, dims('0').size]).toEqual([3, 1]);
  });
});

describe('the light of fixtures', () => {
  it('is described in words', () => {
    expect(rigText(dark)).toBe('The room is dark.');
    expect(rigText({...dark, f1: '1'})).toBe('Lit: Dimmer.');
  });

  it.each(vectors.light)('%s', (_, faders, id, cells) => {
    expect(getLight({...dark, ...faders}, id)?.map(String)).toEqual(cells);
  });

  it('never flashes more than twice per second', () => {
    expect(strobeHertz(0)).toBe(0);
    expect(strobeHertz(1)).toBe(0.5);
    expect(strobeHertz(255)).toBe(maxStrobe);
    const state = {...dark, f16: '255', f17: '255'};
    let flashes = 0;
    for (let tick = 1; tick <= 1000; tick += 1) {
      const isLit = (at: number) => (getLight(state, 'strobe', at / 100)?.[0]?.[0] ?? 0) > 0;
      flashes += isLit(tick) && !isLit(tick - 1) ? 1 : 0;
    }
    expect(flashes / 10).toBeLessThanOrEqual(2);
    expect(flashes).toBeGreaterThan(10);
  });
});

describe('the canvas', () => {
  const getStage = (state: State) => getOutputs(state, universeAt(state, 0), 0);

  it('hit-tests the moving head at its beam, and aims it where it is dragged', () => {
    for (const [pan, tilt] of [
      [0.2, 0.9],
      [0.5, 0.5],
    ] as const) {
      const state = {...dark, f10: `${Math.round(255 * pan)}`, f11: `${Math.round(255 * tilt)}`};
      const stage = getStage(state);
      const points = [...Array(size.width * size.height).keys()]
        .map((at) => [at % size.width, Math.floor(at / size.width)] as const)
        .filter(([x, y]) => y > 200 && fixtureAt(x, y, stage)?.id === 'head');
      const centre = (axis: 0 | 1) =>
        points.reduce((sum, point) => sum + point[axis], 0) / points.length;
      const aim = aimAt(centre(0), centre(1));
      expect(aim.pan).toBeCloseTo(pan, 1);
      expect(aim.tilt).toBeCloseTo(tilt, 1);
    }
    expect(aimAt(-1000, 1000)).toEqual({pan: 0, tilt: 1});
  });

  it('hit-tests every fixture at its position, and nothing beside them', () => {
    const state = {...dark, f10: '128', f11: '128'};
    const ids = [70, 185, 300, 430, 560].map((x) => fixtureAt(x, 40, getStage(state))?.id);
    expect(ids).toEqual(['dimmer', 'rgb', 'rgbw', 'head', 'strobe']);
    expect(fixtureAt(320, 340, getStage(state))?.id).toBe('bar');
    expect(fixtureAt(20, 340, getStage(state))).toBeUndefined();
    expect(fixtureAt(120, 150, getStage(state))).toBeUndefined();
  });
});

describe('presets', () => {
  it('have valid values, and the light that their names describe', () => {
    const [blackout, chase, overlap] = presets.map(({changes}) => ({...firstRig, ...changes}));
    for (const {changes} of presets) {
      for (const [key, value] of Object.entries(changes)) {
        expect(rigCodec(key, value), key).toBe(value);
      }
    }
    expect(rigText(blackout ?? {})).toBe('The room is dark.');
    expect(getValue(chase ?? {}, 'dimmer', 'dim', 0.3)).not.toBe(
      getValue(chase ?? {}, 'head', 'dim', 0.3),
    );
    expect(overlaps(overlap ?? {})).toEqual(['Dimmer and RGB par share channel 1.']);
  });
});

describe('the patch', () => {
  it('starts without overlaps, reports new ones, and both fixtures of one react', () => {
    expect(overlaps(firstRig)).toEqual([]);
    expect(fixtures.map((fixture) => getChannels(firstRig, fixture)[0])).toEqual(
      fixtures.map(({address}) => address),
    );
    const both = {...dark, 'at.rgb': '1', f1: '255'};
    expect(overlaps(both)).toEqual(['Dimmer and RGB par share channel 1.']);
    expect(rigText(both)).toContain('Lit: Dimmer; RGB par.');
    expect(overlaps({...firstRig, 'at.rgb': '5'})).toEqual([
      'RGB par and RGBW par share channels 5 to 7.',
    ]);
  });

  it('keeps all fixtures within the channels', () => {
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            patch.map(({id, min, max}) => [id, fc.integer({min, max}).map(String)]),
          ),
        ),
        fc.double({min: 0, max: 1000, noNaN: true}),
        (addresses, seconds) => {
          const state = tracks({...addresses, 'clip.parameter': 'pan'});
          for (const fixture of fixtures) {
            expect(getChannels(state, fixture)[1]).toBeLessThanOrEqual(channelCount);
          }
          const universe = universeAt(state, seconds);
          expect(universe).toHaveLength(channelCount + 1);
          expect(
            universe.every((value) => Number.isInteger(value) && value >= 0 && value <= 255),
          ).toBe(true);
        },
      ),
    );
  });
});
