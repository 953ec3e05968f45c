import {useState} from 'react';
import {useMidiPorts} from '../../kit/useMidiPorts';
import {MidiMonitor} from './monitor';

/** The MIDI ports of this computer, and what arrives at them. */
export function useMidi() {
  const [monitor] = useState(() => new MidiMonitor());
  const ports = useMidiPorts({sysex: true}, (...message) => monitor.add(...message));
  return {...ports, monitor};
}
