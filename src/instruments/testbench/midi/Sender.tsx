import {type ReactNode, useState} from 'react';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {parseLabel, rates} from '../../formulas/timecode';
import Button from '../../../components/fields/Button';
import {
  NumberField,
  SelectField,
  SliderField,
  TextField,
  useNumber,
} from '../../../components/fields/inputs';
import {useStatus} from '../../kit/status';
import type {MtcRate} from '../../formulas/mtc';
import {fps} from '../shared/verdict';
import {allNotesOff} from './send';
import {useSender} from './useSender';
import LiveText from '../../../components/shared/LiveText';

/** Limits of a data byte. */
const byte = {min: 0, max: 127, integer: true};

/** Sends notes, controllers, clock and timecode to one output. */
export default function Sender({
  outputs,
  inputs,
}: {
  outputs: readonly MIDIOutput[];
  inputs: readonly MIDIInput[];
}): ReactNode {
  const [id, setId] = useState('');
  const [channel, setChannel] = useState('1');
  const note = useNumber({label: 'Note', ...byte}, 60);
  const controller = useNumber({label: 'Controller', ...byte}, 1);
  const [value, setValue] = useState(0);
  const tempo = useNumber({label: 'Tempo in BPM', min: 20, max: 300}, 120);
  const [rate, setRate] = useState<MtcRate>('25');
  const [start, setStart] = useState('01:00:00:00');
  const {statusLine, setStatus, unlessInvalid} = useStatus();
  const output = outputs.find((port) => port.id === id) ?? outputs[0];
  const isLoop = output !== undefined && inputs.some(({name}) => name === output.name);
  const status = Number(channel) - 1;
  const label = parseLabel(start, rates[rate]);
  const {kind, warning, send, startClock, startMtc, stop} = useSender(output, setStatus);
  const isClock = kind === 'clock';
  const isMtc = kind === 'mtc';
  if (!output) {
    return (
      <>
        <p className={styles.note}>Connect MIDI first. Ports that can send appear here.</p>
        {statusLine}
      </>
    );
  }
  return (
    <>
      <div className={fieldStyles.fields}>
        <SelectField
          label="Output"
          value={output.id}
          options={outputs.map((port) => ({value: port.id, label: port.name ?? port.id}))}
          onChange={(next) => {
            stop();
            setId(next);
          }}
        />
        <SelectField
          label="Channel"
          value={channel}
          options={Array.from({length: 16}, (_, index) => String(index + 1))}
          onChange={setChannel}
        />
        <NumberField field={note} />
        <NumberField field={controller} />
        <SliderField
          label="Value of the controller"
          value={value}
          range={[0, 127]}
          onChange={(next) => {
            setValue(next);
            unlessInvalid([controller], () =>
              send((port) => port.send([0xb0 | status, controller.value, next])),
            );
          }}
        />
        <NumberField field={tempo} />
        <SelectField
          label="MTC rate"
          value={rate}
          options={['24', '25', '29.97 DF', '30'].map((value) => ({value, label: fps(value)}))}
          onChange={(name) => setRate(name as MtcRate)}
        />
        <TextField
          label="MTC start"
          value={start}
          error={label.ok ? undefined : label.message}
          onChange={setStart}
        />
      </div>
      <p className={styles.warning}>
        <strong>Watch out:</strong> notes, clock and timecode can start another machine. Send only
        to an output that you know, with people clear.
      </p>
      {isLoop && (
        <p className={styles.warning} key={output.id}>
          <strong>Watch out:</strong> {output.name} is an input too. If the device or a program
          sends back what it receives, messages go round in a loop: turn off MIDI Thru first.
        </p>
      )}
      <LiveText as="p" className={styles.warning} text={warning} />
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            unlessInvalid([note], () =>
              send((port) => {
                port.send([0x90 | status, note.value, 100]);
                port.send([0x80 | status, note.value, 64], performance.now() + 300);
              }),
            )
          }>
          Send note
        </Button>
        <Button
          onClick={() =>
            isClock ? stop() : unlessInvalid([tempo], () => startClock(tempo.value))
          }>
          {isClock ? 'Stop clock' : 'Send clock'}
        </Button>
        <Button
          onClick={() => {
            setStatus(isMtc || label.ok ? '' : `Nothing was sent. ${label.message}`);
            if (isMtc) {
              stop();
            } else if (label.ok) {
              startMtc(label.value, rate);
            }
          }}>
          {isMtc ? 'Stop MTC' : 'Send MTC'}
        </Button>
        <Button
          onClick={() => {
            stop();
            setStatus('Sent on all channels.');
            send(allNotesOff);
          }}>
          All notes off
        </Button>
      </div>
      {statusLine}
    </>
  );
}
