import type {ReferenceTableData} from '../types';

/** Effects of Beam for Live. */
export const effects: ReferenceTableData = {
  id: 'effects',
  caption: 'Effects of Beam for Live',
  nameLabel: 'Device',
  columns: [
    {key: 'target', label: 'Acts on'},
    {key: 'does', label: 'What it does'},
    {key: 'use', label: 'When to use it'},
  ],
  rows: [
    {
      id: 'lfo',
      name: 'LFO',
      cells: {
        target: 'One parameter, chosen top right',
        does: 'Changes it periodically or at random',
        use: 'Chases, waves and slow colour changes without automation',
      },
    },
    {
      id: 'scale',
      name: 'Scale',
      cells: {
        target: 'One parameter, chosen top right',
        does: 'Scales it, offsets it, bends its curve, or holds it at one value',
        use: 'On a group track, to adapt several groups of fixtures together',
      },
    },
    {
      id: 'recolor',
      name: 'Recolor',
      cells: {
        target: 'Colour, always',
        does: 'Acts on the colour. It has no target selector',
        use: 'After an instrument or on a group track. Try it with the lights on before you plan with it',
      },
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
    {key: 'use', label: 'When to use it'},
  ],
  rows: [
    {
      id: 'target',
      name: 'Modulation Target selector',
      cells: {
        range: 'parameters in the patch',
        does: 'Chooses the parameter to move',
        use: '`dim` for chases, `pan` and `tilt` for movement',
      },
    },
    {
      id: 'waveform',
      name: 'Waveform',
      cells: {
        range: '6 shapes',
        does: 'The shape: **Sine**, **Up**, **Down**, **Triangle**, **Square** or **Random**',
        use: '',
      },
    },
    {
      id: 'rate',
      name: 'Rate',
      cells: {
        range: 'Hz or beats',
        does: 'Sets the speed. The note icon switches from cycles per second to beats',
        use: 'Beats for anything that must stay in time with the music',
      },
    },
    {
      id: 'phase',
      name: 'Phase',
      cells: {
        range: '0 to 100 %',
        does: 'Shifts the wave in time. 50 % is half a cycle',
        use: 'Two LFOs that alternate, or circles from pan and tilt',
      },
    },
    {
      id: 'depth',
      name: 'Depth',
      cells: {
        range: '',
        does: 'Sets how much the LFO adds, because it multiplies **Min** and **Max**',
        use: 'One control to fade the movement in and out',
      },
    },
    {
      id: 'min-max',
      name: 'Min, Max',
      cells: {
        range: '-1 to 1',
        does: 'Set the lowest and highest value of the wave. 0 to 1 is unipolar, -1 to 1 bipolar',
        use: 'Bipolar to move around a position, unipolar to start from dark',
      },
    },
    {
      id: 'spread',
      name: 'Spread',
      cells: {
        range: '0 to 100 %',
        does: 'Spreads the phase over the fixtures of the group, in patch order. At 100 %, the first and last differ by a whole cycle',
        use: 'Waves along a row',
      },
    },
    {
      id: 'add-mult',
      name: 'Add/Mult',
      cells: {
        range: 'Add, Mult',
        does: 'Adds the wave to the incoming value, or multiplies the value by the wave',
        use: 'Mult keeps a chase dark while the instrument is dark',
      },
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
      cells: {shape: 'Ramp from 0 to 1, then a jump back', look: 'A swell that cuts off'},
    },
    {
      id: 'down',
      name: 'Down',
      cells: {shape: 'Jump to 1, then a ramp to 0', look: 'A hit that decays'},
    },
    {
      id: 'triangle',
      name: 'Triangle',
      cells: {shape: 'Ramp up, then ramp down', look: 'Even movement back and forth'},
    },
    {id: 'square', name: 'Square', cells: {shape: 'Jumps between 0 and 1', look: 'On and off'}},
    {
      id: 'random',
      name: 'Random',
      cells: {
        shape:
          'A new random value at every step. **Rate** sets its length in milliseconds or beats',
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
    {key: 'use', label: 'When to use it'},
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
        use: 'To keep a glow instead of full dark',
      },
    },
    {
      id: 'out-hi',
      name: 'Out Hi',
      cells: {
        does: 'Output when the input is at its highest',
        use: 'To limit the whole group',
      },
    },
    {
      id: 'equal',
      name: 'Equal Low and Hi',
      cells: {
        does: 'The chain icon. Turns **Out Low** off and makes **Out Hi** a constant, and **Drive** and **Comp** have no effect',
        use: 'To hold a parameter at one value',
      },
    },
    {
      id: 'drive',
      name: 'Drive',
      cells: {
        does: 'Bends the curve between the bounds: positive values exponential, negative values logarithmic',
        use: 'For a fade that starts too fast or too slowly',
      },
    },
    {
      id: 'comp',
      name: 'Comp',
      cells: {
        does: 'Bends the curve between the bounds like a compressor',
        use: 'For less difference between low and high values',
      },
    },
    {
      id: 'clamp',
      name: 'Clamp',
      cells: {
        does: 'A clamp usually keeps values within limits. Point at it to read its text in Live’s Info View',
        use: '',
      },
    },
  ],
};
