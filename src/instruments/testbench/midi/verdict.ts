/** Whether MIDI arrives as it should: the limits are those of the page of the test. */
import {bad, counted, fps, good, type Verdict} from '../shared/verdict';
import type {PortMeter} from './monitor';

/** Most jitter of timecode, in ms. */
const mostJitter = 2;
/** Most that the tempo over one beat may differ from that over the longest span, in BPM. */
const mostSwing = 1;

/**
 * Judges what has arrived.
 *
 * @param count - messages of all inputs
 */
export function midiVerdict(
  {mtc: {status}, tempo}: Pick<PortMeter, 'mtc' | 'tempo'>,
  count: number,
): Verdict {
  if (count === 0) {
    return bad('Nothing has arrived yet: press a key or move a fader, and check the cable.');
  }
  if (status && status.errors > 0) {
    return bad(
      `MIDI timecode jumped, or lost messages, ${status.errors === 1 ? 'once' : `${status.errors} times`}: if nobody moved the song, give it its own port, and use a cable.`,
    );
  }
  if ((status?.jitter ?? 0) > mostJitter) {
    return bad('MIDI timecode is unsteady: give it its own port, and use a cable.');
  }
  const tempi = tempo.tempi.flatMap((each) => each.tempo ?? []);
  const [beat = 0] = tempi;
  const steady = tempi.at(-1);
  if (Math.abs(beat - (steady ?? beat)) > mostSwing) {
    return bad('The tempo of the clock swings: give it its own port, and use a cable.');
  }
  return good(
    [
      counted(count, 'message'),
      ...(status ? [`MIDI timecode at ${fps(status.rate)}`] : []),
      ...(steady === undefined ? [] : [`a steady clock at ${steady.toFixed(1)} BPM`]),
    ].join(', '),
  );
}
