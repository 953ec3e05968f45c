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
        label: 'Videosync is not open at all',
        then: {
          id: 'app-closed',
          cause: 'Videosync is not running',
          check:
            'No Videosync in the Dock (macOS) or in the taskbar (Windows). Live and its devices do not start it.',
          fix: [
            'Start the Videosync application.',
            'Start a clip in Live again, so that a picture is asked for.',
          ],
          proof: 'The picture of the clip appears in Videosync’s output.',
        },
      },
      {
        label: 'Only the projector; the computer shows the picture',
        then: {
          id: 'projector-only',
          cause: 'The output is on another display, or the display gets no signal',
          check:
            'The system’s display settings do not list the projector, or the desktop is mirrored.',
          fix: [
            'Set the projector’s input by hand, plug the cable again, and extend the desktop.',
            'Place Videosync’s output on that display: [To the big screen](/videosync/getting-started/to-the-big-screen).',
          ],
          proof: 'The desktop’s background, then the picture, shows on the projector.',
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
                check: 'The sends of the track are down, or the return’s fader is.',
                fix: ['Raise the send to a return that is up, or', 'set the output to **Main**.'],
                proof: 'The layer shows when the send goes up.',
              },
            },
            {
              label: 'A group or another track',
              then: {
                id: 'group-down',
                cause: 'The track that receives the video is down or muted',
                check: 'Follow the output chooser from track to track until you reach Main.',
                fix: [
                  'Raise the fader of each track on the way and release its mute.',
                  'To bypass the way, put **Properties** on the track and switch **Video Follows Audio Routing** off: its video then goes straight to Main.',
                ],
                proof: 'The layer shows at Main.',
              },
            },
            {
              label: 'Main',
              then: {
                id: 'layer',
                ask: 'Does the layer show when you solo its track?',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'covered',
                      cause: 'Another layer covers it, or its own mode hides it',
                      check: 'Pull down one neighbour after the other until the layer shows.',
                      fix: [
                        'Set the covering track’s **Blend Mode** in Properties to one that lets light through, such as **Additive**.',
                        'Or move the hidden track further right (in Arrangement View: further down).',
                      ],
                      proof: 'The layer shows without solo.',
                    },
                  },
                  {
                    label: 'No, and the track has a Rack',
                    then: {
                      id: 'chain-down',
                      cause: 'The chain with the picture is at −inf or switched off',
                      check:
                        'Open the chain list of the Rack and look at the volume of each chain.',
                      fix: ['Raise the chain’s volume and release its mute.'],
                      proof: 'The layer shows while the track is in solo.',
                    },
                  },
                  {
                    label: 'No, and a generator stands in its chain',
                    then: {
                      id: 'generator-overwrites',
                      cause: 'A generator replaces the picture before it',
                      check: 'Switch off the devices from right to left until the picture shows.',
                      fix: ['Move the generator to a track, or to a Rack chain, of its own.'],
                      proof: 'Clip and generator show together.',
                    },
                  },
                  {
                    label: 'No, and there is neither',
                    then: {
                      id: 'clip-or-file',
                      cause: 'The clip does not run, or its file is not decoded',
                      check: 'A clip that shows on another track shows here too.',
                      fix: [
                        'Launch the clip again, and look whether its position moves.',
                        'If it moves, encode the file anew: [Encoding video](/handbook/performance-tips/encoding-video).',
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
                cause: 'Live does not report anything to Videosync',
                check: 'No row of the **Control Surface** column names Videosync.',
                fix: [
                  'Choose Videosync in a free row of **Control Surface**.',
                  'If it is not in the menu, run the installation again and restart Live: [Installation](/videosync/getting-started/installation).',
                ],
                proof: 'The row names Videosync, and moving a track fader changes the picture.',
              },
            },
            {
              label: 'Yes',
              then: {
                id: 'mixer',
                ask: 'Are Main’s fader and the track’s fader up, and is the track playing?',
                help: 'Fader is opacity: at −inf the picture is gone. Look for another track that is soloed, too.',
                answers: [
                  {
                    label: 'A fader is down, or the track is muted',
                    then: {
                      id: 'fader-down',
                      cause: 'The mixer makes the picture transparent',
                      check:
                        'A fader at −inf, **Mute** pressed, another track in solo, or the crossfader on the other side.',
                      fix: [
                        'Pull the fader up, release mute and solo, centre the crossfader.',
                        'If the sound has to stay down, unlink volume from opacity: with **Properties** on the track, or for Main on the **Video** tab of Videosync’s Settings.',
                      ],
                      proof: 'The picture follows the fader, or keeps still when it is unlinked.',
                    },
                  },
                  {
                    label: 'All is up, one clip plays',
                    then: {
                      id: 'new-set',
                      ask: 'Make a new Set with one video clip on one audio track. Does it show?',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'set-hides-it',
                            cause: 'Something in the first Set covers or diverts the picture',
                            check:
                              'In a copy of the Set, delete half of the tracks, then half of the rest: the picture appears when the culprit goes.',
                            fix: [
                              'Look at the track that you found: a full picture with mode **Alpha**, or a **Subtract** with a bright picture, hides what is below.',
                              'Change its **Blend Mode**, its place or its fader: [Blending](/videosync/advanced/blending).',
                            ],
                            proof: 'All tracks show with the culprit’s fader at the wanted place.',
                          },
                        },
                        {
                          label: 'No, with a file that plays elsewhere',
                          then: {
                            id: 'ask-support',
                            cause: 'Not found by these questions: contact support',
                            check:
                              'Videosync runs, the Control Surface is chosen, and a new Set with one clip stays black.',
                            fix: [
                              'On Windows, ask first about the decoder and the GPU: [viddll](/videosync/troubleshooting/installing-viddll-for-windows), [two GPUs](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus).',
                              'Make a [status report](/handbook/support-articles/sending-status-report) and send it with the small Set.',
                            ],
                            proof: 'Support can make it black too, or shows the picture.',
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
