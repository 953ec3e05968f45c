import type {Tree} from '../types';

/** Decision tree of Beam for Live: a light that works by itself does not work in the show. */
export const beamNotInShow: Tree = {
  id: 'beam-not-in-show',
  symptom: 'Works alone but not in the show',
  root: {
    id: 'test-in-show',
    ask: 'In a break, with the rig connected and the show’s patch open, stop playback in Live. Does **Test** light the fixture?',
    help: 'First make sure nobody is looking into a strobe or blinder, and nobody is near a moving head. Turn **Test** off again as soon as you have seen the answer, because it holds the light.',
    answers: [
      {
        label: 'No',
        then: {
          id: 'what-changed',
          ask: 'What has changed since it last worked?',
          answers: [
            {
              label: 'More lights on the line',
              then: {
                id: 'load',
                cause: 'The DMX line is overloaded, too long or not terminated',
                check:
                  'In a break, disconnect the second half of the line. The first half then works.',
                fix: [
                  'Stay within 32 unit loads and 300 m, or use a splitter.',
                  'Plug a 120 ohm terminator into the last light.',
                ],
                proof: '**Test** lights every fixture of the line. Turn **Test** off again.',
              },
            },
            {
              label: 'More universes',
              then: {
                id: 'outputs',
                cause: 'Only the first universe has an output',
                check: 'Compare the universes of the patch with the entries in Inputs/Outputs.',
                fix: [
                  'Raise **Amount**, or add entries. Use **Output All** only if the list has no other entries and nobody else on the network uses these universes, because it sends every universe of the patch.',
                  'Set up the other ports of the node.',
                ],
                proof: '**Test** lights one fixture of each universe. Turn **Test** off again.',
              },
            },
            {
              label: 'Another patch is open',
              then: {
                id: 'patch',
                cause: 'The patch of another gig is loaded',
                check: 'Read the name of the open `.sbp` file.',
                fix: [
                  'In a break, save a copy of the open patch and open the right one.',
                  'Keep the Set, patch and profiles in one folder with the name of the show.',
                ],
                proof: 'Labels and addresses match tonight’s rig.',
              },
            },
            {
              label: 'Another venue or network',
              then: {
                id: 'venue',
                cause:
                  'The house network uses other addresses, or a house controller is sending too',
                check:
                  'In a break, and with the house’s permission, connect the computer directly to the node.',
                fix: [
                  'If that works, use your own network, or ask for free universes and addresses.',
                  'If it doesn’t, follow [The node is not found](/beam-for-live/troubleshooting/common-issues#the-node-is-not-found).',
                ],
                proof:
                  '**Test** also lights the fixture on the house network. Turn **Test** off again.',
              },
            },
          ],
        },
      },
      {
        label: 'Yes',
        then: {
          id: 'intensity',
          ask: 'Turn **Test** off, play the show and raise **Intensity** on the track of this light. What happens?',
          answers: [
            {
              label: 'It’s too dim, or stops halfway',
              then: {
                id: 'average',
                cause:
                  'Another track with the same tag pulls an averaged value down, or an effect limits it',
                check:
                  'In a break, choose **File > Save a Copy**, open the copy and delete the other tracks with this tag. If the light reaches full, the values are averaged. Open the original again.',
                fix: [
                  'Let only one track set the colour and brightness of this tag, or give the other track its own tag.',
                  'Look for a Scale effect whose **Out Hi** is below full, up to the Main track.',
                  'Read the Merge Mode in the profile: `weightedaverage` averages, Add doesn’t. For the arithmetic, see [Mixing](/beam-for-live/concepts/mixing).',
                ],
                proof: 'Full intensity is full while everything plays.',
              },
            },
            {
              label: 'Nothing',
              then: {
                id: 'in-the-way',
                ask: 'Follow the signal from the device to the Main track. What’s in between?',
                answers: [
                  {
                    label: 'An effect on the same parameter',
                    then: {
                      id: 'held',
                      cause: 'The effect sets the parameter to a constant or multiplies it by zero',
                      check:
                        'In a break, choose **File > Save a Copy**, open the copy and delete the effect. **Intensity** works there. Open the original again.',
                      fix: [
                        'Scale: turn **Equal Low and Hi** off, or raise **Out Hi**.',
                        'LFO: change **Mult** to **Add**, or raise **Min**, if your version has these controls.',
                      ],
                      proof: '**Intensity** works with the effect on.',
                    },
                  },
                  {
                    label: 'A chain, track or group that’s turned off',
                    then: {
                      id: 'off',
                      cause: 'A chain, track or group on the way may block the signal',
                      check: 'Look for grey activators, from the device to the outermost group.',
                      fix: [
                        'In a break, mute the PA, because these tracks may also carry sound. Turn the activators on one by one.',
                        'Turn solo off on other tracks and chains, then unmute the PA.',
                      ],
                      proof: '**Intensity** works.',
                    },
                  },
                  {
                    label: 'Nothing',
                    then: {
                      id: 'tag-name',
                      cause: 'The tag in the Set doesn’t exist in this patch',
                      check:
                        'Compare the tag menu of the device with the tags in the patch, letter by letter.',
                      fix: [
                        'Choose the tag again, or rename the tag in the patch to match the Set.',
                      ],
                      proof: '**Intensity** works.',
                    },
                  },
                ],
              },
            },
            {
              label: 'It works, but the clips don’t change it',
              then: {
                id: 'overridden',
                cause: 'Automation is overridden',
                check:
                  'Look for a lit **Back to Arrangement** or **Re-Enable Automation** button in Live.',
                fix: [
                  'If **Re-Enable Automation** is lit, click it in a break, with people clear of the lights. Every control that was moved by hand jumps back to its automation, volumes too.',
                  'If **Back to Arrangement** is lit, Session clips are playing instead of the Arrangement. Clicking it stops those clips and their sound, so wait until nothing in the Session needs to keep playing.',
                  'For live changes, use a separate device, such as a Scale effect without automation. Don’t map an automated parameter to a Macro, because it no longer follows its own automation.',
                ],
                proof: 'The light follows the clip again.',
              },
            },
            {
              label: 'It works for a while, then stops',
              then: {
                id: 'later',
                cause: 'The computer, the network or a cloud service interferes',
                check: 'Note the time. Does it happen again at the same interval?',
                fix: [
                  'Turn off sleep and power saving. See [System settings](/handbook/performance-tips/system-settings).',
                  'Pause cloud services. See [Cloud service interference](/beam-for-live/troubleshooting/cloud-service-interference).',
                  'If it still happens, [email us](mailto:firstcontact@showsync.com) the time and what was playing.',
                ],
                proof: 'The whole show runs once without the light stopping.',
              },
            },
          ],
        },
      },
    ],
  },
};
