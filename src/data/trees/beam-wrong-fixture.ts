import type {Tree} from '../types';

/** Decision tree of Beam for Live: another fixture answers than the one that is meant. */
export const beamWrongFixture: Tree = {
  id: 'beam-wrong-fixture',
  symptom: 'The wrong fixture answers',
  root: {
    id: 'test',
    ask: 'Turn **Test** on for one fixture in the [Fixture Patch](/beam-for-live/application/fixture-patch). What comes on?',
    answers: [
      {
        label: 'The right light, alone',
        then: {
          id: 'device',
          ask: 'Turn Test off and move **Intensity** of the device in Live. What reacts?',
          answers: [
            {
              label: 'Another group',
              then: {
                id: 'wrong-tag',
                cause: 'The device has another tag',
                check: 'Read the tag menu at the top left of the device.',
                fix: [
                  'Choose the right tag.',
                  'Rename tags that look or sound alike, such as Front and Front 2.',
                ],
                proof: 'Only the group that you mean reacts.',
              },
            },
            {
              label: 'The right group and some more',
              then: {
                id: 'extra-tag',
                cause: 'More fixtures carry the tag than you think',
                check: 'Select the fixtures that should not react and read their tags.',
                fix: ['Remove the tag from them.', 'Make a tag of its own for the smaller group.'],
                proof: 'The others stay as they are.',
              },
            },
            {
              label: 'The right group, but effects run in the wrong order',
              then: {
                id: 'order',
                cause:
                  'Spread follows the order of the patch (as documented for Beam 1), not of the stage',
                check: 'Read the group in the patch from top to bottom and walk along the stage.',
                fix: [
                  'Try adding the fixtures to the patch in the order of the stage.',
                  'Or exchange the addresses of two lights that hang swapped.',
                ],
                proof: 'A wave with Spread runs from one end to the other.',
              },
            },
          ],
        },
      },
      {
        label: 'Another light, alone',
        then: {
          id: 'compare',
          ask: 'Read the display of the light that came on: is its address the one of the row under test?',
          answers: [
            {
              label: 'Yes, the same address and universe',
              then: {
                id: 'labels',
                cause: 'Patch and stage disagree about which light is which',
                check: 'Test the next rows too: often two lights are exchanged.',
                fix: [
                  'Exchange the addresses on the two lights, or the labels and tags in the patch.',
                  'Stick a label with universe and address on each light.',
                ],
                proof: 'Each row lights the light with its label.',
              },
            },
            {
              label: 'Same address, other universe',
              then: {
                id: 'universe',
                cause: 'The universe goes to another line',
                check: 'Unplug one DMX line at the node and see which lights lose their signal.',
                fix: [
                  'Put the DMX plug into the port of the right universe.',
                  'If all universes are shifted by one, follow “Universe off by one”.',
                ],
                proof: '**Test** lights the right light.',
              },
            },
            {
              label: 'No, another address',
              then: {
                id: 'footprint',
                cause:
                  'Its channels overlap the tested range: the mode on the light is longer or shorter than in the patch',
                check:
                  'Start address plus number of channels minus one is its last channel. Do that sum for the light before the tested one.',
                fix: [
                  'Set the same mode on the light and in the patch.',
                  'Re-address the lights behind it: next address = previous address + previous channel count.',
                ],
                proof: 'No two rows share an address, and each Test lights one light.',
              },
            },
          ],
        },
      },
      {
        label: 'Several lights',
        then: {
          id: 'several',
          ask: 'Do the lights that come on show the same address?',
          answers: [
            {
              label: 'Yes',
              then: {
                id: 'twins',
                cause: 'Lights with the same address on the same line are twins',
                check: 'They do the same at every moment.',
                fix: [
                  'If that is wanted, patch one fixture for both.',
                  'Otherwise give each its own address, on the light and in the patch.',
                ],
                proof: 'Each Test lights one light.',
              },
            },
            {
              label: 'No',
              then: {
                id: 'overlap',
                cause: 'Ranges overlap',
                check: 'List first and last channel of each light of the universe.',
                fix: [
                  'Move the later one up to the first free address.',
                  'Change its row in the patch too.',
                ],
                proof: 'Each Test lights one light.',
              },
            },
            {
              label: 'They are on different lines',
              then: {
                id: 'two-ports',
                cause: 'Two ports of the node, or two nodes, give out the same universe',
                check: 'Read the universe of each port in the menu of the node.',
                fix: [
                  'Set each port to its own universe.',
                  'Leave it if both lines shall do the same on purpose.',
                ],
                proof: 'Only one line reacts to the Test.',
              },
            },
          ],
        },
      },
      {
        label: 'Nothing',
        then: {
          id: 'nothing',
          cause: 'The fixture is not reached',
          check: 'Test another fixture of the same universe.',
          fix: ['Follow “No light at all” above from its second question.'],
          proof: '**Test** lights the fixture.',
        },
      },
    ],
  },
};
