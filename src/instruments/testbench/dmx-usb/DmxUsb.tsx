import {type ReactNode, useState} from 'react';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {PhaseNote, useTicks, useWakeLock} from '../../kit/devices';
import Button from '../../../components/fields/Button';
import {CheckField} from '../../../components/fields/inputs';
import {Example, Values} from '../shared/readings';
import Grid from './Grid';
import phases from './phases.json';
import {Faders, Fixture, OneChannel} from './Senders';
import {useDmx} from './useDmx';
import LiveText from '../../../components/shared/LiveText';

/** Levels until an interface is connected: twelve fixtures of eight channels. */
const exampleLevels = Uint8Array.from(
  Array.from({length: 12}, () => [255, 255, 140, 0, 90, 0, 0, 128]).flat(),
);

const gridNote = (
  <p className={styles.note}>
    Each cell is a channel, 32 in a row; its fill is the level. Numbers name the first channel of a
    row.
  </p>
);

/** Sends and receives DMX through an interface on USB. */
export default function DmxUsb(): ReactNode {
  const [isReceiving, setReceiving] = useState(false);
  const [zeroAtEnd, setZeroAtEnd] = useState(true);
  const {phase, connection, connect, disconnect, set, zero} = useDmx(zeroAtEnd);
  useTicks(connection !== undefined);
  const isConnected = phase === 'connected' && connection !== undefined;
  useWakeLock(isConnected);
  const report = connection?.report;
  const parameters = report?.parameters;
  const levels = connection?.levels ?? new Uint8Array();
  const sender = {levels, set, zero};

  return (
    <>
      <PhaseNote
        phase={phase}
        texts={{
          ...phases,
          connected: isReceiving
            ? 'Connected. Receiving.'
            : 'Connected. Sending: all channels start at zero.',
        }}
      />
      <div className={styles.buttons}>
        {isConnected ? (
          <>
            <Button onClick={() => void disconnect()}>Disconnect</Button>
            <Button
              onClick={() => {
                setReceiving(!isReceiving);
                void (isReceiving ? zero() : connection.receive());
              }}>
              {isReceiving ? 'Send instead' : 'Receive instead'}
            </Button>
          </>
        ) : (
          <Button
            main
            disabled={phase === 'unsupported' || phase === 'asking'}
            onClick={() => {
              setReceiving(false);
              void connect();
            }}>
            Connect interface
          </Button>
        )}
      </div>
      <div className={fields.choices}>
        <CheckField
          label="Send zero before disconnecting"
          isOn={zeroAtEnd}
          onChange={setZeroAtEnd}
        />
      </div>
      <LiveText
        as="p"
        className={styles.note}
        text={
          zeroAtEnd
            ? 'All channels go to zero when you disconnect or close the page. If the cable is pulled or the browser stops, the interface keeps its last look.'
            : 'The interface keeps its last look when you disconnect or close the page.'
        }
      />
      {connection ? (
        <>
          <Grid
            label={`Levels of the 512 channels that are ${isReceiving ? 'received' : 'sent'}`}
            levels={isReceiving ? (report?.received?.levels ?? new Uint8Array()) : levels}
          />
          {gridNote}
          <Values
            lines={{
              'Serial number': report?.serial,
              Firmware: parameters?.firmware,
              Break: parameters && `${parameters.breakTime.toFixed(0)} µs`,
              'Mark after break': parameters && `${parameters.markTime.toFixed(0)} µs`,
              'Packets a second': parameters?.rate === 0 ? 'as many as fit' : parameters?.rate,
              'Packets received': report?.packets ?? 0,
              'Start code': report?.startCode,
              'Packets with a start code other than 0': report?.others ?? 0,
              'Channels received': report?.received?.levels.length,
              'Broken messages': report?.broken ?? 0,
            }}
          />
        </>
      ) : (
        <Example lines={{'Start code': 0, 'Channels received': 512, 'Broken messages': 0}}>
          <Grid
            label="Example: 512 channels, with the levels of twelve fixtures"
            levels={exampleLevels}
            fill="--text-muted"
          />
          {gridNote}
        </Example>
      )}
      {isConnected && !isReceiving && (
        <>
          <OneChannel {...sender} />
          <Fixture {...sender} />
          <Faders {...sender} />
        </>
      )}
    </>
  );
}
