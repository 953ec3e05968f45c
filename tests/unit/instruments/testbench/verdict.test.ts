import {describe, expect, it} from 'vitest';
import {ltcVerdict} from '../../../../src/instruments/testbench/ltc/verdict';
import type {PortMeter} from '../../../../src/instruments/testbench/midi/monitor';
import {midiVerdict} from '../../../../src/instruments/testbench/midi/verdict';

const level = {peak: 0.254, clipped: 0, isRunning: true, isTooFast: false};
const status = {rate: '25', speed: 100} as const;

describe('ltcVerdict', () => {
  it('lists rate, level and dropouts of good timecode', () => {
    expect(ltcVerdict(level, status)).toEqual({
      isGood: true,
      text: 'Good: 25 fps, −11.9 dBFS, no dropouts.',
    });
    expect(ltcVerdict(level, {...status, rate: '29.97 DF', jumps: 2, reverse: true}).text).toBe(
      'Good: 29.97 drop frame fps, −11.9 dBFS, no dropouts, 2 jumps, backwards.',
    );
  });

  it.each([
    ['silence', {peak: 0.001, isRunning: false}, undefined, 'off', /no signal/],
    ['clipping, not its consequences', {clipped: 3}, {dropouts: 2}, 'off', /too loud/],
    ['shuttle speed', {isRunning: false, isTooFast: true}, {}, 'off', /too fast for this sample/],
    ['music', {isRunning: false}, {}, 'off', /no timecode/],
    ['processing', {}, {}, 'on: automatic gain', /another browser/],
    ['a loose cable', {}, {dropouts: 1}, 'off', /^1 dropout so far\. Change the cable/],
    ['a weak signal', {peak: 0.005}, {dropouts: 3}, 'off', /^3 dropouts so far\. Raise the level/],
    ['a rate that is not detected yet', {}, {rate: undefined}, 'off', /Measuring/],
    ['another speed', {}, {speed: 98}, 'off', /98.00 %/],
  ])('reports %s and what to do', (_, levelChanges, statusChanges, effects, text) => {
    const verdict = ltcVerdict(
      {...level, ...levelChanges},
      statusChanges && {...status, ...statusChanges},
      effects,
    );
    expect(verdict.isGood).toBe(false);
    expect(verdict.text).toMatch(text);
  });
});

describe('midiVerdict', () => {
  /** A port with its tempi over 1, 4 and 16 beats, and its timecode. */
  const port = (tempi: number[], status?: object) =>
    ({tempo: {tempi: tempi.map((tempo) => ({tempo}))}, mtc: {status}}) as unknown as PortMeter;
  const timecode = {rate: '25', errors: 0, jitter: 0.5};

  it.each([
    ['no messages', port([]), 0, false, /Nothing has arrived/],
    ['one message', port([]), 1, true, /^Good: 1 message\.$/],
    [
      'a steady clock',
      port([120, 120.1]),
      97,
      true,
      /^Good: 97 messages, a steady clock at 120\.1 BPM\.$/,
    ],
    ['an unsteady clock', port([124, 120]), 97, false, /unsteady/],
    ['timecode', port([], timecode), 9, true, /MIDI timecode at 25 fps/],
    ['one jump', port([], {...timecode, errors: 1}), 9, false, /jumped or lost messages once/],
    ['jumps', port([], {...timecode, errors: 2}), 9, false, /jumped or lost messages 2 times/],
    ['jitter', port([], {...timecode, jitter: 5}), 9, false, /unsteady/],
  ])('reports %s', (_name, meter, count, isGood, text) => {
    const verdict = midiVerdict(meter, count);
    expect(verdict.text).toMatch(text);
    expect(verdict.isGood).toBe(isGood);
  });
});
