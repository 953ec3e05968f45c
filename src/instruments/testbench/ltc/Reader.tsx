import {useRef, type ReactNode} from 'react';
import styles from '../../kit/tools.module.css';
import own from '../bench.module.css';
import {PhaseNote, undoRefusal, useWakeLock} from '../shared/devices';
import {Button, Select} from '../../kit/controls';
import {Drawing, Log, Values} from '../shared/readings';
import {useLtcInput} from './useLtcInput';
import {decibels, ltcVerdict} from './verdict';

/** Most events that the log shows. */
const shownEvents = 500;

/** Reads timecode from an audio input. */
export default function Reader(): ReactNode {
  const {phase, inputs, input, monitor, level, effects, lines, start, stop} = useLtcInput();
  useWakeLock(phase === 'connected');
  const clock = useRef<HTMLDivElement>(null);
  const status = monitor?.status;
  const isConnected = phase === 'connected';
  return (
    <>
      <h2 id="read-timecode">Read timecode</h2>
      <PhaseNote phase={phase}>
        {
          {
            unsupported:
              'This browser doesn’t allow audio input here. Use a current Chrome, Edge, Firefox or Safari, over HTTPS.',
            idle: 'Press “Listen to an input”. The browser asks for the microphone permission, which covers every audio input. The sound stays in this page.',
            asking: 'The browser is asking whether this page may use an audio input.',
            refused: undoRefusal('the microphone'),
            none: 'No audio input found. Connect the interface and press the button again.',
            connected: level.isRunning ? 'Timecode is running.' : 'Listening.',
            lost: 'The input was disconnected. Connect it again and press the button. The log is kept.',
          }[phase]
        }
      </PhaseNote>
      <div className={styles.buttons}>
        {isConnected && (
          <Button main onPress={stop}>
            Stop listening
          </Button>
        )}
        <Button
          main={!isConnected}
          disabled={phase === 'unsupported' || phase === 'asking'}
          onPress={() => void start(input)}>
          {isConnected ? 'Start again' : 'Listen to an input'}
        </Button>
        <Button onPress={() => void clock.current?.requestFullscreen().catch(() => undefined)}>
          Clock full screen
        </Button>
      </div>
      <div className={own.clockFrame}>
        <div className={own.clock} ref={clock} data-main="" role="timer" aria-label="Position">
          {status?.position ?? '--:--:--:--'}
        </div>
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
        verdict={isConnected && ltcVerdict(level, status, effects)}
        lines={[
          {label: 'Position', value: status?.position ?? '–'},
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
        lines={lines.slice(-shownEvents)}
        rows={6}
      />
    </>
  );
}
