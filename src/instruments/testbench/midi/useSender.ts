import {useEffect, useState} from 'react';
import {mtcMessages, type MtcRate} from '../../formulas/mtc';
import type {Label} from '../../formulas/timecode';
import {count} from '../../../components/fields/format';
import {clockMessages, sendAhead} from './send';

const describeFailure = (error: unknown): string =>
  error instanceof DOMException && error.name === 'InvalidStateError'
    ? 'The output was disconnected, so nothing is sent. Connect it again, then send again.'
    : `The output can’t be used: ${String(error)}. Choose another one, or connect it again.`;

/**
 * Sends to an output: single messages, and one stream of clock or timecode at a time.
 *
 * @param output - the stream stops when it changes or is disconnected
 * @param setStatus - shows a message to the reader
 */
export function useSender(output: MIDIOutput | undefined, setStatus: (text: string) => void) {
  const [stream, setStream] = useState<{kind: 'clock' | 'mtc'; id: string; stop: () => void}>();
  const [late, setLate] = useState(0);
  useEffect(() => stream?.stop, [stream]);
  if (stream && stream.id !== output?.id) {
    setStream(undefined);
    setStatus(
      `The output was disconnected, so ${stream.kind === 'mtc' ? 'MTC' : 'clock'} was stopped.`,
    );
  }

  /** Sends single messages. */
  const send = (action: (port: MIDIOutput) => void): void => {
    try {
      if (output) {
        action(output);
      }
    } catch (error) {
      setStatus(describeFailure(error));
    }
  };
  const start = (
    kind: 'clock' | 'mtc',
    messages: ReturnType<typeof mtcMessages>,
    last?: number[],
  ): void =>
    send((port) => {
      setLate(0);
      let isLost = false;
      const onFailure = (error: unknown): void => {
        isLost = true;
        setStream(undefined);
        setStatus(describeFailure(error));
      };
      const stop = sendAhead(port, {messages, last, onFailure, onLate: setLate});
      setStream(isLost ? undefined : {kind, id: port.id, stop});
    });
  return {
    /** What is being sent. */
    kind: stream?.kind,
    /** Shown while messages of the stream are late. */
    warning:
      stream && late > 0
        ? `The browser slowed this page down, so ${count(late, 'message was', 'messages were')} late or left out. Keep this page visible while you measure.`
        : undefined,
    send,
    startClock: (tempo: number): void => start('clock', clockMessages(tempo), [0xfc]),
    startMtc: (label: Label, rate: MtcRate): void => start('mtc', mtcMessages(label, rate)),
    stop: (): void => setStream(undefined),
  };
}
