import {useEffect, useRef, useState, type ReactNode} from 'react';
import {download} from '../../shared/download';
import styles from '../../tools/shared/tools.module.css';
import {parseLabel, rates, written, type Label} from '../../tools/timecode/timecode';
import {
  isRefusal,
  PhaseNote,
  undoRefusal,
  useLatest,
  useWakeLock,
  type Phase,
} from '../shared/devices';
import {Button, Input, Select, useSaid} from '../shared/fields';
import {Drawing, Log, Values} from '../shared/readings';
import {LtcMonitor, ltcRates, type LtcEvent, type LtcRate} from './monitor';
import {ltcWav} from './wav';
import type {LtcSignal} from './generate';
import type {ReaderReport} from './worklet';

type OutputContext = AudioContext & {setSinkId?: (id: string) => Promise<void>};

/** A sound system with the two processors in it. */
async function openContext(): Promise<OutputContext> {
  const context: OutputContext = new AudioContext({latencyHint: 'interactive'});
  await context.audioWorklet.addModule(ltcWorkletAddress);
  return context;
}

const decibels = (peak: number): string =>
  peak > 0 ? `${(20 * Math.log10(peak)).toFixed(1)} dBFS` : 'silence';

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

/** Most events that the log shows. */
const shownEvents = 500;

function Reader(): ReactNode {
  const [phase, setPhase] = useState<Phase>('mediaDevices' in navigator ? 'idle' : 'unsupported');
  const [inputs, setInputs] = useState<readonly MediaDeviceInfo[]>([]);
  const [input, setInput] = useState('');
  const [monitor, setMonitor] = useState<LtcMonitor>();
  const [level, setLevel] = useState({peak: 0, clipped: 0, isRunning: false, sample: 0});
  const [effects, setEffects] = useState('');
  const [old, setOld] = useState<readonly string[]>([]);
  const open = useRef<{context: AudioContext; stream: MediaStream}>(undefined);
  useWakeLock(phase === 'connected');

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
        setLevel({
          peak: data.peak,
          clipped,
          isRunning: next.reached(data.sample),
          sample: data.sample,
        });
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

  const status = monitor?.status;
  const events = [...old, ...(monitor?.events.map(logLine) ?? [])];
  return (
    <>
      <h2 id="read-timecode">Read timecode</h2>
      <PhaseNote phase={phase}>
        {
          {
            unsupported:
              'This browser gives pages no audio input. Use a current Chrome, Edge, Firefox or Safari, over HTTPS.',
            idle: 'Press “Listen to an input”. The browser asks for the microphone permission, which covers every audio input. The sound stays in this page.',
            asking: 'The browser is asking whether this page may use an audio input.',
            refused: undoRefusal('the microphone'),
            none: 'There is no audio input. Connect the interface and press the button again.',
            connected: level.isRunning
              ? 'Timecode is running.'
              : level.peak < 0.003
                ? 'Listening. The input is silent: check the cable and the input’s gain.'
                : 'Listening. There is sound, but no timecode in it that runs at half to three times its speed.',
            lost: 'The input is gone. Connect it again and press the button; the log is kept.',
          }[phase]
        }
      </PhaseNote>
      <div className={styles.buttons}>
        <Button
          main
          disabled={phase === 'unsupported' || phase === 'asking'}
          onPress={() => void start(input)}>
          {phase === 'connected' ? 'Start again' : 'Listen to an input'}
        </Button>
        {phase === 'connected' && (
          <Button
            onPress={() => {
              close();
              setPhase('idle');
            }}>
            Stop listening
          </Button>
        )}
      </div>
      {inputs.length > 0 && (
        <div className={styles.fields}>
          <Select
            id="bench-ltc-input"
            label="Input"
            value={input}
            options={inputs.map(({deviceId, label}) => ({
              value: deviceId,
              label: label || 'Unnamed input',
            }))}
            onChange={(value) => void start(value)}
          />
        </div>
      )}
      <Drawing
        label="Level of the input; its value is below"
        width={480}
        height={24}
        version={level}
        draw={(context, colour) => {
          // −60 to 0 dBFS from left to right.
          const part = Math.max(0, 1 + (20 * Math.log10(level.peak || 1e-9)) / 60);
          context.fillStyle = colour('--surface-3');
          context.fillRect(0, 0, 480, 24);
          context.fillStyle = colour(level.clipped > 0 ? '--danger-text' : '--green-fill');
          context.fillRect(0, 0, 480 * part, 24);
        }}
      />
      <Values
        main={{label: 'Position', value: status?.position ?? '--:--:--:--'}}
        lines={[
          {label: 'Level (peak)', value: decibels(level.peak)},
          {label: 'Clipped samples', value: String(level.clipped)},
          {
            label: 'Frame rate',
            value: status ? (status.rate?.replace('DF', 'drop frame') ?? 'measuring …') : '–',
          },
          {label: 'Arriving', value: status ? `${status.framesPerSecond.toFixed(3)} fps` : '–'},
          {
            label: 'Speed',
            value: status?.speed === undefined ? '–' : `${status.speed.toFixed(2)} %`,
          },
          {label: 'Direction', value: status ? (status.reverse ? 'backwards' : 'forwards') : '–'},
          {label: 'Drop-frame flag', value: status ? (status.dropFrame ? 'set' : 'not set') : '–'},
          {
            label: 'Colour-frame flag',
            value: status ? (status.colourFrame ? 'set' : 'not set') : '–',
          },
          {
            label: 'User bits',
            value: status ? status.userBits.toString(16).toUpperCase().padStart(8, '0') : '–',
          },
          {label: 'Frames read', value: String(status?.frames ?? 0)},
          {label: 'Dropouts', value: String(status?.dropouts ?? 0)},
          {label: 'Jumps', value: String(status?.jumps ?? 0)},
          {label: 'The browser’s sound processing', value: effects || '–'},
        ]}
      />
      <Log
        id="bench-ltc-log"
        label="Log: minutes and seconds since the start, and what happened"
        lines={events.slice(-shownEvents)}
        rows={6}
      />
    </>
  );
}

/** Longest sound that is made: four hours. */
const longestMinutes = 240;

interface Settings {
  rate: LtcRate;
  start: string;
  minutes: string;
  level: string;
  userBits: string;
  sampleRate: string;
}

/** Reads the fields of the generator. @returns errors by field, or what to make */
export function readSettings(
  settings: Settings,
):
  | {ok: false; errors: Partial<Record<keyof Settings, string>>}
  | {ok: true; signal: LtcSignal; seconds: number} {
  const rate = rates[settings.rate];
  const label = parseLabel(settings.start, rate);
  const minutes = Number(settings.minutes);
  const level = Number(settings.level.replace('−', '-'));
  const errors: Partial<Record<keyof Settings, string>> = {
    ...(!label.ok && {start: label.message}),
    ...(!(minutes > 0 && minutes <= longestMinutes) && {
      minutes: `Write minutes, up to ${longestMinutes}.`,
    }),
    ...((settings.level.trim() === '' || !(level >= -60 && level <= 0)) && {
      level: 'Write a level from -60 to 0.',
    }),
    ...(!/^[0-9a-f]{1,8}$/i.test(settings.userBits) && {
      userBits: 'Write up to eight digits, 0 to 9 and A to F.',
    }),
  };
  if (!label.ok || Object.keys(errors).length > 0) {
    return {ok: false, errors};
  }
  return {
    ok: true,
    seconds: 60 * minutes,
    signal: {
      rate,
      start: label.value,
      level,
      userBits: parseInt(settings.userBits, 16),
      sampleRate: Number(settings.sampleRate),
    },
  };
}

function Generator(): ReactNode {
  const [settings, setSettings] = useState<Settings>({
    rate: '25',
    start: '01:00:00:00',
    minutes: '10',
    level: '-12',
    userBits: '00000000',
    sampleRate: '48000',
  });
  const [playing, setPlaying] = useState<OutputContext>();
  const [now, setNow] = useState<Label>();
  const [outputs, setOutputs] = useState<readonly MediaDeviceInfo[]>([]);
  const [output, setOutput] = useState('');
  const {said, say} = useSaid();
  const latest = useLatest(playing);
  useEffect(() => () => void latest.current?.close(), [latest]);
  const made = readSettings(settings);
  const errors = made.ok ? {} : made.errors;
  const canChoose = typeof AudioContext !== 'undefined' && 'setSinkId' in AudioContext.prototype;

  const stop = (): void => {
    void playing?.close();
    setPlaying(undefined);
  };
  const play = async (): Promise<void> => {
    if (!made.ok) {
      return;
    }
    try {
      const context = await openContext();
      if (output !== '') {
        await context.setSinkId?.(output);
      }
      const node = new AudioWorkletNode(context, 'ltc-generator', {
        numberOfInputs: 0,
        processorOptions: {signal: made.signal, seconds: made.seconds},
      });
      node.port.onmessage = ({data}: MessageEvent<Label | 'end'>) => {
        if (data === 'end') {
          void context.close();
          setPlaying(undefined);
        } else {
          setNow(data);
        }
      };
      node.connect(context.destination);
      await context.resume();
      setPlaying(context);
      say('');
    } catch {
      say('This output can’t be used. Choose another one, or connect it again.');
    }
  };
  const findOutputs = async (): Promise<void> => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({audio: true});
      stream.getTracks().forEach((track) => track.stop());
      const devices = await navigator.mediaDevices.enumerateDevices();
      setOutputs(devices.filter(({kind}) => kind === 'audiooutput'));
    } catch {
      say(undoRefusal('the microphone'));
    }
  };
  const save = async (): Promise<void> => {
    if (made.ok) {
      say('Making the file …');
      // A stream that the browser collects, on disk when it is large.
      const blob = await new Response(ltcWav(made.signal, made.seconds)).blob();
      download(
        `ltc-${settings.rate.replace(' ', '')}-${settings.start.replace(/\D/g, '-')}.wav`,
        new Blob([blob], {type: 'audio/wav'}),
      );
      say('File saved.');
    }
  };
  const set = (key: keyof Settings) => (value: string) => setSettings({...settings, [key]: value});
  return (
    <>
      <h2 id="make-timecode">Make timecode</h2>
      <div className={styles.fields}>
        <Select
          id="bench-ltc-rate"
          label="Frame rate"
          value={settings.rate}
          options={ltcRates.map((rate) => ({
            value: rate,
            label: `${rate.replace('DF', 'drop frame')} fps`,
          }))}
          onChange={set('rate')}
        />
        <Input
          id="bench-ltc-start"
          label="Start"
          value={settings.start}
          error={errors.start}
          onChange={set('start')}
        />
        <Input
          id="bench-ltc-minutes"
          label="Length in minutes"
          value={settings.minutes}
          error={errors.minutes}
          hint={`Up to ${longestMinutes}`}
          onChange={set('minutes')}
        />
        <Input
          id="bench-ltc-level"
          label="Level in dBFS"
          value={settings.level}
          error={errors.level}
          hint="-60 to 0"
          onChange={set('level')}
        />
        <Input
          id="bench-ltc-user"
          label="User bits, hexadecimal"
          value={settings.userBits}
          error={errors.userBits}
          onChange={set('userBits')}
        />
        <Select
          id="bench-ltc-file-rate"
          label="Sample rate of the file"
          value={settings.sampleRate}
          options={[
            {value: '44100', label: '44.1 kHz'},
            {value: '48000', label: '48 kHz'},
          ]}
          onChange={set('sampleRate')}
        />
        {outputs.length > 0 && (
          <Select
            id="bench-ltc-output"
            label="Output"
            value={output}
            options={[
              {value: '', label: 'The system’s output'},
              ...outputs
                .filter(({deviceId}) => deviceId !== 'default')
                .map(({deviceId, label}) => ({value: deviceId, label: label || 'Unnamed output'})),
            ]}
            onChange={setOutput}
          />
        )}
      </div>
      <p className={styles.warning}>
        <strong>Watch out:</strong> timecode is a loud buzz. Send it to an output that no
        loudspeaker or headphone is connected to.
      </p>
      <div className={styles.buttons}>
        {playing ? (
          <Button main onPress={stop}>
            Stop timecode
          </Button>
        ) : (
          <Button main disabled={!made.ok} onPress={() => void play()}>
            Play timecode
          </Button>
        )}
        <Button disabled={!made.ok} onPress={() => void save()}>
          Save as WAV
        </Button>
        {canChoose && outputs.length === 0 && (
          <Button onPress={() => void findOutputs()}>Find outputs (asks for the microphone)</Button>
        )}
      </div>
      {playing && now && (
        <Values main={{label: 'Playing', value: written(now, rates[settings.rate])}} lines={[]} />
      )}
      {said}
    </>
  );
}

/** Reader and generator of timecode as sound. */
export default function Timecode(): ReactNode {
  return (
    <>
      <Reader />
      <Generator />
    </>
  );
}
