import type {Tree} from '../types';

/** Videosync's devices in Live have no effect on the application. */
export const devicesDoNotConnect: Tree = {
  id: 'devices-do-not-connect',
  symptom: 'Devices are in the Set, but Videosync does not react',
  root: {
    id: 'app',
    ask: 'Where does Videosync run?',
    answers: [
      {
        label: 'Nowhere: it is closed',
        then: {
          id: 'app-closed',
          cause: 'The devices do not start the application',
          check: 'No Videosync in the Dock or in the taskbar.',
          fix: ['Start Videosync.', 'Play a clip, or touch a control of the device.'],
          proof: 'A control of the device changes the picture.',
        },
      },
      {
        label: 'On another computer',
        then: {
          id: 'other-computer',
          cause: 'The network between the two computers',
          check:
            'Ping the other computer’s address from Live’s computer, as in [Networked mode](/videosync/advanced/networked-mode#prepare-the-network).',
          fix: [
            'Use a cable, switch Wi-Fi off, give both a fixed address in one range.',
            'Allow Live and Videosync in the firewall of both computers.',
          ],
          proof: 'A control in Live changes the picture on the other computer.',
        },
      },
      {
        label: 'On this computer',
        then: {
          id: 'surface',
          ask: 'Is Videosync chosen as **Control Surface**?',
          help: 'Live’s Settings, tab **Link, Tempo & MIDI** (newer Live 12: **Tempo & MIDI**).',
          answers: [
            {
              label: 'No, but it is in the menu',
              then: {
                id: 'choose-surface',
                cause: 'The Control Surface is not chosen',
                check: 'All rows say None, or name other devices.',
                fix: ['Choose Videosync in a free row.'],
                proof: 'A track fader changes the picture.',
              },
            },
            {
              label: 'It is not in the menu',
              then: {
                id: 'no-script',
                cause: 'The Control Surface script is not installed, or Live has not read it yet',
                check: 'The menu of Control Surfaces does not list Videosync.',
                fix: [
                  'Quit Live and start it again: it looks for scripts at start only.',
                  'Still not there: run the installation again with Live closed: [Installation](/videosync/getting-started/installation).',
                  'Check that this Live is new enough: 11.3.20 on macOS, 12.0.0 on Windows, as far as known.',
                ],
                proof: 'The menu lists Videosync.',
              },
            },
            {
              label: 'Yes',
              then: {
                id: 'device-state',
                ask: 'How does the device look in Live?',
                answers: [
                  {
                    label: 'Not loaded, or Live says Max for Live is missing',
                    then: {
                      id: 'no-max',
                      cause: 'Max for Live is not there, or too old',
                      check:
                        'Another Max for Live device, such as Live’s own LFO, does not open either. Max for Live belongs to Live Suite, or is an add-on to Standard.',
                      fix: [
                        'Authorise or install Max for Live.',
                        'Use the bundled Max, or 8.5.6 or newer on macOS and 8.6.0 or newer on Windows, as far as known.',
                      ],
                      proof: 'The device shows its controls.',
                    },
                  },
                  {
                    label: 'Missing: Live cannot find its file',
                    then: {
                      id: 'file-missing',
                      cause: 'The device folder was moved, deleted or never installed here',
                      check: 'Live’s status bar reports missing files.',
                      fix: [
                        'Put the folder back, or run the User Library installer: [Installation](/videosync/getting-started/installation).',
                        'Look in Live’s Settings, tab **Library**, whether the User Library lies where you think.',
                      ],
                      proof: 'The Set opens without missing files.',
                    },
                  },
                  {
                    label: 'Normal, and Videosync shows an error about old devices',
                    then: {
                      id: 'incompatible',
                      cause: 'The devices belong to an older major version',
                      check: 'The Set was made with 1.x, and Videosync is 2.x.',
                      fix: [
                        'Save the Set under a new name and replace the devices in it: [Updating devices](/videosync/device-reference/updating#replace-a-device-without-losing-the-show).',
                        'No time for that: go back to the version that the Set was made with.',
                      ],
                      proof: 'The error does not come back when the Set loads.',
                    },
                  },
                  {
                    label: 'Normal, no error',
                    then: {
                      id: 'one-set',
                      ask: 'Does the same device work in a new Set?',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'set-route',
                            cause:
                              'The track’s output does not reach Main, so it looks unconnected',
                            check: 'The track is muted, down, or set to **Sends Only**.',
                            fix: [
                              'Walk through [The output stays black](/videosync/troubleshooting/common-pitfalls#the-output-stays-black).',
                            ],
                            proof: 'The device’s picture shows in the first Set.',
                          },
                        },
                        {
                          label: 'No',
                          then: {
                            id: 'ask-support',
                            cause: 'Not found by these questions: contact support',
                            check:
                              'Application open, Control Surface chosen, device loaded, new Set: nothing happens.',
                            fix: [
                              'Restart the computer, start Videosync first and Live second, and try once more.',
                              'Make a [status report](/handbook/support-articles/sending-status-report), and send it with the versions of Live, Max and Videosync.',
                            ],
                            proof: 'The reply names the cause.',
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
      },
    ],
  },
};
