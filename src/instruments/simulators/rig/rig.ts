/**
 * Six fixtures on one universe: from parameters to DMX values by the rules of the Beam pages
 * (/beam-for-live/concepts/mixing, /concepts/ranges, /device-reference/effects), and from DMX values to light.
 */
import {outputAt, type Wave, waves} from '../../formulas/lfo';
import {clampToUnit, merge, type MergeMode} from '../../formulas/merge';
import {exactValue} from '../../formulas/range';
import {firstValues, percent, range, select, withIds} from '../../../components/fields/define';
import type {Field, FieldValues} from '../../../components/fields/model';
import {fieldCodec} from '../../kit/codec';

/** Parameters that the fixtures have, and their names on the dials. */
export const parameters = {
  dim: 'dim',
  red: 'red',
  green: 'green',
  blue: 'blue',
  white: 'white',
  pan: 'pan',
  tilt: 'tilt',
  strobe: 'strobe rate',
} as const;

export type Parameter = keyof typeof parameters;

export type FixtureId = 'dimmer' | 'rgb' | 'rgbw' | 'head' | 'strobe' | 'bar';

/** A fixture: its channels in order, each with the parameter that drives it. */
export interface Fixture {
  id: FixtureId;
  name: string;
  channels: readonly Parameter[];
  /** First address in the plan of the start. */
  address: number;
}

const rgb = ['red', 'green', 'blue'] as const;

/** The rig, in the order of the patch. */
export const fixtures: readonly Fixture[] = [
  {id: 'dimmer', name: 'Dimmer', channels: ['dim'], address: 1},
  {id: 'rgb', name: 'RGB par', channels: rgb, address: 2},
  {id: 'rgbw', name: 'RGBW par', channels: ['dim', ...rgb, 'white'], address: 5},
  {id: 'head', name: 'Moving head', channels: ['pan', 'tilt', 'dim', ...rgb], address: 10},
  {id: 'strobe', name: 'Strobe', channels: ['dim', 'strobe'], address: 16},
  {id: 'bar', name: 'LED bar, 4 cells', channels: [...rgb, ...rgb, ...rgb, ...rgb], address: 18},
];

/** Channels of the universe that the rig uses; the other 480 stay at 0. */
export const channelCount = 32;

/** Steps of the drawn clip. One step takes {@link stepSeconds}, so that nothing flashes fast. */
export const stepCount = 8;
export const stepSeconds = 0.5;

/** Seconds of one cycle of the LFO. */
export const cycleSeconds = 4;

/** Fastest strobe in flashes a second: a real one is faster, and a drawing must not be. */
export const maxStrobe = 2;

const dmx = {max: 255};

/** What drives the universe. */
export const drive = withIds({
  drive: select('Driven by', {faders: 'DMX faders', clips: 'Tracks in Live'}),
});

/** Values of the faders at the start: warm light, so that the rig is visible. */
const firstFaders: Readonly<Record<number, number>> = {
  ...{1: 160, 2: 220, 3: 40, 5: 200, 7: 120, 8: 255, 10: 90, 11: 150, 12: 255, 13: 255, 14: 190},
  ...{18: 200, 22: 200, 26: 200, 27: 120, 28: 200},
};

/** One DMX fader for each channel; the label is the channel's number. */
export const faders = Array.from({length: channelCount}, (_, index): Field => ({
  id: `f${index + 1}`,
  ...range(String(index + 1), firstFaders[index + 1] ?? 0, dmx),
}));

/** Start addresses, as the patch has them; a fixture always fits. */
export const patch = fixtures.map(({id, name, channels, address}): Field => ({
  id: `at.${id}`,
  ...range(name, address, {min: 1, max: channelCount + 1 - channels.length}),
}));

/** The range of one parameter of one fixture, in DMX values. */
export const tiltRange = withIds({
  'tilt.start': range('tilt at 0', 0, dmx),
  'tilt.end': range('tilt at 1', 255, dmx),
});

const firstDials: Partial<Record<Parameter, number>> = {
  ...{dim: 80, red: 90, green: 30, blue: 60, pan: 50, tilt: 60},
};

/** Track 1: an instrument with a dial for each parameter. */
export const dials = Object.entries(parameters).map(([key, label]): Field => ({
  id: `dial.${key}`,
  ...percent(label, firstDials[key as Parameter] ?? 0),
}));

/** The effect LFO on track 1. */
export const lfo = withIds({
  'lfo.parameter': select('LFO on', {'': 'Nothing', ...parameters}),
  'lfo.wave': select(
    'Waveform',
    waves.map((wave) => [wave, wave] as const),
    {value: 'sine'},
  ),
  'lfo.depth': percent('Depth', 50),
  'lfo.spread': percent('Spread', 100),
});

/** Track 2: a clip with a drawn envelope for one parameter. */
export const clip = withIds({
  'clip.parameter': select('Clip on', {'': 'Nothing', ...parameters}, {value: 'pan'}),
  'clip.mode': select(
    'Merge mode of this parameter',
    {add: 'Add', weightedaverage: 'Weighted Average', htp: 'htp'},
    {value: 'weightedaverage'},
  ),
});

/** The drawn values of the clip, step by step. */
export const steps = [0, 25, 50, 75, 100, 75, 50, 25].map((value, index): Field => ({
  id: `step${index + 1}`,
  ...percent(`Step ${index + 1}`, value),
}));

const fields = [...drive, ...faders, ...patch, ...tiltRange, ...dials, ...lfo, ...clip, ...steps];

/** The rig as the page first shows it. */
export const firstRig: FieldValues = firstValues(fields);

/** A rig to begin with: what it shows, and what of a state it changes. */
export const presets: readonly {label: string; text: string; changes: FieldValues}[] = [
  {
    label: 'Blackout',
    text: 'All 32 faders are at 0. Raise one, and see which light reacts.',
    changes: {drive: 'faders', ...Object.fromEntries(faders.map(({id}) => [id, '0']))},
  },
  {
    label: 'Chase',
    text: 'The LFO on Track 1 drives dim, with the fixtures one after the other. If nothing moves, choose Play.',
    changes: {
      ...firstValues([...patch, ...dials, ...lfo, ...clip]),
      ...{drive: 'clips', 'dial.dim': '50', 'lfo.parameter': 'dim', 'clip.parameter': ''},
    },
  },
  {
    label: 'Overlap',
    text: 'The dimmer and the RGB par both begin at channel 1, so they share its fader.',
    changes: {...firstValues([...patch, ...faders]), drive: 'faders', 'at.rgb': '1'},
  },
];

/** Validates a rig restored from a URL or storage. */
export const rigCodec = fieldCodec(fields);

/** First and last channel of a fixture. */
export function getChannels(
  state: FieldValues,
  {id, channels}: Fixture,
): [first: number, last: number] {
  const first = Number(state[`at.${id}`]);
  return [first, first + channels.length - 1];
}

/** The parameter of a fixture that comes from Live, from 0 to 1, before its range. `index` counts from 0. */
export function parameterAt(
  state: FieldValues,
  parameter: Parameter,
  index: number,
  seconds: number,
): number {
  const part = (key: string): number => Number(state[key]) / 100;
  const dial = part(`dial.${parameter}`);
  const own =
    state['lfo.parameter'] === parameter
      ? outputAt(
          {
            wave: state['lfo.wave'] as Wave,
            depth: part('lfo.depth'),
            spread: part('lfo.spread'),
            phase: 0,
            min: -1,
            max: 1,
            mode: 'add',
          },
          dial,
          seconds / cycleSeconds,
          index,
          fixtures.length,
        )
      : dial;
  const step = (Math.floor(seconds / stepSeconds) % stepCount) + 1;
  const values =
    state['clip.parameter'] === parameter
      ? [clampToUnit(own), part(`step${step}`)]
      : [clampToUnit(own)];
  return clampToUnit(merge(state['clip.mode'] as MergeMode, values));
}

/** The universe: DMX values by channel from 1; the place 0 is not used. */
export function universeAt(state: FieldValues, seconds: number): number[] {
  const universe = new Array<number>(channelCount + 1).fill(0);
  if (state['drive'] === 'faders') {
    return universe.map((_, channel) => Number(state[`f${channel}`] ?? 0));
  }
  for (const [index, fixture] of fixtures.entries()) {
    const [first] = getChannels(state, fixture);
    for (const [offset, parameter] of fixture.channels.entries()) {
      const isRanged = fixture.id === 'head' && parameter === 'tilt';
      const [start, end] = isRanged ? [state['tilt.start'], state['tilt.end']] : [0, 255];
      const value = parameterAt(state, parameter, index, seconds);
      universe[first + offset] = Math.round(
        exactValue(value, {start: Number(start), end: Number(end)}),
      );
    }
  }
  return universe;
}

/** A colour from 0 to 1 in each channel. */
export type Light = readonly [red: number, green: number, blue: number];

/** What a fixture does: light of each of its cells, and where a moving head points, from 0 to 1. */
export type FixtureOutput = ReturnType<typeof getOutputs>[number];

/** Flashes a second for a value of the strobe's rate channel; 0 is steady light. */
export function strobeHertz(value: number): number {
  return value === 0 ? 0 : 0.5 + ((maxStrobe - 0.5) * (value - 1)) / 254;
}

/** Warm white of a lamp on a dimmer, and the white LED of a par. */
const lamp: Light = [1, 0.82, 0.6];
const white: Light = [1, 0.97, 0.9];

/** What the fixtures make of a universe at a time in seconds. */
export function getOutputs(state: FieldValues, universe: readonly number[], seconds: number) {
  return fixtures.map((fixture) => {
    const [first] = getChannels(state, fixture);
    const values = fixture.channels.map((_, offset) => (universe[first + offset] ?? 0) / 255);
    const of = (parameter: Parameter, otherwise: number): number =>
      values[fixture.channels.indexOf(parameter)] ?? otherwise;
    const rate = strobeHertz(Math.round(of('strobe', 0) * 255));
    const isLit = rate === 0 || (seconds * rate) % 1 < 0.5;
    const level = isLit ? of('dim', 1) : 0;
    const hasColour = fixture.channels.includes('red');
    const mixColour = (at: number): Light => {
      const [red = 0, green = 0, blue = 0] = values.slice(at, at + 3);
      const extra = of('white', 0);
      const add = (value: number, part: number): number =>
        Math.min(1, value + extra * part) * level;
      return [add(red, white[0]), add(green, white[1]), add(blue, white[2])];
    };
    const plain = fixture.id === 'strobe' ? white : lamp;
    const cells: readonly Light[] = hasColour
      ? fixture.channels.flatMap((parameter, index) =>
          parameter === 'red' ? [mixColour(index)] : [],
        )
      : [[plain[0] * level, plain[1] * level, plain[2] * level]];
    return {fixture, cells, pan: of('pan', 0.5), tilt: of('tilt', 0.5)};
  });
}

/** Pairs of fixtures whose channels overlap, in words. */
export function overlaps(state: FieldValues): string[] {
  return fixtures.flatMap((one, index) =>
    fixtures.slice(index + 1).flatMap((other) => {
      const [first, last] = getChannels(state, one);
      const [otherFirst, otherLast] = getChannels(state, other);
      const from = Math.max(first, otherFirst);
      const to = Math.min(last, otherLast);
      return from > to
        ? []
        : [
            `${one.name} and ${other.name} share ${from === to ? `channel ${from}` : `channels ${from} to ${to}`}.`,
          ];
    }),
  );
}

/** Which fixtures are lit, and which overlap, in words. */
export function rigText(state: FieldValues, seconds = 0): string {
  const lit = getOutputs(state, universeAt(state, seconds), seconds)
    .filter(({cells}) => cells.some((light) => light.some((value) => value > 0)))
    .map(({fixture}) => fixture.name);
  return [
    lit.length === 0 ? 'The room is dark.' : `Lit: ${lit.join('; ')}.`,
    ...overlaps(state),
  ].join(' ');
}

/** What the rig assumes. */
export const assumptions: readonly string[] = [
  'The same parameter of every fixture gets the same value, as if all had one tag; channels without a matching parameter stay at 0. The range belongs to the moving head only. A step of the clip takes half a second, a cycle of the LFO four seconds. The strobe stays at or below two flashes a second.',
  'The rig rounds values and limits them after the LFO and after merging. Where fixtures overlap, the one further down in the patch wins. Beam can differ by one DMX step, and its waveforms can start at another point of the cycle.',
];
