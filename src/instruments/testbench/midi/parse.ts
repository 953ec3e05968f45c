/** MIDI bytes and what they say. Source: MIDI 1.0 Detailed Specification (MIDI Association). */
import {rates, written} from '../../formulas/timecode';
import {isFullFrame, readFullFrame} from '../../formulas/mtc';
import {bytes as hexBytes} from '../../kit/format';

/** Kinds of messages as a reader knows them, in the order of the filter. */
export const kindTitles = {
  note: 'Notes',
  controller: 'Controllers',
  bend: 'Pitch bend',
  program: 'Program changes',
  pressure: 'Pressure',
  mtc: 'MTC',
  clock: 'Clock',
  mmc: 'MMC',
  sysex: 'SysEx',
  other: 'Other',
} as const;

export type MidiKind = keyof typeof kindTitles;

/** One complete message. */
export interface MidiMessage {
  kind: MidiKind;
  /** 1 to 16, for messages that have one. */
  channel?: number;
  text: string;
  bytes: Uint8Array;
}

/** Most bytes of a system exclusive message that are kept; what is longer is cut, and marked. */
export const longestSysEx = 4096;

const noteNames = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];

/** Name of a note, middle C (60) as C3, as Live counts. */
export const noteName = (note: number): string =>
  `${noteNames[note % 12]}${Math.floor(note / 12) - 2}`;

const mmcCommands: Readonly<Record<number, string>> = {
  1: 'Stop',
  2: 'Play',
  3: 'Deferred play',
  4: 'Fast forward',
  5: 'Rewind',
  6: 'Record',
  7: 'Record exit',
  8: 'Record pause',
  9: 'Pause',
  0x44: 'Locate',
};

/** A position as MMC writes it: the upper bits of the hours are the rate. */
const place = ([hours = 0, minutes = 0, seconds = 0, frames = 0]: readonly number[]): string =>
  written(
    {hours: hours & 0x1f, minutes: minutes & 0x3f, seconds: seconds & 0x3f, frames: frames & 0x1f},
    rates['30'],
  );

const hex = (bytes: ArrayLike<number>, left = 0, most = 16): string => {
  const shown = hexBytes(Array.from(bytes).slice(0, most));
  const cut = left > 0 ? `, of which ${bytes.length} are kept` : '';
  return bytes.length > most ? `${shown} … (${bytes.length + left} bytes${cut})` : shown;
};

function describeSysEx(bytes: Uint8Array, left: number): Omit<MidiMessage, 'bytes'> {
  const [, universal, , area, command = 0, , target] = bytes;
  if (isFullFrame(bytes)) {
    const read = readFullFrame(bytes);
    const text = read ? written(read.label, rates[read.rate]) : `that gives no time: ${hex(bytes)}`;
    return {kind: 'mtc', text: `MTC full frame ${text}`};
  }
  if (universal === 0x7f && area === 6) {
    const name = mmcCommands[command] ?? `command ${hex([command])}`;
    if (command !== 0x44 || target !== 1) {
      return {kind: 'mmc', text: `MMC ${name}`};
    }
    const isWhole = bytes.length === 13;
    const where = isWhole ? place([...bytes.slice(7, 11)]) : `that is cut off: ${hex(bytes)}`;
    return {kind: 'mmc', text: `MMC ${name} ${where}`};
  }
  return {kind: 'sysex', text: `SysEx ${hex(bytes, left)}`};
}

const systemTexts: Readonly<Record<number, string>> = {
  0xf6: 'Tune request',
  0xf8: 'Clock',
  0xfa: 'Start',
  0xfb: 'Continue',
  0xfc: 'Stop',
  0xfe: 'Active sensing',
  0xff: 'System reset',
};

/** Says in words what a message is; a long one is cut. */
export function describe(whole: Uint8Array): MidiMessage {
  const bytes = whole.subarray(0, longestSysEx);
  const left = whole.length - bytes.length;
  const [status = 0, first = 0, second = 0] = bytes;
  if (status >= 0xf0) {
    if (status === 0xf0) {
      return {...describeSysEx(bytes, left), bytes};
    }
    if (status === 0xf1) {
      return {kind: 'mtc', text: `MTC quarter frame ${first >> 4}: ${first & 15}`, bytes};
    }
    if (status === 0xf2) {
      const beats = first | (second << 7);
      return {kind: 'clock', text: `Song position ${beats} (16th notes)`, bytes};
    }
    if (status === 0xf3) {
      return {kind: 'other', text: `Song select ${first}`, bytes};
    }
    const isClock = [0xf8, 0xfa, 0xfb, 0xfc].includes(status);
    const text = systemTexts[status] ?? `Undefined ${hex(bytes)}`;
    return {kind: isClock ? 'clock' : 'other', text, bytes};
  }
  const channel = (status & 15) + 1;
  const [kind, text] = ((): [MidiKind, string] => {
    switch (status & 0xf0) {
      case 0x80:
        return ['note', `Note off ${noteName(first)} (${first}), velocity ${second}`];
      case 0x90:
        return second === 0
          ? ['note', `Note off ${noteName(first)} (${first}), as note on with velocity 0`]
          : ['note', `Note on ${noteName(first)} (${first}), velocity ${second}`];
      case 0xa0:
        return ['pressure', `Pressure ${noteName(first)} (${first}): ${second}`];
      case 0xb0:
        return ['controller', `Controller ${first}: ${second}`];
      case 0xc0:
        return ['program', `Program change ${first} (shown as ${first + 1} by many devices)`];
      case 0xd0:
        return ['pressure', `Channel pressure ${first}`];
      default:
        return ['bend', `Pitch bend ${(first | (second << 7)) - 8192}`];
    }
  })();
  return {kind, channel, text, bytes};
}
