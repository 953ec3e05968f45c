/** What the bench sends: clock, notes that end, and the end of all notes. */
import {clocksPerBeat} from '../../formulas/midiClock';
import type {mtcMessages} from '../../formulas/mtc';

/** Messages, each with its time in ms from the start, without an end. */
type TimedMessages = ReturnType<typeof mtcMessages>;

/** How far ahead messages are handed to the system, in ms: timers of pages are not exact, it is. */
const aheadMs = 300;

/** Sends messages that have a time. @returns a function that stops; `last` is sent after what is on its way */
export function sendAhead(
  output: Pick<MIDIOutput, 'send'>,
  messages: TimedMessages,
  last?: number[],
): () => void {
  const start = performance.now() + 50;
  let next = messages.next().value;
  const fill = (): void => {
    while (start + next.at < performance.now() + aheadMs) {
      output.send(next.bytes, start + next.at);
      next = messages.next().value;
    }
  };
  fill();
  const timer = setInterval(fill, aheadMs / 4);
  return () => {
    clearInterval(timer);
    if (last) {
      output.send(last, performance.now() + aheadMs);
    }
  };
}

/** MIDI clock with its start. @param tempo - in beats a minute */
export function* clockMessages(tempo: number): TimedMessages {
  yield {bytes: [0xfa], at: 0};
  for (let count = 0; ; count += 1) {
    yield {bytes: [0xf8], at: (count * 60_000) / tempo / clocksPerBeat};
  }
}

/** Ends all notes on all channels: All Notes Off, then All Sound Off for those held by a pedal. */
export function allNotesOff(output: Pick<MIDIOutput, 'send'>): void {
  for (let channel = 0; channel < 16; channel += 1) {
    output.send([0xb0 | channel, 123, 0]);
    output.send([0xb0 | channel, 120, 0]);
  }
}
