import type {Tree} from '../types';

/** Decision tree of Beam for Live: a fixture, or everything, stays dark. */
export const beamNoLight: Tree = {
  id: 'beam-no-light',
  symptom: 'No light at all',
  root: {
    id: 'own-menu',
    ask: 'Does the light come on with its own test or manual program?',
    help: 'On the display of the light; menus call it Test, Manual or Static. On a node or dimmer pack it is often a button.',
    answers: [
      {
        label: 'Its display is dark too',
        then: {
          id: 'no-power',
          cause: 'The light has no power',
          check:
            'Plug something else into the same socket, or look at the power link of the light before it.',
          fix: [
            'Look at the socket, the breaker and the residual-current device.',
            'Seat the power connector; locking ones have to click.',
            'Replace the fuse of the light by one of the same rating, unplugged.',
          ],
          proof: 'The display shows its address.',
        },
      },
      {
        label: 'Display on, but its own test gives no light',
        then: {
          id: 'light-faulty',
          cause: 'The light itself does not work',
          check: 'Unplug its DMX cable and run the test again.',
          fix: [
            'Wait: discharge lamps need minutes to strike again after switching off.',
            'Reset the light from its menu.',
            'Swap in a spare and set it to the same mode and address.',
          ],
          proof: 'The spare runs its own test.',
        },
      },
      {
        label: 'Yes, it lights',
        then: {
          id: 'test',
          ask: 'Turn **Test** on for this fixture in the [Fixture Patch](/beam-for-live/application/fixture-patch). Does it light?',
          help: 'Test sends the Highlight Value of each channel. In Beam 1 it does not need Live.',
          answers: [
            {
              label: 'Yes: Live is the problem',
              then: {
                id: 'tag-menu',
                ask: 'What does the tag menu at the top left of the device in Live show?',
                answers: [
                  {
                    label: 'It is empty, or my tag is missing',
                    then: {
                      id: 'no-tags',
                      cause: 'The device does not see the tag',
                      check: 'Select the fixture in the Fixture Patch and read its tags.',
                      fix: [
                        'Give the fixture the tag.',
                        'If no tags at all appear in Live, save Set and patch, quit Live and Beam, and try starting both again.',
                      ],
                      proof: 'The menu lists the tag, and the light reacts to **Intensity**.',
                    },
                  },
                  {
                    label: 'Another tag',
                    then: {
                      id: 'other-tag',
                      cause: 'The device drives another group',
                      check: 'Lights of the other group react when you move **Intensity**.',
                      fix: ['Choose the tag of this light in the menu.'],
                      proof: 'This light reacts to **Intensity**.',
                    },
                  },
                  {
                    label: 'The right tag',
                    then: {
                      id: 'intensity',
                      ask: 'Raise **Intensity** on a Generic device with this tag, alone on a new track. Does it light?',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'no-notes',
                            cause:
                              'The first device makes nothing: no notes, Gain at zero, or an effect that takes it away',
                            check: 'Play a clip and look whether its track shows incoming notes.',
                            fix: [
                              'Raise **Gain** and **Intensity** of the first device.',
                              'Try it on a copy of the track without the effects behind it.',
                              'Switch **Int < Vel** off, in case the velocities are low.',
                            ],
                            proof: 'The light follows the clip.',
                          },
                        },
                        {
                          label: 'No',
                          then: {
                            id: 'live-not-connected',
                            cause: 'What Live makes does not reach Beam',
                            check:
                              'Open an empty Set with one Generic device and the tag, and raise **Intensity**.',
                            fix: [
                              'If the empty Set works, look for a device that holds `dim` down on a group track or the Main track.',
                              'If it does not, save Set and patch, quit Live and Beam, and try starting both again.',
                              'After an update, try a fresh device from the browser: the one in the Set may be of an older version. See [Updating devices](/beam-for-live/device-reference/updating).',
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
              label: 'No, and others on this universe do light',
              then: {
                id: 'one-dark',
                ask: 'Compare the display of the light with its row in the patch: address and mode.',
                help: 'Many displays also show whether DMX arrives: a steady dot, or a warning such as “no DMX”.',
                answers: [
                  {
                    label: 'They differ',
                    then: {
                      id: 'address-mode',
                      cause: 'Address or mode on the light is not the one in the patch',
                      check: 'Read the number of channels that the light shows for its mode.',
                      fix: [
                        'Set address and mode on the light to those of the patch.',
                        'Confirm with its enter button; some menus forget it otherwise.',
                      ],
                      proof: '**Test** lights it.',
                    },
                  },
                  {
                    label: 'Same, but it reports no DMX',
                    then: {
                      id: 'cable',
                      cause: 'The DMX line is broken before this light',
                      check: 'The last light that works is the one before the fault.',
                      fix: [
                        'Swap the cable between the last working light and this one.',
                        'Check that the cable goes from **out** to **in**.',
                        'Leave this light out of the chain to see whether the rest comes back.',
                      ],
                      proof: 'The display shows DMX, and **Test** lights it.',
                    },
                  },
                  {
                    label: 'Same, and DMX arrives',
                    then: {
                      id: 'profile',
                      cause: 'The profile does not open the light',
                      check:
                        'Look for a shutter, strobe or main dimmer channel in the chart of the manual.',
                      fix: [
                        'Try giving that channel the Default Value and the Highlight Value that mean open, see [Creating a new fixture profile](/beam-fixture-editor/creating-a-new-fixture-profile).',
                        'Tonight: use a simpler mode that another profile fits.',
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
                ask: 'How does this universe leave Beam? Look at [Inputs/Outputs](/beam-for-live/application/inputs-outputs).',
                answers: [
                  {
                    label: 'There is no entry for it',
                    then: {
                      id: 'no-output',
                      cause: 'The universe has no output',
                      check:
                        'Compare the Universe of the fixture with the Source Universe of the entries.',
                      fix: [
                        'Add an output with this Source Universe, or switch on **Output All**.',
                      ],
                      proof: '**Test** lights the fixture.',
                    },
                  },
                  {
                    label: 'Art-Net',
                    then: {
                      id: 'artnet',
                      cause: 'Art-Net does not arrive, or arrives under another number',
                      check:
                        'Look at the data light of the node, and at **Status** in the Inspector.',
                      fix: [
                        'No data light: follow “The node is not found” below.',
                        'Data light on, lights dark: follow “Universe off by one” below.',
                      ],
                      proof: 'The data light blinks and **Test** lights the fixture.',
                    },
                  },
                  {
                    label: 'USB',
                    then: {
                      id: 'usb',
                      cause: 'The USB interface is not there or is held by another program',
                      check:
                        'Quit every other lighting program, plug the interface in again without a hub, and restart Beam.',
                      fix: [
                        'Look at the entry in Inputs/Outputs: if it names no interface or another one, try choosing yours again, or add the output anew.',
                        'Try another port and another cable; charging cables carry no data.',
                        'Install the driver that its maker gives for your system.',
                      ],
                      proof: 'The interface shows activity, and **Test** lights the fixture.',
                    },
                  },
                  {
                    label: 'Anything else, or all of this is right',
                    then: {
                      id: 'support',
                      cause: 'Not found with these checks',
                      check:
                        'Try the light and its cable on another controller or on the node’s own test function.',
                      fix: [
                        'Write down what you have tried, with the versions of Beam, Live and the system.',
                        'Ask on the forum or by mail, with the patch file attached. [Sending a status report](/handbook/support-articles/sending-status-report) tells what helps.',
                      ],
                      proof:
                        'You have a spare way to light the stage meanwhile: the venue’s desk, or the light’s own program.',
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
