/**
 * Describes MIDI messages. Sources: MIDI 1.0 Detailed Specification, MIDI Machine Control (RP-013) and MIDI
 * Show Control (RP-002), all of the MIDI Association.
 */
import {formatLabel, rates} from '../../formulas/timecode';
import {isFullFrame, readFullFrame, readLabel} from '../../formulas/mtc';
import {bytes as hexBytes, num} from '../../../components/fields/format';
import table from './messages.json';

/** Kinds of messages as a reader knows them, in the order of the filter. */
export const kindTitles = table.kinds;

export type MidiKind = keyof typeof kindTitles;

/** Kind and text by the status byte, without the channel; in braces, the {@link placeholders}. */
const messages: Readonly<Record<string, readonly string[]>> = table.messages;

type Names = Readonly<Record<string, string>>;

const mmcCommands: Names = table.machineControl;

const mscFormats: Names = table.showControl.formats;

/** Name of a show control command, and what follows it. */
const mscCommands: Readonly<Record<string, readonly string[]>> = table.showControl.commands;

const controllers: Names = table.controllers;

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

/** Name of a controller; 32 to 63 are the fine values of 0 to 31. */
const controllerName = (number: number): string => {
  const coarse = controllers[number - 32];
  const name =
    controllers[number] ?? (number < 64 && coarse !== undefined ? `${coarse}, fine` : undefined);
  return name === undefined ? String(number) : `${number} (${name})`;
};

/** A position in MMC and MSC, whose upper bits aren't part of the time. */
function position([hours = 0, minutes = 0, seconds = 0, frames = 0]: readonly number[]): string {
  const read = readLabel([hours & 0x7f, minutes & 0x3f, seconds & 0x3f, frames & 0x1f]);
  return read ? formatLabel(read.label, rates['30']) : 'that is no time';
}

/** Bytes in hexadecimal, the first 16 only. */
const hex = (bytes: Uint8Array, max = 16): string => {
  const start = hexBytes([...bytes.slice(0, max)]);
  return bytes.length > max ? `${start} … (${bytes.length} bytes)` : start;
};

/** Numbers of cues, lists and paths: digits and points as text, with a zero between them. */
const cueNumbers = (bytes: Uint8Array): string[] =>
  String.fromCharCode(...bytes)
    .split('\0')
    .map((number) => number.replace(/[^\d.]/g, '?'));

/** A cue number, and its list and path if they are given. */
function cueText(bytes: Uint8Array): string {
  const parts = cueNumbers(bytes);
  return ['cue', 'list', 'path']
    .flatMap((name, index) => (parts[index] ? [`${name} ${parts[index]}`] : []))
    .join(', ');
}

/** What follows a show control command. */
function mscData(kind: string | undefined, data: Uint8Array): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = data;
  switch (kind) {
    case 'cue':
      return cueText(data);
    case 'time':
      return `${position([...data])} ${cueText(data.slice(5))}`;
    case 'list':
      return data.length > 0 ? `list ${cueNumbers(data)[0]}` : '';
    case 'number':
      return cueNumbers(data)[0] ?? '';
    case 'set':
      return `control ${first | (second << 7)} to ${third | (fourth << 7)}`;
    case 'macro':
      return `macro ${first}`;
    default:
      return '';
  }
}

/** A MIDI Show Control message, from 0xF0 to 0xF7. */
function describeMsc(bytes: Uint8Array): MidiMessage {
  const [, , device = 0, , format = 0, command = 0] = bytes;
  const [name, kind] = mscCommands[hexBytes([command])] ?? [`command ${hexBytes([command])}`];
  const data = bytes.slice(6, -1);
  const isCut =
    bytes.length < 7 ||
    bytes.at(-1) !== 0xf7 ||
    ((kind === 'time' || kind === 'set') && data.length < 4);
  const who = device === 0x7f ? 'all devices' : `device ${device}`;
  const what = mscFormats[hexBytes([format])] ?? `format ${hexBytes([format])}`;
  const text = isCut
    ? `MSC that is cut off: ${hex(bytes)}`
    : `MSC ${what}, ${who}: ${name} ${mscData(kind, data)}`;
  return {kind: 'msc', text: text.trim()};
}

function describeSysEx(bytes: Uint8Array): MidiMessage {
  const [, universal, , area, command = 0, , target] = bytes;
  if (isFullFrame(bytes)) {
    const read = readFullFrame(bytes);
    const text = read
      ? formatLabel(read.label, rates[read.rate])
      : `that gives no time: ${hex(bytes)}`;
    return {kind: 'mtc', text: `MTC full frame ${text}`};
  }
  if (universal === 0x7f && area === 2) {
    return describeMsc(bytes);
  }
  if (universal === 0x7f && area === 6) {
    if (bytes.length < 6 || bytes.at(-1) !== 0xf7) {
      return {kind: 'mmc', text: `MMC that is cut off: ${hex(bytes)}`};
    }
    const name = mmcCommands[hexBytes([command])] ?? `command ${hexBytes([command])}`;
    if (command !== 0x44 || target !== 1) {
      return {kind: 'mmc', text: `MMC ${name}`};
    }
    const isWhole = bytes.length === 13;
    const where = isWhole ? position([...bytes.slice(7, 11)]) : `that is cut off: ${hex(bytes)}`;
    return {kind: 'mmc', text: `MMC ${name} ${where}`};
  }
  return {kind: 'sysex', text: `SysEx ${hex(bytes)}`};
}

/** Values of the placeholders in {@link messages}: the data bytes, and what they mean. */
function placeholders(first: number, second: number): Readonly<Record<string, string | number>> {
  // The lower byte comes first.
  const wide = first | (second << 7);
  return {
    first,
    second,
    wide,
    note: noteText(first),
    next: first + 1,
    bend: num(wide - 8192),
    controller: controllerName(first),
    upper: first >> 4,
    lower: first & 15,
  };
}

/** Data bytes of a message other than SysEx. */
function dataLength(status: number): number {
  const isShort = (status >= 0xc0 && status < 0xe0) || status === 0xf1 || status === 0xf3;
  return isShort ? 1 : status < 0xf0 || status === 0xf2 ? 2 : 0;
}

/** Describes one message in words. */
export function describe(bytes: Uint8Array): MidiMessage {
  const [status = 0, first = 0, second = 0] = bytes;
  const data = bytes.subarray(1, 1 + dataLength(status));
  // Browsers send whole messages; drivers and other pages may not.
  if (status < 0x80 || data.length < dataLength(status) || data.some((byte) => byte > 0x7f)) {
    return {kind: 'other', text: `Incomplete ${hex(bytes)}`.trim()};
  }
  if (status === 0xf0) {
    return describeSysEx(bytes);
  }
  const isSystem = status > 0xf0;
  const name = hexBytes([isSystem ? status : status & 0xf0]);
  const isOff = name === '90' && second === 0;
  const [kind = 'other', text = `Undefined ${hex(bytes)}`] = messages[isOff ? '90 00' : name] ?? [];
  const values = placeholders(first, second);
  return {
    kind: kind as MidiKind,
    channel: isSystem ? undefined : (status & 15) + 1,
    text: text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  };
}
