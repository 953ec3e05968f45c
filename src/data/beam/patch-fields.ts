import type {ReferenceTableData} from '../types';

/** Fields of the Add Fixtures panel in the Fixture Patch of Beam for Live 2. */
export const patchFields: ReferenceTableData = {
  id: 'patch-fields',
  caption: 'Fields of the Add Fixtures panel',
  nameLabel: 'Field',
  columns: [
    {key: 'holds', label: 'What it holds'},
    {key: 'entry', label: 'Entry', kind: 'value'},
    {key: 'use', label: 'On the job'},
  ],
  rows: [
    {
      id: 'label',
      name: 'Label',
      cells: {
        holds: 'A name of your own for the fixture or fixtures. Optional.',
        entry: 'free text',
        use: 'Left empty, it takes the name of the profile as soon as you choose one. A position (`Truss L`) helps more on site than a model name.',
      },
    },
    {
      id: 'profile',
      name: 'Profile',
      cells: {
        holds: 'Which kind of fixture this is.',
        entry: 'list of profiles',
        use: 'Not in the list? Send a [fixture profile request](/fixture-profile-request) or [make the profile](/beam-fixture-editor/introduction).',
      },
    },
    {
      id: 'mode',
      name: 'Mode',
      cells: {
        holds: 'The DMX channel mode that the fixture is set to.',
        entry: 'modes of the profile',
        use: 'Read it off the display of the fixture. A wrong mode shifts every channel behind the first one.',
      },
    },
    {
      id: 'universe',
      name: 'Universe',
      cells: {
        holds: 'The universe inside Beam. An output decides later where it goes.',
        entry: '1 to 32768',
        use: 'Counts from 1. Art-Net counts from 0: see [Inputs/Outputs](/beam-for-live/application/inputs-outputs).',
      },
    },
    {
      id: 'address',
      name: 'Address',
      cells: {
        holds: 'DMX start address of the first fixture that you add.',
        entry: '1 to 512',
        use: 'The same number as on the fixture. The last channel, start plus channels minus one, must not pass 512.',
      },
    },
    {
      id: 'amount',
      name: 'Amount',
      cells: {
        holds: 'How many fixtures of this kind to add.',
        entry: 'whole number',
        use: 'Each next address is the previous one plus the channel count of the mode. Set the real fixtures to the same row of numbers.',
      },
    },
    {
      id: 'patching-range',
      name: 'Patching Range',
      cells: {
        holds: 'The addresses that result from Profile, Mode, Address and Amount.',
        entry: 'read-only',
        use: 'Compare it with your address plan before you confirm the panel.',
      },
    },
    {
      id: 'tags',
      name: 'Tags',
      cells: {
        holds: 'One tag or several for all fixtures of this entry.',
        entry: 'words',
        use: 'Every tag in use appears in the menu of the Beam devices in Live. The tag that a device selects decides which fixtures it controls.',
      },
    },
  ],
};
