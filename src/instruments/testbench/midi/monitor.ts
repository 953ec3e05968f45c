/** What arrives at the MIDI inputs: one list for all, bounded, and measurements of each port by itself. */
import {TempoMeter} from '../../formulas/midiClock';
import {MtcReader} from '../../formulas/mtc';
import {describe, type MidiMessage} from './parse';

/** A message with where and when it came. */
interface LogEntry extends MidiMessage {
  /** In ms. */
  time: number;
  port: string;
}

/** Messages that are kept; the oldest go first. */
export const maxEntries = 20_000;

/** A line of the log: seconds, port, channel, what. */
export function logLine({time, port, channel, text}: LogEntry): string {
  return `${(time / 1000).toFixed(3).padStart(9)}  ${port}  ${channel === undefined ? '     ' : `ch ${String(channel).padStart(2)}`}  ${text}`;
}

/** What is measured of one port. */
export class PortMeter {
  readonly tempo = new TempoMeter();
  readonly mtc = new MtcReader();
  transport = '–';
  songPosition = '–';

  /** Takes one message: its bytes and what they are. @param time - in ms */
  take(bytes: Uint8Array, {kind, text}: MidiMessage, time: number): void {
    const [status = 0, data = 0] = bytes;
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

/** Follows all ports. */
export class MidiMonitor {
  private entries: LogEntry[] = [];
  /** Messages since the start, those that are no longer kept included. */
  count = 0;
  /** The port that last sent clock or timecode. */
  timed: string | undefined;
  private readonly meters = new Map<string, PortMeter>();

  /** What is measured of a port; of one that has sent nothing, nothing. */
  meter(port: string): PortMeter {
    const meter = this.meters.get(port) ?? new PortMeter();
    this.meters.set(port, meter);
    return meter;
  }

  /** Takes one message, as the browser hands it over: whole, with its status byte. @param time - in ms */
  take(port: string, bytes: Uint8Array, time: number): void {
    const message = describe(bytes);
    this.entries.push({...message, time, port});
    this.count += 1;
    // In one go, now and then: removing one at a time moves all the others.
    if (this.entries.length > 1.1 * maxEntries) {
      this.entries = this.entries.slice(-maxEntries);
    }
    if (message.kind === 'clock' || message.kind === 'mtc') {
      this.timed = port;
    }
    this.meter(port).take(bytes, message, time);
  }

  /** Empties the list. */
  clear(): void {
    this.entries = [];
  }

  /** The last entries of the list that are shown, oldest first. */
  last(most: number, isShown: (entry: LogEntry) => boolean): LogEntry[] {
    return this.entries.filter(isShown).slice(-most);
  }
}

/** A name for each port, by its id; ports of one name are told apart by a number. */
export function namesOf(
  ports: Iterable<Pick<MIDIPort, 'id' | 'name'>>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...ports].map(({id, name}) => {
      const plain = name ?? id;
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      return [id, count === 1 ? plain : `${plain} (${count})`];
    }),
  );
}
