/** What arrives at the MIDI inputs: one list for all, and measurements of each port by itself. */
import {TempoMeter} from '../../formulas/midiClock';
import {MidiLog} from './log';
import {MtcReader} from '../../formulas/mtc';

/** What is measured of one port. */
export class PortMeter {
  readonly tempo = new TempoMeter();
  readonly mtc = new MtcReader();
  transport = '–';
  songPosition = '–';

  /** @param onTimed - called for every message of clock or timecode */
  constructor(
    private readonly port: string,
    private readonly log: MidiLog,
    private readonly onTimed: () => void,
  ) {}

  /** Takes one message, as the browser hands it over: whole, with its status byte. @param time - in ms */
  take(bytes: Uint8Array, time: number): void {
    const {kind, text} = this.log.add(bytes, time, this.port);
    const [status = 0, data = 0] = bytes;
    if (kind === 'clock' || kind === 'mtc') {
      this.onTimed();
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
