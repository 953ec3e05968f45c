/** Records what arrives at the MIDI inputs: one bounded list for all ports, and measurements for each port. */
import {TempoMeter} from '../../formulas/midiClock';
import {MtcReader} from '../../formulas/mtc';
import {ParameterReader} from './parameters';
import {describe, type MidiMessage} from './parse';

/** A message with its port and time. */
interface LogEntry extends MidiMessage {
  /** In ms. */
  time: number;
  port: string;
}

/** Maximum messages in the log; the oldest are removed first. */
export const maxEntries = 20_000;

/** A line of the log: seconds, port, channel, what. */
export function logLine({time, port, channel, text}: LogEntry): string {
  return `${(time / 1000).toFixed(3).padStart(9)}  ${port}  ${channel === undefined ? '     ' : `ch ${String(channel).padStart(2)}`}  ${text}`;
}

/** Measurements of one port. */
export class PortMeter {
  readonly tempo = new TempoMeter();
  readonly mtc = new MtcReader();
  readonly parameters = new ParameterReader();
  transport = '–';
  songPosition = '–';

  /** Adds a message: its bytes and its description. @param time - in ms */
  add(bytes: Uint8Array, {kind, text}: MidiMessage, time: number): void {
    const [status = 0, data = 0] = bytes;
    if (kind === 'other') {
      return;
    }
    if (status === 0xf8) {
      this.tempo.clock(time);
    } else if (status === 0xf1) {
      this.mtc.quarter(data, time);
    } else if (kind === 'mtc') {
      this.mtc.full(bytes);
    } else if (status === 0xf2) {
      this.songPosition = text;
    } else if (kind === 'clock') {
      this.transport = text;
      this.tempo.reset();
    }
  }
}

/** Monitors all ports. */
export class MidiMonitor {
  private entries: LogEntry[] = [];
  /** Messages since the start, including those that were removed. */
  count = 0;
  /** The port that last sent clock or timecode. */
  timed: string | undefined;
  private readonly meters = new Map<string, PortMeter>();

  /** The measurements of a port, empty if it has sent nothing. */
  meter(port: string): PortMeter {
    const meter = this.meters.get(port) ?? new PortMeter();
    this.meters.set(port, meter);
    return meter;
  }

  /** Adds a message as browsers deliver it: complete, with its status byte. @param time - in ms */
  add(port: string, bytes: Uint8Array, time: number): void {
    const message = describe(bytes);
    const meter = this.meter(port);
    const parameter = message.kind === 'controller' ? meter.parameters.add(bytes) : undefined;
    const text = parameter === undefined ? message.text : `${message.text} → ${parameter}`;
    this.entries.push({...message, text, time, port});
    this.count += 1;
    // Removes many at once, because each removal moves all other entries.
    if (this.entries.length > 1.1 * maxEntries) {
      this.entries = this.entries.slice(-maxEntries);
    }
    if (message.kind === 'clock' || message.kind === 'mtc') {
      this.timed = port;
    }
    meter.add(bytes, message, time);
  }

  /** Empties the list. */
  clear(): void {
    this.entries = [];
  }

  /** The last `max` entries that pass the filter, oldest first. */
  last(max: number, filter: (entry: LogEntry) => boolean): LogEntry[] {
    return this.entries.filter(filter).slice(-max);
  }
}
