import type {ReferenceTableData} from '../types';

/** Fields of the Add Fixtures panel in the Fixture Patch of Beam for Live 2. */
export const patchFields: ReferenceTableData = {
  id: 'patch-fields',
  caption: 'Fields of the Add Fixtures panel',
  nameLabel: 'Field',
  columns: [
    {key: 'holds', label: 'What it contains'},
    {key: 'entry', label: 'Entry', kind: 'value'},
    {key: 'use', label: 'Tip'},
  ],
  rows: [
    {
      id: 'label',
      name: 'Label',
      cells: {
        holds: 'An optional name for the fixture or fixtures',
        entry: 'free text',
        use: 'If it’s empty, Beam fills in the profile’s name when you choose one. A position (`Truss L`) is more useful on site than a model name',
      },
    },
    {
      id: 'profile',
      name: 'Profile',
      cells: {
        holds: 'The fixture type',
        entry: 'list of profiles',
        use: 'If it’s missing, send a [fixture profile request](/fixture-profile-request) or [make the profile](/beam-fixture-editor/introduction)',
      },
    },
    {
      id: 'mode',
      name: 'Mode',
      cells: {
        holds: 'The DMX channel mode that the fixture is set to',
        entry: 'modes of the profile',
        use: 'Read it on the fixture’s display. A wrong mode assigns wrong functions to the channels',
      },
    },
    {
      id: 'universe',
      name: 'Universe',
      cells: {
        holds: 'The universe inside Beam. Outputs send it later',
        entry: '1 to 32768',
        use: 'Beam counts from 1, Art-Net from 0. See [Inputs/Outputs](/beam-for-live/application/inputs-outputs)',
      },
    },
    {
      id: 'address',
      name: 'Address',
      cells: {
        holds: 'The DMX start address of the first fixture',
        entry: '1 to 512',
        use: 'Use the same number as on the fixture. The last channel (start plus channels minus one) must not exceed 512',
      },
    },
    {
      id: 'amount',
      name: 'Amount',
      cells: {
        holds: 'How many fixtures of this kind to add',
        entry: 'whole number',
        use: 'Each next address is the previous one plus the channel count of the mode. Set the same addresses on the fixtures',
      },
    },
    {
      id: 'patching-range',
      name: 'Patching Range',
      cells: {
        holds: 'The channels that result from Profile, Mode, Address and Amount',
        entry: 'read-only',
        use: 'Compare it with your address plan before you confirm',
      },
    },
    {
      id: 'tags',
      name: 'Tags',
      cells: {
        holds: 'One or more tags for the fixtures that you add',
        entry: 'words',
        use: 'Every tag in use appears in the tag menu of the Beam devices in Live. A device controls the fixtures with the tag that it selects',
      },
    },
  ],
};
