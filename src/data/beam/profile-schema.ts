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
        needed: 'yes',
        meaning: 'Version of the file format, SBFv3',
        editor: '',
      },
    },
    {
      id: 'profile-version',
      name: '`profileVersion`',
      cells: {
        type: 'whole number, 1 or more',
        needed: 'no',
        meaning: 'Version of this profile',
        editor: '',
      },
      unconfirmed: 'Who counts it up, and when, is not confirmed.',
    },
    {
      id: 'manufacturer',
      name: '`manufacturer`',
      cells: {
        type: 'text',
        needed: 'yes',
        meaning: 'Name of the maker',
        editor: '**Manufacturer** in the top bar',
      },
    },
    {
      id: 'model',
      name: '`model`',
      cells: {
        type: 'text',
        needed: 'yes',
        meaning: 'Name of the light',
        editor: '**Model** in the top bar',
      },
    },
    {
      id: 'modes',
      name: '`modes`',
      cells: {
        type: 'object',
        needed: 'yes',
        meaning: 'One member for each mode; its key is the name of the mode',
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
        needed: 'yes',
        meaning: 'One member for each DMX channel; its key is the name of the channel',
        editor: '**Channels**',
      },
    },
    {
      id: 'modulation',
      name: '`modulation`',
      cells: {
        type: 'object',
        needed: 'no',
        meaning:
          'One member for each keyword that drives a channel directly; its key is the keyword',
        editor: '**Modulations**',
      },
    },
    {
      id: 'colorspace',
      name: '`colorspace`',
      cells: {
        type: 'object',
        needed: 'no',
        meaning: 'The channels that make brightness and colour',
        editor: '**Intensity & Color**',
      },
    },
    {
      id: 'cells',
      name: '`cells`',
      cells: {
        type: 'array',
        needed: 'no',
        meaning: 'By its name, the cells of this mode; an empty array in the known file',
        editor: '**Cells**',
      },
      unconfirmed:
        'What an entry holds is not confirmed. Make a cell in the editor and read it here.',
    },
  ],
};

/** Members of one channel of a mode. */
export const channelMembers: ReferenceTableData = {
  id: 'channel-members',
  caption: 'One channel: exactly one of the three addresses',
  nameLabel: 'Member',
  columns,
  rows: [
    {
      id: 'address-8-bit',
      name: '`address8Bit`',
      cells: {
        type: '1 to 512',
        needed: 'one of three',
        meaning: 'Number of the channel in the chart, for a channel that stands alone',
        editor: 'Position in the list',
      },
    },
    {
      id: 'address-16-bit-msb',
      name: '`address16BitMsb`',
      cells: {
        type: '1 to 512',
        needed: 'one of three',
        meaning: 'Number of the coarse channel of a pair; needs `channel16BitLsb` beside it',
        editor: 'Position in the list',
      },
    },
    {
      id: 'address-16-bit-lsb',
      name: '`address16BitLsb`',
      cells: {
        type: '1 to 512',
        needed: 'one of three',
        meaning: 'Number of the fine channel of a pair',
        editor: 'Position in the list',
      },
    },
    {
      id: 'channel-16-bit-lsb',
      name: '`channel16BitLsb`',
      cells: {
        type: 'text',
        needed: 'with a coarse channel',
        meaning: 'Name of the channel that carries the fine part',
        editor: '**Add as 16-bit channel pair**',
      },
    },
    {
      id: 'default-value',
      name: '`defaultValue`',
      cells: {
        type: '0 to 255, pair 0 to 65535',
        needed: 'no',
        meaning: 'Value meant for a channel that nothing else sets',
        editor: '**Default Value**',
      },
    },
    {
      id: 'highlight-value',
      name: '`highlightValue`',
      cells: {
        type: '0 to 255, pair 0 to 65535',
        needed: 'no',
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
        needed: 'yes',
        meaning: 'Name of the channel to drive; for a pair, the coarse one',
        editor: 'The channel of the mapping',
      },
    },
    {
      id: 'merge-mode',
      name: '`mergeMode`',
      cells: {
        type: 'text',
        needed: 'no',
        meaning:
          'How values of several tracks combine: `weightedaverage`, `htp`, `addition` are in use',
        editor: '**Merge Mode**',
      },
      unconfirmed:
        'The older editor called the third one `add`. Whether version 3 reads both is not confirmed.',
    },
    {
      id: 'fallback',
      name: '`fallback`',
      cells: {
        type: 'text',
        needed: 'no',
        meaning:
          'By its name, what happens when nothing drives the keyword: `last` and `none` are in use',
        editor: '**Fallback**',
      },
      unconfirmed: 'What each value does, and which others exist, is not confirmed.',
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
        needed: 'yes',
        meaning: 'The colour system: `dimmer`, `rgbi` and `rgbwi` are in use',
        editor: '**Colorspace Type**',
      },
      unconfirmed: 'The full list is not confirmed.',
    },
    {
      id: 'additive',
      name: '`additive`',
      cells: {
        type: 'object',
        needed: 'no',
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
        needed: 'no',
        meaning: 'Components that take light away; empty in lights without such colour mixing',
        editor: 'The components of the Colorspace Type',
      },
      unconfirmed: 'The keys of its members are not confirmed.',
    },
  ],
};
