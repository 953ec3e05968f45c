import type {Tree} from '../types';

/** Videosync's devices in Live have no effect on the application. */
export const devicesDoNotConnect: Tree = {
  id: 'devices-do-not-connect',
  symptom: 'Devices are in the Set, but Videosync doesn’t react',
  root: {
    id: 'app',
    ask: 'Where is Videosync running?',
    answers: [
      {
        label: 'Nowhere: it’s closed',
        then: {
          id: 'app-closed',
          cause: 'The devices don’t start the application',
          check: 'Videosync isn’t in the Dock or in the taskbar.',
          fix: ['Start Videosync.', 'Play a clip, or move a control of the device.'],
          proof: 'A control of the device changes the video.',
        },
      },
      {
        label: 'On another computer',
        then: {
          id: 'other-computer',
          cause: 'The two computers don’t reach each other, or they don’t match',
          check:
            'On Live’s computer, ping the address of the other one, as in [Networked Mode](/videosync/advanced/networked-mode#prepare-the-network). If replies are missing, begin with the network. If they all arrive, begin with the versions.',
          fix: [
            'Network: in a break, connect both computers by cable and give them fixed addresses in the same range, which the [Subnet check](/handbook/tools/subnet) checks. Don’t change an address that lights or other devices of a running show use.',
            'Allow Live and Videosync in the firewall of both computers.',
            'Versions: at home, install the same version of Videosync on both, and copy the media files to the same path to rule that out.',
            'If it still doesn’t react before a show, run Live and Videosync on one computer and [email us](mailto:firstcontact@showsync.com) afterwards.',
          ],
          proof: 'A control in Live changes the video on the other computer.',
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
              label: 'No, but it’s in the menu',
              then: {
                id: 'choose-surface',
                cause: 'The Control Surface isn’t chosen',
                check: 'All rows show None or other products.',
                fix: ['Choose Videosync in a free row.'],
                proof: 'A track fader changes the video.',
              },
            },
            {
              label: 'It isn’t in the menu',
              then: {
                id: 'no-script',
                cause: 'The Control Surface script isn’t installed, or Live hasn’t loaded it yet',
                check: 'The menu of Control Surfaces doesn’t list Videosync.',
                fix: [
                  'Restart Live, which only looks for scripts when it starts. Sound, video and light stop until the Set has loaded, so do it in a break: mute the PA, save the Set, quit Live and start it again.',
                  'Check that Live is new enough: 11.3.20 or later on macOS, 12.0.0 or later on Windows.',
                  'Only if that doesn’t help, and not during a show, close Live and [install Videosync](/videosync/getting-started/installation) again. The installer can overwrite the Devices folder, so copy your own presets to another disk first.',
                ],
                proof: 'The menu lists Videosync.',
              },
            },
            {
              label: 'Yes',
              then: {
                id: 'device-state',
                ask: 'What does the device look like in Live?',
                answers: [
                  {
                    label: 'Not loaded, or Live says Max for Live is missing',
                    then: {
                      id: 'no-max',
                      cause: 'Max for Live is missing or too old',
                      check:
                        'Other Max for Live devices, such as Live’s own LFO, don’t open either. Max for Live is part of Live Suite or an add-on to Standard.',
                      fix: [
                        'At home, authorise or install Max for Live.',
                        'Use the bundled Max. Videosync needs Max 8.5.6 or later on macOS and 8.6.0 or later on Windows.',
                      ],
                      proof: 'The device shows its controls.',
                    },
                  },
                  {
                    label: 'Missing: Live can’t find its file',
                    then: {
                      id: 'file-missing',
                      cause: 'The device folder was moved, deleted or never installed here',
                      check: 'Live’s status bar reports missing files.',
                      fix: [
                        'Don’t save the Set yet. In Live’s Settings, tab **Library**, check that the User Library is where you expect it.',
                        'If the folder was moved, put it back.',
                        'Only if it’s gone, run the User Library installer ([Install Videosync](/videosync/getting-started/installation)). It can overwrite the newest Devices folder, so copy your own presets to another disk first.',
                      ],
                      proof: 'The Set opens without missing files.',
                    },
                  },
                  {
                    label: 'Normal, and Videosync shows an error about old devices',
                    then: {
                      id: 'incompatible',
                      cause: 'The devices are from an older major version',
                      check: 'The Set was made with 1.x, and Videosync is 2.x.',
                      fix: [
                        'If there’s no time before the show, start the computer from the system that worked, if you kept one on a [separate partition](/handbook/performance-tips/separate-partition).',
                        'Otherwise save the Set under a new name and replace the devices in it. See [Updating devices](/videosync/device-reference/updating#replace-a-device-without-losing-the-show).',
                      ],
                      proof: 'The error doesn’t come back when the Set loads.',
                    },
                  },
                  {
                    label: 'Normal, no error',
                    then: {
                      id: 'one-set',
                      ask: 'Does the same device work in a new Set?',
                      help: 'Only in a break, because opening another Set stops sound and video. Save your Set first, and open it again afterwards.',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'set-route',
                            cause:
                              'The track’s output doesn’t reach Main, so the device seems unconnected',
                            check:
                              'In your own Set, the track is muted, its fader is down, or it’s set to **Sends Only**.',
                            fix: [
                              'Answer the questions under [The output stays black](/videosync/troubleshooting/common-pitfalls#the-output-stays-black).',
                            ],
                            proof: 'The device’s video shows in the first Set.',
                          },
                        },
                        {
                          label: 'No',
                          then: {
                            id: 'ask-support',
                            cause: 'None of these checks found the cause. Contact support',
                            check:
                              'The application is open, the Control Surface is chosen and the device is loaded in a new Set, but nothing happens.',
                            fix: [
                              'At home, save the Set and restart the computer. Start Videosync first, then Live, and try once more. At the venue, leave the computer on.',
                              'Make a [status report](/handbook/support-articles/sending-status-report), and send it with the versions of Live, Max and Videosync.',
                            ],
                            proof: 'Moving one control of the device changes the output.',
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
