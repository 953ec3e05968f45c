import {num} from '../shared/format';
import {mostFlashes} from '../tempo/tempo';
import {options, Reader, type ToolModel} from '../shared/model';
import {about} from './about';
import {
  beatsToHertz,
  lfoAt,
  outputAt,
  spreadPhase,
  waveAt,
  waves,
  type Lfo,
  type Wave,
} from './lfo';

export interface State extends Record<string, string> {
  wave: string;
  unit: string;
  hertz: string;
  beats: string;
  bpm: string;
  phase: string;
  depth: string;
  polarity: string;
  mode: string;
  incoming: string;
  fixtures: string;
  spread: string;
}

const names: Record<Wave, string> = {
  sine: 'Sine',
  up: 'Up',
  down: 'Down',
  triangle: 'Triangle',
  square: 'Square',
  random: 'Random',
};

/** Everything that the picture and the result need. */
export interface Scope {
  lfo: Lfo;
  hertz: number;
  incoming: number;
  fixtures: number;
}

/** Reads a state; the reader holds what is wrong with it. */
export function readScope(state: State): {form: Reader<State>; scope: Scope} {
  const form = new Reader(state, model.fields);
  const inBeats = state.unit === 'beats';
  const hertz = inBeats
    ? beatsToHertz(form.number('bpm'), form.number('beats'))
    : form.number('hertz');
  const scope: Scope = {
    hertz,
    incoming: form.number('incoming'),
    fixtures: form.number('fixtures'),
    lfo: {
      wave: (waves as readonly string[]).includes(state.wave) ? (state.wave as Wave) : 'sine',
      phase: form.number('phase') / 100,
      depth: form.number('depth') / 100,
      spread: form.number('spread') / 100,
      min: state.polarity === 'bi' ? -1 : 0,
      max: 1,
      mode: state.mode === 'mult' ? 'mult' : 'add',
    },
  };
  return {form, scope};
}

/** Lowest and highest output of the first fixture over its cycles. */
function extent({lfo, incoming}: Scope): [number, number] {
  const ends = [lfo.min * lfo.depth, lfo.max * lfo.depth].map((value) =>
    lfo.mode === 'add' ? incoming + value : incoming * value,
  );
  return [Math.min(...ends), Math.max(...ends)];
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    wave: 'sine',
    unit: 'beats',
    hertz: '1',
    beats: '4',
    bpm: '120',
    phase: '0',
    depth: '100',
    polarity: 'uni',
    mode: 'add',
    incoming: '0',
    fixtures: '4',
    spread: '100',
  },
  fields: [
    {id: 'wave', label: 'Waveform', kind: 'choice', options: options(names)},
    {id: 'unit', label: 'Rate in', kind: 'choice', options: options({beats: 'beats', hertz: 'Hz'})},
    {
      id: 'hertz',
      label: 'Rate',
      unit: 'Hz',
      kind: 'number',

      when: (state) => state.unit === 'hertz',
      min: 0.001,
      max: 100,
    },
    {
      id: 'beats',
      label: 'Beats per cycle',
      kind: 'number',
      hint: '0.015625 is 1/64.',
      when: (state) => state.unit === 'beats',
      min: 0.015625,
      max: 256,
    },
    {
      id: 'bpm',
      label: 'Tempo',
      unit: 'BPM',
      kind: 'number',
      step: 1,
      min: 10,
      max: 999,

      when: (state) => state.unit === 'beats',
    },
    {
      id: 'phase',
      label: 'Phase',
      unit: '%',
      kind: 'number',
      step: 5,
      slider: true,
      min: 0,
      max: 100,
    },
    {
      id: 'depth',
      label: 'Depth',
      unit: '%',
      kind: 'number',
      step: 5,
      slider: true,
      min: 0,
      max: 100,
    },
    {
      id: 'polarity',
      label: 'Min and Max',
      kind: 'choice',
      options: options({uni: '0 to 1 (unipolar)', bi: '−1 to 1 (bipolar)'}),
    },
    {
      id: 'mode',
      label: 'Add or multiply',
      kind: 'choice',
      options: options({add: 'Add', mult: 'Mult'}),
    },
    {
      id: 'incoming',
      label: 'Incoming value',
      kind: 'number',
      step: 0.1,
      slider: true,
      min: 0,
      max: 1,
      hint: 'What the parameter has before the effect.',
      units: {'%': 0.01},
    },
    {
      id: 'fixtures',
      label: 'Fixtures',
      kind: 'number',
      step: 1,
      slider: true,
      min: 1,
      max: 12,
      hint: 'In patch order.',
      integer: true,
    },
    {
      id: 'spread',
      label: 'Spread',
      unit: '%',
      kind: 'number',
      step: 5,
      slider: true,
      min: 0,
      max: 100,
      hint: 'Phase between first and last.',
    },
  ],
  solve(state) {
    const {form, scope} = readScope(state);
    if (form.failed) {
      return form.failure;
    }
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
    const warnings: string[] = [];
    if (hertz > mostFlashes + 1e-9) {
      warnings.push(
        `${num(hertz, 2)} cycles per second: on the intensity of light that is more than 3 flashes per second, which can trigger seizures in people with photosensitive epilepsy.`,
      );
    }
    const notes: string[] = [];
    if (low < 0 || high > 1) {
      notes.push(
        'The output leaves 0 to 1. A fixture gets no less than its lowest and no more than its highest DMX value.',
      );
    }
    if (lfo.spread === 1 && fixtures > 1 && lfo.wave !== 'random') {
      notes.push(
        'At 100 % the last fixture is one whole cycle from the first, so both move alike.',
      );
    }
    return {
      ok: true,
      lines: [
        {label: 'One cycle', value: `${num(1000 / hertz, 2)} ms`, main: true},
        {label: 'Rate', value: `${num(hertz, 4)} Hz`, main: true},
        {label: 'Output', value: `${num(low, 4)} to ${num(high, 4)}`, main: true},
        {
          label: 'LFO alone',
          value: `${num(lfo.min * lfo.depth, 4)} to ${num(lfo.max * lfo.depth, 4)}`,
        },
        {label: 'Phase of the fixtures', value: `${phases.join(', ')} %`},
        ...(lfo.wave === 'random'
          ? []
          : [
              {
                label: 'Outputs at the start of a cycle',
                value: each
                  .map((index) => num(outputAt(lfo, incoming, 0, index, fixtures), 3))
                  .join(', '),
              },
            ]),
      ],
      warnings,
      notes,
    };
  },
  rule: [
    'LFO = (Min + (Max − Min) × waveform) × Depth, where the waveform goes from 0 to 1. Output = incoming + LFO (Add) or incoming × LFO (Mult). Fixture k of n is shifted by Spread × (k − 1) ÷ (n − 1). In beats: Hz = BPM ÷ (60 × beats).',
    'Depth, Min, Max, Spread and Add/Mult are described in the Beam 1 documentation of the effect; Waveform, Rate and Phase in that of Beam 2. Fixtures are counted from 1.',
  ],
  unconfirmed: [
    'Where in its cycle each waveform starts, whether Phase and Spread shift forwards or backwards, whether a rate in beats means beats per cycle, and where Beam limits the output. The random curve is an example.',
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
};
