import type {ReferenceColumn, ReferenceTableData} from '../types';

const columns: ReferenceColumn[] = [
  {key: 'type', label: 'Type', kind: 'value'},
  {key: 'needed', label: 'Needed'},
  {key: 'meaning', label: 'Meaning'},
  {key: 'editor', label: 'In the editor'},
];

/** Members at the top of a profile file, schema version 3. */
export const profileMembers: ReferenceTableData = {
  id: 'profile-members',
  caption: 'Top of the file',
  nameLabel: 'Member',
  columns,
  rows: [
    {
      id: 'schema-version',
      name: '`schemaVersion`',
      cells: {
        type: '3',
        needed: 'Yes',
        meaning: 'Version of the file format, SBFv3',
        editor: '',
      },
    },
    {
      id: 'profile-version',
      name: '`profileVersion`',
      cells: {
        type: 'whole number, 1 or more',
        needed: 'No',
        meaning: 'Version of this profile',
        editor: '',
      },
    },
    {
      id: 'manufacturer',
      name: '`manufacturer`',
      cells: {
        type: 'text',
        needed: 'Yes',
        meaning: 'Name of the manufacturer',
        editor: '**Manufacturer** in the top bar',
      },
    },
    {
      id: 'model',
      name: '`model`',
      cells: {
        type: 'text',
        needed: 'Yes',
        meaning: 'Name of the light',
        editor: '**Model** in the top bar',
      },
    },
    {
      id: 'modes',
      name: '`modes`',
      cells: {
        type: 'object',
        needed: 'Yes',
        meaning: 'One member per mode, with the name of the mode as its key',
        editor: '**Modes** in the side menu',
      },
    },
  ],
};

/** Members of one mode. */
export const modeMembers: ReferenceTableData = {
  id: 'mode-members',
  caption: 'One mode',
  nameLabel: 'Member',
  columns,
  rows: [
    {
      id: 'channels',
      name: '`channels`',
      cells: {
        type: 'object',
        needed: 'Yes',
        meaning: 'One member per DMX channel, with the name of the channel as its key',
        editor: '**Channels**',
      },
    },
    {
      id: 'modulation',
      name: '`modulation`',
      cells: {
        type: 'object',
        needed: 'No',
        meaning:
          'One member per keyword that drives a channel directly, with the keyword as its key',
        editor: '**Modulations**',
      },
    },
    {
      id: 'colorspace',
      name: '`colorspace`',
      cells: {
        type: 'object',
        needed: 'No',
        meaning: 'The channels for brightness and colour',
        editor: '**Intensity & Color**',
      },
    },
    {
      id: 'cells',
      name: '`cells`',
      cells: {
        type: 'array',
        needed: 'No',
        meaning: 'The cells of this mode (an empty array if there are none)',
        editor: '**Cells**',
      },
    },
  ],
};

/** Members of one channel of a mode. */
export const channelMembers: ReferenceTableData = {
  id: 'channel-members',
  caption: 'One channel',
  nameLabel: 'Member',
  columns,
  rows: [
    {
      id: 'address-8-bit',
      name: '`address8Bit`',
      cells: {
        type: '1 to 512',
        needed: 'One of three',
        meaning: 'Number in the chart, for a channel that isn’t part of a pair',
        editor: 'Position in the list',
      },
    },
    {
      id: 'address-16-bit-msb',
      name: '`address16BitMsb`',
      cells: {
        type: '1 to 512',
        needed: 'One of three',
        meaning:
          'Number in the chart, for the coarse channel of a pair (also needs `channel16BitLsb`)',
        editor: 'Position in the list',
      },
    },
    {
      id: 'address-16-bit-lsb',
      name: '`address16BitLsb`',
      cells: {
        type: '1 to 512',
        needed: 'One of three',
        meaning: 'Number in the chart, for the fine channel of a pair',
        editor: 'Position in the list',
      },
    },
    {
      id: 'channel-16-bit-lsb',
      name: '`channel16BitLsb`',
      cells: {
        type: 'text',
        needed: 'With a coarse channel',
        meaning: 'Name of the fine channel',
        editor: '**Add as 16-bit channel pair**',
      },
    },
    {
      id: 'default-value',
      name: '`defaultValue`',
      cells: {
        type: '0 to 255, pair 0 to 65535',
        needed: 'No',
        meaning: 'The default of the channel, for example 32768 for a centred 16-bit pan',
        editor: '**Default Value**',
      },
    },
    {
      id: 'highlight-value',
      name: '`highlightValue`',
      cells: {
        type: '0 to 255, pair 0 to 65535',
        needed: 'No',
        meaning: 'Value while **Test** is on in the Fixture Patch',
        editor: '**Highlight Value**',
      },
    },
  ],
};

/** Members of one entry of `modulation`. */
export const modulationMembers: ReferenceTableData = {
  id: 'modulation-members',
  caption: 'One modulation',
  nameLabel: 'Member',
  columns,
  rows: [
    {
      id: 'channel',
      name: '`channel`',
      cells: {
        type: 'text',
        needed: 'Yes',
        meaning: 'Name of the channel to control (for a pair, the coarse one)',
        editor: 'The channel of the mapping',
      },
    },
    {
      id: 'merge-mode',
      name: '`mergeMode`',
      cells: {
        type: 'text',
        needed: 'No',
        meaning:
          'How values from several tracks merge, such as `weightedaverage`, `htp` or `addition` (`add` in the editor of Beam 1)',
        editor: '**Merge Mode**',
      },
    },
    {
      id: 'fallback',
      name: '`fallback`',
      cells: {
        type: 'text',
        needed: 'No',
        meaning: 'The fallback of the keyword, such as `last` or `none`',
        editor: '**Fallback**',
      },
    },
  ],
};

/** Members of `colorspace`. */
export const colorspaceMembers: ReferenceTableData = {
  id: 'colorspace-members',
  caption: 'Intensity and colour',
  nameLabel: 'Member',
  columns,
  rows: [
    {
      id: 'colorspace-type',
      name: '`colorspaceType`',
      cells: {
        type: 'text',
        needed: 'Yes',
        meaning: 'The colour system, such as `dimmer`, `rgbi` or `rgbwi`',
        editor: '**Colorspace Type**',
      },
    },
    {
      id: 'additive',
      name: '`additive`',
      cells: {
        type: 'object',
        needed: 'No',
        meaning:
          'Components that add light: `red`, `green`, `blue`, `white`, `intensity`, each with the name of its `channel`',
        editor: 'The components of the Colorspace Type',
      },
    },
    {
      id: 'subtractive',
      name: '`subtractive`',
      cells: {
        type: 'object',
        needed: 'No',
        meaning: 'Components that take light away, such as colour filters',
        editor: 'The components of the Colorspace Type',
      },
    },
  ],
};
