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
        does: 'Sends Beam universes as Art-Net to one IP address.',
        needs: 'The IP address of the receiver; computer and receiver in one subnet.',
        choose:
          'You know the address: a node with a fixed IP, a desk, a media server, a visualizer.',
      },
    },
    {
      id: 'art-net-node-output',
      name: 'Art-Net Node Output',
      cells: {
        does: 'Sends Beam universes to an Art-Net node that you pick from a list.',
        needs: 'A node that shows up in the **Node** list.',
        choose:
          'The node is switched on and on the network. The Inspector then shows whether it is connected.',
      },
    },
    {
      id: 'usb-output',
      name: 'USB Output',
      cells: {
        does: 'Sends to a USB DMX interface on this computer.',
        needs: 'An interface that Beam supports.',
        choose: 'One small rig close to the computer, no network wanted.',
      },
      unconfirmed: 'Which interfaces are supported is not confirmed.',
    },
    {
      id: 'citp-visualizer-output',
      name: 'CITP Visualizer Output',
      cells: {
        does: 'Sends to a visualizer that speaks CITP.',
        needs: 'A CITP visualizer that runs on this computer or on the network.',
        choose: 'You compose without the rig.',
      },
    },
    {
      id: 'art-net-input',
      name: 'Art-Net Input',
      cells: {
        does: 'Receives Art-Net from another controller.',
        needs: 'A sender that addresses this computer.',
        choose: 'A desk or another program has to reach Beam.',
      },
    },
  ],
};
