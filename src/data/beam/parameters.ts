import type {ReferenceTableData} from '../types';

/** Parameters that most fixtures share, as Beam for Live 2 uses them. */
export const commonParameters: ReferenceTableData = {
  id: 'parameters',
  caption: 'Common parameters',
  nameLabel: 'Keyword',
  columns: [
    {key: 'controls', label: 'What it controls'},
    {key: 'ends', label: 'At 0 and at 1'},
    {key: 'note', label: 'Note'},
  ],
  rows: [
    {
      id: 'rgb',
      name: '`red`, `green`, `blue`',
      cells: {
        controls: 'The colour, including its brightness',
        ends: 'None of this colour at 0, all of it at 1',
        note: 'Fixtures without colour, such as dimmer packs, use the luminance of the colour as their intensity',
      },
    },
    {
      id: 'dim',
      name: '`dim`',
      cells: {
        controls: 'A shortcut that drives red, green and blue together',
        ends: 'Dark at 0, full at 1',
        note: 'Changing `dim` and colour together can have unexpected results. See [Colour and dim](#colour-and-dim)',
      },
    },
    {
      id: 'pan',
      name: '`pan`',
      cells: {
        controls: 'The horizontal axis of a moving head',
        ends: 'One end of the travel at 0, the other at 1',
        note: '`0.5` is the middle of the travel, unless a [range](/beam-for-live/concepts/ranges) changes it',
      },
    },
    {
      id: 'tilt',
      name: '`tilt`',
      cells: {
        controls: 'The vertical axis of a moving head',
        ends: 'One end of the travel at 0, the other at 1',
        note: 'To keep beams out of the audience’s eyes, confine it with a [range](/beam-for-live/concepts/ranges)',
      },
    },
    {
      id: 'custom',
      name: 'custom',
      cells: {
        controls: 'Any other parameter that a profile maps, such as gobo, zoom or strobe rate',
        ends: 'As the profile maps it',
        note: 'The name in your instrument and the name in the [fixture profile](/beam-fixture-editor/introduction) must be identical',
      },
    },
  ],
};
