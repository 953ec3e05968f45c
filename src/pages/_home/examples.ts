import type {quickTools} from '../../instruments';

/** A question with numbers, and what the calculator answers. */
export interface Example {
  /** The fields that differ from the calculator's first state. */
  state: Readonly<Record<string, string>>;
  asked: string;
  answer: string;
  /** The field that the start page asks for, where one is enough; the other fields stay as above. */
  ask?: {field: string; label: string; keyboard?: 'numeric' | 'decimal'};
}

/**
 * One example of each quick calculator. They are written down, so that the start page does not load
 * the calculators; a test asks the calculators whether they still answer this.
 */
export const examples: Readonly<Record<(typeof quickTools)[number], Example>> = {
  'port-address': {
    state: {from: 'parts', address: '1:2:3'},
    asked: '1:2:3 on the node',
    answer: 'Beam universe 292',
    ask: {field: 'address', label: 'Universe of an Art-Net address'},
  },
  'dip-switch': {
    state: {address: '213'},
    asked: 'Address 213',
    answer: 'switches 1, 3, 5, 7, 8',
    ask: {field: 'address', label: 'DIP switches of a DMX address', keyboard: 'numeric'},
  },
  timecode: {
    state: {rate: '29.97 DF', value: '01:00:00;00'},
    asked: '01:00:00;00',
    answer: 'frame 107\u202f892',
  },
  tempo: {
    state: {bpm: '128'},
    asked: '128 BPM',
    answer: '468.75 ms a beat',
    ask: {field: 'bpm', label: 'Milliseconds of a tempo in BPM', keyboard: 'decimal'},
  },
  'video-rate': {
    state: {format: 'hapQ', width: '1920', height: '1080', rate: '60'},
    asked: '1080p60 in Hap Q',
    answer: '124.416 MB/s',
  },
  power: {
    state: {loads: '8 x 200, 2 x 500', breaker: '16'},
    asked: '8 × 200 W and 2 × 500 W',
    answer: '11.90 A',
  },
};
