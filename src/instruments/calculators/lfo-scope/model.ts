import {num} from '../../../components/fields/format';
import {maxFlashes} from '../tempo/tempo';
import {choice, is, number, onlyIf, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {
  beatsToHertz,
  type Lfo,
  lfoAt,
  outputAt,
  spreadPhase,
  type Wave,
  waveAt,
  waves,
} from '../../formulas/lfo';

const names: Record<Wave, string> = {
  sine: 'Sine',
  up: 'Up',
  down: 'Down',
  triangle: 'Triangle',
  square: 'Square',
  random: 'Random',
};

/** Parsed values of the fields, for the picture and the result. */
export interface Scope {
  lfo: Lfo;
  hertz: number;
  incoming: number;
  fixtures: number;
}

/** Lowest and highest output of the first fixture over its cycles. */
function extent({lfo, incoming}: Scope): [number, number] {
  const ends = [lfo.min * lfo.depth, lfo.max * lfo.depth].map((value) =>
    lfo.mode === 'add' ? incoming + value : incoming * value,
  );
  return [Math.min(...ends), Math.max(...ends)];
}

const beats = number('Beats per cycle', '', '4', 0.015625, 256, {
  hint: 'Also fractions, such as 1/64.',
});

/** A fraction such as `1/4` as a decimal; any other text as it is. */
function parseFraction(text: string): string {
  const [, over, under] = /^\s*(\d+)\s*[/\u2044]\s*(\d+)\s*$/.exec(text.normalize('NFKC')) ?? [];
  return over && under && Number(under) > 0 ? String(Number(over) / Number(under)) : text;
}

const fields = {
  wave: choice('Waveform', names),
  unit: choice('Rate in', {beats: 'beats', hertz: 'Hz'}),
  ...onlyIf(is('unit', 'hertz'), {
    hertz: number('Rate', 'Hz', '1', 0.001, 100),
  }),
  ...onlyIf(is('unit', 'beats'), {
    beats: {...beats, read: (typed, state) => beats.read(parseFraction(typed), state)},
    bpm: number('Tempo', 'BPM', '120', 10, 999, {step: 1}),
  }),
  phase: number('Phase', '%', '0', 0, 100, {step: 5, slider: true}),
  depth: number('Depth', '%', '100', 0, 100, {step: 5, slider: true}),
  polarity: choice(
    'Min and Max',
    {uni: '0 to 1 (unipolar)', bi: '−1 to 1 (bipolar)'},
    {advanced: true},
  ),
  mode: choice('Add or multiply', {add: 'Add', mult: 'Mult'}, {advanced: true}),
  incoming: number('Incoming value', '', '0', 0, 1, {
    advanced: true,
    step: 0.1,
    slider: true,
    units: {'%': 0.01},
    hint: 'The parameter’s value before the effect.',
  }),
  fixtures: whole('Fixtures', '4', 1, 12, {step: 1, slider: true, hint: 'In patch order.'}),
  spread: number('Spread', '%', '100', 0, 100, {
    step: 5,
    slider: true,
    hint: 'Phase between first and last.',
  }),
};

/** Parses the fields. */
export function getScope(values: ValuesOf<typeof fields>): Scope {
  const {wave, unit, bpm, beats, hertz, phase, depth, spread, polarity, mode, incoming, fixtures} =
    values;
  return {
    hertz: unit === 'beats' ? beatsToHertz(bpm, beats) : hertz,
    incoming,
    fixtures,
    lfo: {
      wave,
      phase: phase / 100,
      depth: depth / 100,
      spread: spread / 100,
      min: polarity === 'bi' ? -1 : 0,
      max: 1,
      mode,
    },
  };
}

export const model = calculator(
  {
    id: 'lfo-scope',
    group: 'beam',
    job: 'How does an LFO move twelve fixtures?',
    title: 'LFO scope',
    purpose: 'Draws what an LFO does to a parameter, for one fixture or spread over several.',
    page: '/beam-for-live/device-reference/effects',
  },
  fields,
  {
    solve(values) {
      const scope = getScope(values);
      const {lfo, hertz, incoming, fixtures} = scope;
      const [low, high] = extent(scope);
      const each = Array.from({length: fixtures}, (_, index) => index);
      const phases = each.map((index) =>
        // Rounded first: 99.96 % is shown as 0 %, not as 100 %.
        num(
          (Math.round((lfo.phase + spreadPhase(index, fixtures, lfo.spread)) * 1000) % 1000) / 10,
          1,
        ),
      );
      return {
        lines: [
          ['One cycle', `${num(1000 / hertz, 2)} ms`, 'main'],
          ['Rate', `${num(hertz, 4)} Hz`, 'main'],
          ['Output', `${num(low, 4)} to ${num(high, 4)}`, 'main'],
          ['LFO alone', `${num(lfo.min * lfo.depth, 4)} to ${num(lfo.max * lfo.depth, 4)}`],
          ['Phase of the fixtures', `${phases.join(', ')} %`],
          lfo.wave !== 'random' && [
            'Outputs at the start of a cycle',
            each.map((index) => num(outputAt(lfo, incoming, 0, index, fixtures), 3)).join(', '),
          ],
        ],
        warnings: [
          hertz > maxFlashes + 1e-9 &&
            `${num(hertz, 2)} cycles per second: on the intensity of light that is more than 3 flashes per second, which can trigger seizures in people with photosensitive epilepsy.`,
        ],
        notes: [
          (low < 0 || high > 1) &&
            'The output goes beyond 0 to 1. Fixtures stop at their lowest and highest DMX values.',
          lfo.spread === 1 &&
            fixtures > 1 &&
            lfo.wave !== 'random' &&
            'At 100 % the last fixture is one whole cycle from the first, so both move alike.',
        ],
      };
    },
    rule: [
      'LFO = (Min + (Max − Min) × waveform) × Depth, where the waveform goes from 0 to 1. Output = incoming + LFO (Add) or incoming × LFO (Mult). Fixture k of n is shifted by Spread × (k − 1) ÷ (n − 1). In beats: Hz = BPM ÷ (60 × beats).',
      'Depth, Min, Max, Spread and Add/Mult are those of the effect in Beam 1; Waveform, Rate and Phase are new in Beam 2. Fixtures are counted from 1.',
      'The random curve is an example. Your version of Beam may start a waveform at another point of its cycle, or shift Phase and Spread the other way.',
    ],
    table: () => {
      const lfo: Lfo = {wave: 'sine', phase: 0, depth: 1, spread: 0, min: -1, max: 1, mode: 'add'};
      const shapes = waves.filter((wave) => wave !== 'random');
      return {
        caption: 'Waveforms through one cycle, from 0 to 1; the last column is a sine from −1 to 1',
        columns: ['Cycle', ...shapes.map((wave) => names[wave]), 'Bipolar sine'],
        rows: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].map((at) => [
          `${num(at * 100, 1)} %`,
          ...shapes.map((wave) => num(waveAt(wave, at), 3)),
          num(lfoAt(lfo, at), 3),
        ]),
      };
    },
  },
);
