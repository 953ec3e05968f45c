import {describe, expect, it} from 'vitest';
import {logLine, MidiLog, mostEntries} from '../../../../src/instruments/testbench/midi/log';

describe('the list of MIDI messages', () => {
  it('keeps so many, filters, and counts all', () => {
    const log = new MidiLog();
    for (let index = 0; index < 3 * mostEntries; index += 1) {
      log.add(index % 2 === 0 ? Uint8Array.of(0xf8) : Uint8Array.of(0x90, 60, 1), index, 'A');
    }
    expect(log.count).toBe(3 * mostEntries);
    const shown = log.last(5, ({kind}) => kind === 'note');
    expect(shown.map(({time}) => time)).toEqual(
      [9, 7, 5, 3, 1].map((back) => 3 * mostEntries - back),
    );
    expect(log.last(Infinity, () => true).length).toBeLessThanOrEqual(1.1 * mostEntries + 1);
    expect(logLine(shown[4] as never)).toBe('   59.999  A  ch  1  Note on C3 (60), velocity 1');
    log.clear();
    expect(log.last(5, () => true)).toEqual([]);
  });
});
