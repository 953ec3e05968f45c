import {useState} from 'react';
import {useMidiPorts} from '../../kit/useMidiPorts';
import {MidiMonitor} from './monitor';

/** The MIDI ports of this computer, and what arrives at them. */
export function useMidi() {
  const [monitor] = useState(() => new MidiMonitor());
  const isSupported = 'requestMIDIAccess' in navigator;
  const receive = monitor.add.bind(monitor);
  const ports = useMidiPorts({sysex: true}, receive, isSupported);
  return {...ports, monitor};
}
