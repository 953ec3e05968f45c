import type {GlossaryTerm} from '../types';

const live = '/videosync/basics/live-integration';
const routing = '/videosync/basics/routing';
const warping = '/videosync/basics/warping-and-looping';
const mapping = '/handbook/ableton-live/mapping-midi-and-osc';
const timecode = '/handbook/sound-and-time/timecode-and-clock';
const rates = '/handbook/video/frame-rate-and-sync';

/** Time, music and Live. */
export const musicTerms: Record<string, GlossaryTerm> = {
  midi: {
    term: 'MIDI',
    expansion: 'Musical Instrument Digital Interface',
    definition:
      'The protocol for notes, controllers, clock and timecode between music devices. Most of its values range from 0 to 127.',
    page: mapping,
  },
  osc: {
    term: 'OSC',
    expansion: 'Open Sound Control',
    definition:
      'Messages between media programs over a network. Each has an address that looks like a path, such as /layer/1/opacity, and values.',
    page: mapping,
  },
  'midi-timecode': {
    term: 'MIDI Timecode',
    definition:
      'SMPTE timecode sent as MIDI messages, four for each frame. Eight messages carry the full time, so it’s complete every two frames. Short: MTC.',
    page: timecode,
  },
  'smpte-timecode': {
    term: 'SMPTE timecode',
    expansion: 'Society of Motion Picture and Television Engineers timecode',
    definition:
      'The number of a frame as hours:minutes:seconds:frames, defined in SMPTE ST 12-1. It can be sent as sound (LTC), as MIDI (MTC) or in a video signal.',
    page: timecode,
  },
  ltc: {
    term: 'LTC',
    expansion: 'Linear timecode',
    definition:
      'SMPTE timecode as an audio signal of 80 bits per frame. It sounds like a harsh buzz and must never reach the loudspeakers.',
    page: timecode,
  },
  'drop-frame': {
    term: 'drop-frame',
    definition:
      'A way of counting at 29.97 frames per second that skips the numbers 00 and 01 at the start of each minute, except every tenth. Only numbers are skipped, never frames.',
    page: timecode,
  },
  'frame-rate': {
    term: 'frame rate',
    definition: 'The number of frames per second, in fps (frames per second) or hertz.',
    page: rates,
  },
  'ableton-link': {
    term: 'Ableton Link',
    definition:
      'A protocol that keeps the tempo, beat and phase of several programs on one network together. It does not share a song position.',
    page: timecode,
  },
  'max-for-live': {
    term: 'Max for Live',
    definition:
      'Max inside Ableton Live, used to build and run devices for Live. It is included in Live Suite and an add-on to Live Standard.',
    page: live,
  },
  max: {
    term: 'Max',
    definition:
      'A visual programming environment by Cycling ’74, in which you build programs by connecting boxes.',
    page: '/beam-for-max/introduction',
  },
  'control-surface': {
    term: 'Control Surface',
    definition:
      'A script that connects Live with a controller or program. You choose it in Live’s Settings under Link, Tempo & MIDI (newer Live 12: Tempo & MIDI).',
    page: live,
  },
  rack: {
    term: 'Rack',
    definition:
      'A device of Live that contains chains of other devices and provides shared Macro controls for them.',
    page: routing,
  },
  macro: {
    term: 'Macro',
    definition: 'A control of a Rack that changes one or several parameters of the devices inside.',
    page: live,
  },
  'return-track': {
    term: 'Return track',
    definition:
      'A track of Live without clips that receives what other tracks send to it with their Sends.',
    page: routing,
  },
  'main-track': {
    term: 'Main track',
    definition:
      'The last track of Live’s mixer, which receives all other tracks by default. It was called Master track before Live 12.',
    page: routing,
  },
  'group-track': {
    term: 'Group track',
    definition: 'A track of Live that contains other tracks and mixes them before they go on.',
    page: routing,
  },
  sidechain: {
    term: 'sidechain',
    definition:
      'A second input by which one signal controls an effect on another, such as a kick drum that ducks a pad. In Videosync, another track’s video as second input.',
    page: routing,
  },
  'warp-marker': {
    term: 'Warp Marker',
    definition:
      'A marker in a clip of Live that ties a moment of the recording to a beat of the song. Between markers, the material is stretched.',
    page: warping,
  },
  clip: {
    term: 'clip',
    definition: 'A piece of audio, MIDI or automation in Live that you launch or arrange.',
    page: live,
  },
  scene: {
    term: 'scene',
    definition: 'A row of the Session View in Live. Launching it launches all clips in the row.',
    page: live,
  },
  'session-view': {
    term: 'Session View',
    definition: 'The grid of clips in Live, where you can launch them in any order.',
    page: live,
  },
  'arrangement-view': {
    term: 'Arrangement View',
    definition: 'The timeline of Live, where clips and automation have fixed positions.',
    page: live,
  },
  'live-set': {
    term: 'Live Set',
    definition: 'The document of Ableton Live, saved as a file with the extension .als.',
    page: live,
  },
  'user-library': {
    term: 'User Library',
    definition:
      'The folder in which Live keeps your own presets and devices. Live’s Settings show its location under Library.',
    page: '/videosync/device-reference/updating',
  },
  'follow-action': {
    term: 'Follow Action',
    definition: 'A rule of a clip or scene in Live that determines what is launched after it.',
    page: live,
  },
  automation: {
    term: 'automation',
    definition: 'Recorded or drawn changes of a parameter over time.',
    page: live,
  },
  lookahead: {
    term: 'lookahead',
    definition:
      'The time by which a program prepares events before they are due, so they happen on time. If the events are not known in advance, it adds the same amount of latency.',
  },
  'round-robin': {
    term: 'round robin',
    definition:
      'Using things in turn, one after the other and then from the first again, for example the voices of an instrument.',
  },
  lfo: {
    term: 'LFO',
    expansion: 'Low-frequency oscillator',
    definition:
      'A source of slow, repeating movement, such as a sine or a ramp, that controls a parameter.',
    page: '/beam-for-live/device-reference/effects',
  },
  bipolar: {
    term: 'bipolar',
    definition:
      'Moving to both sides of zero, for example from −1 to 1. Unipolar values stay on one side, for example 0 to 1.',
    page: '/beam-for-live/device-reference/effects',
  },
  phase: {
    term: 'phase',
    definition:
      'The position within one cycle of a repeating movement, in % or degrees. In electricity, one of the live conductors of a three-phase supply.',
    page: '/beam-for-live/device-reference/effects',
  },
  envelope: {
    term: 'envelope',
    definition:
      'How a value changes after a trigger, for example a rise during the Attack time and a fall during the Release time.',
    page: '/beam-for-live/device-reference/instruments',
  },
};
