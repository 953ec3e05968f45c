import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readYaml} from '../../../support/readYaml';
import {getCables} from '../../../../src/instruments/simulators/routing/getCables';
import {
  createFields,
  emptyMixer,
  mixerCodec,
  orderAfterMove,
  readMixer,
  stripIds,
  videosyncFields,
} from '../../../../src/instruments/simulators/routing/mixer';
import {getAssumptions} from '../../../../src/instruments/simulators/routing/notes';
import {
  arrivals,
  getVisibleLayers,
  outputText,
  soundText,
} from '../../../../src/instruments/simulators/routing/routing';
import {
  getProgress,
  getTaskStart,
  solvedTasks,
} from '../../../../src/instruments/simulators/routing/tasks';
import {routingTasks as tasks} from '../../../../src/data/videosync/routing-tasks';

type Changes = Record<string, string>;
const vectors = readYaml<{
  videos: {title: string; mixer: Changes; main?: string[]; a?: string[]; cables?: string[]}[];
  assumptions: [changes: Changes, note: string][];
  texts: {mixer: Changes; main: string; a: string; sound: string};
}>('tests/fixtures/routing/vectors.yaml');

const mixer = (changes: Changes) => readMixer({...emptyMixer, ...changes});
const getPaths = (changes: Changes, id: 'm' | 'a') =>
  arrivals(getVisibleLayers(mixer(changes), id)).map(
    ({track, opacity, through}) => `${track} ${opacity} ${through.join('')}`,
  );

/** Any state that the controls can have. */
const anyState = fc.record({
  order: fc.shuffledSubarray(['1', '2', '3', '4'], {minLength: 4}).map((ids) => ids.join('')),
  ...Object.fromEntries(
    [...stripIds.flatMap(createFields), ...videosyncFields].map(({id, kind, options = []}) => [
      id,
      kind === 'range'
        ? fc.constantFrom('0', '50', '100')
        : kind === 'check'
          ? fc.constantFrom('', '1')
          : fc.constantFrom(...options.map(({value}) => value)),
    ]),
  ),
}) as fc.Arbitrary<Changes>;

describe('the fields of a strip', () => {
  it('are advanced for some parameters of tracks, and none of the main track', () => {
    const advancedFields = (id: Parameters<typeof createFields>[0]) =>
      createFields(id)
        .filter(({advanced}) => advanced)
        .map((field) => field.id.split('.')[1]);
    const track = ['mode', 'follow', 'link', 'map', 'tap'];
    expect(stripIds.map(advancedFields)).toEqual([
      ...[track, track, track, track],
      ['mode'],
      ...[
        ['colorize', 'mode'],
        ['colorize', 'mode'],
      ],
      [],
    ]);
  });
});

describe('video is routed', () => {
  it.each(vectors.videos)('$title', ({mixer: changes, main, a, cables}) => {
    expect(getPaths(changes, 'm')).toEqual(main ?? expect.anything());
    expect(getPaths(changes, 'a')).toEqual(a ?? expect.anything());
    const actual = getCables(mixer(changes)).map(
      ({from, to, carries, opacity}) => `${from}-${to} ${carries} ${opacity}`,
    );
    expect(actual).toEqual(cables ?? expect.anything());
  });

  it('from a clip with an opacity above 0, for any state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const any = readMixer(state);
        for (const id of ['m', 'a', 'b'] as const) {
          for (const {opacity, track} of arrivals(getVisibleLayers(any, id))) {
            expect(opacity).toBeGreaterThan(0);
            expect(opacity).toBeLessThanOrEqual(1);
            expect(any.strips[track].clip).not.toBe('none');
          }
          expect(outputText(any, id)).toMatch(/\.$/);
        }
        expect(soundText(any)).toMatch(/\.$/);
        expect(getAssumptions(any).every((note) => note.endsWith('.'))).toBe(true);
      }),
    );
  });
});

describe('texts', () => {
  it('describe outputs and sound', () => {
    const {main, a, sound, mixer: changes} = vectors.texts;
    const state = mixer(changes);
    expect([outputText(state, 'm'), outputText(state, 'a')]).toEqual([main, a]);
    expect(soundText(state)).toBe(sound);
    expect(outputText(mixer({}), 'm')).toBe('Main is black.');
    expect(soundText(mixer({}))).toBe('You hear nothing.');
  });

  const twoClips = {'1.clip': 'bars', '2.clip': 'spot'};
  it.each(vectors.assumptions)('mention the assumption about %j', (changes, note) => {
    expect(getAssumptions(mixer({...twoClips, ...changes})).join(' ')).toContain(note);
  });
  it('mention no assumption that has no effect', () => {
    expect(getAssumptions(mixer({...twoClips, '2.mode': 'alpha'}))).toEqual([]);
  });
});

describe('tasks', () => {
  const solved = (number: number, without?: string) => ({
    ...getTaskStart(number),
    ...Object.fromEntries(
      (tasks[number - 1]?.solution ?? [])
        .filter(({key}) => key !== without)
        .map(({key, value}) => [key, value]),
    ),
  });

  it('are ten, and 0 is not a task', () => {
    expect(tasks).toHaveLength(10);
    expect(getProgress(getTaskStart(0))).toBeUndefined();
  });

  it.each(tasks.map((task, index) => ({task, number: index + 1})))(
    '$task.title: every step of the solution is required to solve it',
    ({task, number}) => {
      expect(getProgress(getTaskStart(number))).toMatchObject({
        task,
        number,
        isSolved: false,
        text: expect.stringMatching(/^Still missing: /) as string,
      });
      expect(getProgress(solved(number))).toMatchObject({
        isSolved: true,
        text: `Solved: ${task.title}.`,
      });
      for (const {key, value} of task.solution) {
        expect(mixerCodec(key, value), key).toBe(value);
        expect(getProgress(solved(number, key))?.isSolved, `without ${key}`).toBe(false);
      }
      for (const [key, value] of Object.entries(task.start)) {
        expect(mixerCodec(key, value), key).toBe(value);
      }
    },
  );

  it('that are solved are stored once, and invalid numbers are removed', () => {
    expect(solvedTasks('', getProgress(getTaskStart(1)))).toEqual([]);
    expect(solvedTasks('', getProgress(solved(1)))).toEqual([1]);
    expect(solvedTasks('10 3 1 11 x 1.5', getProgress(solved(1)))).toEqual([1, 3, 10]);
    expect(solvedTasks('3', undefined)).toEqual([3]);
  });
});

describe('the order of tracks', () => {
  it('changes by one position, within the row', () => {
    expect(orderAfterMove('1234', '2', -1)).toBe('2134');
    expect(orderAfterMove('1234', '2', 1)).toBe('1324');
    expect(orderAfterMove('1234', '1', -1)).toBe('1234');
    expect(orderAfterMove('1234', '4', 1)).toBe('1234');
  });
});
