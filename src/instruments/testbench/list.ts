import type {InstrumentCard} from '../kit/InstrumentCards';

/** All tests, in the order of the sidebar. */
export const tests: readonly InstrumentCard[] = [
  {
    id: 'screen-test',
    title: 'Screen test',
    job: 'Does the projector show every pixel, straight and in full?',
    purpose: 'Works in all browsers. Choosing a display needs Chrome or Edge.',
    to: '/handbook/test-bench/screen',
  },
  {
    id: 'ltc-test',
    title: 'LTC test',
    job: 'Does timecode arrive as an audio signal, at the right rate?',
    purpose: 'Works in all browsers. Choosing an output needs Chrome or Edge.',
    to: '/handbook/test-bench/timecode',
  },
  {
    id: 'midi-monitor',
    title: 'MIDI monitor',
    job: 'Does a controller, clock or MIDI timecode arrive?',
    purpose: 'Works in Chrome, Edge and Firefox.',
    to: '/handbook/test-bench/midi',
  },
  {
    id: 'usb-dmx-test',
    title: 'USB DMX test',
    job: 'Does the fixture react to its address?',
    purpose: 'Works in Chrome and Edge on a computer.',
    to: '/handbook/test-bench/dmx-usb',
  },
];
