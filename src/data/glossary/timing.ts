import type {GlossaryTerm} from '../types';

const TIMECODE = '/handbook/sound-and-time/timecode-and-clock';
const TOGETHER = '/handbook/sound-and-time/keeping-light-video-and-sound-together';
const SPARE = '/handbook/sound-and-time/two-computers-and-a-spare';

/** Timecode, clock, latency and redundancy. */
export const timingTerms: Record<string, GlossaryTerm> = {
  'midi-clock': {
    term: 'MIDI Clock',
    definition:
      'A MIDI message that is sent 24 times in each quarter note, so other machines follow the tempo (MIDI 1.0).',
    page: TIMECODE,
  },
  'song-position-pointer': {
    term: 'song position',
    expansion: 'Song Position Pointer',
    definition:
      'A MIDI message that moves a sequencer to a sixteenth note of the song, counted from its start (MIDI 1.0).',
    page: TIMECODE,
  },
  'quarter-frame': {
    term: 'quarter-frame message',
    definition:
      'One of the eight short messages that together carry a MIDI timecode address. Four are sent in each frame.',
    page: TIMECODE,
  },
  'biphase-mark': {
    term: 'biphase mark code',
    definition:
      'A way to send bits in which the level changes at the start of every bit, and for a 1 once more in the middle. LTC uses it (SMPTE ST 12-1).',
    page: TIMECODE,
  },
  chase: {
    term: 'chase',
    definition:
      'To follow timecode all the time by comparing the position with it and correcting it. The word is also used for lights that run in a row.',
    page: TIMECODE,
  },
  freewheel: {
    term: 'freewheel',
    definition:
      'To continue for a moment on the receiver’s own clock when the timecode breaks off. The length is a setting of the receiver.',
    page: TIMECODE,
  },
  'clock-drift': {
    term: 'drift',
    definition:
      'A difference in time that grows slowly, because the clocks of two devices don’t run at exactly the same speed.',
    page: TIMECODE,
  },
  ptp: {
    term: 'PTP',
    expansion: 'Precision Time Protocol',
    definition:
      'A protocol that sets the clocks of all devices in a network to the same time, to within about a microsecond (IEEE 1588).',
    page: TIMECODE,
  },
  'word-clock': {
    term: 'word clock',
    definition:
      'A reference signal that makes digital audio devices take their samples at the same moments. It carries no position and no tempo.',
    page: TIMECODE,
  },
  imag: {
    term: 'IMAG',
    expansion: 'Image magnification',
    definition:
      'Showing live camera images of the performers on large screens next to the stage, so people far away can see them.',
    page: TOGETHER,
  },
  'track-delay': {
    term: 'Track Delay',
    definition:
      'A setting in Live’s mixer that plays one track some milliseconds later, or earlier if it’s negative.',
    page: TOGETHER,
  },
  'delay-speaker': {
    term: 'delay speakers',
    definition:
      'Speakers further back in a room that play later, so their sound arrives together with the sound from the stage.',
    page: TOGETHER,
  },
  'hot-spare': {
    term: 'hot spare',
    definition:
      'A second machine that always runs the same show at the same point, so only its outputs must be changed over.',
    page: SPARE,
  },
  'cold-spare': {
    term: 'cold spare',
    definition:
      'A second machine that is prepared but not running. It must be started and brought to the right point first.',
    page: SPARE,
  },
  'single-point-of-failure': {
    term: 'single point of failure',
    definition:
      'A part that stops the whole show when it fails, because everything goes through it and nothing replaces it.',
    page: SPARE,
  },
  ups: {
    term: 'UPS',
    expansion: 'Uninterruptible power supply',
    definition: 'A box with a battery that feeds devices for a few minutes when the mains fails.',
    page: SPARE,
  },
  'pilot-tone': {
    term: 'pilot tone',
    definition:
      'A steady tone on a separate channel that shows that a computer still plays. An automatic switcher changes to the spare when the tone stops.',
    page: SPARE,
  },
};
