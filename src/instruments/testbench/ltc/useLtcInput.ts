import {useEffect, useRef, useState} from 'react';
import {isRefusal, type Phase} from '../shared/devices';
import {openContext} from './context';
import {LtcMonitor, type LtcEvent} from './monitor';
import type {Level} from './verdict';
import type {ReaderReport} from './worklet';

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(2).padStart(5, '0')}`;

/** A line of the log. */
function logLine({at, kind, position, before}: LtcEvent): string {
  const what = {
    started: `timecode starts at ${position}`,
    lost: `timecode lost after ${position}`,
    missed: `dropout between ${before} and ${position}`,
    jumped: `jump from ${before} to ${position}`,
    turned: `direction changes at ${position}`,
  }[kind];
  return `${clock(at)}  ${what}`;
}

/** What the browser did to the sound although it was told not to. */
function processing(track: MediaStreamTrack): string {
  const settings = track.getSettings();
  const on = (
    [
      ['echoCancellation', 'echo cancellation'],
      ['noiseSuppression', 'noise suppression'],
      ['autoGainControl', 'automatic gain'],
    ] as const
  ).filter(([key]) => settings[key] === true);
  return on.length === 0 ? 'off' : `on: ${on.map(([, name]) => name).join(', ')}`;
}

/**
 * An audio input with timecode on it: `input` is the id of the one that is open, `effects` what the browser
 * does to the sound, and `lines` what happened, inputs that were open before included.
 */
export function useLtcInput() {
  const [phase, setPhase] = useState<Phase>('mediaDevices' in navigator ? 'idle' : 'unsupported');
  const [inputs, setInputs] = useState<readonly MediaDeviceInfo[]>([]);
  const [input, setInput] = useState('');
  const [monitor, setMonitor] = useState<LtcMonitor>();
  const [level, setLevel] = useState<Level>({peak: 0, clipped: 0, isRunning: false});
  const [effects, setEffects] = useState('');
  const [old, setOld] = useState<readonly string[]>([]);
  const open = useRef<{context: AudioContext; stream: MediaStream}>(undefined);

  const close = (): void => {
    open.current?.stream.getTracks().forEach((track) => track.stop());
    void open.current?.context.close();
    open.current = undefined;
  };
  useEffect(() => close, []);

  const start = async (device: string): Promise<void> => {
    close();
    setPhase('asking');
    // What was read before stays in the log.
    setOld((lines) => [...lines, ...(monitor?.events.map(logLine) ?? [])]);
    setMonitor(undefined);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: {
          echoCancellation: false,
          noiseSuppression: false,
          autoGainControl: false,
          ...(device !== '' && {deviceId: {exact: device}}),
        },
      });
      const context = await openContext();
      open.current = {context, stream};
      await context.resume();
      const next = new LtcMonitor(context.sampleRate);
      const node = new AudioWorkletNode(context, 'ltc-reader', {numberOfOutputs: 0});
      let clipped = 0;
      node.port.onmessage = ({data}: MessageEvent<ReaderReport>) => {
        data.frames.forEach((frame) => next.take(frame));
        clipped += data.clipped;
        setLevel({peak: data.peak, clipped, isRunning: next.reached(data.sample)});
      };
      new MediaStreamAudioSourceNode(context, {mediaStream: stream}).connect(node);
      const [track] = stream.getAudioTracks();
      track?.addEventListener('ended', () => setPhase('lost'));
      setEffects(track ? processing(track) : '');
      setInput(track?.getSettings().deviceId ?? device);
      setMonitor(next);
      // Names are known only after the permission.
      const devices = await navigator.mediaDevices.enumerateDevices();
      setInputs(devices.filter(({kind}) => kind === 'audioinput'));
      setPhase('connected');
    } catch (error) {
      close();
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
      setPhase(isRefusal(error) ? 'refused' : isMissing ? 'none' : 'lost');
    }
  };

  return {
    phase,
    inputs,
    input,
    monitor,
    level,
    effects,
    lines: [...old, ...(monitor?.events.map(logLine) ?? [])],
    start,
    stop: () => {
      close();
      setPhase('idle');
    },
  };
}
