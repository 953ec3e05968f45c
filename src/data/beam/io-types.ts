import type {ReferenceTableData} from '../types';

/** The five entries of the Type menu in Inputs/Outputs of Beam for Live 2. */
export const ioTypes: ReferenceTableData = {
  id: 'io-types',
  caption: 'Types of inputs and outputs',
  nameLabel: 'Type',
  columns: [
    {key: 'does', label: 'What it connects'},
    {key: 'needs', label: 'What you need'},
    {key: 'choose', label: 'Choose it when'},
  ],
  rows: [
    {
      id: 'art-net-output',
      name: 'Art-Net Output',
      cells: {
        does: 'Sends Beam universes as Art-Net to one IP address',
        needs: 'The receiver’s IP address. Computer and receiver must be in the same subnet',
        choose:
          'You know the address: a node with a fixed IP, a desk, a media server, a visualizer',
      },
    },
    {
      id: 'art-net-node-output',
      name: 'Art-Net Node Output',
      cells: {
        does: 'Sends Beam universes to an Art-Net node that you pick from a list',
        needs: 'A node that appears in the **Node** list',
        choose: 'The node is on and connected to the network. The Inspector then shows its status',
      },
    },
    {
      id: 'usb-output',
      name: 'USB Output',
      cells: {
        does: 'Sends to a USB DMX interface on this computer',
        needs: 'A USB DMX interface that appears in the panel, with its driver',
        choose: 'The rig is small and close to the computer, and you don’t need a network',
      },
    },
    {
      id: 'citp-visualizer-output',
      name: 'CITP Visualizer Output',
      cells: {
        does: 'Sends to a visualizer that supports CITP',
        needs: 'A CITP visualizer on this computer or on the network',
        choose: 'You’re composing without the rig',
      },
    },
    {
      id: 'art-net-input',
      name: 'Art-Net Input',
      cells: {
        does: 'Receives Art-Net from another controller',
        needs: 'A sender set to this computer’s IP address',
        choose: 'A lighting desk or another program sends to Beam',
      },
    },
  ],
};
