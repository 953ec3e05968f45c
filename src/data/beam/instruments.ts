import type {ReferenceTableData} from '../types';

/** Instruments of Beam for Live. */
export const instruments: ReferenceTableData = {
  id: 'instruments',
  caption: 'Instruments of Beam for Live',
  nameLabel: 'Device',
  columns: [
    {key: 'for', label: 'Made for'},
    {key: 'drives', label: 'Parameters it drives'},
    {key: 'use', label: 'When to use it'},
  ],
  rows: [
    {
      id: 'generic',
      name: 'Generic',
      cells: {
        for: 'Any fixture, with any parameters',
        drives: '`dim`, `red`, `green`, `blue`, and up to 16 parameters of your choice',
        use: 'For unfamiliar fixtures, for notes that trigger an envelope, and for special channels',
      },
    },
    {
      id: 'par',
      name: 'Par',
      cells: {
        for: 'Par cans and other lights without movement',
        drives: '`dim` and colour',
        use: 'LED pars, washes, bars, and a starting point for your own instruments',
      },
    },
    {
      id: 'moving-head',
      name: 'MovingHead',
      cells: {
        for: 'Moving heads',
        drives: '',
        use: 'Fixtures that you aim',
      },
    },
    {
      id: 'strobe',
      name: 'Strobe',
      cells: {
        for: 'Strobes',
        drives: '',
        use: 'Fixtures with their own strobe function',
      },
    },
  ],
};

/** Controls of the Generic instrument. */
export const generic: ReferenceTableData = {
  id: 'generic',
  caption: 'Controls of Generic',
  nameLabel: 'Control',
  columns: [
    {key: 'range', label: 'Range or unit', kind: 'value'},
    {key: 'does', label: 'What it does'},
    {key: 'use', label: 'When to use it'},
  ],
  rows: [
    {
      id: 'tag',
      name: 'Tag menu, top left',
      cells: {
        range: 'tags in the patch',
        does: 'Chooses the group of fixtures that the device controls',
        use: 'Set it first, and check it first if nothing lights up',
      },
    },
    {
      id: 'intensity',
      name: 'Intensity',
      cells: {
        range: '',
        does: 'Sets `dim` of all fixtures with the tag, without notes',
        use: 'Static light, automation, or a fader on a controller',
      },
    },
    {
      id: 'hsl-rgb',
      name: 'HSL/RGB',
      cells: {
        range: '',
        does: 'Sets the colour of all fixtures with the tag. Click **HSL** to switch to RGB. Click the colour box for a colour chooser',
        use: 'To set a colour on any kind of fixture',
      },
    },
    {
      id: 'plus-minus',
      name: '+ and -',
      cells: {
        range: '2 to 16 dials',
        does: 'Sets how many of the parameter dials are shown',
        use: 'More dials for complex fixtures, fewer for a clear device',
      },
    },
    {
      id: 'param',
      name: 'Param 1-16',
      cells: {
        range: '',
        does: 'Each dial controls one parameter of the fixtures with the tag',
        use: 'Zoom, gobo, fan, macro and other parameters that the profile maps under Modulations',
      },
    },
    {
      id: 'attack',
      name: 'Attack',
      cells: {
        range: 'beats',
        does: 'Time that `dim` takes to rise to **Gain** after a note starts',
        use: 'Short for hits, long for swells',
      },
    },
    {
      id: 'release',
      name: 'Release',
      cells: {
        range: 'beats',
        does: 'Time that `dim` takes to fall to zero after the note ends',
        use: 'Tails after a hit',
      },
    },
    {
      id: 'gain',
      name: 'Gain',
      cells: {
        range: '',
        does: 'Highest value of the `dim` envelope',
        use: 'To limit how bright a note gets',
      },
    },
    {
      id: 'int-vel',
      name: 'Int < Vel',
      cells: {
        range: 'on, off',
        does: 'When on, the note velocity sets the height of the envelope',
        use: 'Accents that follow how hard you play',
      },
    },
    {
      id: 'envelopes',
      name: 'Envelopes, right end',
      cells: {
        range: '',
        does: 'Two separate envelopes. Each controls any parameter that you choose',
        use: 'A zoom that opens on each note, or a tilt that dips',
      },
    },
  ],
};
