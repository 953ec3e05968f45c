import {useEffect, useState} from 'react';
import {useLatest} from '../../kit/status';
import {usePhase} from '../../kit/devices';
import {DmxConnection, type Port} from './connection';
import {universeSize} from './protocol';

/** What the Web Serial API adds to `navigator`, where a browser has it. */
type SerialNavigator = Navigator & {serial?: {requestPort: () => Promise<Port>}};

/** An interface on USB: connecting, and the levels that are sent. */
export function useDmx(zeroAtEnd: boolean) {
  const {serial} = navigator as SerialNavigator;
  const {phase, setPhase, request} = usePhase(serial !== undefined);
  const [connection, setConnection] = useState<DmxConnection>();
  const [, setChanges] = useState(0);
  const latest = useLatest({connection, zeroAtEnd});

  useEffect(() => {
    const end = (): void => void latest.current.connection?.close(latest.current.zeroAtEnd);
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [latest]);

  const connect = (): Promise<void> =>
    request(async () => {
      const port = await serial?.requestPort();
      if (!port) {
        return 'unsupported';
      }
      // The port of a cable that was pulled is given back first.
      await connection?.close(false);
      try {
        const opened = await DmxConnection.open(port, () => setPhase('lost'));
        setConnection(opened);
        return opened.isOpen ? 'connected' : 'lost';
      } catch (error) {
        const isHeld = ['InvalidStateError', 'NetworkError'].includes((error as Error).name);
        return isHeld ? 'held' : 'failed';
      }
    });
  const disconnect = async (): Promise<void> => {
    await connection?.close(zeroAtEnd);
    setConnection(undefined);
    setPhase('idle');
  };
  /** Sets levels, 0 to 255, of channels from 1. */
  const set = (changes: readonly (readonly [channel: number, level: number])[]): void => {
    connection?.set(changes);
    setChanges((count) => count + 1);
  };
  const zero = (): void =>
    set(Array.from({length: universeSize}, (_, index) => [index + 1, 0] as const));
  return {phase, connection, connect, disconnect, set, zero};
}
