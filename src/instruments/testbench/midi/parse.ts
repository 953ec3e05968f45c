/** MIDI bytes and what they say. Source: MIDI 1.0 Detailed Specification (MIDI Association). */
import {rates, written} from '../../formulas/timecode';
import {isFullFrame, readFullFrame} from '../../formulas/mtc';

/** Kinds of messages, as a filter names them. */
export type MidiKind =
  | 'note'
  | 'controller'
  | 'program'
  | 'bend'
  | 'pressure'
  | 'sysex'
  | 'mtc'
  | 'clock'
  | 'mmc'
  | 'other';

/** One complete message. */
export interface MidiMessage {
  kind: MidiKind;
  /** 1 to 16, for messages that have one. */
  channel?: number;
  text: string;
  bytes: Uint8Array;
}

/** Longest system exclusive message that is kept; what is longer is cut, and marked. */
export const longestSysEx = 4096;

/** Bytes after the status byte; undefined for system exclusive. */
function dataLength(status: number): number | undefined {
  if (status < 0xf0) {
    return (status & 0xe0) === 0xc0 ? 1 : 2;
  }
  return [undefined, 1, 2, 1][status - 0xf0] ?? 0;
}

/**
 * Cuts a stream of bytes into messages: running status, system exclusive of any length, and real-time
 * bytes in the middle of other messages.
 */
export class MidiParser {
  private status = 0;
  private data: number[] = [];
  private inSysEx = false;
  /** Bytes of a system exclusive message that are not kept. */
  private left = 0;

  /**
   * @param onMessage - called with the bytes of each message, the status byte always first, and with the
   *   number of bytes that were cut off
   */
  constructor(private readonly onMessage: (bytes: Uint8Array, left: number) => void) {}

  /** Takes the next bytes. */
  push(bytes: Iterable<number>): void {
    for (const byte of bytes) {
      if (byte >= 0xf8) {
        this.onMessage(Uint8Array.of(byte), 0);
      } else if (byte >= 0x80) {
        this.start(byte);
      } else {
        this.add(byte);
      }
    }
  }

  private start(byte: number): void {
    if (this.inSysEx) {
      // Any status byte ends a system exclusive message; only 0xF7 is part of it.
      const end = byte === 0xf7 ? [0xf7] : [];
      this.onMessage(Uint8Array.of(0xf0, ...this.data, ...end), this.left);
      this.left = 0;
    }
    this.inSysEx = byte === 0xf0;
    this.data = [];
    this.status = byte === 0xf0 || byte === 0xf7 ? 0 : byte;
    if (this.status !== 0) {
      this.complete();
    }
  }

  private add(byte: number): void {
    if (this.inSysEx) {
      if (this.data.length < longestSysEx) {
        this.data.push(byte);
      } else {
        this.left += 1;
      }
    } else if (this.status !== 0) {
      this.data.push(byte);
      this.complete();
    }
  }

  private complete(): void {
    if (this.data.length === dataLength(this.status)) {
      this.onMessage(Uint8Array.of(this.status, ...this.data), 0);
      this.data = [];
      // Running status is for channel messages only.
      this.status = this.status < 0xf0 ? this.status : 0;
    }
  }
}

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

const two = (value: number): string => String(value).padStart(2, '0');

/** A position as MMC writes it: the upper bits of the hours are the rate. */
const place = (bytes: readonly number[]): string => {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = bytes;
  return [hours & 0x1f, minutes & 0x3f, seconds & 0x3f, frames & 0x1f].map(two).join(':');
};

const hex = (bytes: ArrayLike<number>, left = 0, most = 16): string => {
  const shown = Array.from(bytes)
    .slice(0, most)
    .map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
    .join(' ');
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

/** Says in words what a message is. @param left - bytes that were cut off its end */
export function describe(bytes: Uint8Array, left = 0): MidiMessage {
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
