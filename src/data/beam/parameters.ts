import type {ReferenceTableData} from '../types';

/** Parameters that most fixtures share, as Beam for Live 2 uses them. */
export const commonParameters: ReferenceTableData = {
  id: 'parameters',
  caption: 'Common parameters',
  nameLabel: 'Keyword',
  columns: [
    {key: 'controls', label: 'What it controls'},
    {key: 'ends', label: 'At 0 and at 1'},
    {key: 'note', label: 'Worth knowing'},
  ],
  rows: [
    {
      id: 'rgb',
      name: '`red`, `green`, `blue`',
      cells: {
        controls: 'The colour, and with it the brightness.',
        ends: 'none of this primary; all of it',
        note: 'Fixtures without colour, such as dimmer packs, take them too: the luminance of the colour becomes their intensity.',
      },
    },
    {
      id: 'dim',
      name: '`dim`',
      cells: {
        controls: 'A shortcut that drives red, green and blue together.',
        ends: 'dark; full',
        note: 'Mixing `dim` with separate colour values can surprise: see [Colour and dim](#colour-and-dim).',
      },
    },
    {
      id: 'pan',
      name: '`pan`',
      cells: {
        controls: 'The horizontal axis of a moving head.',
        ends: 'one end of the travel; the other end',
        note: '`0.5` is the middle of the travel, unless a [range](/beam-for-live/concepts/ranges) says otherwise.',
      },
    },
    {
      id: 'tilt',
      name: '`tilt`',
      cells: {
        controls: 'The vertical axis of a moving head.',
        ends: 'one end of the travel; the other end',
        note: 'Confine it with a range before the audience comes in.',
      },
    },
    {
      id: 'custom',
      name: 'custom',
      cells: {
        controls: 'Anything else that a profile names: gobo, zoom, strobe rate, fog output.',
        ends: 'as the profile maps it',
        note: 'The name in your instrument and the name in the [fixture profile](/beam-fixture-editor/introduction) must be the same word.',
      },
    },
  ],
};
