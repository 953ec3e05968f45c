import {useEffect, useState} from 'react';
import {usePhase} from './devices';
import {useLatest} from './status';

const getConnectedPorts = <P extends MIDIPort>(map: ReadonlyMap<string, P> | undefined): P[] =>
  [...(map?.values() ?? [])].filter(({state}) => state === 'connected');

/** A name for each port, by its id; ports with the same name are numbered. */
export function getPortNames(
  ports: Iterable<Pick<MIDIPort, 'id' | 'name'>>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...ports].map(({id, name}) => {
      const plain = name ?? id;
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      return [id, count === 1 ? plain : `${plain} (${count})`];
    }),
  );
}

/**
 * The MIDI ports of this computer, and `names` of the inputs that are or were connected, by their ids.
 *
 * @param options - what the browser asks the reader for
 * @param onMessage - called with each message of an input: complete, with its status byte; time in ms
 * @param isSupported - false if the browser is known to lack Web MIDI; otherwise `ask` finds out
 */
export function useMidiPorts(
  options: MIDIOptions,
  onMessage: (port: string, bytes: Uint8Array, time: number) => void,
  isSupported = true,
) {
  const {phase, request} = usePhase(isSupported);
  const [access, setAccess] = useState<MIDIAccess>();
  const [hadPorts, setHadPorts] = useState(false);
  const [, setChanges] = useState(0);
  const receive = useLatest(onMessage);
  const inputs = getConnectedPorts(access?.inputs);
  const outputs = getConnectedPorts(access?.outputs);
  const hasPorts = inputs.length + outputs.length > 0;

  useEffect(() => {
    if (!access) {
      return undefined;
    }
    const listen = (): void => {
      for (const input of access.inputs.values()) {
        input.onmidimessage = ({data, timeStamp}) => {
          if (data) {
            receive.current(input.id, data, timeStamp);
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
  }, [access, receive]);

  if (hasPorts && !hadPorts) {
    setHadPorts(true);
  }
  const missing = hadPorts ? 'lost' : 'none';
  return {
    phase: phase === 'connected' && !hasPorts ? missing : phase,
    isOpen: access !== undefined,
    inputs,
    outputs,
    names: getPortNames(access?.inputs.values() ?? []),
    ask: () =>
      request(async () => {
        if ('requestMIDIAccess' in navigator) {
          setAccess(await navigator.requestMIDIAccess(options));
          return 'connected';
        }
        return 'unsupported';
      }),
  };
}
