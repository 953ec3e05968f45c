import type {Tree} from '../types';

/** Decision tree of Beam for Live: a fixture, or everything, stays dark. */
export const beamNoLight: Tree = {
  id: 'beam-no-light',
  symptom: 'No light at all',
  root: {
    id: 'own-menu',
    ask: 'Does the light come on with its own test or manual program?',
    help: 'Look in the menu on its display for Test, Manual or Static. A node or dimmer pack often has a button instead.',
    answers: [
      {
        label: 'Its display is dark too',
        then: {
          id: 'no-power',
          cause: 'The light has no power',
          check:
            'Plug another device into the same outlet, or check the power link of the previous light.',
          fix: [
            'Check the outlet, the breaker and the residual-current device (RCD). If one has tripped, unplug the light before you reset it.',
            'Push the power connector in fully. Locking connectors click.',
            'If the fuse of the light has blown, unplug the light and fit one of the same rating.',
          ],
          proof: 'The display shows its address.',
        },
      },
      {
        label: 'Display on, but its own test gives no light',
        then: {
          id: 'light-faulty',
          cause: 'The light itself doesn’t work',
          check: 'Unplug its DMX cable and run the test again.',
          fix: [
            'Wait a few minutes: discharge lamps must cool down before they light again.',
            'Reset the light from its menu.',
            'Swap in a spare, and set it to the same mode and address.',
          ],
          proof: 'The spare runs its own test.',
        },
      },
      {
        label: 'Yes, it lights',
        then: {
          id: 'test',
          ask: 'Turn **Test** on for this fixture in the [Fixture Patch](/beam-for-live/application/fixture-patch). Does it light?',
          help: 'First make sure nobody is looking into a strobe or blinder. Test sends the Highlight Value of each channel. In Beam 1 it works without Live.',
          answers: [
            {
              label: 'Yes: the fault is in Live',
              then: {
                id: 'tag-menu',
                ask: 'What does the tag menu at the top left of the device in Live show?',
                answers: [
                  {
                    label: 'It’s empty, or my tag is missing',
                    then: {
                      id: 'no-tags',
                      cause: 'The device doesn’t see the tag',
                      check: 'Select the fixture in the Fixture Patch and read its tags.',
                      fix: [
                        'Give the fixture the tag.',
                        'If Live shows no tags at all, save the Set and the patch. In a break, with the PA muted, quit Live and Beam and start both again.',
                      ],
                      proof: 'The menu lists the tag, and **Intensity** changes the light.',
                    },
                  },
                  {
                    label: 'Another tag',
                    then: {
                      id: 'other-tag',
                      cause: 'The device controls another group',
                      check: 'When you move **Intensity**, lights of the other group change.',
                      fix: ['Choose the tag of this light in the menu.'],
                      proof: '**Intensity** changes this light.',
                    },
                  },
                  {
                    label: 'The right tag',
                    then: {
                      id: 'intensity',
                      ask: 'Add a Generic device with this tag on a new track and raise **Intensity**. Does it light?',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'no-notes',
                            cause:
                              'The first device sends nothing: no notes arrive, Gain is at zero, or an effect blocks it',
                            check: 'Play a clip and check that its track shows incoming notes.',
                            fix: [
                              'Raise **Gain** and **Intensity** of the first device.',
                              'Try a copy of the track without the effects after it.',
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
                              'In a break, save your Set and open an empty one. Add one Generic device with the tag and raise **Intensity**.',
                            fix: [
                              'If the empty Set works, look for an effect that lowers `dim` on a group track or the Main track of your Set.',
                              'If it doesn’t, save the Set and the patch, mute the PA, quit Live and Beam, and start both again.',
                              'After an update, try a new device from the browser, because the one in the Set may be an older version. See [Updating devices](/beam-for-live/device-reference/updating).',
                            ],
                            proof: 'The empty Set lights the fixture.',
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
                ask: 'Compare address and mode on the light’s display with its row in the patch. Are they the same?',
                help: 'Many displays also show whether DMX arrives, with a steady dot or a warning such as “no DMX”.',
                answers: [
                  {
                    label: 'They’re different',
                    then: {
                      id: 'address-mode',
                      cause: 'The light has a different address or mode from the patch',
                      check: 'Compare the number of channels that the light shows for its mode.',
                      fix: [
                        'Set the light to the address and mode of the patch.',
                        'Confirm with the light’s enter button, because some menus otherwise discard the change.',
                      ],
                      proof: '**Test** lights it.',
                    },
                  },
                  {
                    label: 'Same, but it reports no DMX',
                    then: {
                      id: 'cable',
                      cause: 'The DMX line is broken before this light',
                      check: 'Find the last light on the line that works. The fault is after it.',
                      fix: [
                        'Swap the cable between the last working light and this one.',
                        'Check that the cable goes from **out** to **in**.',
                        'Bypass this light to see whether the rest of the line works.',
                      ],
                      proof: 'The display shows DMX, and **Test** lights it.',
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
                        'Later: set the Default Value and the Highlight Value of that channel to open: see [Creating a new fixture profile](/beam-fixture-editor/creating-a-new-fixture-profile#give-each-channel-safe-values).',
                      ],
                      proof: '**Test** lights it, and so does **Intensity**.',
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
                      fix: ['Add an output with this Source Universe, or turn **Output All** on.'],
                      proof: '**Test** lights the fixture.',
                    },
                  },
                  {
                    label: 'Art-Net',
                    then: {
                      id: 'artnet',
                      cause:
                        'Art-Net doesn’t reach the node, or arrives under another universe number',
                      check:
                        'Look at the data LED of the node. For a node output, read **Status** in the Inspector too.',
                      fix: [
                        'Data LED off: follow [The node is not found](/beam-for-live/troubleshooting/common-issues#the-node-is-not-found).',
                        'Data LED on, but lights dark: follow [Universe off by one](/beam-for-live/troubleshooting/common-issues#universe-off-by-one).',
                      ],
                      proof: 'The data LED blinks, and **Test** lights the fixture.',
                    },
                  },
                  {
                    label: 'USB',
                    then: {
                      id: 'usb',
                      cause: 'The USB interface is missing, or another program uses it',
                      check:
                        'Quit other lighting programs and plug the interface straight into the computer. Save the patch and restart Beam.',
                      fix: [
                        'If the entry in Inputs/Outputs shows no interface or a different one, choose yours again, or add a new output.',
                        'Try another port and another cable. Some USB cables only charge.',
                        'Install the manufacturer’s driver for your system.',
                        'If it’s a DMX USB Pro, clear the stage, quit Beam and send to one channel with [DMX by USB](/handbook/test-bench/dmx-usb). If the fixture reacts, interface and cable work.',
                      ],
                      proof: 'The interface shows activity, and **Test** lights the fixture.',
                    },
                  },
                  {
                    label: 'Another type, or all of this is right',
                    then: {
                      id: 'support',
                      cause: 'These checks haven’t found the fault',
                      check:
                        'Try the light and its cable on another controller, or with the node’s own test.',
                      fix: [
                        'For tonight, light the stage with the venue’s desk or the lights’ own programs.',
                        'Write down what you tried, with the versions of Beam, Live and the system.',
                        'Ask on the forum or by mail, and attach the patch file. [Sending a status report](/handbook/support-articles/sending-status-report) lists what to include.',
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
