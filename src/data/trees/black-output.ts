import type {Tree} from '../types';

/** Nothing, or not everything, of Live's video reaches Videosync's output. */
export const blackOutput: Tree = {
  id: 'black-output',
  symptom: 'The output is black, or a track is missing from it',
  root: {
    id: 'where',
    ask: 'What is black?',
    help: 'Look at the computer’s own screen, not at the projector.',
    answers: [
      {
        label: 'Videosync isn’t open at all',
        then: {
          id: 'app-closed',
          cause: 'Videosync isn’t running',
          check:
            'Videosync isn’t in the Dock (macOS) or in the taskbar (Windows). Live and its devices don’t start it.',
          fix: ['Start the Videosync application.', 'In Live, play a clip.'],
          proof: 'The clip appears in Videosync’s output.',
        },
      },
      {
        label: 'Only the projector; the computer shows the video',
        then: {
          id: 'projector-only',
          cause: 'The output is on another display, or the display gets no signal',
          check:
            'The system’s display settings don’t list the projector, or the desktop is mirrored.',
          fix: [
            'Select the projector’s input by hand, reconnect the cable, and extend the desktop.',
            'Drag Videosync’s output window to that display. See [Connect a projector or LED wall](/videosync/getting-started/to-the-big-screen).',
            'If it won’t fill the display, send it through Syphon or Spout to a program that can. As a last resort, mirror the laptop with the output window as large as possible. The audience then sees your desktop.',
            'If it stays black, show a pattern without Videosync, such as the [screen test](/handbook/test-bench/screen). If that’s missing too, the fault is in the cable, the adapter or the projector.',
          ],
          proof: 'The projector shows the desktop background, then the video.',
        },
      },
      {
        label: 'One track or layer only',
        then: {
          id: 'route',
          ask: 'What does the track’s output chooser (**Audio To**) show?',
          help: 'To show it, choose **View > Mixer Controls > In/Out** in Live 12, or **View > In/Out** in Live 11 (macOS: `Option` + `Cmd` + `I`).',
          answers: [
            {
              label: 'Sends Only',
              then: {
                id: 'sends-only',
                cause: 'The video goes to the Return tracks only',
                check: 'The track’s sends are down, or the Return track’s fader is.',
                fix: [
                  'If only the video is missing, put **Properties** on the track and turn **Video Follows Audio Routing** off. The video then goes to Main and the sound stays as it is.',
                  'Otherwise raise the send to a Return track whose fader is up, slowly, because the track’s sound becomes audible too.',
                ],
                proof: 'The layer appears.',
              },
            },
            {
              label: 'A group or another track',
              then: {
                id: 'group-down',
                cause: 'The track that receives the video is down or muted',
                check: 'Follow the output chooser from track to track until you reach Main.',
                fix: [
                  'During a show, put **Properties** on the track and turn **Video Follows Audio Routing** off. Its video then goes straight to Main and the sound doesn’t change.',
                  'In a break, unmute each track on the way instead, and raise its fader slowly with Live’s channel on the mixing desk down. Bring that channel back afterwards.',
                ],
                proof: 'The layer appears in the output.',
              },
            },
            {
              label: 'Main',
              then: {
                id: 'layer',
                ask: 'Does the layer show when you solo its track?',
                help: 'Only in a break, because solo takes the sound and the video of all other tracks away. Turn solo off again afterwards. During a show, choose the answer below that fits the track.',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'covered',
                      cause: 'Another layer covers it, or its own blend mode hides it',
                      check:
                        'In a break, with solo off and the PA muted, mute the other video tracks one after the other. When the layer shows, the track that you muted last covers it. Unmute them all. During a show, leave them alone and start with the fix.',
                      fix: [
                        'On the track that covers it, set **Blend Mode** in Properties to a mode that shows the layers below, such as **Additive**.',
                        'Or move the hidden track further to the right (in Arrangement View: further down).',
                        'If no track covers it, set the hidden track’s own **Blend Mode** to **Additive**. Modes such as **Mask** and **Subtract** don’t show the layer itself.',
                      ],
                      proof: 'The layer shows with solo off and every other track playing.',
                    },
                  },
                  {
                    label: 'No, and the track has a Rack',
                    then: {
                      id: 'chain-down',
                      cause: 'The chain with the video is at −inf dB or turned off',
                      check: 'Open the Rack’s chain list and look at the volume of each chain.',
                      fix: [
                        'Turn the chain on and raise its volume slowly. If it also carries sound that mustn’t be heard, put **Properties** into the chain and unlink volume from opacity.',
                        'Turn solo off.',
                      ],
                      proof: 'The layer shows with solo off.',
                    },
                  },
                  {
                    label: 'No, and there’s a generator in its chain',
                    then: {
                      id: 'generator-overwrites',
                      cause: 'The generator replaces the video before it',
                      check:
                        'In a break, turn the devices off from right to left until the video shows. During a show, look for the generator in the device view instead.',
                      fix: [
                        'Turn the other devices back on. In a break, move the generator to its own track or Rack chain. During a show, turn only the generator off.',
                        'Turn solo off.',
                      ],
                      proof: 'The clip and the generator show together.',
                    },
                  },
                  {
                    label: 'No, and there’s neither',
                    then: {
                      id: 'clip-or-file',
                      cause: 'The clip isn’t playing, or its file can’t be decoded',
                      check:
                        'A clip that shows on another track also shows when you copy it to this one.',
                      fix: [
                        'Launch the clip again, and check whether its playback position moves.',
                        'If it moves, encode the file again. See [Encoding video](/handbook/performance-tips/encoding-video).',
                        'Turn solo off.',
                      ],
                      proof: 'The layer shows with solo off.',
                    },
                  },
                ],
              },
            },
          ],
        },
      },
      {
        label: 'Everything, in Videosync too',
        then: {
          id: 'live-side',
          ask: 'Is a Videosync **Control Surface** chosen in Live’s Settings?',
          help: 'Settings, tab **Link, Tempo & MIDI** (newer Live 12: **Tempo & MIDI**), column **Control Surface**.',
          answers: [
            {
              label: 'No',
              then: {
                id: 'no-control-surface',
                cause: 'Live doesn’t report anything to Videosync',
                check: 'Videosync isn’t in any row of the **Control Surface** column.',
                fix: [
                  'Choose Videosync in a free row of **Control Surface**.',
                  'If the menu doesn’t list it, restart Live, which stops sound, video and light until the Set has loaded. In a break, mute the PA, save the Set, and quit and start Live.',
                  'Only if that doesn’t help, and not during a show, [install Videosync](/videosync/getting-started/installation) again. The installer can overwrite the Devices folder, so copy your own presets to another disk first.',
                ],
                proof: 'The row shows Videosync, and moving a track fader changes the video.',
              },
            },
            {
              label: 'Yes',
              then: {
                id: 'mixer',
                ask: 'Are Main’s fader and the track’s fader up, and is the track playing?',
                help: 'The fader sets the opacity, and at −inf dB the video is invisible. Also check whether another track is soloed.',
                answers: [
                  {
                    label: 'A fader is down, or the track is muted',
                    then: {
                      id: 'fader-down',
                      cause: 'The mixer makes the video transparent',
                      check:
                        'A fader is at −inf dB, the track is muted, another track is soloed, or the crossfader is on the other side.',
                      fix: [
                        'During a show, unlink volume from opacity: with **Properties** on the track, or for Main on the **Video** tab of Videosync’s Settings. The sound doesn’t change.',
                        'Otherwise pull down Live’s channel on the mixing desk, turn mute and solo off, centre the crossfader and raise the fader slowly. Then bring the channel back.',
                      ],
                      proof:
                        'The video follows the fader, or stays visible when volume is unlinked.',
                    },
                  },
                  {
                    label: 'All faders are up, and a clip plays',
                    then: {
                      id: 'new-set',
                      ask: 'Make a new Set with one video clip on one audio track. Does it show?',
                      help: 'Only in a break, because opening another Set stops sound and video. Save your Set first, and turn the speakers down, as the clip may have sound. Open your own Set again afterwards.',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'set-hides-it',
                            cause: 'Something in the first Set covers or diverts the video',
                            check:
                              'Choose **File > Save a Copy**, open the copy, and delete half of its tracks, then half of the rest. When the video appears, the cause is among the tracks you deleted last.',
                            fix: [
                              'Open the original Set and look at the track that you found. A full-screen video with mode **Alpha**, or a bright one with **Subtract**, hides the layers below.',
                              'Change its **Blend Mode**, its position or its fader. See [Blending](/videosync/advanced/blending).',
                            ],
                            proof: 'In the original Set, all tracks show.',
                          },
                        },
                        {
                          label: 'No, although the file plays in another program',
                          then: {
                            id: 'ask-support',
                            cause: 'None of these checks found the cause. Contact support',
                            check:
                              'Videosync is running, the Control Surface is chosen, and a new Set with one clip stays black.',
                            fix: [
                              'On Windows, check the file and the GPU first: [A video file doesn’t play on Windows](/videosync/troubleshooting/installing-viddll-for-windows), [two GPUs](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus).',
                              'Make a [status report](/handbook/support-articles/sending-status-report) and send it with the small Set.',
                            ],
                            proof: 'The video shows in the small Set, then in yours.',
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
