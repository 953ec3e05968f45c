import type {ReferenceTableData} from '../types';

/** Effects of Beam for Live that are documented by name. */
export const effects: ReferenceTableData = {
  id: 'effects',
  caption: 'Effects of Beam for Live',
  nameLabel: 'Device',
  columns: [
    {key: 'target', label: 'Acts on'},
    {key: 'does', label: 'What it does'},
    {key: 'use', label: 'When to reach for it'},
  ],
  rows: [
    {
      id: 'lfo',
      name: 'LFO',
      cells: {
        target: 'One parameter, chosen top right',
        does: 'Moves it periodically or at random',
        use: 'Chases, waves, slow colour drift, all without automation',
      },
    },
    {
      id: 'scale',
      name: 'Scale',
      cells: {
        target: 'One parameter, chosen top right',
        does: 'Scales it, shifts it, bends its curve, or holds it at one value',
        use: 'On a group track, to adapt several groups of fixtures at once',
      },
    },
    {
      id: 'recolor',
      name: 'Recolor',
      cells: {
        target: 'Colour, always',
        does: '',
        use: '',
      },
      unconfirmed:
        'What its controls do is not confirmed: look at the device and at its info text in Live.',
    },
  ],
};

/** Controls of the LFO effect. */
export const lfo: ReferenceTableData = {
  id: 'lfo',
  caption: 'Controls of LFO',
  nameLabel: 'Control',
  columns: [
    {key: 'range', label: 'Range or unit', kind: 'value'},
    {key: 'does', label: 'What it does'},
    {key: 'use', label: 'When to reach for it'},
  ],
  rows: [
    {
      id: 'target',
      name: 'Modulation Target selector',
      cells: {
        range: 'all parameters of the patch',
        does: 'Chooses the parameter to move',
        use: '`dim` for chases, `pan` and `tilt` for movement',
      },
    },
    {
      id: 'waveform',
      name: 'Waveform',
      cells: {
        range: '6 shapes',
        does: '**Sine**, **Up**, **Down**, **Triangle**, **Square**, **Random**; see the table of waveforms',
        use: '',
      },
    },
    {
      id: 'rate',
      name: 'Rate',
      cells: {
        range: 'Hz or beats',
        does: 'Speed. The note icon switches from cycles a second to beats',
        use: 'Beats for anything that must stay with the music',
      },
    },
    {
      id: 'phase',
      name: 'Phase',
      cells: {
        range: '0 to 100 %',
        does: 'Shifts the wave along time; 50 % is half a cycle',
        use: 'Two LFOs in answer to each other; circles from pan and tilt',
      },
    },
    {
      id: 'depth',
      name: 'Depth',
      cells: {
        range: '',
        does: 'How much the LFO adds; multiplies **Min** and **Max**',
        use: 'One control to fade the movement in and out',
      },
      unconfirmed: 'Described for Beam 1; compare with your device.',
    },
    {
      id: 'min-max',
      name: 'Min, Max',
      cells: {
        range: '-1 to 1',
        does: 'Lowest and highest value of the wave; 0 to 1 is unipolar, -1 to 1 bipolar',
        use: 'Bipolar around a position, unipolar on top of darkness',
      },
      unconfirmed: 'Described for Beam 1; compare with your device.',
    },
    {
      id: 'spread',
      name: 'Spread',
      cells: {
        range: '0 to 100 %',
        does: 'Spreads the phase over the fixtures of the group, in the order of the patch. At 100 % first and last differ by a whole cycle',
        use: 'Waves that run along a row',
      },
      unconfirmed: 'Described for Beam 1; compare with your device.',
    },
    {
      id: 'add-mult',
      name: 'Add/Mult',
      cells: {
        range: 'Add, Mult',
        does: 'Adds the wave to the incoming value, or multiplies the value by it',
        use: 'Mult for a chase that stays dark when the instrument is dark',
      },
      unconfirmed: 'Described for Beam 1; compare with your device.',
    },
  ],
};

/** Shapes of the LFO effect. */
export const lfoWaveforms: ReferenceTableData = {
  id: 'lfo-waveforms',
  caption: 'Waveforms of LFO',
  nameLabel: 'Waveform',
  columns: [
    {key: 'shape', label: 'Shape over one cycle'},
    {key: 'look', label: 'Looks like'},
  ],
  rows: [
    {id: 'sine', name: 'Sine', cells: {shape: 'Smooth up and down', look: 'Breathing, sweeping'}},
    {
      id: 'up',
      name: 'Up',
      cells: {shape: 'Ramp from 0 to 1, then a jump back', look: 'Swell and cut'},
    },
    {
      id: 'down',
      name: 'Down',
      cells: {shape: 'Jump to 1, then a ramp to 0', look: 'Hit and decay'},
    },
    {
      id: 'triangle',
      name: 'Triangle',
      cells: {shape: 'Ramp up, ramp back', look: 'Even movement there and back'},
    },
    {id: 'square', name: 'Square', cells: {shape: 'Jumps between 0 and 1', look: 'On and off'}},
    {
      id: 'random',
      name: 'Random',
      cells: {
        shape:
          'A new random value at every step; **Rate** sets the length of the step in milliseconds or beats',
        look: 'Flicker, fire, twinkle',
      },
    },
  ],
};

/** Controls of the Scale effect. */
export const scale: ReferenceTableData = {
  id: 'scale',
  caption: 'Controls of Scale',
  nameLabel: 'Control',
  columns: [
    {key: 'does', label: 'What it does'},
    {key: 'use', label: 'When to reach for it'},
  ],
  rows: [
    {
      id: 'target',
      name: 'Modulation Target selector',
      cells: {does: 'Chooses the parameter to scale', use: ''},
    },
    {
      id: 'out-low',
      name: 'Out Low',
      cells: {
        does: 'Output when the input is at its lowest',
        use: 'Keep a glow: lights never go fully dark',
      },
    },
    {
      id: 'out-hi',
      name: 'Out Hi',
      cells: {
        does: 'Output when the input is at its highest',
        use: 'A limit for the whole group',
      },
    },
    {
      id: 'equal',
      name: 'Equal Low and Hi',
      cells: {
        does: 'Chain icon. Switches **Out Low** off and turns **Out Hi** into a fixed value; **Drive** and **Comp** then do nothing',
        use: 'Hold a parameter at one value, whatever comes in',
      },
    },
    {
      id: 'drive',
      name: 'Drive',
      cells: {
        does: 'Bends the line between the bounds: positive exponential, negative logarithmic',
        use: 'LED lights that jump at low levels',
      },
    },
    {
      id: 'comp',
      name: 'Comp',
      cells: {
        does: 'Bends the line between the bounds as a compressor does',
        use: 'Less difference between quiet and loud',
      },
    },
    {
      id: 'clamp',
      name: 'Clamp',
      cells: {does: '', use: ''},
      unconfirmed:
        'What it limits is not confirmed: point at the control and read Live’s Info View.',
    },
  ],
};
