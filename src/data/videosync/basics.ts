import type {ReferenceTableData} from '../types';

/** Options of Videosync's settings window that are known, for the Settings window page. */
export const settingsWindow: ReferenceTableData = {
  id: 'settings',
  caption: 'Options of the settings window',
  nameLabel: 'Option',
  columns: [
    {key: 'where', label: 'Where'},
    {key: 'does', label: 'What it does'},
    {key: 'when', label: 'When to reach for it'},
  ],
  rows: [
    {
      id: 'rendering-resolution',
      name: 'Rendering resolution',
      cells: {
        where: '',
        does: 'Width and height at which all layers, effects and outputs are computed. Independent of the size of clips and displays.',
        when: 'Set it to the size of the screen. Lower it when frames are dropped.',
      },
      unconfirmed: 'The tab and the exact label are not confirmed; look on **Video** first.',
    },
    {
      id: 'main-volume',
      name: "Main track's volume and opacity",
      cells: {
        where: '**Video**',
        does: 'Separates the volume of the Main track from the opacity of the whole picture.',
        when: 'Always on a stage where somebody rides the Main fader: without it a quieter room is a darker screen.',
      },
      unconfirmed: 'The exact label is not confirmed.',
    },
    {
      id: 'syphon-return-tracks',
      name: '**Return Tracks**',
      cells: {
        where: '**Video**, section **Syphon Video Output** (macOS)',
        does: 'Publishes each Return track as a Syphon source, named for example **Videosync Return A**.',
        when: 'Several screens, or an insert through another program: see [Spout and Syphon](/videosync/basics/spout-syphon).',
      },
    },
    {
      id: 'spout',
      name: 'Spout output',
      cells: {
        where: '**Video** (Windows)',
        does: 'The counterpart of the Syphon section on Windows.',
        when: 'As above.',
      },
      unconfirmed: 'The tab and the labels on Windows are not confirmed.',
    },
  ],
};
