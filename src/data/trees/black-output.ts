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
            'Move Videosync’s output to that display: [To the big screen](/videosync/getting-started/to-the-big-screen).',
            'If it stays black, show a pattern without Videosync: [Screen test](/handbook/test-bench/screen). If that’s missing too, the fault is in the cable, the adapter or the projector.',
          ],
          proof: 'The projector shows the desktop background, then the video.',
        },
      },
      {
        label: 'One track or layer only',
        then: {
          id: 'route',
          ask: 'What does the track’s output chooser (**Audio To**) say?',
          help: 'Show it with **View > Mixer Controls > In/Out**; on macOS `Option` + `Cmd` + `I`.',
          answers: [
            {
              label: 'Sends Only',
              then: {
                id: 'sends-only',
                cause: 'The video goes to the Return tracks only',
                check: 'The sends of the track are down, or the fader of the Return track is.',
                fix: [
                  'If the track also carries sound, mute the PA first: both changes below make it audible.',
                  'Slowly raise the send to a Return track whose fader is up, or set the output to **Main**.',
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
                  'Mute the PA first: the same faders carry the sound.',
                  'Unmute each track on the way and raise its fader slowly.',
                  'If the group must stay down, put **Properties** on the track and switch off **Video Follows Audio Routing**. Its video then goes straight to Main.',
                ],
                proof: 'The layer appears in the output.',
              },
            },
            {
              label: 'Main',
              then: {
                id: 'layer',
                ask: 'Does the layer show when you solo its track?',
                help: 'Mute the PA first: solo silences the other tracks.',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'covered',
                      cause: 'Another layer covers it, or its own blend mode hides it',
                      check:
                        'Lower the faders of the other tracks one after the other until the layer shows.',
                      fix: [
                        'On the track that covers it, set **Blend Mode** in Properties to a mode that shows the layers below, such as **Additive**.',
                        'Or move the hidden track further to the right (in Arrangement View: further down).',
                      ],
                      proof: 'The layer shows when you switch solo off.',
                    },
                  },
                  {
                    label: 'No, and the track has a Rack',
                    then: {
                      id: 'chain-down',
                      cause: 'The chain with the video is at −inf dB or switched off',
                      check: 'Open the Rack’s chain list and look at the volume of each chain.',
                      fix: ['With the PA muted, unmute the chain and raise its volume.'],
                      proof: 'The layer shows while the track is in solo.',
                    },
                  },
                  {
                    label: 'No, and there’s a generator in its chain',
                    then: {
                      id: 'generator-overwrites',
                      cause: 'The generator replaces the video before it',
                      check: 'Switch off the devices from right to left until the video shows.',
                      fix: ['Move the generator to its own track or Rack chain.'],
                      proof: 'The clip and the generator show together.',
                    },
                  },
                  {
                    label: 'No, and there’s neither',
                    then: {
                      id: 'clip-or-file',
                      cause: 'The clip isn’t playing, or its file can’t be decoded',
                      check:
                        'Copy a clip that shows on another track to this one: it shows here too.',
                      fix: [
                        'Launch the clip again, and check whether its playback position moves.',
                        'If it moves, encode the file again: [Encoding video](/handbook/performance-tips/encoding-video).',
                      ],
                      proof: 'The layer shows while the track is in solo.',
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
                check: 'No row of the **Control Surface** column names Videosync.',
                fix: [
                  'Choose Videosync in a free row of **Control Surface**.',
                  'If the menu doesn’t list it, save the Set and restart Live.',
                  'Only if that doesn’t help, and not during a show: install Videosync again. The installer can overwrite the Devices folder, so move your own presets out of it first: [Installation](/videosync/getting-started/installation).',
                ],
                proof: 'The row names Videosync, and moving a track fader changes the video.',
              },
            },
            {
              label: 'Yes',
              then: {
                id: 'mixer',
                ask: 'Are Main’s fader and the track’s fader up, and is the track playing?',
                help: 'The fader sets the opacity: at −inf dB the video is invisible. Also check whether another track is soloed.',
                answers: [
                  {
                    label: 'A fader is down, or the track is muted',
                    then: {
                      id: 'fader-down',
                      cause: 'The mixer makes the video transparent',
                      check:
                        'A fader is at −inf dB, the track is muted, another track is soloed, or the crossfader is on the other side.',
                      fix: [
                        'Mute the PA first: the same faders carry the sound.',
                        'Switch off mute and solo, centre the crossfader and raise the fader slowly.',
                        'If the sound has to stay down, unlink volume from opacity: with **Properties** on the track, or for Main on the **Video** tab of Videosync’s Settings.',
                      ],
                      proof:
                        'The video follows the fader, or stays visible when volume is unlinked.',
                    },
                  },
                  {
                    label: 'Everything is up and one clip plays',
                    then: {
                      id: 'new-set',
                      ask: 'Make a new Set with one video clip on one audio track. Does it show?',
                      help: 'Save your Set first, and mute the PA: the clip may have sound.',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'set-hides-it',
                            cause: 'Something in the first Set covers or diverts the video',
                            check:
                              'In a copy of the Set, delete half of the tracks, then half of the rest. When the video appears, the cause is among the tracks you deleted last.',
                            fix: [
                              'Look at the track that you found. A full-screen video with mode **Alpha**, or a bright one with **Subtract**, hides the layers below.',
                              'Change its **Blend Mode**, its position or its fader: [Blending](/videosync/advanced/blending).',
                            ],
                            proof: 'All tracks show, with that track’s fader where you want it.',
                          },
                        },
                        {
                          label: 'No, although the file plays in another program',
                          then: {
                            id: 'ask-support',
                            cause: 'These questions don’t find the cause: contact support',
                            check:
                              'Videosync runs, the Control Surface is chosen, and a new Set with one clip stays black.',
                            fix: [
                              'On Windows, check the file and the GPU first: [A video file doesn’t play on Windows](/videosync/troubleshooting/installing-viddll-for-windows), [two GPUs](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus).',
                              'Make a [status report](/handbook/support-articles/sending-status-report) and send it with the small Set.',
                            ],
                            proof: 'Support can reproduce the problem, or the video shows.',
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
