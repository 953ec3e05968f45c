import type {GlossaryTerm} from '../types';

const ENCODING = '/handbook/performance-tips/encoding-video';
const LIVE = '/videosync/basics/live-integration';
const ROUTING = '/videosync/basics/routing';
const WARPING = '/videosync/basics/warping-and-looping';
const MTC = '/sync-tools/livemtc/introduction';
const SMPTE = '/sync-tools/clipsmpte/introduction';
const GRABBER = '/sync-tools/livegrabber/introduction';
const LINK = '/sync-tools/livesync/introduction';

/** Time, music and Live. */
export const musicTerms: Record<string, GlossaryTerm> = {
  midi: {
    term: 'MIDI',
    expansion: 'Musical Instrument Digital Interface',
    definition:
      'The protocol for notes, controllers, clock and timecode between music devices. Most of its values are 0 to 127.',
    page: GRABBER,
  },
  osc: {
    term: 'OSC',
    expansion: 'Open Sound Control',
    definition:
      'Messages between media programs over a network: an address that looks like a path, such as /layer/1/opacity, and values.',
    page: GRABBER,
  },
  'midi-timecode': {
    term: 'MIDI Timecode',
    definition:
      'SMPTE timecode sent as MIDI messages, a quarter of a frame at a time, so that the full time is complete every two frames. Short: MTC.',
    page: MTC,
  },
  'smpte-timecode': {
    term: 'SMPTE timecode',
    expansion: 'Society of Motion Picture and Television Engineers timecode',
    definition:
      'The address of a frame as hours:minutes:seconds:frames, defined in ST 12-1. It can travel as sound (LTC), as MIDI (MTC) or in a video signal.',
    page: SMPTE,
  },
  ltc: {
    term: 'LTC',
    expansion: 'Linear timecode',
    definition:
      'SMPTE timecode as an audio signal of 80 bits per frame. It sounds like a harsh buzz and must never reach the loudspeakers.',
    page: SMPTE,
  },
  'drop-frame': {
    term: 'drop-frame',
    definition:
      'A way of counting at 29.97 frames per second that leaves out the numbers 00 and 01 at the start of each minute, except every tenth. Numbers are left out, never pictures.',
    page: SMPTE,
  },
  'frame-rate': {
    term: 'frame rate',
    definition: 'The number of pictures per second, in fps (frames per second) or hertz.',
    page: ENCODING,
  },
  'ableton-link': {
    term: 'Ableton Link',
    definition:
      'A protocol that keeps tempo, beat and phase of several programs on one network together. It does not share a song position.',
    page: LINK,
  },
  'max-for-live': {
    term: 'Max for Live',
    definition:
      'Max inside Ableton Live, in which devices for Live are built and run. It is part of Live Suite and an add-on to Live Standard.',
    page: LIVE,
  },
  max: {
    term: 'Max',
    definition:
      'A visual programming environment by Cycling ’74, in which programs are drawn as connected boxes.',
    page: '/beam-for-max/introduction',
  },
  'control-surface': {
    term: 'Control Surface',
    definition:
      'A script that connects Live with a controller or program; chosen in Live’s Settings under Link, Tempo & MIDI (newer Live 12: Tempo & MIDI).',
    page: LIVE,
  },
  rack: {
    term: 'Rack',
    definition:
      'A device of Live that holds chains of other devices and gives them shared Macro controls.',
    page: ROUTING,
  },
  macro: {
    term: 'Macro',
    definition: 'A control of a Rack that moves one or several parameters of the devices inside.',
    page: LIVE,
  },
  'return-track': {
    term: 'Return track',
    definition:
      'A track of Live without clips that receives what the Sends of other tracks give it.',
    page: ROUTING,
  },
  'main-track': {
    term: 'Main track',
    definition:
      'The track of Live in which everything ends. It was called Master track before Live 12.',
    page: ROUTING,
  },
  'group-track': {
    term: 'Group track',
    definition: 'A track of Live that holds other tracks and mixes them before they go on.',
    page: ROUTING,
  },
  sidechain: {
    term: 'sidechain',
    definition:
      'An input through which one signal controls an effect on another, such as a kick drum that ducks a pad. In Videosync, the picture of another track that a device takes as a second input.',
    page: ROUTING,
  },
  'warp-marker': {
    term: 'Warp Marker',
    definition:
      'A pin in a clip of Live that ties a moment of the recording to a beat of the song. Between pins the material is stretched.',
    page: WARPING,
  },
  clip: {
    term: 'clip',
    definition: 'A piece of audio, MIDI or automation in Live that is launched or arranged.',
    page: LIVE,
  },
  scene: {
    term: 'scene',
    definition: 'A row of the Session View in Live; launching it launches all clips in the row.',
    page: LIVE,
  },
  'session-view': {
    term: 'Session View',
    definition: 'The grid of clips in Live, made for launching in any order.',
    page: LIVE,
  },
  'arrangement-view': {
    term: 'Arrangement View',
    definition: 'The timeline of Live, on which clips and automation stand at fixed positions.',
    page: LIVE,
  },
  'live-set': {
    term: 'Live Set',
    definition: 'The document of Ableton Live, saved as a file with the extension .als.',
    page: LIVE,
  },
  'user-library': {
    term: 'User Library',
    definition:
      'The folder in which Live keeps your own presets and devices. Its place is shown in Live’s Settings under Library.',
    page: '/videosync/device-reference/updating',
  },
  'follow-action': {
    term: 'Follow Action',
    definition: 'A rule of a clip or scene in Live for what is launched after it.',
    page: LIVE,
  },
  automation: {
    term: 'automation',
    definition: 'Recorded or drawn movement of a parameter over time.',
    page: LIVE,
  },
  lookahead: {
    term: 'lookahead',
    definition:
      'Time by which a program reads or prepares events before they are due, so that they happen on time. It costs the same amount of latency when the events are not known in advance.',
  },
  'round-robin': {
    term: 'round robin',
    definition:
      'Taking things in turn, one after the other and then from the first again, for example the voices of an instrument.',
  },
  lfo: {
    term: 'LFO',
    expansion: 'Low-frequency oscillator',
    definition:
      'A source of slow repeating movement, such as a sine or a ramp, for the control of a parameter.',
    page: '/beam-for-live/device-reference/effects',
  },
  bipolar: {
    term: 'bipolar',
    definition:
      'Swinging to both sides of zero, for example from −1 to 1. Unipolar values stay on one side, for example 0 to 1.',
    page: '/beam-for-live/device-reference/effects',
  },
  phase: {
    term: 'phase',
    definition:
      'The position within one turn of a repeating movement, in per cent or degrees. In electricity, one of the live conductors of a three-phase supply.',
    page: '/beam-for-live/device-reference/effects',
  },
  envelope: {
    term: 'envelope',
    definition:
      'The course of a value after a trigger, for example a rise in the Attack time and a fall in the Release time.',
    page: '/beam-for-live/device-reference/instruments',
  },
};
