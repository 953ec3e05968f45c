/** The list of messages: bounded, filtered, and as text. */
import {describe, type MidiMessage} from './parse';

/** A message with where and when it came. */
export interface LogEntry extends MidiMessage {
  /** In ms. */
  time: number;
  port: string;
}

/** Messages that are kept; the oldest go first. */
export const mostEntries = 20_000;

/** What has arrived. */
export class MidiLog {
  private entries: LogEntry[] = [];
  /** Messages since the start, those that are no longer kept included. */
  count = 0;

  /** Takes a message. @returns what it is */
  add(bytes: Uint8Array, time: number, port: string): LogEntry {
    const entry = {...describe(bytes), time, port};
    this.entries.push(entry);
    this.count += 1;
    // In one go, now and then: removing one at a time moves all the others.
    if (this.entries.length > 1.1 * mostEntries) {
      this.entries = this.entries.slice(-mostEntries);
    }
    return entry;
  }

  clear(): void {
    this.entries = [];
  }

  /** The last entries that are shown, oldest first. */
  last(most: number, isShown: (entry: LogEntry) => boolean): LogEntry[] {
    return this.entries.filter(isShown).slice(-most);
  }
}

/** A line of the log: seconds, port, channel, what. */
export function logLine({time, port, channel, text}: LogEntry): string {
  return `${(time / 1000).toFixed(3).padStart(9)}  ${port}  ${channel === undefined ? '     ' : `ch ${String(channel).padStart(2)}`}  ${text}`;
}
