import {describe, expect, it} from 'vitest';
import {cablesOf} from '../../../../src/instruments/simulators/routing/cablesOf';
import {emptyMixer, readMixer} from '../../../../src/instruments/simulators/routing/mixer';

/** Cables as `from-to carries opacity`. */
const cables = (changes: Record<string, string>): string[] =>
  cablesOf(readMixer({...emptyMixer, ...changes})).map(
    ({from, to, carries, opacity}) => `${from}-${to} ${carries} ${opacity}`,
  );

describe('cables of the mixer', () => {
  it('strips that have nothing to send have none', () => {
    expect(cables({})).toEqual([]);
    expect(cables({'1.clip': 'circles', '1.output': 'sends'})).toEqual([]);
  });

  it('are lit as far as the video comes', () => {
    const grouped = {'1.clip': 'waves', '1.output': 'group', '1.fader': '50'};
    expect(cables(grouped)).toEqual(['1-g video 0.5', 'g-m video 1']);
    expect(cables({...grouped, 'g.mute': '1'})).toEqual(['1-g video 0.5', 'g-m video 0']);
  });

  it('sends go to Returns, and Returns to Main', () => {
    expect(cables({'1.clip': 'spot', '1.output': 'sends', '1.b': '40'})).toEqual([
      '1-b video 0.4',
      'b-m video 1',
    ]);
  });

  it('sound has its own where the video goes another way', () => {
    expect(cables({'1.clip': 'circles', '1.output': 'group', '1.follow': ''})).toEqual([
      '1-m video 1',
      '1-g sound 1',
      'g-m sound 1',
    ]);
    expect(cables({'4.clip': 'sound', '4.output': 'ext'})).toEqual([]);
  });

  it('Displacement reads a track, before its fader or after it', () => {
    const displaced = {'1.clip': 'waves', '1.fader': '0', '2.clip': 'title', '2.map': '1'};
    expect(cables(displaced)).toContain('1-2 map 0');
    expect(cables({...displaced, '2.tap': 'pre'})).toContain('1-2 map 1');
  });

  it('a loop carries nothing back', () => {
    expect(cables({'1.clip': 'waves', '1.output': '2', '2.output': '1'})).toEqual([
      '2-1 video 0',
      '1-2 video 1',
    ]);
  });
});
