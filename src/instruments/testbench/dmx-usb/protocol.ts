/**
 * The serial protocol of the ENTTEC DMX USB Pro, which many interfaces speak: start byte, label, length
 * with its low byte first, data, end byte. Source: DMX USB Pro Widget API Specification 1.44 (ENTTEC).
 */
import {bytes} from '../../../components/fields/format';

const startByte = 0x7e;
const endByte = 0xe7;
/** Longest data of a message. */
const maxDataLength = 600;

/** Channels of a universe. */
export const universeSize = 512;

/** Kinds of messages, by what they are for. */
const labels = {parameters: 3, received: 5, send: 6, receiveMode: 8, serial: 10};

/** A message without its frame. */
export interface DmxMessage {
  label: number;
  data: Uint8Array;
}

/** Bytes of a message, with at most 600 bytes of data. */
export function frameMessage(label: number, ...data: number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(startByte, label, data.length & 255, data.length >> 8, ...data, endByte);
}

/** Asks for the parameters: without the user's configuration. */
export const askParameters = frameMessage(labels.parameters, 0, 0);

/** Asks for the serial number. */
export const askSerial = frameMessage(labels.serial);

/** Asks for every DMX packet that arrives, not only for changes. */
export const askAllPackets = frameMessage(labels.receiveMode, 0);

/** Sends the levels of a universe, with start code 0. */
export const sendLevels = (levels: Uint8Array): Uint8Array<ArrayBuffer> =>
  frameMessage(labels.send, 0, ...levels);

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
    // Removed once at the end, because each removal moves what is behind it.
    let at = 0;
    for (;;) {
      const start = this.buffer.indexOf(startByte, at);
      at = start < 0 ? this.buffer.length : start;
      const [label = 0, low = 0, high = 0] = this.buffer.slice(at + 1, at + 4);
      const length = low | (high << 8);
      const isPossible = length <= maxDataLength;
      const rest = this.buffer.length - at;
      if (rest < 4 || (isPossible && rest < length + 5)) {
        break;
      }
      if (isPossible && this.buffer[at + length + 4] === endByte) {
        const data = Uint8Array.from(this.buffer.slice(at + 4, at + 4 + length));
        at += length + 5;
        this.onMessage({label, data});
      } else {
        // What looked like a start was none: the next one is looked for behind it.
        this.broken += 1;
        at += 1;
      }
    }
    this.buffer.splice(0, at);
  }
}

/** One unit of the times of break and mark in µs. */
const timeUnit = 10.67;

/**
 * What an interface says in a message, if it is whole: what it is, with the times of break and mark in µs and the
 * packets a second (0 for as many as fit), its serial number of eight digits, or a DMX packet that it received, with
 * the levels of as many channels as the sender sends.
 */
export function readMessage({label, data}: DmxMessage) {
  const [first = 0, second = 0, breakUnits = 0, markUnits = 0, rate = 0] = data;
  if (label === labels.parameters && data.length >= 5) {
    const [breakTime, markTime] = [breakUnits * timeUnit, markUnits * timeUnit];
    return {parameters: {firmware: `${second}.${first}`, breakTime, markTime, rate}};
  }
  if (label === labels.serial && data.length === 4) {
    // Two digits in each byte, the last byte first.
    return {serial: bytes([...data].reverse()).replaceAll(' ', '')};
  }
  if (label === labels.received && data.length >= 2) {
    return {received: {startCode: second, levels: data.subarray(2, 2 + universeSize)}};
  }
  return {};
}
