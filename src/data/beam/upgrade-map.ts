import type {ReferenceTableData} from '../types';

/** What the parts of Beam for Live 1 are called, and where they are, in Beam 2. */
export const upgradeMap: ReferenceTableData = {
  id: 'upgrade-map',
  caption: 'From Beam 1 to Beam 2',
  nameLabel: 'In Beam 1',
  columns: [
    {key: 'now', label: 'In Beam 2'},
    {key: 'changed', label: 'What changed'},
  ],
  rows: [
    {
      id: 'patch-editor',
      name: 'Patch Editor',
      cells: {
        now: '[Fixture Patch](/beam-for-live/application/fixture-patch)',
        changed: 'The Inspector on the right replaces the properties panel',
      },
    },
    {
      id: 'name',
      name: 'Name (of a fixture)',
      cells: {now: 'Label', changed: 'If it’s empty, Beam fills in the profile’s name'},
    },
    {
      id: 'profile-only',
      name: 'Profile',
      cells: {
        now: 'Profile and Mode',
        changed: 'A profile can contain several DMX modes. Choose one for each fixture',
      },
    },
    {
      id: 'patching-range',
      name: '(none)',
      cells: {
        now: 'Patching Range',
        changed: 'New read-only field in **Add Fixtures**: the channels that the fixtures will use',
      },
    },
    {
      id: 'fixture-editor',
      name: 'Window > Fixture Editor',
      cells: {
        now: '[Beam Fixture Editor](/beam-fixture-editor/introduction), on the web',
        changed: 'Profiles have modes, cells, colour spaces and highlight values',
      },
    },
    {
      id: 'cmd-2',
      name: '`Cmd` + `2`: Fixture Editor',
      cells: {
        now: '`Cmd`/`Ctrl` + `2`: [Inputs/Outputs](/beam-for-live/application/inputs-outputs)',
        changed: 'The same keys open something else',
      },
    },
    {
      id: 'dim',
      name: '`dim`: a separate intensity',
      cells: {
        now: '`dim`: controls red, green and blue together',
        changed:
          'Colour includes brightness. Fixtures without colour use the luminance of the colour. In Beam 1, `dim` also meant the power of a dimmer and the opening of the shutter on discharge and halogen heads, so check those fixtures first',
      },
    },
    {
      id: 'colours',
      name: '`white`, `cyan`, `magenta`, `yellow` as parameters',
      cells: {
        now: '`red`, `green`, `blue`',
        changed:
          'Beam converts RGB to the fixture’s colour system when it makes DMX. To control white separately, use a profile that maps it as a modulation',
      },
    },
    {
      id: 'dropdown',
      name: 'Parameter dropdown (effects)',
      cells: {
        now: 'Modulation Target selector',
        changed: 'The position is the same, at the top right of the device',
      },
    },
    {
      id: 'master',
      name: 'Master track',
      cells: {
        now: 'Main track',
        changed: 'Live 12 renamed the track, but its role in the signal flow is the same',
      },
    },
    {
      id: 'plugin',
      name: 'Plugin',
      cells: {now: 'Device: instrument or effect', changed: 'Only the word has changed'},
    },
    {
      id: 'sbp',
      name: 'Patch file `.sbp`',
      cells: {now: 'Fixture Patch file `.sbp`', changed: 'The file extension is the same'},
    },
    {
      id: 'sbf',
      name: 'Profile file `.sbf`',
      cells: {
        now: 'Profile file `.sbf`, schema SBFv3',
        changed: 'JSON with modes and cells. Beam 1 profiles have one flat list of channels',
      },
    },
  ],
};
