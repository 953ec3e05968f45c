import {useEffect, useState} from 'react';
import {usePhase} from '../shared/devices';
import {MidiMonitor, namesOf} from './monitor';

const connected = <P extends MIDIPort>(map: ReadonlyMap<string, P> | undefined): P[] =>
  [...(map?.values() ?? [])].filter(({state}) => state === 'connected');

/** The MIDI ports of this computer, what arrives at them, and `names` of the inputs that are or were there, by their ids. */
export function useMidi() {
  const {phase, request} = usePhase('requestMIDIAccess' in navigator);
  const [access, setAccess] = useState<MIDIAccess>();
  const [hadPorts, setHadPorts] = useState(false);
  const [, setChanges] = useState(0);
  const [monitor] = useState(() => new MidiMonitor());
  const inputs = connected(access?.inputs);
  const outputs = connected(access?.outputs);
  const hasPorts = inputs.length + outputs.length > 0;

  useEffect(() => {
    if (!access) {
      return undefined;
    }
    const listen = (): void => {
      for (const input of access.inputs.values()) {
        input.onmidimessage = ({data, timeStamp}) => {
          if (data) {
            monitor.add(input.id, data, timeStamp);
          }
        };
      }
      setChanges((count) => count + 1);
    };
    listen();
    access.addEventListener('statechange', listen);
    return () => {
      access.removeEventListener('statechange', listen);
      access.inputs.forEach((input) => (input.onmidimessage = null));
    };
  }, [access, monitor]);

  if (hasPorts && !hadPorts) {
    setHadPorts(true);
  }
  const missing = hadPorts ? 'lost' : 'none';
  return {
    phase: phase === 'connected' && !hasPorts ? missing : phase,
    isOpen: access !== undefined,
    monitor,
    inputs,
    outputs,
    names: namesOf(access?.inputs.values() ?? []),
    ask: () =>
      request(async () => {
        if ('requestMIDIAccess' in navigator) {
          setAccess(await navigator.requestMIDIAccess({sysex: true}));
        }
      }),
  };
}
