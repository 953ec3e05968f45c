import {type ReactNode, useState} from 'react';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {PhaseNote, undoRefusal, useTicks, useWakeLock} from '../../kit/devices';
import Button from '../../../components/fields/Button';
import {CheckField, SelectField} from '../../../components/fields/inputs';
import {Example, Log, Values} from '../shared/readings';
import {fps} from '../shared/verdict';
import {logLine} from './monitor';
import {kindTitles, type MidiKind} from './parse';
import phases from './phases.json';
import Sender from './Sender';
import {useMidi} from './useMidi';
import {midiVerdict} from './verdict';
import LiveText from '../../../components/shared/LiveText';

/** Maximum lines of the log. */
const maxLogLines = 500;
const kinds = Object.keys(kindTitles) as MidiKind[];
/** Clock and timecode would displace all other messages. */
const initiallyHidden: readonly MidiKind[] = ['clock', 'mtc'];

/** Readings of MIDI as it should arrive. */
const goodSignal = {
  verdict: midiVerdict(
    {mtc: {status: {rate: '25', errors: 0, jitter: 0.4}}, tempo: {tempi: [{tempo: 120}]}},
    412,
  ),
  lines: {
    'MTC rate': `${fps('25')}, arriving at 25.00`,
    'MTC jitter': '0.40 ms',
    'Tempo over 16 beats': '120.00 BPM (119.6 to 120.4)',
  },
};

/** Monitor and sender of MIDI. */
export default function MidiBench(): ReactNode {
  const {phase, isOpen, monitor, inputs, outputs, names, ask} = useMidi();
  const [selectedInput, setSelectedInput] = useState('');
  const [hidden, setHidden] = useState<readonly MidiKind[]>(initiallyHidden);
  const [frozen, setFrozen] = useState<readonly string[]>();
  useTicks(isOpen);
  useWakeLock(isOpen);
  const getName = (id: string): string => names.get(id) ?? id;
  const measured = selectedInput === '' ? (monitor.timed ?? inputs[0]?.id ?? '') : selectedInput;
  const meter = monitor.meter(measured);
  const {status} = meter.mtc;
  const lines =
    frozen ??
    monitor
      .last(
        maxLogLines,
        ({kind, port}) =>
          !hidden.includes(kind) && (selectedInput === '' || port === selectedInput),
      )
      .map((entry) => logLine({...entry, port: getName(entry.port)}));
  return (
    <>
      <PhaseNote
        phase={phase}
        texts={{
          ...phases,
          refused: undoRefusal('MIDI devices'),
          connected: `Inputs: ${inputs.map(({id}) => getName(id)).join(', ') || 'none'}. Outputs: ${outputs.map(({name}) => name).join(', ') || 'none'}.`,
        }}
      />
      {!isOpen && (
        <div className={styles.buttons}>
          <Button
            main
            disabled={phase === 'unsupported' || phase === 'asking'}
            onClick={() => void ask()}>
            Connect MIDI
          </Button>
        </div>
      )}
      <h2 id="monitor">Monitor</h2>
      {names.size > 1 && (
        <>
          <div className={fieldStyles.fields}>
            <SelectField
              label="Input"
              value={selectedInput}
              options={[
                {value: '', label: 'All in the list'},
                ...[...names].map(([value, label]) => ({value, label})),
              ]}
              onChange={setSelectedInput}
            />
          </div>
          <LiveText
            as="p"
            className={styles.note}
            text={`Clock and timecode from ${getName(measured)}.`}
          />
        </>
      )}
      {isOpen ? (
        <>
          <Values
            verdict={phase === 'connected' && midiVerdict(meter, monitor.count)}
            main={{'MTC position': status?.position ?? '--:--:--:--'}}
            lines={{
              'MTC rate':
                status &&
                `${fps(status.rate)}, arriving at ${status.framesPerSecond?.toFixed(2) ?? '–'}`,
              'MTC direction': status && (status.reverse ? 'backwards' : 'forwards'),
              'MTC jitter':
                status?.jitter === undefined ? undefined : `${status.jitter.toFixed(2)} ms`,
              'MTC steps that don’t follow': status?.errors,
              ...Object.fromEntries(
                meter.tempo.tempi.map(({beats, tempo, slowest, fastest}) => [
                  `Tempo over ${beats} ${beats === 1 ? 'beat' : 'beats'}`,
                  tempo &&
                    `${tempo.toFixed(2)} BPM (${slowest?.toFixed(1)} to ${fastest?.toFixed(1) ?? 'several at once'})`,
                ]),
              ),
              Transport: meter.transport,
              'Song position': meter.songPosition,
              'Messages of all inputs': monitor.count,
            }}
          />
          <fieldset className={fieldStyles.fieldset}>
            <legend className={fieldStyles.legend}>Show</legend>
            <div className={fieldStyles.choices}>
              {kinds.map((kind) => (
                <CheckField
                  key={kind}
                  label={kindTitles[kind]}
                  isOn={!hidden.includes(kind)}
                  onChange={(isOn) =>
                    setHidden(isOn ? hidden.filter((one) => one !== kind) : [...hidden, kind])
                  }
                />
              ))}
            </div>
          </fieldset>
          <Log
            id="bench-midi-log"
            label="Messages: seconds, port, channel, content"
            lines={lines}
            rows={14}
            before={
              <Button onClick={() => setFrozen(frozen ? undefined : lines)}>
                {frozen ? 'Resume' : 'Pause'}
              </Button>
            }
            after={
              <Button
                apart
                onClick={() => {
                  monitor.clear();
                  setFrozen(undefined);
                }}>
                Clear
              </Button>
            }
          />
        </>
      ) : (
        <Example {...goodSignal} />
      )}
      <h2 id="sender">Sender</h2>
      <Sender outputs={outputs} inputs={inputs} />
    </>
  );
}
