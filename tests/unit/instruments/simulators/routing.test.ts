import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  emptyMixer,
  mixerCodec,
  orderAfterMove,
  publishReturns,
  readMixer,
  settingsOf,
  stripIds,
} from '../../../../src/instruments/simulators/routing/mixer';
import {assumed} from '../../../../src/instruments/simulators/routing/notes';
import {
  arrivals,
  hasFeedback,
  heard,
  outputText,
  shownAt,
  soundText,
} from '../../../../src/instruments/simulators/routing/routing';
import {
  checkTask,
  progressText,
  solvedTasks,
  startOf,
  taskOf,
} from '../../../../src/instruments/simulators/routing/tasks';
import {routingTasks as tasks} from '../../../../src/data/videosync/routing-tasks';
import {decodeState, encodeState} from '../../../../src/instruments/kit/codec';

const mixer = (changes: Record<string, string>) => readMixer({...emptyMixer, ...changes});
const ways = (changes: Record<string, string>, id: 'm' | 'a' | 'b' = 'm') =>
  arrivals(shownAt(mixer(changes), id)).map(
    ({track, opacity, through}) => `${track} ${opacity} ${through.join('')}`,
  );

/** Any state that the controls can make. */
const anyState = fc.record({
  order: fc.shuffledSubarray(['1', '2', '3', '4'], {minLength: 4}).map((ids) => ids.join('')),
  ...Object.fromEntries(
    [...stripIds.flatMap(settingsOf), publishReturns].map(({key, kind, options = []}) => [
      key,
      kind === 'range'
        ? fc.constantFrom('0', '50', '100')
        : kind === 'check'
          ? fc.constantFrom('', '1')
          : fc.constantFrom(...options.map(({value}) => value)),
    ]),
  ),
}) as fc.Arbitrary<Record<string, string>>;

describe('where video goes', () => {
  it.each([
    ['Main', 'main', ['1 1 ']],
    ['a group', 'group', ['1 1 g']],
    ['another track', '4', ['1 1 4']],
    ['Sends Only, with sends down', 'sends', []],
    ['an external output, which carries no video', 'ext', ['1 1 ']],
  ])('%s', (_, output, expected) => {
    expect(ways({'1.clip': 'circles', '1.output': output})).toEqual(expected);
  });

  it('a send adds the Return, and with Sends Only leaves nothing else', () => {
    const sent = {'1.clip': 'circles', '1.a': '50'};
    expect(ways(sent)).toEqual(['1 1 ', '1 0.5 a']);
    expect(ways({...sent, '1.output': 'sends'})).toEqual(['1 0.5 a']);
    expect(ways({...sent, 'a.output': 'sends', publish: '1'}, 'a')).toEqual(['1 0.5 ']);
    expect(ways({...sent, 'a.output': 'sends'}, 'a')).toEqual([]);
  });

  it('without Video Follows Audio Routing, straight to Main', () => {
    const changes = {'1.clip': 'circles', '1.output': 'group', '1.follow': ''};
    expect(ways(changes)).toEqual(['1 1 ']);
    expect(heard(mixer(changes))).toEqual([{track: '1', at: 'main', through: ['g']}]);
  });

  it('opacities multiply, and Mute or a closed fader hides', () => {
    const grouped = {'1.clip': 'circles', '1.output': 'group', '1.fader': '50', 'g.fader': '50'};
    expect(ways(grouped)).toEqual(['1 0.25 g']);
    expect(ways({...grouped, 'g.mute': '1'})).toEqual([]);
    expect(ways({...grouped, '1.fader': '0'})).toEqual([]);
    expect(ways({...grouped, '1.fader': '0', '1.link': ''})).toEqual(['1 0.5 g']);
    expect(ways({...grouped, 'm.fader': '0'})).toEqual([]);
  });

  it('layers are mixed from left to right, a group at the place of its first track', () => {
    const clips = {'1.clip': 'circles', '2.clip': 'bars', '3.clip': 'title', '4.clip': 'spot'};
    expect(ways({...clips, order: '4213'}).map((way) => way[0])).toEqual(['4', '2', '1', '3']);
    const grouped = {...clips, '2.output': 'group', '4.output': 'group'};
    expect(ways(grouped).map((way) => way[0])).toEqual(['1', '2', '4', '3']);
  });

  it('a circle of outputs ends', () => {
    const circle = {'1.clip': 'circles', '1.output': '2', '2.output': '1'};
    expect(ways(circle)).toEqual([]);
    expect(heard(mixer(circle))).toEqual([]);
  });

  it('External In shows the other program only while Returns are published, and may feed back', () => {
    const external = {'4.clip': 'external', '1.clip': 'circles', '1.a': '100'};
    expect(ways(external).some((way) => way.startsWith('4'))).toBe(false);
    const published = {...external, publish: '1'};
    expect(ways(published).some((way) => way.startsWith('4'))).toBe(true);
    expect(hasFeedback(mixer(published))).toBe(false);
    expect(hasFeedback(mixer({...published, '4.a': '10'}))).toBe(true);
  });

  it('never fails, and every image has a way from its clip', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const any = readMixer(state);
        for (const id of ['m', 'a', 'b'] as const) {
          for (const {opacity, track} of arrivals(shownAt(any, id))) {
            expect(opacity).toBeGreaterThan(0);
            expect(opacity).toBeLessThanOrEqual(1);
            expect(any.strips[track].clip).not.toBe('none');
          }
          expect(outputText(any, id)).toMatch(/\.$/);
        }
        expect(soundText(any)).toMatch(/\.$/);
        expect(assumed(any).every((note) => note.endsWith('.'))).toBe(true);
      }),
    );
  });
});

describe('in words', () => {
  it('outputs and sound', () => {
    const words = mixer({
      '1.clip': 'waves',
      '2.clip': 'title',
      '2.map': '1',
      '2.tap': 'pre',
      '2.mode': 'alpha',
      '1.fader': '0',
      '3.clip': 'bars',
      '3.output': 'group',
      'g.fader': '50',
      '3.a': '100',
      'a.colorize': '1',
    });
    expect(outputText(words, 'm')).toBe(
      'Main shows, from back to front: Track 2 (Title), opacity 100\u00a0%, Alpha, displaced by Track 1; Group, opacity 50\u00a0%, Additive, with Track 3 (Bars), opacity 100\u00a0%, Additive; Return A, opacity 100\u00a0%, Additive, recoloured by Colorize, with Track 3 (Bars), opacity 100\u00a0%, Additive.',
    );
    expect(outputText(words, 'a')).toBe('Return A isn’t published.');
    expect(outputText(mixer({}), 'm')).toBe('Main is black.');
    expect(soundText(words)).toBe(
      'You hear Track 3 on Main through Group; Track 3 on Main through Return A.',
    );
    expect(soundText(mixer({}))).toBe('You hear nothing.');
  });

  it('what is assumed is said when it matters, and only then', () => {
    expect(assumed(mixer({'1.clip': 'bars', '2.clip': 'title', '2.mode': 'alpha'}))).toEqual([]);
    const twoClips = {'1.clip': 'bars', '2.clip': 'spot'};
    for (const [changes, word] of [
      [{'2.mode': 'mask'}, 'Mask multiplies'],
      [{'2.mode': 'crossfade'}, 'Crossfade mixes'],
      [{'1.mode': 'subtract'}, 'lowest layer'],
      [{'1.a': '50'}, 'Post sends'],
      [{'1.a': '50', '1.follow': ''}, 'Video Follows'],
      [{'1.a': '50', '2.mode': 'alpha'}, 'blending order'],
      [{'2.a': '50', '2.mode': 'alpha'}, 'In a Return'],
      [{'1.output': '2'}, 'at the back'],
      [{'2.map': '1'}, 'tapping-point menu'],
      [{'2.map': '1', '2.tap': 'pre', '1.mute': '1'}, 'Mute acts'],
      [{'3.clip': 'external', '3.a': '50', publish: '1'}, 'feedback loop'],
    ] as const) {
      expect(assumed(mixer({...twoClips, ...changes})).join(' ')).toContain(word);
    }
  });
});

describe('tasks', () => {
  const solved = (number: number, without?: string) => ({
    ...startOf(number),
    ...Object.fromEntries(
      (tasks[number - 1]?.solution ?? [])
        .filter(({key}) => key !== without)
        .map(({key, value}) => [key, value]),
    ),
  });

  it('are ten', () => {
    expect(tasks).toHaveLength(10);
    expect(taskOf(startOf(0))).toBeUndefined();
  });

  it.each(tasks.map((task, index) => ({task, number: index + 1})))(
    '$task.title: not solved at the start, solved by its solution, which needs every step',
    ({task, number}) => {
      const isSolved = (state: Record<string, string>) =>
        checkTask(task, state).every(({isMet}) => isMet);
      expect(taskOf(startOf(number))).toBe(task);
      expect(isSolved(startOf(number))).toBe(false);
      expect(progressText(task, startOf(number))).toMatch(/^Still missing: /);
      expect(isSolved(solved(number))).toBe(true);
      expect(progressText(task, solved(number))).toBe(`Solved: ${task.title}.`);
      for (const {key, value} of task.solution) {
        expect(mixerCodec(key, value), key).toBe(value);
        expect(isSolved(solved(number, key)), `without ${key}`).toBe(false);
      }
      for (const [key, value] of Object.entries(task.start)) {
        expect(mixerCodec(key, value), key).toBe(value);
      }
    },
  );
});

describe('progress', () => {
  it('adds the task that a state solves, once, and leaves out what is no task', () => {
    const [step] = tasks[0]?.solution ?? [];
    const state = {...startOf(1), [step?.key ?? '']: step?.value ?? ''};
    expect(solvedTasks('', startOf(1))).toEqual([]);
    expect(solvedTasks('', state)).toEqual([1]);
    expect(solvedTasks('10 3 1 11 x 1.5', state)).toEqual([1, 3, 10]);
    expect(solvedTasks('3', startOf(0))).toEqual([3]);
  });
});

describe('links', () => {
  it('hold the whole mixer', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const whole = {...emptyMixer, ...state, task: '10'};
        expect(decodeState(encodeState(whole), emptyMixer, mixerCodec)).toEqual({
          state: whole,
          whole: true,
        });
      }),
    );
  });

  it('what no control can set is refused', () => {
    for (const link of [
      'order=1123',
      'order=123',
      'task=11',
      '1.fader=101',
      '1.fader=-1',
      '1.mute=on',
      '1.output=1',
      'a.output=group',
      'm.mute=1',
    ]) {
      expect(decodeState(link, emptyMixer, mixerCodec), link).toMatchObject({
        state: emptyMixer,
        whole: false,
      });
    }
  });

  it('tracks move by one place, and stay within the row', () => {
    expect(orderAfterMove('1234', '2', -1)).toBe('2134');
    expect(orderAfterMove('1234', '2', 1)).toBe('1324');
    expect(orderAfterMove('1234', '1', -1)).toBe('1234');
    expect(orderAfterMove('1234', '4', 1)).toBe('1234');
  });
});
