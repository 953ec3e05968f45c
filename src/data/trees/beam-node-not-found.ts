import type {Tree} from '../types';

/** Decision tree of Beam for Live: an Art-Net node does not appear or does not get data. */
export const beamNodeNotFound: Tree = {
  id: 'beam-node-not-found',
  symptom: 'The node is not found',
  root: {
    id: 'link',
    ask: 'Are the link LEDs on, both on the node and on the computer or switch?',
    help: 'They’re next to the network port. Many adapters have one too.',
    answers: [
      {
        label: 'No',
        then: {
          id: 'no-link',
          cause: 'There’s no network connection',
          check: 'Try a cable that works elsewhere.',
          fix: [
            'Check the power of the node and the switch. A node powered over the network needs a port that supplies power.',
            'Try another port and another adapter.',
          ],
          proof: 'The link LEDs are on at both ends.',
        },
      },
      {
        label: 'Yes',
        then: {
          id: 'addresses',
          ask: 'Compare the IP address of the computer’s wired connection with the address of the node.',
          help: 'macOS: **System Settings > Network**, the wired service, **Details > TCP/IP**. Windows: **Settings > Network & internet > Ethernet**.',
          answers: [
            {
              label: 'The computer’s address starts with 169.254',
              then: {
                id: 'no-dhcp',
                cause: 'The computer expects an address from a router, but none answers',
                check: 'The show network has no router and no DHCP server.',
                fix: [
                  'Check that no other node, tablet or Link partner works through this adapter. If one does, add a second adapter instead.',
                  'Set the address manually: the same first numbers and mask as the node, but a different last number.',
                  'For example, if the node has 2.0.0.10 and the mask 255.0.0.0, set the computer to 2.0.0.1 and 255.0.0.0. Check your own numbers with the [Subnet check](/handbook/tools/subnet#subnet?ipA=2.0.0.1&maskA=255.0.0.0&ipB=2.0.0.10&maskB=255.0.0.0).',
                ],
                proof: 'The node replies to a ping.',
              },
            },
            {
              label: 'They’re in different networks',
              then: {
                id: 'different',
                cause: 'The computer and the node can’t reach each other',
                check: 'Where the mask shows 255, both addresses must have the same number.',
                fix: [
                  'If other nodes already work, leave the computer as it is. Change the address in the new node’s menu, or connect it to a second adapter.',
                  'If no other node is in use, change the computer’s address to the node’s range. A new address cuts off every node, tablet and Link partner on this adapter, so change it in a break.',
                  'Use the same mask on both. If it has numbers other than 255 and 0, compare the addresses with the [Subnet check](/handbook/tools/subnet).',
                ],
                proof: 'The node replies to a ping.',
              },
            },
            {
              label: 'I don’t know the node’s address',
              then: {
                id: 'unknown',
                cause: 'Without the node’s address, you can’t put the computer in the same network',
                check:
                  'Look at its display, its label and its manual. Many nodes leave the factory with 2.x.x.x or 10.x.x.x and the mask 255.0.0.0.',
                fix: [
                  'Use the manufacturer’s set-up program.',
                  'If no other node is in use, note the computer’s address, set it to 2.0.0.1 with the mask 255.0.0.0 and look for the node again. Then try 10.0.0.1. A new address cuts off every node, tablet and Link partner on this adapter, so change it in a break.',
                  'As a last resort, and with its owner’s permission, reset the node to its factory settings, which deletes its configuration.',
                ],
                proof: 'You can read the node’s settings.',
              },
            },
            {
              label: 'Same network, different last number',
              then: {
                id: 'ping',
                ask: 'In Terminal or Command Prompt, ping the node, for example `ping 2.0.0.10`. Does it reply?',
                help: 'On macOS, stop it with `Ctrl` + `C`.',
                answers: [
                  {
                    label: 'No',
                    then: {
                      id: 'no-ping',
                      cause:
                        'Packets leave through another interface, two devices share an address, or a VLAN separates them',
                      check:
                        'In a break, turn Wi-Fi and other adapters off and ping again, if the sound, Link and tablets don’t need them. Turn them back on afterwards.',
                      fix: [
                        'Keep only one interface in this range. The [Subnet check](/handbook/tools/subnet) shows whether a second one is in it.',
                        'Give each device a different address.',
                        'In a break, connect the computer directly to the node, to rule out the switch. Some nodes never reply to a ping. If the settings are right, go back and choose one of the other answers.',
                      ],
                      proof: 'The node replies to a ping.',
                    },
                  },
                  {
                    label: 'Yes, and Beam was never allowed on the network',
                    then: {
                      id: 'permission',
                      cause: 'The system blocks Beam',
                      check:
                        'macOS 15 and later: **System Settings > Privacy & Security > Local Network**. Windows: **Windows Security > Firewall & network protection > Allow an app through firewall**.',
                      fix: [
                        'Turn Beam on there. On Windows, tick the type of your network, preferably Private.',
                        'Restart Beam in a break, since all universes can go dark. First photograph the list in Inputs/Outputs and save the patch.',
                        'If macOS still blocks it, check that Beam is in Applications. At home, restart the Mac. At the venue, use a USB interface or the spare instead.',
                      ],
                      proof: 'The node appears in the **Node** menu, or its data LED blinks.',
                    },
                  },
                  {
                    label: 'Yes, and another Art-Net program is open',
                    then: {
                      id: 'port',
                      cause: 'The other program may use UDP port 6454',
                      check:
                        'In a break, since all universes can go dark, photograph the list in Inputs/Outputs and save the patch. Quit the other program, restart Beam and look again.',
                      fix: [
                        'Run one Art-Net program per computer, or move one to another computer.',
                      ],
                      proof: 'The node appears in the **Node** menu.',
                    },
                  },
                  {
                    label: 'Yes, and none of that applies',
                    then: {
                      id: 'by-address',
                      cause: 'The node doesn’t reply to Beam’s search',
                      check: 'Check whether the manufacturer’s program finds it.',
                      fix: [
                        'Add an **Art-Net Output** with the node’s IP address instead of a node output. It doesn’t need the search.',
                        'If the data LED stays off, [email us](mailto:firstcontact@showsync.com). Include the model of the node and both addresses.',
                        'After the show, update the node’s firmware.',
                      ],
                      proof:
                        'The data LED blinks, and **Test** lights a fixture. Turn **Test** off again.',
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
