import {useEffect, useState} from 'react';
import type {Label} from '../../formulas/timecode';
import {getErrorPhase, undoRefusal} from '../../kit/devices';
import {openContext, type OutputContext} from './context';
import type {LtcSignal} from './generate';

/**
 * An audio output that plays timecode: `now` is the label of the current frame. `outputs` is empty until the
 * reader has given permission, and false if the browser can't select outputs.
 *
 * @param setStatus - shows what went wrong
 */
export function useLtcOutput(setStatus: (text: string) => void) {
  const [playing, setPlaying] = useState<OutputContext>();
  const [now, setNow] = useState<Label>();
  const [outputs, setOutputs] = useState<readonly MediaDeviceInfo[]>([]);
  const [output, setOutput] = useState('');
  // A new context replaces the previous one.
  useEffect(() => () => void playing?.close(), [playing]);
  const canChoose = typeof AudioContext !== 'undefined' && 'setSinkId' in AudioContext.prototype;

  const stop = (): void => setPlaying(undefined);
  const play = async (signal: LtcSignal, seconds: number): Promise<void> => {
    try {
      const context = await openContext();
      setPlaying(context);
      if (output !== '') {
        await context.setSinkId?.(output);
      }
      const node = new AudioWorkletNode(context, 'ltc-generator', {
        numberOfInputs: 0,
        processorOptions: {signal, seconds},
      });
      node.port.onmessage = ({data}: MessageEvent<Label | 'end'>) => {
        if (data === 'end') {
          stop();
        } else {
          setNow(data);
        }
      };
      node.connect(context.destination);
      await context.resume();
      setStatus('');
    } catch (error) {
      stop();
      setStatus(
        getErrorPhase(error) === 'none'
          ? 'This output isn’t connected. Choose another one, or connect it again.'
          : 'The browser couldn’t start the output. Choose another one, or reload the page.',
      );
    }
  };
  const find = async (): Promise<void> => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({audio: true});
      stream.getTracks().forEach((track) => track.stop());
      const devices = await navigator.mediaDevices.enumerateDevices();
      setOutputs(devices.filter(({kind}) => kind === 'audiooutput'));
    } catch (error) {
      setStatus(
        getErrorPhase(error) === 'refused'
          ? undoRefusal('the microphone')
          : 'The outputs can’t be listed without an audio input. Timecode plays on the system’s output.',
      );
    }
  };
  return {
    isPlaying: playing !== undefined,
    now,
    outputs: canChoose && outputs,
    output,
    setOutput,
    find,
    play,
    stop,
  };
}
