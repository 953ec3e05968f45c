import {useState, type ReactNode} from 'react';
import styles from '../../kit/tools.module.css';
import {PhaseNote, useTicks, useWakeLock} from '../shared/devices';
import {Button, Check} from '../../kit/controls';
import {Values} from '../shared/readings';
import Grid from './Grid';
import {Faders, Fixture, OneChannel} from './Senders';
import {useDmx} from './useDmx';

/** Sends and receives DMX through an interface on USB. */
export default function DmxUsb(): ReactNode {
  const [isReceiving, setReceiving] = useState(false);
  const [zeroAtEnd, setZeroAtEnd] = useState(true);
  const {phase, connection, connect, disconnect, set, zero} = useDmx(zeroAtEnd);
  useTicks(connection !== undefined);
  const isConnected = phase === 'connected' && connection !== undefined;
  useWakeLock(isConnected);
  const seen = connection?.seen;
  const parameters = seen?.parameters;
  const levels = connection?.levels ?? new Uint8Array();
  const sender = {levels, set, zero};

  return (
    <>
      <PhaseNote
        phase={phase}
        texts={{
          unsupported:
            'This browser has no Web Serial. Use Chrome or Edge on a computer, or the program of your interface’s manufacturer.',
          idle: 'Press “Connect interface”. The browser shows its list of serial ports; choose your DMX USB Pro.',
          asking: 'The browser is asking which serial port this page may use.',
          refused:
            'Your browser blocked the serial port. Open this site’s settings with the icon to the left of the address, allow serial ports and reload this page.',
          none: 'No port was chosen. If the list was empty, connect the interface by USB and press the button again.',
          connected: isReceiving
            ? 'Connected. Receiving.'
            : 'Connected. Sending: all channels start at zero.',
          lost: 'The interface was disconnected. Connect it again and press the button. The levels below are the last that it sent.',
          held: 'Another program or tab is using the port. Close it there, then press the button again.',
        }}
      />
      <div className={styles.buttons}>
        {isConnected ? (
          <>
            <Button onPress={() => void disconnect()}>Disconnect</Button>
            <Button
              onPress={() => {
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
            onPress={() => {
              setReceiving(false);
              void connect();
            }}>
            Connect interface
          </Button>
        )}
      </div>
      <div className={styles.choices}>
        <Check label="Send zero before disconnecting" isOn={zeroAtEnd} onChange={setZeroAtEnd} />
      </div>
      <p className={styles.note}>
        {zeroAtEnd
          ? 'All channels go to zero when you disconnect or close the page. If the cable is pulled or the browser stops, the interface keeps its last look.'
          : 'The interface keeps its last look when you disconnect or close the page.'}
      </p>
      <Grid
        label={`Levels of the 512 channels that are ${isReceiving ? 'received' : 'sent'}`}
        levels={isReceiving ? (seen?.received?.levels ?? new Uint8Array()) : levels}
      />
      <p className={styles.note}>
        Each cell is a channel, 32 in a row; its fill is the level. Numbers name the first channel
        of a row.
      </p>
      <Values
        lines={{
          'Serial number': seen?.serial,
          Firmware: parameters?.firmware,
          Break: parameters && `${parameters.breakTime.toFixed(0)} µs`,
          'Mark after break': parameters && `${parameters.markTime.toFixed(0)} µs`,
          'Packets a second': parameters?.rate === 0 ? 'as many as fit' : parameters?.rate,
          'Packets received': seen?.packets ?? 0,
          'Start code': seen?.startCode,
          'Packets with a start code other than 0': seen?.others ?? 0,
          'Channels received': seen?.received?.levels.length,
          'Broken messages': seen?.broken ?? 0,
        }}
      />
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
