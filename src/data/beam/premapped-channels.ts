import type {ReferenceTableData} from '../types';

/** Presets of the Add Premapped Channels menu with known results, and the values they fill in. */
export const premappedChannels: ReferenceTableData = {
  id: 'premapped-channels',
  caption: 'Presets of Add Premapped Channels and what they add',
  nameLabel: 'Preset',
  columns: [
    {key: 'menu', label: 'Sub-menu'},
    {key: 'channels', label: 'Channels added'},
    {key: 'values', label: 'Values set'},
    {key: 'mapping', label: 'Mapping made'},
    {key: 'use', label: 'When to use it'},
  ],
  rows: [
    {
      id: 'dimmer-intensity',
      name: 'Dimmer/Intensity',
      cells: {
        menu: 'Color and Intensity',
        channels: 'Intensity',
        values: 'Highlight Value `255`',
        mapping: '**Intensity & Color**: Intensity of Colorspace Type `dimmer`',
        use: 'Dimmer packs, white lights, blinders: brightness without colour',
      },
    },
    {
      id: 'rgb-intensity',
      name: 'RGB + Intensity',
      cells: {
        menu: 'Color and Intensity',
        channels: 'Red, Green, Blue, Intensity',
        values: 'Highlight Value `255` for each',
        mapping: '**Intensity & Color**: the components of Colorspace Type `rgbi`',
        use: 'LED pars and moving washes with their own dimmer channel',
      },
    },
    {
      id: 'strobe-rate',
      name: 'Strobe Rate',
      cells: {
        menu: 'Shutter and Strobing',
        channels: 'Strobe Rate',
        values: '',
        mapping: '**Modulation** `stroberate`, Merge Mode `weightedaverage`',
        use: 'The channel that sets how fast the light’s own strobe flashes',
      },
    },
    {
      id: 'pan-tilt-16-bit',
      name: 'Pan & Tilt, as 16-bit channel pair',
      cells: {
        menu: 'Movement',
        channels: 'Pan, Pan Fine, Tilt, Tilt Fine',
        values: 'Default Value `32768` for the coarse channels',
        mapping: '**Modulations** `pan` and `tilt`, Merge Mode `weightedaverage`, Fallback `last`',
        use: 'Moving heads in any mode that has fine channels',
      },
    },
  ],
};
