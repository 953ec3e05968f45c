import {useEffect, useState} from 'react';
import {useLatest} from '../../kit/controls';
import type {Phase} from '../shared/devices';
import {DmxConnection, type Port} from './connection';
import {universeSize} from './protocol';

/** What the Web Serial API adds to `navigator`, where a browser has it. */
interface Serial extends EventTarget {
  requestPort: () => Promise<Port>;
}
const serialOf = (): Serial | undefined => (navigator as Navigator & {serial?: Serial}).serial;

/** An interface on USB: connecting, and the levels that are sent. It is `held` while another program has the port. */
export function useDmx(zeroAtEnd: boolean) {
  const [phase, setPhase] = useState<Phase | 'held'>(serialOf() ? 'idle' : 'unsupported');
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
        // The port of a cable that was pulled is given back first.
        await connection?.close(false);
        const opened = await DmxConnection.open(port, () => setPhase('lost'));
        setConnection(opened);
        setPhase(opened.isOpen ? 'connected' : 'lost');
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
  /** Sets levels, 0 to 255, of channels from 1. */
  const set = (changes: readonly (readonly [channel: number, level: number])[]): void => {
    connection?.set(changes);
    setChanges((count) => count + 1);
  };
  const zero = (): void =>
    set(Array.from({length: universeSize}, (_, index) => [index + 1, 0] as const));
  return {phase, connection, connect, disconnect, set, zero};
}
