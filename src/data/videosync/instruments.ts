import type {ReferenceTableData} from '../types';

/** The video instruments, with the kind of picture each one makes and what plays it. */
export const videoInstruments: ReferenceTableData = {
  id: 'video-instruments',
  caption: 'Video instruments',
  nameLabel: 'Device',
  columns: [
    {key: 'does', label: 'What it shows'},
    {key: 'playedBy', label: 'What plays it'},
    {key: 'use', label: 'Reach for it when'},
  ],
  rows: [
    {
      id: 'external-in',
      name: '**External In**',
      cells: {
        does: 'A live picture: camera, Syphon (macOS) or Spout (Windows), or another track',
        playedBy: 'The source itself; the track fader shows and hides it',
        use: 'A camera, a second program or a feedback path has to enter the Set',
      },
    },
    {
      id: 'video-simpler',
      name: '**Video Simpler**',
      cells: {
        does: 'A video file',
        playedBy: 'MIDI notes, several at once',
        use: 'Pads or keys trigger video, as Live’s Simpler triggers a sample',
      },
    },
    {
      id: 'squares',
      name: '**Squares**',
      cells: {
        does: 'Geometric shapes',
        playedBy: 'MIDI notes with velocity',
        use: 'A melody or a drum part should be visible as shapes, without any file',
      },
    },
    {
      id: 'tabula',
      name: '**Tabula**',
      cells: {
        does: 'The brightness of another track, turned into colours by a table',
        playedBy: 'MIDI notes choose the part of the table',
        use: 'Notes should recolour a picture in steps',
      },
    },
    {
      id: 'gradient',
      name: '**Gradient**',
      cells: {
        does: 'Two colours, from a smooth blend to two solid areas',
        use: 'A background or a matte is needed',
      },
      unconfirmed: 'Whether it is an instrument or an effect is not confirmed.',
    },
  ],
};

/** Controls of External In that are known by name. */
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
        range: 'Camera; Syphon on macOS, Spout on Windows; another track of the Set',
        does: 'Chooses the kind of source that **Video From** lists',
      },
      unconfirmed:
        'The exact label of the chooser, its Windows entries and the place of the track menu are not confirmed.',
    },
    {
      id: 'video-from',
      name: '**Video From**',
      cells: {
        range:
          'The sources of that kind that exist now, for example another program’s Syphon output',
        does: 'Chooses the source',
      },
    },
    {
      id: 'tapping-point',
      name: 'Tapping point menu',
      cells: {
        range: 'Depends on the track that is chosen',
        does: 'With another track as the source: where in that track the picture is taken',
      },
      unconfirmed: 'The entries of the menu are not confirmed.',
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
      cells: {does: 'Shape and place of what a note draws'},
    },
    {
      id: 'note-assignments',
      name: 'Note assignments',
      cells: {does: 'Which note draws what'},
    },
    {
      id: 'velocity-response',
      name: 'Velocity response',
      cells: {does: 'How strongly the velocity of a note, 1 to 127 in MIDI, changes the result'},
    },
    {
      id: 'attack',
      name: 'Attack',
      cells: {does: 'How long a shape takes to appear after note-on'},
    },
    {
      id: 'release',
      name: 'Release',
      cells: {does: 'How long a shape takes to vanish after note-off'},
    },
  ],
};

/** The one control of Gradient that is known by name. */
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
        does: 'Softness of the border: from two solid colours with a hard edge to one smooth blend',
      },
    },
  ],
};
