import type {Tree} from '../types';

/** Decision tree of Beam for Live: DMX arrives under another universe number. */
export const beamUniverseOffset: Tree = {
  id: 'beam-universe-offset',
  symptom: 'Universe off by one',
  root: {
    id: 'type',
    ask: 'Open the output in [Inputs/Outputs](/beam-for-live/application/inputs-outputs). Which kind is it?',
    help: 'Beam counts universes from 1, Art-Net from 0.',
    answers: [
      {
        label: 'Art-Net with Output All',
        then: {
          id: 'all',
          ask: 'Beam universe 1 leaves as index 0. What does the port of the node show?',
          answers: [
            {
              label: '1',
              then: {
                id: 'node-one',
                ask: 'Does this node count from 0 or from 1?',
                help: 'Look at the lowest number that its menu accepts.',
                answers: [
                  {
                    label: 'From 0',
                    then: {
                      id: 'node-zero-based',
                      cause: 'The node listens one universe higher',
                      check: 'Light something on Beam universe 2: it appears on this port.',
                      fix: ['Set the port to 0, the next one to 1, and so on.'],
                      proof: 'Beam universe 1 lights this port.',
                    },
                  },
                  {
                    label: 'From 1',
                    then: {
                      id: 'node-one-based',
                      cause: 'The numbers agree: 1 on this node is index 0',
                      check: 'Look at the DMX light of the port.',
                      fix: [
                        'Check that the DMX cable is in this port.',
                        'Check that the port is set to output, not input.',
                        'Check that the port listens to Art-Net and not to sACN.',
                      ],
                      proof: 'The DMX light of the port is on, and Test lights a fixture.',
                    },
                  },
                ],
              },
            },
            {
              label: '0',
              then: {
                id: 'agree',
                cause: 'The numbers agree; the fault is behind the node',
                check: 'Use the test function of the node, if it has one.',
                fix: ['Put the DMX line into the port that shows 0.', 'Set the port to output.'],
                proof: 'Test lights a fixture on this line.',
              },
            },
            {
              label: 'Three numbers: Net, Sub-Net, Universe',
              then: {
                id: 'triple',
                cause: 'The node writes the same index in three parts',
                check: 'Index = Net × 256 + Sub-Net × 16 + Universe. Beam universe = index + 1.',
                fix: [
                  'For Beam universe 1 set 0, 0, 0; for 17 set 0, 1, 0; for 257 set 1, 0, 0.',
                  'The [tools](/handbook/tools) do the sum for you.',
                ],
                proof: 'Test on Beam universe 1 lights the port with 0, 0, 0.',
              },
            },
          ],
        },
      },
      {
        label: 'Art-Net with numbers by hand',
        then: {
          id: 'manual',
          ask: 'Is Target Universe one less than Source Universe?',
          answers: [
            {
              label: 'No, they are equal',
              then: {
                id: 'equal',
                cause: 'Source counts from 1, Target from 0',
                check: 'Source 1 with Target 1 lights the second universe of most nodes.',
                fix: [
                  'Set Target Universe to Source Universe minus one.',
                  'Or use **Output All**, which does it for you.',
                ],
                proof: 'Each fixture answers on its own line.',
              },
            },
            {
              label: 'Yes',
              then: {
                id: 'node-setting',
                cause: 'Beam is right; the node listens elsewhere',
                check:
                  'Read the universe of the port on the node, and whether it counts from 0 or 1.',
                fix: ['Set the port to the Target Universe, counted the node’s way.'],
                proof: 'Each fixture answers on its own line.',
              },
            },
            {
              label: 'Neither, something else on purpose',
              then: {
                id: 'amount',
                cause: 'With Amount above 1, both numbers count up from the first pair',
                check:
                  'Write the pairs down: source 5, target 10, amount 3 gives 5 to 10, 6 to 11, 7 to 12.',
                fix: [
                  'Remove entries that overlap.',
                  'Add the missing pair as an entry of its own.',
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
          cause: 'A limit at 16 or 256 universes',
          check: 'Does it start at Beam universe 17 or 257?',
          fix: [
            'From 17: set the Sub-Net of the node. Ports of one node often share one Sub-Net.',
            'From 257: the node knows only Net 0, as Art-Net II does; use universes up to 256 for it.',
          ],
          proof: 'The universe behind the limit answers.',
        },
      },
      {
        label: 'CITP visualizer',
        then: {
          id: 'visualizer',
          cause: 'Visualizer and Beam number universes differently',
          check: 'Raise one fixture and see in which universe the visualizer shows values.',
          fix: [
            'Change the universe numbers in the visualizer; leave the patch of the show alone.',
            'Check that the visualizer listens to CITP, not to Art-Net from another source.',
          ],
          proof: 'The fixture lights in the picture.',
        },
      },
      {
        label: 'USB',
        then: {
          id: 'usb',
          cause: 'The interface may get another universe than the fixtures are patched to',
          check: 'Select the USB entry and look whether the Inspector names a universe.',
          fix: [
            'If it does, try the universe of the fixtures there.',
            'If it does not, try the fixtures in universe 1, in a copy of the patch.',
            'With two ports on the interface, try the other one.',
          ],
          proof: 'Test lights a fixture.',
        },
      },
    ],
  },
};
