import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from '../../tools/shared/tools.module.css';
import {parseLabel, rates} from '../../tools/timecode/timecode';
import {
  Button,
  Input,
  isRefusal,
  Log,
  Select,
  State,
  undoRefusal,
  useTicks,
  useWakeLock,
  Values,
  type Phase,
} from '../shared/ui';
import {clocksPerBeat, TempoMeter} from './clock';
import {kindTitles, logLine, MidiLog} from './log';
import {mtcMessages, MtcReader, type MtcRate} from './mtc';
import {MidiParser, type MidiKind} from './parse';

/** Lines that are shown and copied. */
const shownLines = 500;
const kinds = Object.keys(kindTitles) as MidiKind[];
/** Clock and timecode would hide everything else. */
const hiddenAtFirst: readonly MidiKind[] = ['clock', 'mtc'];

/** What is measured while messages arrive. */
class Bench {
  readonly log = new MidiLog();
  readonly tempo = new TempoMeter();
  readonly mtc = new MtcReader();
  transport = '–';
  songPosition = '–';
  private readonly parsers = new Map<string, MidiParser>();
  private now = 0;

  take(port: string, bytes: Uint8Array, time: number): void {
    this.now = time;
    let parser = this.parsers.get(port);
    if (!parser) {
      parser = new MidiParser((message) => this.message(port, message));
      this.parsers.set(port, parser);
    }
    parser.push(bytes);
  }

  private message(port: string, bytes: Uint8Array): void {
    const entry = this.log.add(bytes, this.now, port);
    const [status = 0, data = 0] = bytes;
    if (status === 0xf8) {
      this.tempo.clock(this.now);
    } else if (status === 0xf1) {
      this.mtc.quarter(data, this.now);
    } else if (entry.kind === 'mtc') {
      this.mtc.full(bytes);
    } else if (status === 0xf2) {
      this.songPosition = entry.text;
    } else if (entry.kind === 'clock') {
      this.transport = entry.text;
      this.tempo.reset();
    }
  }
}

const number = (value: number | undefined, digits: number): string =>
  value === undefined ? '–' : value.toFixed(digits);

const portsOf = <P extends MIDIPort>(map: ReadonlyMap<string, P> | undefined): P[] =>
  [...(map?.values() ?? [])].filter(({state}) => state === 'connected');

/** Monitor and sender of MIDI. */
export default function MidiBench(): ReactNode {
  const [phase, setPhase] = useState<Phase>(
    'requestMIDIAccess' in navigator ? 'idle' : 'unsupported',
  );
  const [access, setAccess] = useState<MIDIAccess>();
  const [, setPorts] = useState(0);
  const [bench] = useState(() => new Bench());
  const [hidden, setHidden] = useState<readonly MidiKind[]>(hiddenAtFirst);
  const [frozen, setFrozen] = useState<readonly string[]>();
  const isOpen = access !== undefined;
  useTicks(isOpen);
  useWakeLock(isOpen);

  useEffect(() => {
    if (!access) {
      return undefined;
    }
    const listen = (): void => {
      for (const input of access.inputs.values()) {
        input.onmidimessage = ({data, timeStamp}) => {
          if (data) {
            bench.take(input.name ?? input.id, data, timeStamp);
          }
        };
      }
      setPorts((count) => count + 1);
      const isEmpty = portsOf(access.inputs).length + portsOf(access.outputs).length === 0;
      setPhase((before) => (!isEmpty ? 'connected' : before === 'connected' ? 'lost' : 'none'));
    };
    listen();
    access.addEventListener('statechange', listen);
    return () => {
      access.removeEventListener('statechange', listen);
      access.inputs.forEach((input) => (input.onmidimessage = null));
    };
  }, [access, bench]);

  const ask = async (): Promise<void> => {
    setPhase('asking');
    try {
      if ('requestMIDIAccess' in navigator) {
        setAccess(await navigator.requestMIDIAccess({sysex: true}));
      }
    } catch (error) {
      setPhase(isRefusal(error) ? 'refused' : 'lost');
    }
  };

  const inputs = portsOf(access?.inputs);
  const outputs = portsOf(access?.outputs);
  const mtc = bench.mtc.status;
  const lines = frozen ?? bench.log.last(shownLines, (kind) => !hidden.includes(kind)).map(logLine);
  return (
    <>
      <State phase={phase}>
        {
          {
            unsupported:
              'This browser has no Web MIDI. Chrome, Edge and Firefox on a computer have it, and Chrome on Android; Safari doesn’t. On a Mac without one of them, open MIDI Studio in Audio MIDI Setup to see the ports.',
            idle: 'Press “Connect MIDI”. The browser asks whether this page may use your MIDI devices, system exclusive included. Nothing leaves this page.',
            asking: 'The browser is asking whether this page may use MIDI devices.',
            refused: undoRefusal('MIDI devices'),
            none: 'There are no MIDI ports. Connect a device; it appears here by itself.',
            connected: `Inputs: ${inputs.map(({name}) => name).join(', ') || 'none'}. Outputs: ${outputs.map(({name}) => name).join(', ') || 'none'}.`,
            lost: 'The MIDI device is gone. Connect it again; it appears here by itself, and the list is kept.',
          }[phase]
        }
      </State>
      {!isOpen && (
        <div className={styles.buttons}>
          <Button
            main
            disabled={phase === 'unsupported' || phase === 'asking'}
            onPress={() => void ask()}>
            Connect MIDI
          </Button>
        </div>
      )}
      <h2 id="monitor">Monitor</h2>
      <Values
        main={{label: 'MTC position', value: mtc?.position ?? '--:--:--:--'}}
        lines={[
          {
            label: 'MTC rate',
            value: mtc
              ? `${mtc.rate.replace('DF', 'drop frame')} fps, arriving at ${number(mtc.framesPerSecond, 2)}`
              : '–',
          },
          {label: 'MTC direction', value: mtc ? (mtc.reverse ? 'backwards' : 'forwards') : '–'},
          {
            label: 'MTC jitter',
            value: mtc?.jitter === undefined ? '–' : `${number(mtc.jitter, 2)} ms`,
          },
          {label: 'MTC steps that don’t follow', value: mtc ? String(mtc.errors) : '–'},
          ...bench.tempo.tempi.map(({beats, tempo, slowest, fastest}) => ({
            label: beats === 1 ? 'Tempo over 1 beat' : `Tempo over ${beats} beats`,
            value:
              tempo === undefined
                ? '–'
                : `${number(tempo, 2)} BPM (${number(slowest, 1)} to ${number(fastest, 1)})`,
          })),
          {label: 'Transport', value: bench.transport},
          {label: 'Song position', value: bench.songPosition},
          {label: 'Messages', value: String(bench.log.count)},
        ]}
      />
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>Show</legend>
        <div className={styles.choices}>
          {kinds.map((kind) => (
            <label className={styles.choice} key={kind}>
              <input
                type="checkbox"
                checked={!hidden.includes(kind)}
                onChange={() =>
                  setHidden(
                    hidden.includes(kind)
                      ? hidden.filter((one) => one !== kind)
                      : [...hidden, kind],
                  )
                }
              />
              {kindTitles[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <Log
        id="bench-midi-log"
        label="Messages: seconds, port, channel, content"
        lines={lines}
        rows={14}
      />
      <div className={styles.buttons}>
        <Button onPress={() => setFrozen(frozen ? undefined : lines)}>
          {frozen ? 'Go on' : 'Pause'}
        </Button>
        <Button
          onPress={() => {
            bench.log.clear();
            setFrozen(undefined);
          }}>
          Clear
        </Button>
      </div>
      <h2 id="sender">Sender</h2>
      <Sender outputs={outputs} inputs={inputs} />
    </>
  );
}

/** How far ahead clock and timecode are handed to the system, in ms: timers of pages are not exact, it is. */
const aheadMs = 300;

/** Sends messages that have a time until it is stopped. */
function sendAhead(
  output: MIDIOutput,
  messages: Iterator<{bytes: number[]; at: number}>,
): () => void {
  const start = performance.now() + 50;
  let next = messages.next();
  const fill = (): void => {
    while (!next.done && start + next.value.at < performance.now() + aheadMs) {
      output.send(next.value.bytes, start + next.value.at);
      next = messages.next();
    }
  };
  fill();
  const timer = setInterval(fill, aheadMs / 4);
  return () => clearInterval(timer);
}

function* clockMessages(tempo: number): Generator<{bytes: number[]; at: number}, never> {
  yield {bytes: [0xfa], at: 0};
  for (let count = 0; ; count += 1) {
    yield {bytes: [0xf8], at: (count * 60_000) / tempo / clocksPerBeat};
  }
}

/** Ends all notes on all channels: All Notes Off, then All Sound Off for those held by a pedal. */
function allNotesOff(output: MIDIOutput): void {
  for (let channel = 0; channel < 16; channel += 1) {
    output.send([0xb0 | channel, 123, 0]);
    output.send([0xb0 | channel, 120, 0]);
  }
}

function Sender({
  outputs,
  inputs,
}: {
  outputs: readonly MIDIOutput[];
  inputs: readonly MIDIInput[];
}): ReactNode {
  const [id, setId] = useState('');
  const [channel, setChannel] = useState('1');
  const [note, setNote] = useState('60');
  const [controller, setController] = useState('1');
  const [value, setValue] = useState('0');
  const [tempo, setTempo] = useState('120');
  const [rate, setRate] = useState<MtcRate>('25');
  const [start, setStart] = useState('01:00:00:00');
  const [running, setRunning] = useState<'clock' | 'mtc'>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const output = outputs.find((port) => port.id === id) ?? outputs[0];
  const isLoop = output !== undefined && inputs.some(({name}) => name === output.name);
  const status = Number(channel) - 1;
  const label = parseLabel(start, rates[rate]);
  const isIn = (text: string, least: number, most: number): boolean =>
    /^\d+(?:\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most;
  const halt = (): void => {
    stop.current?.();
    stop.current = undefined;
    setRunning(undefined);
  };
  const run = (kind: 'clock' | 'mtc', messages: Iterator<{bytes: number[]; at: number}>): void => {
    halt();
    if (output) {
      const end = sendAhead(output, messages);
      stop.current = () => {
        end();
        if (kind === 'clock') {
          output.send([0xfc], performance.now() + aheadMs);
        }
      };
      setRunning(kind);
    }
  };
  if (!output) {
    return <p className={styles.note}>Connect MIDI first. Ports that can send appear here.</p>;
  }
  return (
    <>
      <div className={styles.fields}>
        <Select
          id="bench-midi-output"
          label="Output"
          value={output.id}
          options={outputs.map((port) => ({value: port.id, label: port.name ?? port.id}))}
          onChange={(next) => {
            halt();
            setId(next);
          }}
        />
        <Select
          id="bench-midi-channel"
          label="Channel"
          value={channel}
          options={Array.from({length: 16}, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          onChange={setChannel}
        />
        <Input id="bench-midi-note" label="Note" hint="0 to 127" value={note} onChange={setNote} />
        <Input
          id="bench-midi-controller"
          label="Controller"
          hint="0 to 127"
          value={controller}
          onChange={setController}
        />
        <Input
          id="bench-midi-value"
          label={`Value of the controller: ${value}`}
          value={value}
          range={[0, 127]}
          onChange={(text) => {
            setValue(text);
            if (isIn(controller, 0, 127)) {
              output.send([0xb0 | status, Number(controller), Number(text)]);
            }
          }}
        />
        <Input
          id="bench-midi-tempo"
          label="Tempo in BPM"
          hint="20 to 300"
          value={tempo}
          onChange={setTempo}
        />
        <Select
          id="bench-midi-rate"
          label="MTC rate"
          value={rate}
          options={(['24', '25', '29.97 DF', '30'] as const).map((name) => ({
            value: name,
            label: `${name.replace('DF', 'drop frame')} fps`,
          }))}
          onChange={(name) => setRate(name as MtcRate)}
        />
        <Input
          id="bench-midi-start"
          label="MTC start"
          value={start}
          error={label.ok ? undefined : label.message}
          onChange={setStart}
        />
      </div>
      {isLoop && (
        <p className={styles.warning}>
          <strong>Watch out:</strong> {output.name} is an input too. If the device or a program
          sends back what it receives, messages go round in a loop: switch off MIDI thru first.
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          disabled={!isIn(note, 0, 127)}
          onPress={() => {
            output.send([0x90 | status, Number(note), 100]);
            output.send([0x80 | status, Number(note), 64], performance.now() + 300);
          }}>
          Send note
        </Button>
        <Button
          disabled={!isIn(tempo, 20, 300)}
          onPress={() =>
            running === 'clock' ? halt() : run('clock', clockMessages(Number(tempo)))
          }>
          {running === 'clock' ? 'Stop clock' : 'Send clock'}
        </Button>
        <Button
          disabled={!label.ok}
          onPress={() => {
            if (running === 'mtc') {
              halt();
            } else if (label.ok) {
              run('mtc', mtcMessages(label.value, rate));
            }
          }}>
          {running === 'mtc' ? 'Stop MTC' : 'Send MTC'}
        </Button>
        <Button
          onPress={() => {
            halt();
            allNotesOff(output);
          }}>
          All notes off
        </Button>
      </div>
    </>
  );
}
