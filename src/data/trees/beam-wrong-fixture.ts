import type {Tree} from '../types';

/** Decision tree of Beam for Live: another fixture answers than the one that is meant. */
export const beamWrongFixture: Tree = {
  id: 'beam-wrong-fixture',
  symptom: 'The wrong fixture reacts',
  root: {
    id: 'test',
    ask: 'In a break, stop playback in Live and turn **Test** on for one fixture in the [Fixture Patch](/beam-for-live/application/fixture-patch). What comes on?',
    help: 'First make sure nobody is looking into a strobe or blinder, and nobody is near a moving head. Test can move a head too. Turn **Test** off when you have read what you need from the lights.',
    answers: [
      {
        label: 'The right light, alone',
        then: {
          id: 'device',
          ask: 'Turn **Test** off and move **Intensity** of the device in Live. Which lights change?',
          answers: [
            {
              label: 'Another group',
              then: {
                id: 'wrong-tag',
                cause: 'The device has another tag',
                check: 'Read the tag menu at the top left of the device.',
                fix: [
                  'Choose the right tag.',
                  'Rename tags that look alike, such as Front and Front 2.',
                ],
                proof: 'Only the group you want changes.',
              },
            },
            {
              label: 'The right group and some more',
              then: {
                id: 'extra-tag',
                cause: 'More fixtures have the tag than you expect',
                check: 'Select the fixtures that shouldn’t change and read their tags.',
                fix: [
                  'Choose **File > Save As...** and enter a new name, then remove the tag from them.',
                  'Or give the smaller group its own tag.',
                ],
                proof: 'The other fixtures don’t change.',
              },
            },
            {
              label: 'The right group, but effects run in the wrong order',
              then: {
                id: 'order',
                cause: 'In Beam 1, Spread follows the order of the patch, not of the stage',
                check: 'Compare the order of the group in the patch with the order on stage.',
                fix: [
                  'Swap the addresses of two lights that are in each other’s position, with nobody near a moving head.',
                  'If most of the row is wrong, save a copy of the patch and patch the row again in stage order. You enter its tags and ranges again too.',
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
          ask: 'Read the display of the light that came on. Does it show the address of the row you’re testing?',
          answers: [
            {
              label: 'Yes, the same address and universe',
              then: {
                id: 'labels',
                cause: 'Two lights are swapped, on stage or in the patch',
                check:
                  'Test the next rows too. If two lights are swapped, each lights in place of the other.',
                fix: [
                  'Swap the addresses on the two lights, or their labels and tags in the patch.',
                  'Stick a label with universe and address on each light.',
                ],
                proof:
                  'Each row lights the light with the matching label. Turn **Test** off again.',
              },
            },
            {
              label: 'Same address, other universe',
              then: {
                id: 'universe',
                cause: 'The universe is sent to the wrong DMX line',
                check:
                  'In a break, unplug one DMX line at the node and see which lights lose their signal. Plug it back in.',
                fix: [
                  'In a break, plug the DMX line into the port of the right universe.',
                  'If all universes are shifted by one, follow [Universe off by one](/beam-for-live/troubleshooting/common-issues#universe-off-by-one).',
                ],
                proof: '**Test** lights the right light. Turn **Test** off again.',
              },
            },
            {
              label: 'No, another address',
              then: {
                id: 'footprint',
                cause:
                  'Its channels overlap those of the tested fixture, because the mode on the light isn’t the mode in the patch',
                check:
                  'Last channel = start address + number of channels − 1. Calculate it for the light before the tested one.',
                fix: [
                  'Set the same mode on the light and in the patch.',
                  'Set new addresses for the lights after it: next address = previous address + previous channel count. The [Patch planner](/handbook/tools/patch-plan) lists them, and the [DIP switch calculator](/handbook/tools/dip-switch) shows the switches.',
                ],
                proof:
                  'No two rows share an address, and each **Test** lights one light. Turn **Test** off again.',
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
                cause: 'Lights with the same address on the same line do the same thing',
                check: 'They always change together.',
                fix: [
                  'If you want that, patch one fixture for both.',
                  'Otherwise give each its own address, on the light and in the patch.',
                ],
                proof: 'Each **Test** lights one light. Turn **Test** off again.',
              },
            },
            {
              label: 'No',
              then: {
                id: 'overlap',
                cause: 'Their channels overlap',
                check: 'List the first and last channel of each light of the universe.',
                fix: [
                  'Set the later light to the first free address. The [Patch planner](/handbook/tools/patch-plan) finds it.',
                  'Change its address in the patch too.',
                ],
                proof: 'Each **Test** lights one light. Turn **Test** off again.',
              },
            },
            {
              label: 'They’re on different lines',
              then: {
                id: 'two-ports',
                cause: 'Two ports of the node, or two nodes, output the same universe',
                check: 'Read the universe of each port in the node’s menu.',
                fix: [
                  'In a break, set each port to its own universe.',
                  'If both lines are meant to do the same, leave them as they are.',
                ],
                proof: 'Only one line changes with **Test**. Turn **Test** off again.',
              },
            },
          ],
        },
      },
      {
        label: 'Nothing',
        then: {
          id: 'nothing',
          cause: 'The signal doesn’t reach the fixture',
          check: 'Turn **Test** off and try another fixture of the same universe.',
          fix: [
            'Follow [No light at all](/beam-for-live/troubleshooting/common-issues#no-light-at-all) from its second question.',
          ],
          proof: '**Test** lights the fixture. Turn **Test** off again.',
        },
      },
    ],
  },
};
