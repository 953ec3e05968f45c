import type {ReferenceTableData} from '../types';

/** The views of the Beam application and how each is reached. */
export const appViews: ReferenceTableData = {
  id: 'views',
  caption: 'Views of the Beam application',
  nameLabel: 'View',
  columns: [
    {key: 'tab', label: 'Left sidebar'},
    {key: 'key', label: 'Shortcut', kind: 'value'},
    {key: 'use', label: 'Use it to'},
  ],
  rows: [
    {
      id: 'fixture-patch',
      name: '[Fixture Patch](/beam-for-live/application/fixture-patch)',
      cells: {
        tab: 'first tab; shown when Beam opens',
        key: 'Cmd/Ctrl + 1',
        use: 'list fixtures with their addresses and tags, and test them',
      },
    },
    {
      id: 'inputs-outputs',
      name: '[Inputs/Outputs](/beam-for-live/application/inputs-outputs)',
      cells: {
        tab: 'second tab',
        key: 'Cmd/Ctrl + 2',
        use: 'choose where universes are sent, and check the connection of nodes and visualizers',
      },
    },
    {
      id: 'monitor',
      name: '[Monitor](/beam-for-live/application/monitor)',
      cells: {tab: '', key: '', use: 'read DMX values'},
      unconfirmed: 'Look in the sidebar and in the **Window** menu for its tab and shortcut.',
    },
    {
      id: 'console',
      name: '[Console](/beam-for-live/application/console)',
      cells: {tab: '', key: '', use: 'read messages'},
      unconfirmed: 'Look in the sidebar and in the **Window** menu for its tab and shortcut.',
    },
    {
      id: 'settings',
      name: '[Settings](/beam-for-live/application/settings)',
      cells: {tab: '', key: '', use: ''},
      unconfirmed: 'Look in the application’s menus for it.',
    },
  ],
};
