/** Whether MIDI arrives as it should: the limits are those of the page of the test. */
import {count} from '../../../components/fields/format';
import {fps, getVerdict, type Verdict} from '../shared/verdict';
import type {PortMeter} from './monitor';

/** The readings of a port that decide. */
interface Readings {
  mtc: {
    status: Pick<NonNullable<PortMeter['mtc']['status']>, 'rate' | 'errors' | 'jitter'> | undefined;
  };
  tempo: {tempi: readonly {tempo: number | undefined}[]};
}

/** Maximum jitter of timecode, in ms. */
const maxJitter = 2;
/** Maximum difference between the tempo over one beat and over the longest span, in BPM. */
const maxSwing = 1;

/**
 * The verdict on what has arrived.
 *
 * @param arrived - messages of all inputs
 */
export function midiVerdict({mtc: {status}, tempo}: Readings, arrived: number): Verdict {
  const {errors = 0, jitter = 0} = status ?? {};
  const tempi = tempo.tempi.flatMap((each) => each.tempo ?? []);
  const [beat = 0] = tempi;
  const steady = tempi.at(-1);
  return getVerdict(
    [
      arrived === 0 && 'Nothing has arrived yet. Press a key or move a fader, and check the cable.',
      errors > 0 &&
        `MIDI timecode jumped or lost messages ${errors === 1 ? 'once' : `${errors} times`}. If nobody moved the song, give it its own port, and use a cable.`,
      jitter > maxJitter && 'MIDI timecode is unsteady. Give it its own port, and use a cable.',
      Math.abs(beat - (steady ?? beat)) > maxSwing &&
        'The clock’s tempo is unsteady. Give the clock its own port, and use a cable.',
    ],
    [
      count(arrived, 'message'),
      status !== undefined && `MIDI timecode at ${fps(status.rate)}`,
      steady !== undefined && `a steady clock at ${steady.toFixed(1)} BPM`,
    ],
  );
}
