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
        tab: 'First tab (shown when Beam opens)',
        key: 'Cmd/Ctrl + 1',
        use: 'List fixtures with their addresses and tags, and test them',
      },
    },
    {
      id: 'inputs-outputs',
      name: '[Inputs/Outputs](/beam-for-live/application/inputs-outputs)',
      cells: {
        tab: 'Second tab',
        key: 'Cmd/Ctrl + 2',
        use: 'Choose where universes are sent, and check the connection of nodes and visualizers',
      },
    },
    {
      id: 'monitor',
      name: 'Monitor',
      cells: {
        tab: '',
        key: '',
        use: 'Read the values that Beam sends. See [Read DMX values](/beam-for-live/application/monitor)',
      },
    },
    {
      id: 'console',
      name: 'Console',
      cells: {
        tab: '',
        key: '',
        use: 'Read messages. See [Logs and error messages](/beam-for-live/application/console)',
      },
    },
    {
      id: 'settings',
      name: 'Settings',
      cells: {
        tab: '',
        key: '',
        use: 'Change the options of the application. For the network, use the [Network check](/beam-for-live/application/settings)',
      },
    },
  ],
};
