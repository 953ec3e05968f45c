import {useState, type ReactNode} from 'react';
import {download} from '../../../components/shared/download';
import styles from '../../kit/tools.module.css';
import {rates, written} from '../../formulas/timecode';
import {Button, Input, Select, useSaid} from '../../kit/controls';
import {Values} from '../shared/readings';
import {ltcRates, type LtcRate} from './monitor';
import {longestMinutes, readSettings, type GeneratorSettings} from './settings';
import {useLtcOutput} from './useLtcOutput';
import {ltcWav} from './wav';

/** The fields that are typed. */
const typed = [
  {key: 'start', id: 'start', label: 'Start', hint: undefined},
  {key: 'minutes', id: 'minutes', label: 'Length in minutes', hint: `Up to ${longestMinutes}`},
  {key: 'level', id: 'level', label: 'Level in dBFS', hint: '-60 to 0'},
  {key: 'userBits', id: 'user', label: 'User bits, hexadecimal', hint: undefined},
] as const;

/** Makes timecode, as sound or as a file. */
export default function Generator(): ReactNode {
  const [settings, setSettings] = useState<GeneratorSettings>({
    rate: '25',
    start: '01:00:00:00',
    minutes: '10',
    level: '-12',
    userBits: '00000000',
    sampleRate: '48000',
  });
  const {said, say} = useSaid();
  const {isPlaying, now, outputs, output, setOutput, find, play, stop} = useLtcOutput(say);
  const made = readSettings(settings);
  const errors = made.ok ? {} : made.errors;
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
  const set = (change: Partial<GeneratorSettings>): void => setSettings({...settings, ...change});
  return (
    <>
      <h2 id="make-timecode">Make timecode</h2>
      <div className={styles.fields}>
        <Select
          id="bench-ltc-rate"
          label="Frame rate"
          value={settings.rate}
          options={ltcRates.map((value) => ({
            value,
            label: `${value.replace('DF', 'drop frame')} fps`,
          }))}
          onChange={(rate) => set({rate: rate as LtcRate})}
        />
        {typed.map(({key, id, label, hint}) => (
          <Input
            key={key}
            id={`bench-ltc-${id}`}
            label={label}
            value={settings[key]}
            error={errors[key]}
            hint={hint}
            onChange={(value) => set({[key]: value})}
          />
        ))}
        <Select
          id="bench-ltc-file-rate"
          label="Sample rate of the file"
          value={settings.sampleRate}
          options={[
            {value: '44100', label: '44.1 kHz'},
            {value: '48000', label: '48 kHz'},
          ]}
          onChange={(sampleRate) => set({sampleRate})}
        />
        {outputs && outputs.length > 0 && (
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
        {isPlaying ? (
          <Button main onPress={stop}>
            Stop timecode
          </Button>
        ) : (
          <Button
            main
            disabled={!made.ok}
            onPress={() => made.ok && void play(made.signal, made.seconds)}>
            Play timecode
          </Button>
        )}
        <Button disabled={!made.ok} onPress={() => void save()}>
          Save as WAV
        </Button>
        {outputs && outputs.length === 0 && (
          <Button onPress={() => void find()}>Find outputs (asks for the microphone)</Button>
        )}
      </div>
      {isPlaying && now && (
        <Values main={{label: 'Playing', value: written(now, rates[settings.rate])}} lines={[]} />
      )}
      {said}
    </>
  );
}
