import type {ReferenceTableData} from '../types';

/** Options of Videosync's settings window that are known, for the Settings window page. */
export const settingsWindow: ReferenceTableData = {
  id: 'settings',
  caption: 'Options of the settings window',
  nameLabel: 'Option',
  columns: [
    {key: 'where', label: 'Where'},
    {key: 'does', label: 'What it does'},
    {key: 'when', label: 'When to use it'},
  ],
  rows: [
    {
      id: 'rendering-resolution',
      name: 'Rendering resolution',
      cells: {
        where: 'In the settings window',
        does: 'Sets the size at which Videosync renders, whatever the size of clips and displays.',
        when: 'Set it to the size of the screen. Lower it if frames drop.',
      },
    },
    {
      id: 'main-volume',
      name: 'Main track’s volume and opacity',
      cells: {
        where: '**Video**',
        does: 'Unlinks the volume of the Main track from the opacity of the whole output.',
        when: 'Whenever someone may move the Main fader during a show. Otherwise less volume means a darker screen.',
      },
    },
    {
      id: 'syphon-return-tracks',
      name: '**Return Tracks**',
      cells: {
        where: '**Video**, section **Syphon Video Output** (macOS)',
        does: 'Publishes each Return track as a Syphon source, named for example **Videosync Return A**.',
        when: 'For several screens, or for an insert through another program. See [Spout and Syphon](/videosync/basics/spout-syphon).',
      },
    },
    {
      id: 'spout',
      name: 'Spout output',
      cells: {
        where: 'In the settings window (Windows)',
        does: 'Publishes video to other programs, as the Syphon section does on macOS.',
        when: 'For several screens, and for mapping, streaming and recording programs.',
      },
    },
  ],
};
