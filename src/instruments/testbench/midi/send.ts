/** What the bench sends: clock, notes that end, and the end of all notes. */
import {clocksPerBeat} from '../../formulas/midiClock';

/** A message and its time in ms from the start. */
export interface TimedMessage {
  bytes: number[];
  at: number;
}

/** How far ahead messages are handed to the system, in ms: timers of pages are not exact, it is. */
const aheadMs = 300;

/** Sends messages that have a time. @returns a function that stops; `last` is sent after what is on its way */
export function sendAhead(
  output: Pick<MIDIOutput, 'send'>,
  messages: Iterator<TimedMessage>,
  last?: number[],
): () => void {
  const start = performance.now() + 50;
  let next = messages.next();
  const fill = (): void => {
    while (!next.done && start + next.value.at < performance.now() + aheadMs) {
      output.send(next.value.bytes, start + next.value.at);
      next = messages.next();
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
export function* clockMessages(tempo: number): Generator<TimedMessage, never> {
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
