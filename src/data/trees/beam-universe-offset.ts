import type {Tree} from '../types';

/** Decision tree of Beam for Live: DMX arrives under another universe number. */
export const beamUniverseOffset: Tree = {
  id: 'beam-universe-offset',
  symptom: 'Universe off by one',
  root: {
    id: 'type',
    ask: 'Open the output in [Inputs/Outputs](/beam-for-live/application/inputs-outputs). Which type is it?',
    help: 'Beam counts universes from 1, Art-Net from 0. Every change here can light or move fixtures, so make it in a break, with nobody looking into a light or near a moving head.',
    answers: [
      {
        label: 'Art-Net with Output All',
        then: {
          id: 'all',
          ask: 'Beam sends universe 1 to Art-Net index 0. Which number does the node’s port show?',
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
                      check:
                        'With nobody looking into the lights or near a moving head, turn **Test** on for a fixture on Beam universe 2. It lights on this port. Turn **Test** off again.',
                      fix: ['Set the port to 0, the next port to 1, and so on.'],
                      proof: 'Beam universe 1 lights fixtures on this port.',
                    },
                  },
                  {
                    label: 'From 1',
                    then: {
                      id: 'node-one-based',
                      cause: 'The numbers match, because 1 on this node is index 0',
                      check: 'Look at the port’s DMX LED.',
                      fix: [
                        'Check that the DMX cable is in this port.',
                        'Check that the port is set to output, not input.',
                        'Check that the port listens to Art-Net, not to sACN.',
                      ],
                      proof:
                        'The port’s DMX LED is on, and **Test** lights a fixture. Turn **Test** off again.',
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
                check:
                  'In a break, use the node’s own test if it has one, with nobody near the lights. Set it back to Art-Net.',
                fix: [
                  'In a break, plug the DMX line into the port that shows 0.',
                  'Set the port to output.',
                ],
                proof: '**Test** lights a fixture on this line. Turn **Test** off again.',
              },
            },
            {
              label: 'Three numbers: Net, Sub-Net, Universe',
              then: {
                id: 'triple',
                cause: 'The node shows the index as three numbers',
                check: 'Index = Net × 256 + Sub-Net × 16 + Universe. Beam universe = index + 1.',
                fix: [
                  'For Beam universe 1 set 0, 0, 0. For 17 set 0, 1, 0. For 257 set 1, 0, 0.',
                  'For other numbers, use the [Art-Net address converter](/handbook/tools/port-address#port-address?from=beam&address=17).',
                ],
                proof:
                  '**Test** on Beam universe 1 lights the port with 0, 0, 0. Turn **Test** off again.',
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
                  'Use **Output All** only if the list has no other entries and nobody else on the network uses these universes, because it sends every universe of the patch.',
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
                fix: [
                  'Photograph the list, then remove overlapping entries.',
                  'Add missing pairs as separate entries.',
                ],
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
          check: 'The fault starts at Beam universe 17 or 257.',
          fix: [
            'From 17: set the node’s Sub-Net, which the [Art-Net address converter](/handbook/tools/port-address#port-address?from=beam&address=17) shows. The ports of one node often share a Sub-Net.',
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
            'Turn **Test** on for one fixture and see which universe in the visualizer shows values. Turn **Test** off again.',
          fix: [
            'Change the universe numbers in the visualizer, not in the show’s patch.',
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
            'If it doesn’t, save a copy of the patch in a break and move the fixtures to universe 1 in the copy.',
            'If the interface has two ports, try the other one.',
          ],
          proof: '**Test** lights a fixture. Turn **Test** off again.',
        },
      },
    ],
  },
};
