import {useEffect, useRef, useState} from 'react';
import {usePhase} from '../../kit/devices';
import {openContext} from './context';
import {LtcMonitor} from './monitor';
import type {Level} from './verdict';
import type {ReaderReport} from './worklet';

/** The audio processing that the browser applies although the page asked for none. */
function activeProcessing(settings: MediaTrackSettings): string {
  const active = [
    settings.echoCancellation && 'echo cancellation',
    settings.noiseSuppression && 'noise suppression',
    settings.autoGainControl && 'automatic gain',
  ].filter(Boolean);
  return active.length === 0 ? 'off' : `on: ${active.join(', ')}`;
}

/**
 * An audio input with timecode: `input` is its id, `audioProcessing` the browser's audio processing, and `lines` the
 * log, including that of previously opened inputs.
 */
export function useLtcInput() {
  const {phase, setPhase, request} = usePhase('mediaDevices' in navigator);
  const [inputs, setInputs] = useState<readonly MediaDeviceInfo[]>([]);
  const [input, setInput] = useState('');
  const [monitor, setMonitor] = useState<LtcMonitor>();
  const [level, setLevel] = useState<Level>({
    peak: 0,
    clipped: 0,
    isRunning: false,
    isTooFast: false,
  });
  const [audioProcessing, setAudioProcessing] = useState('');
  const [previousLog, setPreviousLog] = useState<readonly string[]>([]);
  const open = useRef<{stream: MediaStream; context?: AudioContext}>(undefined);

  const close = (): void => {
    open.current?.stream.getTracks().forEach((track) => track.stop());
    void open.current?.context?.close();
    open.current = undefined;
  };
  useEffect(() => close, []);

  const lines = (): string[] => [...previousLog, ...(monitor?.log ?? [])];

  const listen = async (device: string): Promise<void> => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
        ...(device !== '' && {deviceId: {exact: device}}),
      },
    });
    open.current = {stream};
    const context = await openContext();
    open.current = {stream, context};
    await context.resume();
    const next = new LtcMonitor(context.sampleRate);
    const node = new AudioWorkletNode(context, 'ltc-reader', {numberOfOutputs: 0});
    let clipped = 0;
    let tooFastAt = -Infinity;
    node.port.onmessage = ({data}: MessageEvent<ReaderReport>) => {
      const {frames, peak, sample} = data;
      frames.forEach((frame) => next.add(frame));
      clipped += data.clipped;
      if (data.isTooFast) {
        tooFastAt = sample;
      }
      const isTooFast = sample - tooFastAt < context.sampleRate / 2;
      setLevel({peak, clipped, isRunning: next.advance(sample), isTooFast});
    };
    new MediaStreamAudioSourceNode(context, {mediaStream: stream}).connect(node);
    const [track] = stream.getAudioTracks();
    const settings = track?.getSettings() ?? {};
    track?.addEventListener('ended', () => setPhase('lost'));
    setAudioProcessing(activeProcessing(settings));
    setInput(settings.deviceId ?? device);
    setMonitor(next);
    // Labels are empty until the user has granted permission.
    const devices = await navigator.mediaDevices.enumerateDevices();
    setInputs(devices.filter(({kind}) => kind === 'audioinput'));
  };
  const start = async (device: string): Promise<void> => {
    close();
    // Keeps earlier events in the log.
    setPreviousLog(lines());
    setMonitor(undefined);
    await request(() =>
      listen(device).catch((error: unknown) => {
        close();
        throw error;
      }),
    );
  };

  return {
    phase,
    inputs,
    input,
    monitor,
    level,
    audioProcessing,
    lines: lines(),
    start,
    stop: () => {
      close();
      setPhase('idle');
    },
  };
}
