import type {ReferenceTableData} from '../types';

/** How Live keeps time with other programs and machines. */
export const liveSyncWays: ReferenceTableData = {
  id: 'ways',
  caption: 'How Live keeps time with other programs and machines',
  nameLabel: 'Method',
  columns: [
    {key: 'carries', label: 'What it carries'},
    {key: 'not', label: 'What it doesn’t carry'},
    {key: 'live', label: 'What Live can do'},
    {key: 'travels', label: 'How it travels'},
  ],
  rows: [
    {
      id: 'link',
      name: 'Ableton Link',
      cells: {
        carries: 'Tempo, beat and phase, and start and stop if Start Stop Sync is on',
        not: 'Song position, scenes, clips',
        live: 'Sends and follows, and nobody leads',
        travels: 'Network, UDP multicast',
      },
    },
    {
      id: 'clock',
      name: 'MIDI Clock',
      cells: {
        carries: 'Tempo as 24 pulses per quarter note, start, stop, song position',
        not: 'Hours, minutes, seconds and frames, or the tempo as a number',
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
        live: 'Follows, and sends with [LiveMTC](/sync-tools/livemtc/introduction)',
        travels: 'MIDI port',
      },
    },
    {
      id: 'osc',
      name: 'OSC',
      cells: {
        carries: 'Any values that two programs agree on',
        not: 'A shared clock, because messages take effect when they arrive',
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
      cells: {bytes: 'F8', means: 'One of 24 pulses per quarter note'},
    },
    {id: 'start', name: 'Start', cells: {bytes: 'FA', means: 'Play from the beginning'}},
    {
      id: 'continue',
      name: 'Continue',
      cells: {bytes: 'FB', means: 'Play from the current position'},
    },
    {id: 'stop', name: 'Stop', cells: {bytes: 'FC', means: 'Stop'}},
    {
      id: 'song-position',
      name: 'Song Position Pointer',
      cells: {
        bytes: 'F2 ll mm',
        means: 'Go to a sixteenth note, counted from 0: ll + 128 × mm, up to 16,383',
      },
    },
  ],
};
