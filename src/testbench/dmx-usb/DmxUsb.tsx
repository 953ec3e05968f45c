import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from '../../tools/shared/tools.module.css';
import {
  Button,
  Drawing,
  Input,
  Select,
  State,
  useLatest,
  useTicks,
  useWakeLock,
  Values,
  type Phase,
} from '../shared/ui';
import {DmxConnection, type Port} from './connection';
import {shortestStep, stripsOf} from './fixture';
import {universeSize} from './protocol';

/** What the Web Serial API adds to `navigator`, where a browser has it. */
interface Serial extends EventTarget {
  requestPort: () => Promise<Port>;
}
const serialOf = (): Serial | undefined => (navigator as Navigator & {serial?: Serial}).serial;

/** Faders in a bank. */
const bankSize = 16;
const banks = Array.from({length: universeSize / bankSize}, (_, index) => index * bankSize + 1);

const exampleFixture = '1 Dimmer\n2 Red\n3 Green\n4 Blue';

/** Sends and receives DMX through an interface on USB. */
export default function DmxUsb(): ReactNode {
  const [phase, setPhase] = useState<Phase | 'held'>(serialOf() ? 'idle' : 'unsupported');
  const [connection, setConnection] = useState<DmxConnection>();
  const [isReceiving, setReceiving] = useState(false);
  const [zeroAtEnd, setZeroAtEnd] = useState(true);
  const [channel, setChannel] = useState('1');
  const [level, setLevel] = useState('255');
  const [bank, setBank] = useState('1');
  const [address, setAddress] = useState('1');
  const [chart, setChart] = useState(exampleFixture);
  const [, setChanges] = useState(0);
  const lastStep = useRef(0);
  const tick = useTicks(connection !== undefined);
  const latest = useLatest({connection, zeroAtEnd});
  const isConnected = phase === 'connected' && connection !== undefined;
  useWakeLock(isConnected);

  useEffect(() => {
    const end = (): void => {
      const {connection: open, zeroAtEnd: zero} = latest.current;
      void open?.close(zero);
    };
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [latest]);

  const connect = async (): Promise<void> => {
    setPhase('asking');
    let port: Port | undefined;
    try {
      port = await serialOf()?.requestPort();
    } catch (error) {
      setPhase(
        error instanceof DOMException && error.name === 'NotFoundError' ? 'none' : 'refused',
      );
      return;
    }
    try {
      if (port) {
        setConnection(await DmxConnection.open(port, () => setPhase('lost')));
        setReceiving(false);
        setPhase('connected');
      }
    } catch {
      setPhase('held');
    }
  };
  const disconnect = async (): Promise<void> => {
    await connection?.close(zeroAtEnd);
    setConnection(undefined);
    setPhase('idle');
  };
  const set = (changes: readonly (readonly [number, number])[]): void => {
    connection?.set(changes);
    setChanges((count) => count + 1);
  };
  const zero = (): void =>
    set(Array.from({length: universeSize}, (_, index) => [index + 1, 0] as const));
  const isIn = (text: string, least: number, most: number): boolean =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const step = (by: number): void => {
    // A key that is held repeats its press thirty times a second.
    const now = performance.now();
    if (now - lastStep.current < shortestStep || !isIn(channel, 1, universeSize)) {
      return;
    }
    lastStep.current = now;
    const next = ((Number(channel) - 1 + by + universeSize) % universeSize) + 1;
    set([
      [Number(channel), 0],
      [next, Number(level)],
    ]);
    setChannel(String(next));
  };

  const seen = connection?.seen;
  const strips = isIn(address, 1, universeSize) ? stripsOf(chart, Number(address)) : [];
  const fader = (number: number, name: string): ReactNode => (
    <Input
      key={`${name} ${number}`}
      id={`bench-dmx-${name === '' ? 'channel' : 'strip'}-${number}`}
      label={`${number}${name === '' ? '' : ` ${name}`}: ${connection?.levels[number - 1] ?? 0}`}
      value={connection?.levels[number - 1] ?? 0}
      range={[0, 255]}
      onChange={(value) => set([[number, Number(value)]])}
    />
  );

  return (
    <>
      <State phase={phase === 'held' ? 'lost' : phase}>
        {
          {
            unsupported:
              'This browser has no Web Serial. Chrome and Edge on a computer have it. In another browser, use the program of your interface’s maker.',
            idle: 'Press “Connect interface”. The browser shows its list of serial ports; choose your DMX USB Pro.',
            asking: 'The browser is asking which serial port this page may use.',
            refused:
              'The browser refused the serial port. To change that, open the settings of this site with the icon to the left of the address, allow serial ports, and load this page again.',
            none: 'No port was chosen. If the list was empty, connect the interface by USB and press the button again.',
            connected: isReceiving
              ? 'Connected. Receiving.'
              : 'Connected. Sending: all channels start at zero.',
            lost: 'The interface is gone. Connect it again and press the button. The last levels that it sent are shown below.',
            held: 'The port can’t be opened: another program holds it. Close that program, also in other tabs, and press the button again.',
          }[phase]
        }
      </State>
      <div className={styles.buttons}>
        {isConnected ? (
          <>
            <Button onPress={() => void disconnect()}>Disconnect</Button>
            {isReceiving ? (
              <Button
                onPress={() => {
                  setReceiving(false);
                  zero();
                }}>
                Send instead
              </Button>
            ) : (
              <Button
                onPress={() => {
                  setReceiving(true);
                  void connection.receive();
                }}>
                Receive instead
              </Button>
            )}
          </>
        ) : (
          <Button
            main
            disabled={phase === 'unsupported' || phase === 'asking'}
            onPress={() => void connect()}>
            Connect interface
          </Button>
        )}
      </div>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input type="checkbox" checked={zeroAtEnd} onChange={() => setZeroAtEnd(!zeroAtEnd)} />
          Send zero before disconnecting
        </label>
      </div>
      <p className={styles.note}>
        {zeroAtEnd
          ? 'All channels go to zero when you disconnect or close the page. If the cable is pulled or the browser stops, the interface keeps its last look.'
          : 'The interface keeps its last look when you disconnect or close the page.'}
      </p>
      <Values
        lines={[
          {label: 'Serial number', value: seen?.serial ?? '–'},
          {label: 'Firmware', value: seen?.parameters?.firmware ?? '–'},
          {
            label: 'Break',
            value: seen?.parameters ? `${seen.parameters.breakTime.toFixed(0)} µs` : '–',
          },
          {
            label: 'Mark after break',
            value: seen?.parameters ? `${seen.parameters.markTime.toFixed(0)} µs` : '–',
          },
          {
            label: 'Packets a second',
            value: seen?.parameters
              ? seen.parameters.rate === 0
                ? 'as many as fit'
                : String(seen.parameters.rate)
              : '–',
          },
          {label: 'Packets received', value: String(seen?.packets ?? 0)},
          {label: 'Start code', value: seen?.received ? String(seen.received.startCode) : '–'},
          {
            label: 'Channels received',
            value: seen?.received ? String(seen.received.levels.length) : '–',
          },
          {label: 'Broken messages', value: String(seen?.broken ?? 0)},
        ]}
      />
      <Drawing
        label={
          isReceiving
            ? 'Levels of the 512 channels that are received'
            : 'Levels of the 512 channels that are sent'
        }
        width={512}
        height={128}
        version={tick}
        draw={(context, colour) => {
          context.fillStyle = colour('--surface-3');
          context.fillRect(0, 0, 512, 128);
          context.fillStyle = colour('--green-fill');
          const levels = (isReceiving ? seen?.received?.levels : connection?.levels) ?? [];
          for (const [index, value] of levels.entries()) {
            context.fillRect(index, 128 - value / 2, 1, value / 2);
          }
        }}
      />
      {isConnected && !isReceiving && (
        <>
          <h2 id="one-channel">One channel</h2>
          <div className={styles.fields}>
            <Input
              id="bench-dmx-channel"
              label="Channel"
              hint="1 to 512"
              value={channel}
              onChange={setChannel}
            />
            <Input
              id="bench-dmx-level"
              label={`Level: ${level}`}
              value={level}
              range={[0, 255]}
              onChange={setLevel}
            />
          </div>
          <p className={styles.warning}>
            <strong>Watch out:</strong> a channel may move, strobe or start something. Keep people
            away from moving fixtures. The channel changes three times a second at most.
          </p>
          <div className={styles.buttons}>
            <Button onPress={() => step(-1)}>Previous channel</Button>
            <Button main onPress={() => step(0)}>
              Send channel
            </Button>
            <Button onPress={() => step(1)}>Next channel</Button>
            <Button onPress={zero}>All to zero</Button>
          </div>
          <h2 id="fixture">Fixture</h2>
          <div className={styles.fields}>
            <Input
              id="bench-dmx-address"
              label="Address"
              hint="1 to 512"
              value={address}
              onChange={setAddress}
            />
            <div className={`${styles.field} ${styles.wide}`}>
              <label className={styles.label} htmlFor="bench-dmx-chart">
                Channel list of the manual, one channel on a line
              </label>
              <textarea
                className={styles.input}
                id="bench-dmx-chart"
                rows={4}
                value={chart}
                maxLength={6000}
                onChange={(event) => setChart(event.target.value)}
              />
            </div>
            {strips.map(({channel: number, name}) => fader(number, name))}
          </div>
          {strips.some(({isRisky}) => isRisky) && (
            <p className={styles.warning}>
              <strong>Watch out:</strong>{' '}
              {strips
                .filter(({isRisky}) => isRisky)
                .map(({name}) => name)
                .join(', ')}{' '}
              can move, strobe or start something. These channels stay at zero until you raise them.
            </p>
          )}
          <h2 id="faders">Faders</h2>
          <div className={styles.fields}>
            <Select
              id="bench-dmx-bank"
              label="Channels"
              value={bank}
              options={banks.map((first) => ({
                value: String(first),
                label: `${first} to ${first + bankSize - 1}`,
              }))}
              onChange={setBank}
            />
          </div>
          <div className={styles.fields}>
            {Array.from({length: bankSize}, (_, index) => fader(Number(bank) + index, ''))}
          </div>
        </>
      )}
    </>
  );
}
