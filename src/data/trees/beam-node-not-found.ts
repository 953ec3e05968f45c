import type {Tree} from '../types';

/** Decision tree of Beam for Live: an Art-Net node does not appear or does not get data. */
export const beamNodeNotFound: Tree = {
  id: 'beam-node-not-found',
  symptom: 'The node is not found',
  root: {
    id: 'link',
    ask: 'Are the link lights on, at the node and at the computer or switch?',
    help: 'The small lights beside the network socket. Adapters often have one as well.',
    answers: [
      {
        label: 'No',
        then: {
          id: 'no-link',
          cause: 'No network connection',
          check: 'Swap the cable for one that works elsewhere.',
          fix: [
            'Check the power of node and switch; a node that is powered over the network needs a port that gives power.',
            'Try another port and another adapter.',
          ],
          proof: 'The link lights are on at both ends.',
        },
      },
      {
        label: 'Yes',
        then: {
          id: 'addresses',
          ask: 'Compare the IP address of the computer’s wired network with that of the node.',
          help: 'macOS: **System Settings** > **Network** > the wired service > **Details** > **TCP/IP**. Windows: **Settings** > **Network & internet** > **Ethernet**.',
          answers: [
            {
              label: 'The computer has 169.254…',
              then: {
                id: 'no-dhcp',
                cause: 'The computer waits for an address that nobody gives',
                check: 'There is no router or DHCP server on the show network.',
                fix: [
                  'Set the address by hand: first numbers as the node, last number different, same mask.',
                  'Example: node 2.0.0.10 and mask 255.0.0.0, computer 2.0.0.1 and mask 255.0.0.0.',
                ],
                proof: 'A ping to the node is answered.',
              },
            },
            {
              label: 'They are in different networks',
              then: {
                id: 'different',
                cause: 'Computer and node cannot see each other',
                check: 'Where the mask has 255, the numbers must be equal.',
                fix: [
                  'Change the address of the computer to the range of the node; that is quicker than the other way round.',
                  'Use the same mask on both.',
                ],
                proof: 'A ping to the node is answered.',
              },
            },
            {
              label: 'I do not know the node’s address',
              then: {
                id: 'unknown',
                cause: 'The address of the node has to be found',
                check:
                  'Look at its display, its label and its manual. Factory addresses are often 2.x.x.x or 10.x.x.x with mask 255.0.0.0.',
                fix: [
                  'Set the computer to 2.0.0.1, mask 255.0.0.0, and look again; then to 10.0.0.1.',
                  'Use the set-up program of the maker.',
                  'Reset the node to factory settings, last.',
                ],
                proof: 'You can read the settings of the node.',
              },
            },
            {
              label: 'Same network, different last number',
              then: {
                id: 'ping',
                ask: 'Ping the node from Terminal or Command Prompt: `ping 2.0.0.10`, with its address. Does it answer?',
                answers: [
                  {
                    label: 'No',
                    then: {
                      id: 'no-ping',
                      cause:
                        'Another interface takes the packets, two devices share an address, or a VLAN separates them',
                      check: 'Switch Wi-Fi and other adapters off and ping again.',
                      fix: [
                        'Keep only one interface in this range.',
                        'Give every device its own last number.',
                        'Connect computer and node directly, to rule out the switch. Some nodes never answer a ping: go on as if it had answered.',
                      ],
                      proof: 'The ping is answered.',
                    },
                  },
                  {
                    label: 'Yes, and Beam was never allowed on the network',
                    then: {
                      id: 'permission',
                      cause: 'The system blocks Beam',
                      check:
                        'macOS 15 and later: **System Settings** > **Privacy & Security** > **Local Network**. Windows: **Windows Security** > **Firewall & network protection** > **Allow an app through firewall**.',
                      fix: [
                        'Switch Beam on there; on Windows for the profile that the network has, best Private.',
                        'Start Beam again.',
                      ],
                      proof: 'The node appears in the **Node** menu, or its data light blinks.',
                    },
                  },
                  {
                    label: 'Yes, and another Art-Net program is open',
                    then: {
                      id: 'port',
                      cause: 'The other program may hold UDP port 6454',
                      check: 'Quit it, restart Beam, look again.',
                      fix: [
                        'Run one Art-Net program per computer, or move one to another computer.',
                      ],
                      proof: 'The node appears in the **Node** menu.',
                    },
                  },
                  {
                    label: 'Yes, and all of that is fine',
                    then: {
                      id: 'by-address',
                      cause: 'The node does not answer Beam’s search',
                      check: 'Does the maker’s own program find it?',
                      fix: [
                        'Add an **Art-Net Output** with its IP address instead of a node output: that needs no search.',
                        'Update the firmware of the node.',
                        'If the data light stays off even so, ask on the forum, with the model of the node and both addresses.',
                      ],
                      proof: 'The data light blinks and Test lights a fixture.',
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
};
