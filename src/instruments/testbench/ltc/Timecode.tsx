import {type ReactNode, useRef} from 'react';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import own from '../bench.module.css';
import {PhaseNote, undoRefusal, useWakeLock} from '../../kit/devices';
import Button from '../../../components/fields/Button';
import {SelectField} from '../../../components/fields/inputs';
import {Example, Log, Values} from '../shared/readings';
import Generator from './Generator';
import phases from './phases.json';
import {useLtcInput} from './useLtcInput';
import {decibels, ltcVerdict} from './verdict';
import LiveText from '../../../components/shared/LiveText';

/** Left end of the level meter in dBFS. */
const minShownLevel = -60;

/** Maximum events in the log. */
const shownEvents = 500;

/** Readings of timecode as it should arrive. */
const goodSignal = {
  verdict: ltcVerdict(
    {peak: 0.5, clipped: 0, isRunning: true, isTooFast: false},
    {rate: '25', speed: 100},
  ),
  lines: {Arriving: '25.000 fps', Speed: '100.00 %', 'Frames read': 1500, Jumps: 0},
};

/** Reads timecode from an audio input, and generates it. */
export default function Timecode(): ReactNode {
  const {phase, inputs, input, monitor, level, audioProcessing, lines, start, stop} = useLtcInput();
  useWakeLock(phase === 'connected');
  const clock = useRef<HTMLDivElement>(null);
  const status = monitor?.status;
  const isConnected = phase === 'connected';
  const hasStarted = isConnected || lines.length > 0;
  return (
    <>
      <h2 id="read-timecode">Read timecode</h2>
      <PhaseNote
        phase={phase}
        texts={{
          ...phases,
          refused: undoRefusal('the microphone'),
          connected: level.isRunning ? 'Timecode is running.' : 'Listening.',
        }}
      />
      <div className={styles.buttons}>
        {isConnected && (
          <Button main onClick={stop}>
            Stop listening
          </Button>
        )}
        <Button
          main={!isConnected}
          disabled={phase === 'unsupported' || phase === 'asking'}
          onClick={() => void start(input)}>
          {isConnected ? 'Start again' : 'Listen to an input'}
        </Button>
        {hasStarted && (
          <Button onClick={() => void clock.current?.requestFullscreen().catch(() => undefined)}>
            Clock full screen
          </Button>
        )}
      </div>
      {hasStarted && (
        <div className={own.clockFrame}>
          <div className={own.clock} ref={clock} data-main="" role="timer" aria-label="Position">
            <LiveText text={status?.position ?? '--:--:--:--'} isValue />
          </div>
        </div>
      )}
      {inputs.length > 0 && (
        <div className={fieldStyles.fields}>
          <SelectField
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
      {hasStarted ? (
        <>
          <meter
            className={own.level}
            min={minShownLevel}
            high={-3}
            max={0}
            value={20 * Math.log10(level.peak || 1e-9)}
            aria-label="Level of the input"
          />
          <Values
            verdict={isConnected && ltcVerdict(level, status, audioProcessing)}
            lines={{
              Position: status?.position,
              'Level (peak)': decibels(level.peak),
              'Clipped samples': level.clipped,
              'Frame rate': status && (status.rate?.replace('DF', 'drop frame') ?? 'measuring …'),
              Arriving: status && `${status.framesPerSecond.toFixed(3)} fps`,
              Speed: status?.speed && `${status.speed.toFixed(2)} %`,
              Direction: status && (status.reverse ? 'backwards' : 'forwards'),
              'Drop-frame flag': status && (status.dropFrame ? 'set' : 'not set'),
              'Colour-frame flag': status && (status.colourFrame ? 'set' : 'not set'),
              'User bits': status?.userBits.toString(16).toUpperCase().padStart(8, '0'),
              'Frames read': status?.frames ?? 0,
              Dropouts: status?.dropouts ?? 0,
              Jumps: status?.jumps ?? 0,
              'The browser’s sound processing': audioProcessing || undefined,
            }}
          />
          <Log
            id="bench-ltc-log"
            label="Log: minutes and seconds since the start, and what happened"
            lines={lines.slice(-shownEvents)}
            rows={6}
          />
        </>
      ) : (
        <Example {...goodSignal} />
      )}
      <h2 id="make-timecode">Make timecode</h2>
      <Generator />
    </>
  );
}
