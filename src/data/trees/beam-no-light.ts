import type {Tree} from '../types';

/** Decision tree of Beam for Live: a fixture, or everything, stays dark. */
export const beamNoLight: Tree = {
  id: 'beam-no-light',
  symptom: 'No light at all',
  root: {
    id: 'own-menu',
    ask: 'Does the light come on with its own test or manual program?',
    help: 'Look in the menu on its display for Test, Manual or Static. A node or dimmer pack often has a button instead. Do it in a break, with nobody near a moving head or in front of a strobe, and set everything back to DMX afterwards.',
    answers: [
      {
        label: 'Its display is dark too',
        then: {
          id: 'no-power',
          cause: 'The light has no power',
          check:
            'Check whether the outlet powers another device, and whether the previous light on the power link is on.',
          fix: [
            'Unplug the supply end first. Push the power connector at the light in until it locks, then plug the supply in again. A blue or grey powerCON must never be plugged or unplugged under load.',
            'If a breaker or residual-current device (RCD) has tripped, unplug what you added last and ask the house to reset it once. If it trips again, leave it off.',
            'If the fuse in the plug has blown, unplug it and fit one of the same rating. A fuse inside the light is a job for a technician, so use a spare.',
          ],
          proof: 'The display shows its address.',
        },
      },
      {
        label: 'Its display works, but its own test gives no light',
        then: {
          id: 'light-faulty',
          cause: 'The light itself doesn’t work',
          check:
            'In a break, unplug its DMX cable and run the test again. Lights after it on the line lose data until you plug it back in.',
          fix: [
            'Wait a few minutes if it has a discharge lamp, because a hot one can’t strike again until it has cooled.',
            'With nobody within reach, reset the light from its menu. A moving head travels to its end stops.',
            'In a break, swap in a spare, and set it to the same mode and address.',
          ],
          proof: 'The spare runs its own test.',
        },
      },
      {
        label: 'Yes, it lights',
        then: {
          id: 'test',
          ask: 'In a break, set the light and the node back to DMX and stop playback in Live. Turn **Test** on for this fixture in the [Fixture Patch](/beam-for-live/application/fixture-patch). Does it light?',
          help: 'First make sure nobody is looking into a strobe or blinder, and nobody is near a moving head. Test sends the Highlight Value of each channel, which can also move a head. Turn it off again as soon as you have seen the answer, because it holds the light and makes the next answers wrong.',
          answers: [
            {
              label: 'Yes, so the fault is in Live',
              then: {
                id: 'tag-menu',
                ask: 'Make sure **Test** is off. What does the tag menu at the top left of the device in Live show?',
                answers: [
                  {
                    label: 'It’s empty, or my tag is missing',
                    then: {
                      id: 'no-tags',
                      cause: 'The device doesn’t see the tag',
                      check: 'Select the fixture in the Fixture Patch and read its tags.',
                      fix: [
                        'Give the fixture the tag.',
                        'If Live shows no tags at all, restart both programs. In a break, with the PA muted: photograph the list in Inputs/Outputs, save the Set and the patch, then quit Live and Beam. Start both again, compare the list with your photo, and unmute the PA.',
                      ],
                      proof: 'The menu lists the tag, and **Intensity** changes the light.',
                    },
                  },
                  {
                    label: 'Another tag',
                    then: {
                      id: 'other-tag',
                      cause: 'The device controls another group',
                      check:
                        'When you move **Intensity**, lights of the other group change. Move it back.',
                      fix: ['Choose the tag of this light in the menu.'],
                      proof: '**Intensity** changes this light.',
                    },
                  },
                  {
                    label: 'The right tag',
                    then: {
                      id: 'intensity',
                      ask: 'With **Test** off, add a Generic device with this tag on a new MIDI track and raise **Intensity**. Does it light?',
                      help: 'This lights the whole group, so make sure nobody is looking into it or near a moving head. Delete the new track afterwards.',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'no-notes',
                            cause:
                              'The first device sends nothing, because no notes arrive, Gain is at zero or an effect blocks it',
                            check: 'Play a clip and check that its track shows incoming notes.',
                            fix: [
                              'Raise **Gain** and **Intensity** of the first device.',
                              'In a break, duplicate the track, delete the effects on the copy and play it. Delete the copy afterwards.',
                              'Turn **Int < Vel** off, in case the velocities are low.',
                            ],
                            proof: 'The light follows the clip.',
                          },
                        },
                        {
                          label: 'No',
                          then: {
                            id: 'live-not-connected',
                            cause: 'The signal from Live doesn’t reach Beam',
                            check:
                              'In a break, save your Set and open an empty one. Add one Generic device with the tag and raise **Intensity**. Then open your Set again.',
                            fix: [
                              'If the empty Set works, look for an effect that lowers `dim` on a group track or the Main track of your Set.',
                              'If it doesn’t work either, restart both programs. In a break, with the PA muted: photograph the list in Inputs/Outputs, save the Set and the patch, then quit Live and Beam. Start both again, compare the list with your photo, and unmute the PA.',
                              'After an update, try a new device from the browser, because the one in the Set may be an older version. See [Updating devices](/beam-for-live/device-reference/updating).',
                            ],
                            proof: '**Intensity** lights the fixture in your own Set.',
                          },
                        },
                      ],
                    },
                  },
                ],
              },
            },
            {
              label: 'No, but other lights on this universe work',
              then: {
                id: 'one-dark',
                ask: 'Turn **Test** off. Compare the address and mode on the light’s display with its row in the patch. Are they the same?',
                help: 'Many displays also show whether DMX arrives, with a steady dot or a warning such as “no DMX”.',
                answers: [
                  {
                    label: 'They’re different',
                    then: {
                      id: 'address-mode',
                      cause: 'The light has a different address or mode from the patch',
                      check:
                        'Compare the channel count that the light shows for its mode with the profile’s.',
                      fix: [
                        'Set the light to the address and mode of the patch. Keep clear of a moving head, because it can move straight away.',
                        'If the light has DIP switches, look up the address in the [DIP switch calculator](/handbook/tools/dip-switch).',
                        'Confirm with the light’s enter button, because some menus otherwise discard the change.',
                      ],
                      proof: '**Test** lights it. Turn **Test** off again.',
                    },
                  },
                  {
                    label: 'Same, but it reports no DMX',
                    then: {
                      id: 'cable',
                      cause: 'The DMX line is broken before this light',
                      check: 'Find the last light on the line that works. The fault is after it.',
                      fix: [
                        'In a break, swap the cable between the last working light and this one. Everything after that point loses data meanwhile.',
                        'Check that the cable goes from **out** to **in**.',
                        'In a break, bypass this light to see whether the rest of the line works.',
                      ],
                      proof:
                        'The display shows DMX, and **Test** lights it. Turn **Test** off again.',
                    },
                  },
                  {
                    label: 'Same, and DMX arrives',
                    then: {
                      id: 'profile',
                      cause:
                        'A shutter or dimmer channel stays closed, because the profile doesn’t open it',
                      check:
                        'Look for a shutter, strobe or main dimmer channel in the manual’s chart.',
                      fix: [
                        'Tonight: use a simpler mode that another profile fits.',
                        'Later: set the Default Value and the Highlight Value of that channel to open. See [Give each channel safe values](/beam-fixture-editor/creating-a-new-fixture-profile#give-each-channel-safe-values).',
                      ],
                      proof:
                        '**Test** lights it. With **Test** off again, **Intensity** lights it too.',
                    },
                  },
                ],
              },
            },
            {
              label: 'No, and the whole universe is dark',
              then: {
                id: 'output-type',
                ask: 'Which output does this universe use? Look in [Inputs/Outputs](/beam-for-live/application/inputs-outputs).',
                answers: [
                  {
                    label: 'There’s no entry for it',
                    then: {
                      id: 'no-output',
                      cause: 'The universe has no output',
                      check:
                        'Compare the Universe of the fixture with the Source Universe of the entries.',
                      fix: [
                        'Add an output with this Source Universe, and the universe of the node’s port as Target Universe. If the port shows three numbers, enter them in the [Art-Net address converter](/handbook/tools/port-address#port-address?from=parts&address=0:0:0).',
                        'Use **Output All** only if the list has no other entries and nobody else on the network uses these universes, because it sends every universe of the patch.',
                      ],
                      proof: '**Test** lights the fixture. Turn **Test** off again.',
                    },
                  },
                  {
                    label: 'Art-Net',
                    then: {
                      id: 'artnet',
                      cause:
                        'Art-Net doesn’t reach the node, or arrives under another universe number',
                      check:
                        'Look at the node’s data LED. For a node output, read **Status** in the Inspector too.',
                      fix: [
                        'Data LED off: follow [The node is not found](/beam-for-live/troubleshooting/common-issues#the-node-is-not-found).',
                        'Data LED on, but lights dark: follow [Universe off by one](/beam-for-live/troubleshooting/common-issues#universe-off-by-one).',
                      ],
                      proof:
                        'The data LED blinks, and **Test** lights the fixture. Turn **Test** off again.',
                    },
                  },
                  {
                    label: 'USB',
                    then: {
                      id: 'usb',
                      cause: 'The USB interface is missing, or another program uses it',
                      check:
                        'Quit other lighting programs and plug the interface straight into the computer.',
                      fix: [
                        'If the entry in Inputs/Outputs shows no interface or a different one, choose yours again, or add a new output.',
                        'Try another port and another cable. Some USB cables only charge.',
                        'Restart Beam in a break, since all universes can go dark. First photograph the list in Inputs/Outputs and save the patch.',
                        'Install the manufacturer’s driver for your system after the show.',
                        'If it’s a DMX USB Pro, clear the stage in a break, photograph the list in Inputs/Outputs, save the patch, quit Beam and send to one channel with [USB DMX test](/handbook/test-bench/dmx-usb). If the fixture reacts, interface and cable work.',
                      ],
                      proof:
                        'The interface shows activity, and **Test** lights the fixture. Turn **Test** off again.',
                    },
                  },
                  {
                    label: 'Another type, or all of this is right',
                    then: {
                      id: 'support',
                      cause: 'These checks haven’t found the fault',
                      check:
                        'In a break, try the light and its cable on another controller, or with the node’s own test. Turn that test off again.',
                      fix: [
                        'For tonight, light the stage with the venue’s desk or the lights’ own programs.',
                        'Write down what you tried, with the versions of Beam, Live and the system.',
                        '[Email us](mailto:firstcontact@showsync.com) and attach the patch file. For what to include, see [Sending a status report](/handbook/support-articles/sending-status-report).',
                      ],
                      proof: 'The stage is lit, and your report lists every check you made.',
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
