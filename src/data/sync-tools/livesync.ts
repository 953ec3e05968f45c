import type {ReferenceTableData} from '../types';

/** The ways in which Live keeps time with other programs and machines. */
export const liveSyncWays: ReferenceTableData = {
  id: 'ways',
  caption: 'How Live keeps time with the rest of the room',
  nameLabel: 'Way',
  columns: [
    {key: 'carries', label: 'What it carries'},
    {key: 'not', label: 'What it does not carry'},
    {key: 'live', label: 'What Live can do'},
    {key: 'travels', label: 'How it travels'},
  ],
  rows: [
    {
      id: 'link',
      name: 'Ableton Link',
      cells: {
        carries: 'Tempo, beat and phase; start and stop if Start Stop Sync is on',
        not: 'Song position, scenes, clips',
        live: 'Takes part, as an equal',
        travels: 'Network, UDP multicast',
      },
    },
    {
      id: 'clock',
      name: 'MIDI Clock',
      cells: {
        carries: 'Tempo as 24 pulses a quarter note; start, stop, song position',
        not: 'Time of day, frames; a tempo number',
        live: 'Sends and follows',
        travels: 'MIDI port',
      },
    },
    {
      id: 'mtc',
      name: 'MIDI timecode',
      cells: {
        carries: 'Position in hours, minutes, seconds and frames',
        not: 'Tempo, bars, time signature',
        live: 'Follows; sends with [LiveMTC](/sync-tools/livemtc/introduction)',
        travels: 'MIDI port',
      },
    },
    {
      id: 'osc',
      name: 'OSC',
      cells: {
        carries: 'Whatever two programs agree on',
        not: 'Timing: a message says now',
        live: 'Sends and receives with [LiveGrabber](/sync-tools/livegrabber/introduction)',
        travels: 'Network, usually UDP',
      },
    },
  ],
};

/** MIDI messages of MIDI Clock and song position (MIDI 1.0). */
export const clockMessages: ReferenceTableData = {
  id: 'clock-messages',
  caption: 'Messages of MIDI Clock',
  nameLabel: 'Message',
  columns: [
    {key: 'bytes', label: 'Bytes', kind: 'value'},
    {key: 'means', label: 'What it means'},
  ],
  rows: [
    {
      id: 'clock',
      name: 'Timing Clock',
      cells: {bytes: 'F8', means: 'One of 24 pulses in a quarter note'},
    },
    {id: 'start', name: 'Start', cells: {bytes: 'FA', means: 'Play from the beginning'}},
    {
      id: 'continue',
      name: 'Continue',
      cells: {bytes: 'FB', means: 'Play from where you are'},
    },
    {id: 'stop', name: 'Stop', cells: {bytes: 'FC', means: 'Stop'}},
    {
      id: 'song-position',
      name: 'Song Position Pointer',
      cells: {
        bytes: 'F2 ll mm',
        means: 'Go to a sixteenth note, counted from 0: ll + 128 × mm, at most 16383',
      },
    },
  ],
};
