import type {ReferenceTableData} from '../types';

/** The views of the Beam application and how each is reached. */
export const appViews: ReferenceTableData = {
  id: 'views',
  caption: 'Views of the Beam application',
  nameLabel: 'View',
  columns: [
    {key: 'tab', label: 'Left sidebar'},
    {key: 'key', label: 'Shortcut', kind: 'value'},
    {key: 'use', label: 'You go there to'},
  ],
  rows: [
    {
      id: 'fixture-patch',
      name: '[Fixture Patch](/beam-for-live/application/fixture-patch)',
      cells: {
        tab: 'first tab; shown when Beam opens',
        key: 'Cmd/Ctrl + 1',
        use: 'say which fixtures hang where, on which address, with which tags; light one for a test.',
      },
    },
    {
      id: 'inputs-outputs',
      name: '[Inputs/Outputs](/beam-for-live/application/inputs-outputs)',
      cells: {
        tab: 'second tab',
        key: 'Cmd/Ctrl + 2',
        use: 'decide where universes leave the computer, and see whether nodes and visualizers are connected.',
      },
    },
    {
      id: 'monitor',
      name: '[Monitor](/beam-for-live/application/monitor)',
      cells: {tab: '', key: '', use: 'see what is sent.'},
      unconfirmed: 'Its tab and its shortcut are not confirmed: look in the **Window** menu.',
    },
    {
      id: 'console',
      name: '[Console](/beam-for-live/application/console)',
      cells: {tab: '', key: '', use: 'read what Beam reports.'},
      unconfirmed: 'Its tab and its shortcut are not confirmed: look in the **Window** menu.',
    },
    {
      id: 'settings',
      name: '[Settings](/beam-for-live/application/settings)',
      cells: {tab: '', key: '', use: 'change what belongs to Beam itself and not to one show.'},
      unconfirmed: 'How it opens is not confirmed.',
    },
  ],
};
