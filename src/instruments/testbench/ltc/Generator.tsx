import {type ReactNode, useState} from 'react';
import {download} from '../../../components/shared/download';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {formatLabel, parseLabel, rates} from '../../formulas/timecode';
import Button from '../../../components/fields/Button';
import {NumberField, SelectField, TextField, useNumber} from '../../../components/fields/inputs';
import {useStatus} from '../../kit/status';
import {Values} from '../shared/readings';
import {fps} from '../shared/verdict';
import type {LtcSignal} from './generate';
import {type LtcRate, ltcRates} from './monitor';
import {useLtcOutput} from './useLtcOutput';
import {ltcWav} from './wav';

/** Maximum length of the sound: four hours. */
const maxMinutes = 240;

/** Generates timecode, as sound or as a file. */
export default function Generator(): ReactNode {
  const [rate, setRate] = useState<LtcRate>('25');
  const [start, setStart] = useState('01:00:00:00');
  const minutes = useNumber({label: 'Length in minutes', min: 0.01, max: maxMinutes}, 10);
  const level = useNumber({label: 'Level in dBFS', min: -60, max: 0}, -12);
  const [userBits, setUserBits] = useState('00000000');
  const [sampleRate, setSampleRate] = useState('48000');
  const {statusLine, setStatus} = useStatus();
  const {isPlaying, now, outputs, output, setOutput, find, play, stop} = useLtcOutput(setStatus);
  const label = parseLabel(start, rates[rate]);
  const wrongBits = /^[0-9a-f]{1,8}$/i.test(userBits)
    ? undefined
    : 'Enter up to eight digits, 0 to 9 and A to F.';
  const isWrong = [minutes.error, level.error, wrongBits].some((error) => error !== undefined);
  const signal: LtcSignal | undefined =
    label.ok && !isWrong
      ? {
          rate: rates[rate],
          start: label.value,
          level: level.value,
          userBits: parseInt(userBits, 16),
          sampleRate: Number(sampleRate),
        }
      : undefined;
  const seconds = 60 * minutes.value;
  const save = async (source: LtcSignal): Promise<void> => {
    setStatus('Making the file …');
    const name = `ltc-${rate.replace(' ', '')}-${start.replace(/\D/g, '-')}.wav`;
    download(name, await ltcWav(source, seconds));
    setStatus('File saved.');
  };
  return (
    <>
      <div className={fieldStyles.fields}>
        <SelectField
          label="Frame rate"
          value={rate}
          options={ltcRates.map((value) => ({value, label: fps(value)}))}
          onChange={(next) => setRate(next as LtcRate)}
        />
        <TextField
          label="Start"
          value={start}
          error={label.ok ? undefined : label.message}
          onChange={setStart}
        />
        <NumberField field={minutes} />
        <NumberField field={level} />
        <TextField
          label="User bits, hexadecimal"
          value={userBits}
          error={wrongBits}
          onChange={setUserBits}
        />
        <SelectField
          label="Sample rate of the file"
          value={sampleRate}
          options={[
            {value: '44100', label: '44.1 kHz'},
            {value: '48000', label: '48 kHz'},
          ]}
          onChange={setSampleRate}
        />
        {outputs && outputs.length > 0 && (
          <SelectField
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
        <strong>Watch out:</strong> timecode is a loud buzz, and a desk, laser or media server that
        receives it plays its cues. Ask its operator first, and use an output without loudspeakers
        or headphones.
      </p>
      <div className={styles.buttons}>
        <Button
          main
          disabled={!isPlaying && !signal}
          onClick={() => (isPlaying ? stop() : signal && void play(signal, seconds))}>
          {isPlaying ? 'Stop timecode' : 'Play timecode'}
        </Button>
        <Button disabled={!signal} onClick={() => signal && void save(signal)}>
          Save as WAV
        </Button>
        {outputs && outputs.length === 0 && (
          <Button onClick={() => void find()}>Find outputs (asks for the microphone)</Button>
        )}
      </div>
      {isPlaying && now && <Values main={{Playing: formatLabel(now, rates[rate])}} />}
      {statusLine}
    </>
  );
}
