import type {Tree} from '../types';

/** Motion is not smooth: dropped frames, judder, a low frame rate. */
export const choppyPlayback: Tree = {
  id: 'choppy-playback',
  symptom: 'The picture stutters or runs in jerks',
  root: {
    id: 'power',
    ask: 'Does the computer run on mains power?',
    answers: [
      {
        label: 'No, on battery',
        then: {
          id: 'battery',
          cause: 'On battery the system slows processor and GPU down',
          check: 'The battery symbol shows no plug.',
          fix: [
            'Plug in the power supply that came with the computer, or one of the same wattage.',
            'macOS: **System Settings > Battery**, switch **Low Power Mode** off. Windows: **Settings > System > Power & battery**, choose the mode for best performance.',
          ],
          proof: 'Motion is smooth within seconds of plugging in.',
        },
      },
      {
        label: 'Yes',
        then: {
          id: 'which',
          ask: 'What stutters?',
          answers: [
            {
              label: 'One clip only',
              then: {
                id: 'clip',
                ask: 'What is special about that clip?',
                help: 'Look at the Arrangement’s tempo lane, and at the file in a player that shows its codec.',
                answers: [
                  {
                    label: 'The tempo is automated while it plays',
                    then: {
                      id: 'tempo',
                      cause: 'Clips under tempo automation are reported to play choppily',
                      check: 'Switch the tempo automation off: the clip runs smoothly.',
                      fix: [
                        'Replace the ramp by steps between sections, or',
                        'switch **Warp** off for this clip, if it need not follow the beat.',
                      ],
                      proof: 'The clip is smooth through the passage.',
                    },
                  },
                  {
                    label: 'It is H.264 or H.265, and it loops, jumps or is warped',
                    then: {
                      id: 'codec',
                      cause: 'Each jump decodes a whole group of pictures',
                      check: 'Play it straight from the start, unwarped: it is smooth.',
                      fix: [
                        'Encode it again in a codec where each frame stands alone: ProRes or Photo-JPEG, or HAP on macOS. [Encoding video](/handbook/performance-tips/encoding-video) has the commands.',
                        'Try ten seconds of it first: the full list of codecs that Videosync plays on each system is not confirmed.',
                        'Use the new file in the clip.',
                      ],
                      proof: 'The loop point passes without a hitch.',
                    },
                  },
                  {
                    label: 'It is HAP, ProRes, 4K or lies on an external disk',
                    then: {
                      id: 'disk',
                      cause: 'The disk cannot deliver the file fast enough',
                      check: 'Copy the file to the internal SSD: it is smooth there.',
                      fix: [
                        'Keep show files on the internal SSD.',
                        'Scale the file to the size at which it is shown: half the width and height is a quarter of the data.',
                      ],
                      proof: 'The clip plays from end to end without a gap.',
                    },
                  },
                ],
              },
            },
            {
              label: 'Everything, in a regular rhythm',
              then: {
                id: 'refresh',
                cause: 'The display runs at another rate than the picture is drawn',
                check:
                  'Look at the display’s refresh rate in the system’s display settings: 50 Hz, or 59.94 Hz, with a picture drawn at 60 fps.',
                fix: [
                  'Set the display to 60 Hz. If Videosync’s settings offer a frame rate, the display’s own is the other way.',
                  'At 50 Hz against 60 fps, ten frames of each second are never shown. At 59.94 Hz it is one frame every 17 s, seldom visible.',
                ],
                proof: 'A slow pan across the screen is even.',
              },
            },
            {
              label: 'Everything, all the time',
              then: {
                id: 'load',
                ask: 'Which of these makes it smooth?',
                help: 'Try them in this order, and undo each before the next.',
                answers: [
                  {
                    label: 'A smaller rendering resolution',
                    then: {
                      id: 'gpu-load',
                      cause: 'The GPU has more pixels to draw than it can',
                      check: 'At half width and height it is smooth: a quarter of the pixels.',
                      fix: [
                        'Render at the resolution of the projector or LED wall, not above.',
                        'Switch off shader effects one by one; those with many passes cost most.',
                        'On a Windows computer with two GPUs, give Videosync the faster one: [two GPUs](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus).',
                      ],
                      proof: 'Smooth at the resolution that you need.',
                    },
                  },
                  {
                    label: 'Stopping most of the clips',
                    then: {
                      id: 'decode-load',
                      cause: 'Too many files are decoded at once',
                      check: 'Each further clip makes it worse, with any effect switched off.',
                      fix: [
                        'Render layers that always play together into one file.',
                        'On macOS try HAP, which the GPU unpacks.',
                      ],
                      proof: 'The busiest scene runs smoothly for a minute.',
                    },
                  },
                  {
                    label: 'Switching off devices in Live, where audio crackles too',
                    then: {
                      id: 'cpu-load',
                      cause: 'Live’s own load starves the rest',
                      check: 'Live’s CPU meter is high, and audio drops out at the same moments.',
                      fix: [
                        'Freeze heavy audio tracks, and raise the audio buffer.',
                        'Use Videosync 2.0 or newer, where many devices switched on at once are reported to disturb audio less.',
                        'If nothing is left to save: [Networked mode](/videosync/advanced/networked-mode).',
                      ],
                      proof: 'Sound and picture hold through the busiest scene.',
                    },
                  },
                  {
                    label: 'None of these',
                    then: {
                      id: 'ask-support',
                      cause: 'Not found by these questions: contact support',
                      check: 'One clip in a new Set stutters on mains power.',
                      fix: [
                        'Close everything but Live and Videosync, and restart: [System settings](/handbook/performance-tips/system-settings).',
                        'Still there: make a [spindump](/handbook/support-articles/recording-a-spindump) on macOS while it stutters, and a [status report](/handbook/support-articles/sending-status-report), and send both.',
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
};
