import type {Tree} from '../types';

/** Decision tree of Beam for Live: a light that works by itself does not work in the show. */
export const beamNotInShow: Tree = {
  id: 'beam-not-in-show',
  symptom: 'Works alone but not in the show',
  root: {
    id: 'test-in-show',
    ask: 'With the show’s patch and rig, Live stopped: does **Test** light the fixture?',
    answers: [
      {
        label: 'No',
        then: {
          id: 'what-changed',
          ask: 'What is different from when it worked?',
          answers: [
            {
              label: 'More lights on the line',
              then: {
                id: 'load',
                cause: 'The DMX line is overloaded, too long or not terminated',
                check: 'Disconnect the second half of the line: does the first half work?',
                fix: [
                  'Stay within 32 loads and 300 m, or use a splitter.',
                  'Put a 120 ohm terminator on the last light.',
                ],
                proof: '**Test** lights every fixture of the line.',
              },
            },
            {
              label: 'More universes',
              then: {
                id: 'outputs',
                cause: 'Only the first universe has an output',
                check: 'Compare the universes of the patch with the entries in Inputs/Outputs.',
                fix: [
                  'Raise Amount, add entries, or use **Output All**.',
                  'Set the further ports of the node.',
                ],
                proof: 'One fixture of each universe passes its Test.',
              },
            },
            {
              label: 'Another patch is open',
              then: {
                id: 'patch',
                cause: 'The patch of another gig is loaded',
                check: 'Read the name of the open `.sbp` file.',
                fix: [
                  'Open the right one.',
                  'Keep Set, patch and profiles in one folder with the name of the show.',
                ],
                proof: 'Labels and addresses are those of tonight.',
              },
            },
            {
              label: 'Another venue or network',
              then: {
                id: 'venue',
                cause: 'Addresses of the house, or a house controller on the same network',
                check: 'Connect computer and node directly.',
                fix: [
                  'Direct works: use a network of your own, or ask for free universes and addresses.',
                  'Direct does not: follow “The node is not found”.',
                ],
                proof: 'Test lights the fixture on the house network too.',
              },
            },
          ],
        },
      },
      {
        label: 'Yes',
        then: {
          id: 'intensity',
          ask: 'Play the show and raise **Intensity** on the track of this light. What happens?',
          answers: [
            {
              label: 'Too little, or it settles in the middle',
              then: {
                id: 'average',
                cause: 'Other tracks with the same tag pull it',
                check: 'In a copy of the Set, delete the other tracks with this tag.',
                fix: [
                  'Give each track a tag of its own, or let one track own the parameter.',
                  'Choose another Merge Mode in the profile. [Mixing](/beam-for-live/concepts/mixing) shows the sums.',
                ],
                proof: 'Full means full while everything plays.',
              },
            },
            {
              label: 'Nothing',
              then: {
                id: 'in-the-way',
                ask: 'Follow the signal to the right: what stands between the device and the Main track?',
                answers: [
                  {
                    label: 'An effect on the same parameter',
                    then: {
                      id: 'held',
                      cause: 'The effect holds the parameter or multiplies it by zero',
                      check: 'In a copy of the Set, delete the effect.',
                      fix: [
                        'Scale: switch **Equal Low and Hi** off or raise **Out Hi**.',
                        'LFO: change Mult to Add or raise Min, if your version has them.',
                      ],
                      proof: '**Intensity** works with the effect on.',
                    },
                  },
                  {
                    label: 'A chain, track or group that is switched off',
                    then: {
                      id: 'off',
                      cause: 'Something on the way may be switched off',
                      check: 'Look for grey activators, from the device to the outermost group.',
                      fix: [
                        'Try switching them on, one after the other.',
                        'Try without any solo on other tracks and chains.',
                      ],
                      proof: '**Intensity** works.',
                    },
                  },
                  {
                    label: 'Nothing',
                    then: {
                      id: 'tag-name',
                      cause: 'The tag in the Set does not exist in this patch',
                      check:
                        'Open the tag menu of the device and compare it with the patch, letter by letter.',
                      fix: [
                        'Choose the tag again, or name the tag in the patch as the Set expects it.',
                      ],
                      proof: '**Intensity** works.',
                    },
                  },
                ],
              },
            },
            {
              label: 'It works, but the clips do not move it',
              then: {
                id: 'overridden',
                cause: 'Automation is overridden',
                check:
                  'Look for the lit **Back to Arrangement** or automation re-enable button in Live.',
                fix: [
                  'Press it.',
                  'Do not touch automated controls during the show; use a macro for live changes.',
                ],
                proof: 'The light follows the clip again.',
              },
            },
            {
              label: 'It works for a while, then stops',
              then: {
                id: 'later',
                cause: 'The computer, the network or a file service interferes',
                check: 'Note the minute: does it repeat?',
                fix: [
                  'Switch off sleep and power saving, see [System settings](/handbook/performance-tips/system-settings).',
                  'Pause cloud services, see [Cloud service interference](/beam-for-live/troubleshooting/cloud-service-interference).',
                  'If it stays, ask on the forum or by mail, with the minute and what played.',
                ],
                proof: 'The whole show runs once without a stop.',
              },
            },
          ],
        },
      },
    ],
  },
};
