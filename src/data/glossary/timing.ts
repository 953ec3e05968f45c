import type {GlossaryTerm} from '../types';

const TIMECODE = '/handbook/sound-and-time/timecode-and-clock';

/** Timecode, clock, latency and redundancy. */
export const timingTerms: Record<string, GlossaryTerm> = {
  'midi-clock': {
    term: 'MIDI Clock',
    definition:
      'A MIDI message that is sent 24 times in each quarter note, so that other machines follow the tempo (MIDI 1.0).',
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
      'To follow timecode all the time: the follower compares its position with the timecode and corrects it. The word is also used for lights that run in a row.',
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
};
