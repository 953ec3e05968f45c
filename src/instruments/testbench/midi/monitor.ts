/** What arrives at the MIDI inputs: one list for all, and measurements of each port by itself. */
import {TempoMeter} from '../../formulas/midiClock';
import {MidiLog} from './log';
import {MtcReader} from '../../formulas/mtc';
import {MidiParser} from './parse';

/** What is measured of one port. */
export class PortMeter {
  readonly tempo = new TempoMeter();
  readonly mtc = new MtcReader();
  transport = '–';
  songPosition = '–';
  private now = 0;
  private readonly parser: MidiParser;

  /** @param onTimed - called for every message of clock or timecode */
  constructor(port: string, log: MidiLog, onTimed: () => void) {
    this.parser = new MidiParser((bytes, left) => {
      const {kind, text} = log.add(bytes, this.now, port, left);
      const [status = 0, data = 0] = bytes;
      if (kind === 'clock' || kind === 'mtc') {
        onTimed();
      }
      if (status === 0xf8) {
        this.tempo.clock(this.now);
      } else if (status === 0xf1) {
        this.mtc.quarter(data, this.now);
      } else if (kind === 'mtc') {
        this.mtc.full(bytes);
      } else if (status === 0xf2) {
        this.songPosition = text;
      } else if (kind === 'clock') {
        this.transport = text;
        this.tempo.reset();
      }
    });
  }

  /** Takes bytes that arrived together. @param time - in ms */
  take(bytes: Iterable<number>, time: number): void {
    this.now = time;
    this.parser.push(bytes);
  }
}

/** Follows all ports. */
export class MidiMonitor {
  readonly log = new MidiLog();
  /** The port that last sent clock or timecode. */
  timed: string | undefined;
  private readonly meters = new Map<string, PortMeter>();

  /** What is measured of a port; of one that has sent nothing, nothing. */
  meter(port: string): PortMeter {
    const known = this.meters.get(port);
    if (known) {
      return known;
    }
    const made = new PortMeter(port, this.log, () => (this.timed = port));
    this.meters.set(port, made);
    return made;
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
