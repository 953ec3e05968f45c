import type {InstrumentCard} from '../kit/InstrumentCards';

/** All simulators, in the order of the sidebar. */
export const simulators: readonly InstrumentCard[] = [
  {
    id: 'routing-simulator',
    title: 'Routing simulator',
    job: 'Where does my video go?',
    purpose: 'Works in all browsers.',
    to: '/handbook/explorers/routing-simulator',
  },
  {
    id: 'virtual-rig',
    title: 'Virtual rig',
    job: 'What does this fader do, and how does a track in Live reach it?',
    purpose: 'Works in all browsers.',
    to: '/handbook/explorers/virtual-rig',
  },
  {
    id: 'isf-playground',
    title: 'ISF playground',
    job: 'What does this line of a shader do?',
    purpose: 'Works in all browsers with WebGL 2.',
    to: '/handbook/explorers/isf-playground',
  },
  {
    id: 'timecode-and-clock',
    title: 'Timecode simulator',
    job: 'What do LTC, MIDI timecode and MIDI Clock send at the same moment?',
    purpose: 'Works in all browsers.',
    to: '/handbook/explorers/timecode-and-clock',
  },
];
