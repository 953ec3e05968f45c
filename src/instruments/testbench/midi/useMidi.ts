import {useEffect, useState} from 'react';
import {isRefusal, type Phase} from '../shared/devices';
import {MidiMonitor, namesOf} from './monitor';

const connected = <P extends MIDIPort>(map: ReadonlyMap<string, P> | undefined): P[] =>
  [...(map?.values() ?? [])].filter(({state}) => state === 'connected');

/** The MIDI ports of this computer, what arrives at them, and `names` of the inputs that are or were there, by their ids. */
export function useMidi() {
  const [phase, setPhase] = useState<Phase>(
    'requestMIDIAccess' in navigator ? 'idle' : 'unsupported',
  );
  const [access, setAccess] = useState<MIDIAccess>();
  const [, setChanges] = useState(0);
  const [monitor] = useState(() => new MidiMonitor());

  useEffect(() => {
    if (!access) {
      return undefined;
    }
    const listen = (): void => {
      for (const input of access.inputs.values()) {
        const meter = monitor.meter(input.id);
        input.onmidimessage = ({data, timeStamp}) => {
          if (data) {
            meter.take(data, timeStamp);
          }
        };
      }
      setChanges((count) => count + 1);
      const isEmpty = connected(access.inputs).length + connected(access.outputs).length === 0;
      setPhase((before) => (!isEmpty ? 'connected' : before === 'connected' ? 'lost' : 'none'));
    };
    listen();
    access.addEventListener('statechange', listen);
    return () => {
      access.removeEventListener('statechange', listen);
      access.inputs.forEach((input) => (input.onmidimessage = null));
    };
  }, [access, monitor]);

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

  return {
    phase,
    isOpen: access !== undefined,
    monitor,
    inputs: connected(access?.inputs),
    outputs: connected(access?.outputs),
    names: namesOf(access?.inputs.values() ?? []),
    ask,
  };
}
