import {describe, expect, it} from 'vitest';
import {TempoMeter} from '../../../../src/instruments/formulas/midiClock';
import {MtcReader} from '../../../../src/instruments/formulas/mtc';
import type {LtcStatus} from '../../../../src/instruments/testbench/ltc/monitor';
import {ltcVerdict} from '../../../../src/instruments/testbench/ltc/verdict';
import {midiVerdict} from '../../../../src/instruments/testbench/midi/verdict';

const level = {peak: 0.254, clipped: 0, isRunning: true};
const status: LtcStatus = {
  ...{position: '01:00:00:00', rate: '25', dropFrame: false, colourFrame: false, reverse: false},
  ...{userBits: 0, framesPerSecond: 25, speed: 100, frames: 100, dropouts: 0, jumps: 0},
};

describe('the verdict on timecode', () => {
  it('names rate, level and dropouts when all is well', () => {
    expect(ltcVerdict(level, status)).toEqual({
      isGood: true,
      text: 'Good: 25 fps, −11.9 dBFS, no dropouts.',
    });
    expect(ltcVerdict(level, {...status, rate: '29.97 DF', jumps: 2, reverse: true}).text).toBe(
      'Good: 29.97 drop frame fps, −11.9 dBFS, no dropouts, 2 jumps, backwards.',
    );
  });

  it.each([
    ['silence', {peak: 0.001, isRunning: false}, undefined, 'off', /No signal/],
    ['clipping before all that it causes', {clipped: 3}, {dropouts: 2}, 'off', /Too loud/],
    ['music', {isRunning: false}, {}, 'off', /no timecode/],
    ['processing', {}, {}, 'on: automatic gain', /another browser/],
    ['a loose cable', {}, {dropouts: 1}, 'off', /^1 dropout: change the cable/],
    ['a weak signal', {peak: 0.005}, {dropouts: 3}, 'off', /^3 dropouts: raise the level/],
    ['a rate that isn’t known yet', {}, {rate: undefined}, 'off', /Measuring/],
    ['another speed', {}, {speed: 98}, 'off', /98.00 %/],
  ])('names %s and what to do', (_, given, known, effects, text) => {
    const judged = ltcVerdict({...level, ...given}, known && {...status, ...known}, effects);
    expect(judged.isGood).toBe(false);
    expect(judged.text).toMatch(text);
  });
});

describe('the verdict on MIDI', () => {
  /** A clock whose beats last so many ms each. */
  const clock = (beats: readonly number[]) => {
    const tempo = new TempoMeter();
    let time = 0;
    tempo.clock(time);
    for (const beat of beats) {
      for (let count = 0; count < 24; count += 1) {
        time += beat / 24;
        tempo.clock(time);
      }
    }
    return {tempo, mtc: new MtcReader()};
  };
  const timecode = (change: object) => ({
    ...clock([]),
    mtc: {status: {rate: '25', errors: 0, jitter: 0.5, ...change}} as unknown as MtcReader,
  });

  it.each([
    [clock([]), 0, false, /Nothing has arrived/],
    [clock([]), 1, true, /^Good: 1 message\.$/],
    [clock([500, 500, 500, 500]), 97, true, /a steady clock at 120\.0 BPM/],
    [clock([500, 500, 500, 480]), 97, false, /swings/],
    [timecode({}), 9, true, /MIDI timecode at 25 fps/],
    [timecode({errors: 1}), 9, false, /jumped, or lost messages, once/],
    [timecode({jitter: 5}), 9, false, /unsteady/],
  ])('%#', (meter, count, isGood, text) => {
    const judged = midiVerdict(meter, count);
    expect(judged.text).toMatch(text);
    expect(judged.isGood).toBe(isGood);
  });
});
