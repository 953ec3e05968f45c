/** MIDI bytes and what they say. Source: MIDI 1.0 Detailed Specification (MIDI Association). */
import {rates, written} from '../../formulas/timecode';
import {isFullFrame, readFullFrame} from '../../formulas/mtc';
import {bytes as hexBytes} from '../../../components/fields/format';
import table from './messages.json';

/** Kinds of messages as a reader knows them, in the order of the filter. */
export const kindTitles = table.kinds;

export type MidiKind = keyof typeof kindTitles;

/** Kind and text by the status byte, without the channel; in braces, what {@link partsOf} makes of the data bytes. */
const messages: Readonly<Record<string, readonly string[]>> = table.messages;

const mmcCommands: Readonly<Record<string, string>> = table.machineControl;

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
    const name = mmcCommands[hexBytes([command])] ?? `command ${hexBytes([command])}`;
    if (command !== 0x44 || target !== 1) {
      return {kind: 'mmc', text: `MMC ${name}`};
    }
    const isWhole = bytes.length === 13;
    const where = isWhole ? place([...bytes.slice(7, 11)]) : `that is cut off: ${hex(bytes)}`;
    return {kind: 'mmc', text: `MMC ${name} ${where}`};
  }
  return {kind: 'sysex', text: `SysEx ${hex(bytes)}`};
}

/** What a text can name: the data bytes by themselves, and as what they mean. */
function partsOf(first: number, second: number): Readonly<Record<string, string | number>> {
  // The lower byte comes first.
  const wide = first | (second << 7);
  return {
    first,
    second,
    wide,
    note: noteText(first),
    next: first + 1,
    bend: wide - 8192,
    upper: first >> 4,
    lower: first & 15,
  };
}

/** Says in words what a message is. */
export function describe(bytes: Uint8Array): MidiMessage {
  const [status = 0, first = 0, second = 0] = bytes;
  if (status === 0xf0) {
    return describeSysEx(bytes);
  }
  const isSystem = status > 0xf0;
  const name = hexBytes([isSystem ? status : status & 0xf0]);
  const isOff = name === '90' && second === 0;
  const [kind = 'other', text = `Undefined ${hex(bytes)}`] = messages[isOff ? '90 00' : name] ?? [];
  const parts = partsOf(first, second);
  return {
    kind: kind as MidiKind,
    channel: isSystem ? undefined : (status & 15) + 1,
    text: text.replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part])),
  };
}
