import type {GlossaryTerm} from '../types';

const SET = '/handbook/ableton-live/structuring-a-set';
const MAPPING = '/handbook/ableton-live/mapping-midi-and-osc';
const LOAD = '/handbook/ableton-live/cpu-and-disk';
const BACKUP = '/handbook/ableton-live/backing-up-a-show';
const MOVE = '/handbook/ableton-live/opening-a-show-on-another-computer';

/** Shows in Ableton Live. */
export const liveShowsTerms: Record<string, GlossaryTerm> = {
  'dummy-clip': {
    term: 'dummy clip',
    definition:
      'A clip without notes or sound. Its envelopes move the controls of the track, for example to recall a look.',
    page: SET,
  },
  'clip-modulation': {
    term: 'modulation envelope',
    definition:
      'An envelope in a clip of Live that changes a control in proportion to its current value, while automation sets the value itself.',
    page: SET,
  },
  'launch-quantization': {
    term: 'launch quantization',
    definition:
      'The grid on which Live starts a clip after you launch it, for example the next bar. There’s one for the Set and one for each clip.',
    page: SET,
  },
  'take-lane': {
    term: 'take lane',
    definition:
      'A row below a track in Live’s Arrangement that stores an alternative. Only what’s copied to the main lane plays.',
    page: SET,
  },
  'takeover-mode': {
    term: 'takeover mode',
    definition:
      'What Live does when a knob of a controller and the control on screen have different positions: jump, wait until they meet, or approach gradually.',
    page: MAPPING,
  },
  'mapping-browser': {
    term: 'Mapping Browser',
    definition:
      'The list of all MIDI, key and Macro assignments of a Live Set, with the lowest and highest value of each.',
    page: MAPPING,
  },
  'control-change': {
    term: 'Control Change',
    definition:
      'A MIDI message with a controller number and a value from 0 to 127. Knobs and faders send it. Short: CC. Defined in MIDI 1.0.',
    page: MAPPING,
  },
  'relative-encoder': {
    term: 'relative encoder',
    definition:
      'An endless knob that sends steps up and down instead of a position, so a control never jumps when you touch it.',
    page: MAPPING,
  },
  'audio-buffer': {
    term: 'audio buffer',
    definition:
      'The number of samples that a program calculates at a time. A larger buffer gives the processor more time and adds latency.',
    page: LOAD,
  },
  'freeze-track': {
    term: 'Freeze Track',
    definition:
      'A command of Live that renders a track to audio files and plays these instead of its devices, to save processor load.',
    page: LOAD,
  },
  'ram-mode': {
    term: 'RAM mode',
    definition:
      'A switch of an audio clip in Live that loads the whole sample into memory, so it can start and jump without waiting for the disk.',
    page: LOAD,
  },
  'thermal-throttling': {
    term: 'thermal throttling',
    definition: 'The slowing down of a processor that has become too hot.',
    page: LOAD,
  },
  'live-project': {
    term: 'Live Project',
    definition:
      'The folder in which Live saves a Set together with its samples, presets and earlier versions.',
    page: BACKUP,
  },
  'collect-all-and-save': {
    term: 'Collect All and Save',
    definition:
      'A command of Live that copies all files a Set uses into its project folder and saves the Set.',
    page: BACKUP,
  },
  'show-stick': {
    term: 'show stick',
    definition:
      'A USB drive with everything the show needs: files, installers, and a sheet that explains how to set it up.',
    page: BACKUP,
  },
  checksum: {
    term: 'checksum',
    definition:
      'A short code computed from a whole file. If the codes of two copies match, the copies are identical.',
    page: BACKUP,
  },
  'set-template': {
    term: 'template Set',
    definition:
      'A Live Set that opens as a new, unnamed Set with tracks, devices and mappings ready.',
    page: MOVE,
  },
};
