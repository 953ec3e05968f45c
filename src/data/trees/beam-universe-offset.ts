import type {Tree} from '../types';

/** Decision tree of Beam for Live: DMX arrives under another universe number. */
export const beamUniverseOffset: Tree = {
  id: 'beam-universe-offset',
  symptom: 'Universe off by one',
  root: {
    id: 'type',
    ask: 'Open the output in [Inputs/Outputs](/beam-for-live/application/inputs-outputs). Which type is it?',
    help: 'Beam counts universes from 1, Art-Net from 0.',
    answers: [
      {
        label: 'Art-Net with Output All',
        then: {
          id: 'all',
          ask: 'Beam sends universe 1 to Art-Net index 0. Which number does the port of the node show?',
          answers: [
            {
              label: '1',
              then: {
                id: 'node-one',
                ask: 'Does this node count from 0 or from 1?',
                help: 'Look for the lowest number that its menu accepts.',
                answers: [
                  {
                    label: 'From 0',
                    then: {
                      id: 'node-zero-based',
                      cause: 'The port listens to the next universe',
                      check: 'Light a fixture on Beam universe 2. It lights on this port.',
                      fix: ['Set the port to 0, the next port to 1, and so on.'],
                      proof: 'Beam universe 1 lights fixtures on this port.',
                    },
                  },
                  {
                    label: 'From 1',
                    then: {
                      id: 'node-one-based',
                      cause: 'The numbers match: 1 on this node is index 0',
                      check: 'Look at the DMX LED of the port.',
                      fix: [
                        'Check that the DMX cable is in this port.',
                        'Check that the port is set to output, not input.',
                        'Check that the port listens to Art-Net, not to sACN.',
                      ],
                      proof: 'The DMX LED of the port is on, and **Test** lights a fixture.',
                    },
                  },
                ],
              },
            },
            {
              label: '0',
              then: {
                id: 'agree',
                cause: 'The numbers match, so the fault is after the node',
                check: 'Use the node’s own test, if it has one.',
                fix: ['Plug the DMX line into the port that shows 0.', 'Set the port to output.'],
                proof: '**Test** lights a fixture on this line.',
              },
            },
            {
              label: 'Three numbers: Net, Sub-Net, Universe',
              then: {
                id: 'triple',
                cause: 'The node shows the index as three numbers',
                check: 'Index = Net × 256 + Sub-Net × 16 + Universe. Beam universe = index + 1.',
                fix: [
                  'For Beam universe 1 set 0, 0, 0; for 17 set 0, 1, 0; for 257 set 1, 0, 0.',
                  'The Art-Net address converter in [Tools](/handbook/tools) converts the numbers for you.',
                ],
                proof: '**Test** on Beam universe 1 lights the port with 0, 0, 0.',
              },
            },
          ],
        },
      },
      {
        label: 'Art-Net with universe numbers entered by hand',
        then: {
          id: 'manual',
          ask: 'Is Target Universe one less than Source Universe?',
          answers: [
            {
              label: 'No, they’re equal',
              then: {
                id: 'equal',
                cause: 'Source Universe counts from 1, Target Universe from 0',
                check: 'Source 1 with Target 1 lights the second universe of most nodes.',
                fix: [
                  'Set Target Universe to Source Universe minus one.',
                  'Or use **Output All**, which does this for you.',
                ],
                proof: 'Each fixture responds on its own line.',
              },
            },
            {
              label: 'Yes',
              then: {
                id: 'node-setting',
                cause: 'Beam is set correctly, but the node listens to another universe',
                check:
                  'Read the universe of the port on the node. Find out whether the node counts from 0 or 1.',
                fix: ['Set the port to the Target Universe. If the node counts from 1, add one.'],
                proof: 'Each fixture responds on its own line.',
              },
            },
            {
              label: 'Different numbers on purpose',
              then: {
                id: 'amount',
                cause: 'With an Amount above 1, both numbers count up from the first pair',
                check:
                  'Write the pairs down: source 5, target 10, amount 3 means 5 to 10, 6 to 11, 7 to 12.',
                fix: ['Remove overlapping entries.', 'Add missing pairs as separate entries.'],
                proof: 'The list matches your plan line by line.',
              },
            },
          ],
        },
      },
      {
        label: 'Art-Net, and only high universes are wrong',
        then: {
          id: 'boundary',
          cause: 'The node has a limit at 16 or 256 universes',
          check: 'Does the fault start at Beam universe 17 or 257?',
          fix: [
            'From 17: set the Sub-Net of the node. The ports of one node often share a Sub-Net.',
            'From 257: the node supports only Net 0, as in Art-Net II. Use Beam universes up to 256 for it.',
          ],
          proof: 'The first universe above the limit responds.',
        },
      },
      {
        label: 'CITP visualizer',
        then: {
          id: 'visualizer',
          cause: 'The visualizer and Beam count universes differently',
          check:
            'Run **Test** on one fixture and see which universe in the visualizer shows values.',
          fix: [
            'Change the universe numbers in the visualizer. Don’t change the show’s patch.',
            'Check that the visualizer listens to CITP, not to Art-Net from another source.',
          ],
          proof: 'The fixture lights in the visualizer.',
        },
      },
      {
        label: 'USB',
        then: {
          id: 'usb',
          cause: 'The interface and the fixtures may use different universes',
          check: 'Select the USB entry and see whether the Inspector shows a universe.',
          fix: [
            'If it does, set it to the universe of the fixtures.',
            'If it doesn’t, move the fixtures to universe 1 in a copy of the patch.',
            'If the interface has two ports, try the other one.',
          ],
          proof: '**Test** lights a fixture.',
        },
      },
    ],
  },
};
