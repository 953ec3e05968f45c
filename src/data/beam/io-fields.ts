import type {ReferenceTableData} from '../types';

/** Fields of the two Art-Net output types in Inputs/Outputs of Beam for Live 2. */
export const ioFields: ReferenceTableData = {
  id: 'io-fields',
  caption: 'Fields of Art-Net Output and Art-Net Node Output',
  nameLabel: 'Field',
  columns: [
    {key: 'type', label: 'In type'},
    {key: 'range', label: 'Range', kind: 'value'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'source-universe',
      name: 'Source Universe',
      cells: {
        type: 'both',
        range: '1 to 32768',
        does: 'The Beam universe to send, with its number in the [Fixture Patch](/beam-for-live/application/fixture-patch)',
      },
    },
    {
      id: 'target-universe',
      name: 'Target Universe',
      cells: {
        type: 'both',
        range: '0 to 32767',
        does: 'The index of the Art-Net universe on the network. A node port set to Net 0, Sub-Net 0, Universe 0 receives index `0`',
      },
    },
    {
      id: 'amount',
      name: 'Amount',
      cells: {
        type: 'both',
        range: 'whole number',
        does: 'How many universes to send. Source and target both count up from the numbers that you entered',
      },
    },
    {
      id: 'output-all',
      name: 'Output All',
      cells: {
        type: 'both',
        range: 'on or off',
        does: 'Sends every universe in the patch, so use it only if no other entry exists. The index is the Beam number minus one: `1` to `0`, `2` to `1`',
      },
    },
    {
      id: 'ip-address',
      name: 'IP Address',
      cells: {
        type: 'Art-Net Output',
        range: 'a.b.c.d',
        does: 'The address of the node, or `127.0.0.1` for a program on this computer',
      },
    },
    {
      id: 'node',
      name: 'Node',
      cells: {
        type: 'Art-Net Node Output',
        range: 'list',
        does: 'The Art-Net node to send to',
      },
    },
    {
      id: 'status',
      name: 'Status',
      cells: {
        type: 'Inspector: Art-Net nodes, CITP visualizers',
        range: 'read-only',
        does: 'The connection state of the selected entry',
      },
    },
  ],
};
