import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {LtcDecoder} from '../../../../src/instruments/testbench/ltc/decode';
import type {ReadFrame} from '../../../../src/instruments/testbench/ltc/readFrame';
import {bitsToFrame} from '../../../../src/instruments/formulas/ltcFrame';
import {MtcReader} from '../../../../src/instruments/formulas/mtc';
import {describe as describeMessage} from '../../../../src/instruments/testbench/midi/parse';
import {decodeState, encodeState} from '../../../../src/instruments/kit/codec';
import {formatLabel} from '../../../../src/instruments/formulas/timecode';
import {
  barText,
  biphase,
  bitsToBytes,
  firstTimeline,
  getFrameBits,
  getJumps,
  getMoment,
  getUnitStart,
  labelText,
  lengthUs,
  next,
  pageAt,
  piecesIn,
  previous,
  quarterFrame,
  readShow,
  segmentAt,
  type Show,
  snap,
  songFields,
  songPosition,
  timelineCodec,
  type Unit,
  viewFields,
} from '../../../../src/instruments/simulators/timecode/timeline';
import {
  bitGroups,
  jumpRows,
  momentRows,
  momentText,
  presets,
} from '../../../../src/instruments/simulators/timecode/words';

const stateWith = (changes: Record<string, string> = {}) => ({...firstTimeline, ...changes});
const showWith = (changes: Record<string, string> = {}) => readShow(stateWith(changes));

const choices = (key: string) =>
  (songFields.find(({id}) => id === key)?.options ?? []).map(({value}) => value);
const choice = (key: string) => fc.constantFrom(...choices(key));
const rateNames = choices('rate');
const anyShow = fc
  .record({
    rate: choice('rate'),
    start: choice('start'),
    signature: choice('signature'),
    path: choice('path'),
    tempo: fc.integer({min: 40, max: 240}).map(String),
  })
  .map(showWith);
const anyTime = fc.integer({min: 0, max: lengthUs});
const anyUnit = fc.constantFrom<Unit>('frame', 'quarter', 'bit', 'clock');

/** The displayed LTC waveform as audio samples at 48 kHz. */
function ltcSamples(show: Show, from: number, to: number): Float32Array {
  const waves = piecesIn(show, 'frame', from, to).map((piece) => ({
    ...piece,
    levels: biphase(getFrameBits(show, piece.index)),
  }));
  const half = (show.rate.denominator * 1_000_000) / show.rate.numerator / 160;
  return Float32Array.from({length: Math.floor(((to - from) * 48) / 1000)}, (_, index) => {
    const us = from + (index * 1000) / 48;
    const {begins = 0, levels = []} = waves.findLast((wave) => wave.from <= us) ?? {};
    return levels[Math.max(0, Math.min(159, Math.floor((us - begins) / half)))] === 1 ? 0.5 : -0.5;
  });
}

function decode(samples: Float32Array): ReadFrame[] {
  const frames: ReadFrame[] = [];
  new LtcDecoder(48000, (frame) => frames.push(frame)).read(samples);
  return frames;
}

describe('the timeline', () => {
  it('steps to the first µs of each unit, forwards and backwards', () => {
    fc.assert(
      fc.property(anyShow, anyUnit, anyTime, (show, unit, time) => {
        const at = snap(show, unit, time);
        expect(at).toBeLessThanOrEqual(time);
        expect(snap(show, unit, at)).toBe(at);
        const after = next(show, unit, at);
        if (after < lengthUs) {
          expect(after).toBeGreaterThan(at);
          expect(previous(show, unit, after)).toBe(at);
          expect(snap(show, unit, after - 1)).toBe(at);
          expect(snap(show, unit, after)).toBe(after);
        }
      }),
    );
  });

  it('has pages that include the given time, and pieces without gaps, also at jumps', () => {
    const anyZoom = fc.constantFrom(...(viewFields[0]?.options ?? [])).map(({value}) => value);
    fc.assert(
      fc.property(anyShow, anyUnit, anyZoom, anyTime, (show, unit, zoom, index) => {
        const page = pageAt(show, zoom, index);
        expect(page.from).toBeLessThanOrEqual(index);
        expect(page.to).toBeGreaterThan(index);
        const pieces = piecesIn(show, unit, page.from, page.to);
        expect(pieces[0]?.from).toBeLessThanOrEqual(page.from);
        expect(pieces.at(-1)?.to).toBeGreaterThanOrEqual(page.to);
        expect(pieces.slice(1).map(({from}) => from)).toEqual(
          pieces.slice(0, -1).map(({to}) => to),
        );
      }),
    );
  });
});

describe('LTC', () => {
  it.each(rateNames)('at %s fps: the waveform decodes to the displayed frames', (rate) => {
    const show = showWith({rate, start: '00:00:58:00'});
    const from = getUnitStart(show, 'frame', 2 * show.rate.nominal - 5);
    const to = getUnitStart(show, 'frame', 2 * show.rate.nominal + 5);
    const labels = piecesIn(show, 'frame', from, to).map(({index}) => labelText(show, index));
    const decoded = decode(ltcSamples(show, from, to)).map(({label}) =>
      formatLabel(label, show.rate),
    );
    // The decoder needs the first frames to detect the bit rate, and the first edge after the last frame.
    expect(decoded.length).toBeGreaterThanOrEqual(labels.length - 3);
    expect(labels.join(' ')).toContain(decoded.join(' '));
    expect(decoded).toContain(rate === '29.97 DF' ? '00:01:00;02' : '00:01:00:00');
  });

  it('starts every frame at the same level, so frames can be joined', () => {
    fc.assert(
      fc.property(anyShow, anyTime, (show, index) => {
        const bits = getFrameBits(show, getMoment(show, index).frame);
        const levels = biphase(bits);
        expect(levels).toHaveLength(160);
        expect([levels[0], levels.at(-1)]).toEqual([1, 0]);
        const bytes = bitsToBytes(bits);
        expect(bytes.slice(8)).toEqual([0xfc, 0xbf]);
        expect(
          bytes.flatMap((byte) => Array.from({length: 8}, (_, bit) => (byte >> bit) & 1)),
        ).toEqual([...bits]);
        expect(bitsToFrame(bits)?.dropFrame).toBe(show.rate.drop > 0);
      }),
    );
  });

  // A cut within a frame that removes an edge, or moves it close to the previous one, costs the decoder a frame.
  it.each([
    ['loop', '128', {frame: 93, bits: 60}, 1],
    ['locator', '128', {frame: 93, bits: 60}, 1],
    ['loop', '133', {frame: 90, bits: 18}, 1],
    ['locator', '125', {frame: 95, bits: 80}, 0],
  ])('%s at %s bpm: a decoder reads the documented frames', (path, tempo, cut, lost) => {
    const show = showWith({path, tempo});
    const [jump] = getJumps(show) as [ReturnType<typeof getJumps>[number]];
    expect(jump.cut).toEqual(cut);
    const from = jump.at - 400_000;
    const end = (us: number): number => ((us - from) * 48) / 1000;
    const frames = decode(ltcSamples(show, from, jump.at + 200_000));
    const after = frames.findIndex((frame) => frame.end > end(jump.at) + 1);
    const around = frames.slice(after - 1, after + 1);
    expect(around.map(({label}) => formatLabel(label, show.rate))).toEqual([
      labelText(show, cut.frame - (cut.bits === 80 ? 0 : 1)),
      labelText(show, jump.whole.frame + lost),
    ]);
    expect(around[1]?.end).toBeCloseTo(end(jump.whole.ends + 40_000 * lost), -1);
  });
});

describe('MTC', () => {
  /** Sends the messages of the timeline to the reader of the test bench. */
  function listen(show: Show, from: number, to: number): MtcReader {
    const reader = new MtcReader();
    const jumps = getJumps(show);
    for (const {from: at, index} of piecesIn(show, 'quarter', from, to)) {
      const jump = jumps.find((one) => one.at === at);
      if (jump) {
        reader.full(jump.full.bytes);
      }
      const message = quarterFrame(show, segmentAt(show, at), index);
      if (message && at >= from) {
        reader.quarter(message.data, at / 1000);
      }
    }
    return reader;
  }

  it('eight messages contain the address of two frames earlier, which the reader corrects', () => {
    fc.assert(
      fc.property(anyShow, fc.integer({min: 1, max: 150}), (show, pair) => {
        const to = getUnitStart(show, 'frame', 2 * pair);
        if (to >= (show.segments[0]?.to ?? 0)) {
          return;
        }
        const {status} = listen(show, 0, to);
        const moment = getMoment(show, to);
        expect(moment.received).toEqual({frame: 2 * pair - 2, isFull: false});
        // MTC has no code for 23.976 and 29.97 non-drop: the reader reports 24 and 30.
        expect(status?.position).toBe(labelText(show, 2 * pair));
        expect(status?.errors).toBe(0);
      }),
    );
  });

  it('sends a full frame at a jump, and continues with the first quarter frame', () => {
    fc.assert(
      fc.property(anyShow, (show) => {
        for (const jump of getJumps(show).slice(0, 2)) {
          if (jump.at < 500_000 || jump.at + 500_000 > lengthUs) {
            continue;
          }
          expect(describeMessage(Uint8Array.from(jump.full.bytes)).text).toContain(
            labelText(show, jump.full.frame),
          );
          const {quarter, received} = getMoment(show, jump.at);
          expect(received).toEqual({frame: jump.full.frame, isFull: true});
          expect(quarter === undefined || quarter.piece === 0).toBe(true);
          const segment = segmentAt(show, jump.at);
          const resumed = getUnitStart(show, 'frame', jump.address) + segment.from - segment.song;
          expect(getMoment(show, resumed).quarter).toMatchObject({piece: 0, address: jump.address});
          if (segment.to - resumed > 250_000) {
            const reader = listen(show, jump.at - 200_000, resumed + 200_000);
            expect(reader.status?.errors).toBe(0);
          }
        }
      }),
    );
  });
});

describe('MIDI Clock', () => {
  it('has 24 pulses per quarter note and 6 per sixteenth note, in every time signature', () => {
    const show = showWith({tempo: '120', signature: '6/8'});
    expect(getUnitStart(show, 'clock', 24)).toBe(500_000);
    // A bar of 6/8 is three quarter notes: 72 pulses, 12 sixteenths.
    expect([0, 5, 6, 12, 71, 72].map((clock) => barText(show, clock)).join(' ')).toBe(
      '1.1.1 1.1.1 1.1.2 1.2.1 1.6.2 2.1.1',
    );
    expect(getMoment(show, 1_500_000)).toMatchObject({clock: 72, sixteenth: 12});
    expect(barText(showWith({signature: '7/8'}), 84)).toBe('2.1.1');
  });

  it('jumps to the sixteenth note in the Song Position Pointer', () => {
    fc.assert(
      fc.property(anyShow, (show) => {
        for (const jump of getJumps(show)) {
          expect(jump.clock).toBe(6 * jump.sixteenth);
          expect(getMoment(show, jump.at).clock).toBe(jump.clock);
          expect(getMoment(show, jump.at - 1).clock + 1).toBe(2 * show.barClocks);
        }
      }),
    );
    expect(songPosition(128)).toEqual([0xf2, 0, 1]);
    expect(describeMessage(Uint8Array.from(songPosition(16_383))).text).toContain('16383');
  });
});

describe('texts', () => {
  it('describe all 80 bits in groups without gaps', () => {
    expect(bitGroups.map(({at}) => at)).toEqual(
      bitGroups.map((_, index) => bitGroups.slice(0, index).reduce((sum, {size}) => sum + size, 0)),
    );
    expect(bitGroups.reduce((sum, {size}) => sum + size, 0)).toBe(80);
  });

  it('describe any time', () => {
    fc.assert(
      fc.property(anyShow, anyTime, (show, index) => {
        const text = JSON.stringify([momentRows(show, index), jumpRows(show)]);
        expect(text).not.toMatch(/undefined|NaN/);
      }),
    );
    expect(momentText(stateWith({at: '40000'}))).toBe(
      'LTC 01:00:00:01, bit 0. MTC message 4 of 01:00:00:00. MIDI Clock pulse 2 of 24, song position 0, bar 1.1.1.',
    );
  });

  it.each([
    ['minute', '00:00:59;29', '00:01:00;02'],
    ['tenth', '00:09:59;29', '00:10:00;00'],
    ['midnight', '23:59:59:24', '00:00:00:00'],
    ['loop', '01:00:03:18', '01:00:00:00'],
    ['locator', '01:00:03:18', '01:00:15:00'],
  ])('the preset %s is at %s, before %s on the same page', (id, before, after) => {
    const {state = firstTimeline, label = ''} = presets.find((one) => one.id === id) ?? {};
    const show = readShow(state);
    const at = Number(state['at']);
    const following = next(show, 'frame', at);
    expect(snap(show, 'frame', at)).toBe(at);
    expect([at, following].map((time) => labelText(show, getMoment(show, time).frame))).toEqual([
      before,
      after,
    ]);
    expect(!label.includes('→') || label.includes(`${before} → ${after}`)).toBe(true);
    expect(pageAt(show, 'eight', at)).toEqual(pageAt(show, 'eight', following));
    expect(decodeState(encodeState(state), firstTimeline, timelineCodec).whole).toBe(true);
  });

  it('describe the effect of a loop and a locator on each signal', () => {
    const rows = (path: string) => Object.values(jumpRows(showWith({path, tempo: '128'})));
    expect(rows('loop')).toEqual([
      'Frame 01:00:03:18 is cut off after 60 of its 80 bits. The next whole frame is 01:00:00:00. A reader can decode it when its last bit has arrived, at the earliest 40.0 ms after the jump.',
      'A full-frame message, F0 7F 7F 01 01 21 00 00 00 F7, sends 01:00:00:00. Quarter frames continue with message 0 at 01:00:00:00.',
      'The pulses carry no position. Stop (FC), Song Position Pointer 0 (F2 00 00) and Continue (FB) move the follower to bar 1.1.1.',
    ]);
    expect(rows('locator')[1]).toContain(
      'sends 01:00:15:00. Quarter frames continue with message 0 at 01:00:15:01.',
    );
    expect(rows('locator')[2]).toContain('Song Position Pointer 128 (F2 00 01)');
    expect(rows('on')).toEqual([]);
  });
});
