/**
 * The serial protocol of the ENTTEC DMX USB Pro, which many interfaces speak: start byte, label, length
 * with its low byte first, data, end byte. Source: DMX USB Pro Widget API Specification 1.44 (ENTTEC).
 */
import {bytes} from '../../kit/format';

const startByte = 0x7e;
const endByte = 0xe7;
/** Longest data of a message. */
const longest = 600;

/** Channels of a universe. */
export const universeSize = 512;

/** Kinds of messages, by what they are for. */
export const labels = {
  parameters: 3,
  received: 5,
  send: 6,
  receiveMode: 8,
  serial: 10,
} as const;

/** A message without its frame. */
export interface DmxMessage {
  label: number;
  data: Uint8Array;
}

/** Bytes of a message. @throws RangeError for more than 600 bytes of data */
export function frameMessage({label, data}: DmxMessage): Uint8Array<ArrayBuffer> {
  if (data.length > longest) {
    throw new RangeError(`A message holds at most ${longest} bytes; these are ${data.length}.`);
  }
  return Uint8Array.of(startByte, label, data.length & 255, data.length >> 8, ...data, endByte);
}

/** Asks for the parameters: no bytes of the user's configuration are wanted. */
export const askParameters = (): Uint8Array<ArrayBuffer> =>
  frameMessage({label: labels.parameters, data: Uint8Array.of(0, 0)});

/** Asks for the serial number. */
export const askSerial = (): Uint8Array<ArrayBuffer> =>
  frameMessage({label: labels.serial, data: new Uint8Array()});

/** Asks for every DMX packet that arrives, not only for changes. */
export const askAllPackets = (): Uint8Array<ArrayBuffer> =>
  frameMessage({label: labels.receiveMode, data: Uint8Array.of(0)});

/** Sends the levels of a universe, with start code 0. */
export function sendLevels(levels: Uint8Array): Uint8Array<ArrayBuffer> {
  return frameMessage({label: labels.send, data: Uint8Array.of(0, ...levels)});
}

/** Cuts a stream of bytes into messages, and finds its way again after bytes that are none. */
export class DmxParser {
  private buffer: number[] = [];
  /** Messages that could not be read. */
  broken = 0;

  constructor(private readonly onMessage: (message: DmxMessage) => void) {}

  /** Takes the next bytes, in pieces of any size. */
  push(bytes: Iterable<number>): void {
    for (const byte of bytes) {
      this.buffer.push(byte);
    }
    for (;;) {
      const start = this.buffer.indexOf(startByte);
      this.buffer.splice(0, start < 0 ? this.buffer.length : start);
      const [, label = 0, low = 0, high = 0] = this.buffer;
      const length = low | (high << 8);
      if (this.buffer.length >= 4 && length > longest) {
        this.skip();
      } else if (this.buffer.length < 4 || this.buffer.length < length + 5) {
        return;
      } else if (this.buffer[length + 4] === endByte) {
        const data = Uint8Array.from(this.buffer.slice(4, length + 4));
        this.buffer.splice(0, length + 5);
        this.onMessage({label, data});
      } else {
        this.skip();
      }
    }
  }

  /** What looked like a start was none: the next one is looked for behind it. */
  private skip(): void {
    this.broken += 1;
    this.buffer.shift();
  }
}

/** One unit of the times of break and mark in µs. */
const timeUnit = 10.67;

/**
 * What an interface says of itself, from the answer to {@link askParameters}; undefined if it is too short.
 *
 * @returns times of break and mark in µs, and packets a second; a rate of 0 means as fast as possible
 */
export function readParameters({label, data}: DmxMessage) {
  const [low, high, breakUnits = 0, markUnits = 0, rate] = data;
  if (label !== labels.parameters || rate === undefined) {
    return undefined;
  }
  return {
    firmware: `${high}.${low}`,
    breakTime: breakUnits * timeUnit,
    markTime: markUnits * timeUnit,
    rate,
  };
}

/** Reads the answer to {@link askSerial}: eight digits, two in each byte, the last byte first. */
export function readSerial({label, data}: DmxMessage): string | undefined {
  return label === labels.serial && data.length === 4
    ? bytes([...data].reverse()).replaceAll(' ', '')
    : undefined;
}

/**
 * Reads a DMX packet that was received; undefined if the message is another one.
 *
 * @returns its levels of as many channels as the sender sends, at most 512
 */
export function readReceived({label, data}: DmxMessage) {
  const [status, startCode] = data;
  if (label !== labels.received || status === undefined || startCode === undefined) {
    return undefined;
  }
  return {startCode, levels: data.subarray(2, 2 + universeSize)};
}
