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
        changed: 'The Inspector at the right has taken the place of the properties panel.',
      },
    },
    {
      id: 'name',
      name: 'Name (of a fixture)',
      cells: {now: 'Label', changed: 'Filled with the name of the profile when left empty.'},
    },
    {
      id: 'profile-only',
      name: 'Profile',
      cells: {
        now: 'Profile and Mode',
        changed: 'One profile holds several DMX modes; you choose one for each fixture.',
      },
    },
    {
      id: 'patching-range',
      name: '(none)',
      cells: {
        now: 'Patching Range',
        changed: 'New read-only field: the addresses that the entry will take.',
      },
    },
    {
      id: 'fixture-editor',
      name: 'Window > Fixture Editor',
      cells: {
        now: '[Beam Fixture Editor](/beam-fixture-editor/introduction), on the web',
        changed: 'Profiles have modes, cells, colour spaces and highlight values.',
      },
    },
    {
      id: 'cmd-2',
      name: '`Cmd` + `2`: Fixture Editor',
      cells: {
        now: '`Cmd`/`Ctrl` + `2`: [Inputs/Outputs](/beam-for-live/application/inputs-outputs)',
        changed: 'The same keys open something else.',
      },
    },
    {
      id: 'dim',
      name: '`dim`: an intensity of its own',
      cells: {
        now: '`dim`: drives red, green and blue together',
        changed:
          'Colour and brightness are one thing. Fixtures without colour use the luminance of the colour.',
      },
    },
    {
      id: 'colours',
      name: '`white`, `cyan`, `magenta`, `yellow` as parameters',
      cells: {
        now: '`red`, `green`, `blue`',
        changed:
          'Beam converts RGB to the colour system of the fixture when DMX is made. White on its own needs a profile that maps it apart.',
      },
    },
    {
      id: 'dropdown',
      name: 'Parameter dropdown (effects)',
      cells: {
        now: 'Modulation Target selector',
        changed: 'Same place: top right of the device.',
      },
    },
    {
      id: 'master',
      name: 'Master track',
      cells: {
        now: 'Main track',
        changed: 'Live 12 renamed its track; its place in the flow is the same.',
      },
    },
    {
      id: 'plugin',
      name: 'Plugin',
      cells: {now: 'Device: instrument or effect', changed: 'A word only.'},
    },
    {
      id: 'sbp',
      name: 'Patch file `.sbp`',
      cells: {now: 'Fixture Patch file `.sbp`', changed: 'The ending stayed.'},
      unconfirmed: 'Whether Beam 2 opens a file of Beam 1 is not confirmed: test on a copy.',
    },
    {
      id: 'sbf',
      name: 'Profile file `.sbf`',
      cells: {
        now: 'Profile file `.sbf`, schema SBFv3',
        changed: 'JSON with modes and cells; profiles of Beam 1 hold one flat list of channels.',
      },
      unconfirmed: 'Whether Beam 2 reads a profile of Beam 1 is not confirmed: test on a copy.',
    },
  ],
};
