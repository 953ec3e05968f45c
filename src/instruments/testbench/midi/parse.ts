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
  channel?: number | undefined;
  text: string;
}

const noteNames = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];

/** Name and number of a note, middle C (60) as C3, as Live counts. */
const noteText = (note: number): string =>
  `${noteNames[note % 12]}${Math.floor(note / 12) - 2} (${note})`;

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

/** Bytes in hexadecimal, no more than fit into a line. */
const hex = (bytes: Uint8Array, most = 16): string => {
  const shown = hexBytes([...bytes.slice(0, most)]);
  return bytes.length > most ? `${shown} … (${bytes.length} bytes)` : shown;
};

function describeSysEx(bytes: Uint8Array): MidiMessage {
  const [, universal, , area, command = 0, , target] = bytes;
  if (isFullFrame(bytes)) {
    const read = readFullFrame(bytes);
    const text = read ? written(read.label, rates[read.rate]) : `that gives no time: ${hex(bytes)}`;
    return {kind: 'mtc', text: `MTC full frame ${text}`};
  }
  if (universal === 0x7f && area === 6) {
    const name = mmcCommands[command] ?? `command ${hexBytes([command])}`;
    if (command !== 0x44 || target !== 1) {
      return {kind: 'mmc', text: `MMC ${name}`};
    }
    const isWhole = bytes.length === 13;
    const where = isWhole ? place([...bytes.slice(7, 11)]) : `that is cut off: ${hex(bytes)}`;
    return {kind: 'mmc', text: `MMC ${name} ${where}`};
  }
  return {kind: 'sysex', text: `SysEx ${hex(bytes)}`};
}

/** Value of two data bytes, the lower one first. */
const wide = (low: number, high: number): number => low | (high << 7);

/** Messages by their status byte, those of a channel by the upper half of it. */
const messages: Readonly<
  Record<number, readonly [MidiKind, string | ((first: number, second: number) => string)]>
> = {
  0x80: ['note', (note, velocity) => `Note off ${noteText(note)}, velocity ${velocity}`],
  0x90: [
    'note',
    (note, velocity) =>
      velocity === 0
        ? `Note off ${noteText(note)}, as note on with velocity 0`
        : `Note on ${noteText(note)}, velocity ${velocity}`,
  ],
  0xa0: ['pressure', (note, pressure) => `Pressure ${noteText(note)}: ${pressure}`],
  0xb0: ['controller', (controller, value) => `Controller ${controller}: ${value}`],
  0xc0: [
    'program',
    (program) => `Program change ${program} (shown as ${program + 1} by many devices)`,
  ],
  0xd0: ['pressure', (pressure) => `Channel pressure ${pressure}`],
  0xe0: ['bend', (low, high) => `Pitch bend ${wide(low, high) - 8192}`],
  0xf1: ['mtc', (data) => `MTC quarter frame ${data >> 4}: ${data & 15}`],
  0xf2: ['clock', (low, high) => `Song position ${wide(low, high)} (16th notes)`],
  0xf3: ['other', (song) => `Song select ${song}`],
  0xf6: ['other', 'Tune request'],
  0xf8: ['clock', 'Clock'],
  0xfa: ['clock', 'Start'],
  0xfb: ['clock', 'Continue'],
  0xfc: ['clock', 'Stop'],
  0xfe: ['other', 'Active sensing'],
  0xff: ['other', 'System reset'],
};

/** Says in words what a message is. */
export function describe(bytes: Uint8Array): MidiMessage {
  const [status = 0, first = 0, second = 0] = bytes;
  if (status === 0xf0) {
    return describeSysEx(bytes);
  }
  const isSystem = status > 0xf0;
  const [kind, text] = messages[isSystem ? status : status & 0xf0] ?? [
    'other',
    `Undefined ${hex(bytes)}`,
  ];
  return {
    kind,
    channel: isSystem ? undefined : (status & 15) + 1,
    text: typeof text === 'string' ? text : text(first, second),
  };
}
