/** What the bench sends: clock, timecode, and the end of all notes. */
import {clocksPerBeat} from '../../formulas/midiClock';
import type {mtcMessages} from '../../formulas/mtc';
import {startTicks} from './ticks';

/** Messages, each with its time in ms from the start, without an end. */
type TimedMessages = ReturnType<typeof mtcMessages>;

/** How far ahead messages are handed to the system, in ms: unlike timers, the system keeps their time. */
const aheadMs = 300;

/** Messages that are overdue by more than this, in ms, are dropped: after sleep there are thousands. */
const maxOverdueMs = 1000;

/** A stream of messages that is being sent. */
interface Sending {
  messages: TimedMessages;
  /** Ends the stream: sent after what has been handed over. */
  last?: number[] | undefined;
  /** Called once, with what the port threw, if it can't be sent to any more. */
  onFailure: (error: unknown) => void;
  /** Called with the number of messages so far that were sent late or dropped. */
  onLate: (count: number) => void;
}

/**
 * Sends messages at their times.
 *
 * @param start - starts the timer and returns what stops it
 * @returns a function that stops sending
 */
export function sendAhead(
  output: Pick<MIDIOutput, 'send'>,
  {messages, last, onFailure, onLate}: Sending,
  start = startTicks,
): () => void {
  const startTime = performance.now() + 50;
  let next = messages.next().value;
  let late = 0;
  let stopTicks: (() => void) | undefined;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    stopTicks?.();
  };
  const due = (): number => startTime + next.at;
  const fill = (): void => {
    const now = performance.now();
    const lateBefore = late;
    if (now - due() > maxOverdueMs) {
      for (; due() < now; next = messages.next().value) {
        late += 1;
      }
    }
    try {
      for (; due() < now + aheadMs && !isStopped; next = messages.next().value) {
        late += due() < now ? 1 : 0;
        output.send(next.bytes, due());
      }
    } catch (error) {
      stop();
      onFailure(error);
    }
    if (late > lateBefore) {
      onLate(late);
    }
  };
  fill();
  if (!isStopped) {
    stopTicks = start(fill);
  }
  return () => {
    const isRunning = !isStopped;
    stop();
    try {
      if (last && isRunning) {
        output.send(last, performance.now() + aheadMs);
      }
    } catch {
      // A port that was disconnected needs no end.
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
