import type {ReferenceTableData} from '../types';

/** The video instruments, with the kind of image each one makes and what plays it. */
export const videoInstruments: ReferenceTableData = {
  id: 'video-instruments',
  caption: 'Video instruments',
  nameLabel: 'Device',
  columns: [
    {key: 'does', label: 'What it shows'},
    {key: 'playedBy', label: 'What plays it'},
    {key: 'use', label: 'Use it when'},
  ],
  rows: [
    {
      id: 'external-in',
      name: '**External In**',
      cells: {
        does: 'Live video: a camera, Syphon (macOS) or Spout (Windows), or another track',
        playedBy: 'The source itself; the track fader sets its opacity',
        use: 'You need a camera or another program’s video in the Set',
      },
    },
    {
      id: 'video-simpler',
      name: '**Video Simpler**',
      cells: {
        does: 'A video file',
        playedBy: 'MIDI notes, several at once',
        use: 'You want to trigger video from pads or keys, as Live’s Simpler triggers samples',
      },
    },
    {
      id: 'squares',
      name: '**Squares**',
      cells: {
        does: 'Geometric shapes',
        playedBy: 'MIDI notes with velocity',
        use: 'You want to show a melody or a drum part as shapes, without any file',
      },
    },
    {
      id: 'tabula',
      name: '**Tabula**',
      cells: {
        does: 'The brightness of another track, turned into colours by a table',
        playedBy: 'MIDI notes choose the part of the table',
        use: 'You want notes to recolour a video in steps',
      },
    },
    {
      id: 'gradient',
      name: '**Gradient**',
      cells: {
        does: 'Two colours, from a smooth blend to two solid areas',
        use: 'You need a background or a matte',
      },
    },
  ],
};

/** Controls of External In. */
export const externalIn: ReferenceTableData = {
  id: 'external-in-controls',
  caption: 'External In: controls',
  nameLabel: 'Control',
  columns: [
    {key: 'range', label: 'Choices'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'input-type',
      name: 'Input type chooser',
      cells: {
        range: 'Camera, Syphon (macOS) or Spout (Windows), or another track of the Set',
        does: 'Chooses the kind of source that **Video From** lists',
      },
    },
    {
      id: 'video-from',
      name: '**Video From**',
      cells: {
        range: 'The available sources of that kind, for example another program’s Syphon output',
        does: 'Chooses the source',
      },
    },
    {
      id: 'tapping-point',
      name: 'Tapping point menu',
      cells: {
        range: 'Points in the source track’s chain',
        does: 'With another track as the source, sets where in that track the video is taken',
      },
    },
  ],
};

/** Groups of controls of Squares. */
export const squares: ReferenceTableData = {
  id: 'squares-controls',
  caption: 'Squares: groups of controls',
  nameLabel: 'Group',
  columns: [{key: 'does', label: 'What it does'}],
  rows: [
    {
      id: 'geometry',
      name: 'Geometry',
      cells: {does: 'Shape and position of what a note draws'},
    },
    {
      id: 'note-assignments',
      name: 'Note assignments',
      cells: {does: 'Which note draws what'},
    },
    {
      id: 'velocity-response',
      name: 'Velocity response',
      cells: {does: 'How strongly a note’s velocity (1 to 127 in MIDI) changes the result'},
    },
    {
      id: 'attack',
      name: 'Attack',
      cells: {does: 'How long a shape takes to appear after note-on'},
    },
    {
      id: 'release',
      name: 'Release',
      cells: {does: 'How long a shape takes to disappear after note-off'},
    },
  ],
};

/** The control of Gradient. */
export const gradient: ReferenceTableData = {
  id: 'gradient-controls',
  caption: 'Gradient: controls',
  nameLabel: 'Control',
  columns: [{key: 'does', label: 'What it does'}],
  rows: [
    {
      id: 'feather',
      name: '**Feather**',
      cells: {
        does: 'Softness of the edge: from a smooth blend to two solid colours',
      },
    },
  ],
};
