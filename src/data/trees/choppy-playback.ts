import type {Tree} from '../types';

/** Motion is not smooth: dropped frames, judder, a low frame rate. */
export const choppyPlayback: Tree = {
  id: 'choppy-playback',
  symptom: 'The video stutters or jerks',
  root: {
    id: 'power',
    ask: 'Is the computer running on mains power?',
    answers: [
      {
        label: 'No, on battery',
        then: {
          id: 'battery',
          cause: 'On battery, the system slows down the processor and GPU',
          check: 'The battery symbol doesn’t show that the power supply is connected.',
          fix: [
            'Plug in the power supply that came with the computer, or one with the same wattage.',
            'macOS: **System Settings > Battery**, turn **Low Power Mode** off. Windows: **Settings > System > Power & battery**, choose the mode for best performance.',
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
                help: 'Look at the tempo lane in the Arrangement, and at the file in a player that shows its codec.',
                answers: [
                  {
                    label: 'The tempo is automated while it plays',
                    then: {
                      id: 'tempo',
                      cause: 'Clips can play choppily under tempo automation',
                      check:
                        'Before doors, turn the tempo automation off. The clip then plays smoothly. Turn it on again.',
                      fix: [
                        'Replace the ramp with steps between sections.',
                        'Or, if the clip doesn’t have to follow the beat, turn its **Warp** off.',
                      ],
                      proof: 'The clip plays smoothly through the passage.',
                    },
                  },
                  {
                    label: 'It’s H.264 or H.265, and it loops, jumps or is warped',
                    then: {
                      id: 'codec',
                      cause: 'After each jump, the computer has to decode a whole group of frames',
                      check:
                        'Before doors, a copy of the clip plays smoothly, unwarped and from the start.',
                      fix: [
                        'Encode ten seconds in a codec in which each frame is complete: ProRes or Photo-JPEG, or HAP on macOS. For the commands, see [Encoding video](/handbook/performance-tips/encoding-video).',
                        'If they play, encode the whole file and use it in the clip.',
                      ],
                      proof: 'The clip passes its loop point smoothly.',
                    },
                  },
                  {
                    label: 'It’s HAP, ProRes, 4K or on an external disk',
                    then: {
                      id: 'disk',
                      cause: 'The disk can’t deliver the file fast enough',
                      check: 'A copy of the file on the internal SSD plays smoothly.',
                      fix: [
                        'Keep show files on the internal SSD.',
                        'Scale the file to the size at which it’s shown: half the width and height is a quarter of the data.',
                      ],
                      proof: 'The clip plays from start to end without a gap.',
                    },
                  },
                ],
              },
            },
            {
              label: 'Everything, in a regular rhythm',
              then: {
                id: 'refresh',
                cause: 'The display’s refresh rate differs from the rendering rate',
                check:
                  'In the system’s display settings, the refresh rate is 50 Hz. A program that draws 60 frames per second then has ten frames of each second that are never shown. At 59.94 Hz it’s only one frame every 17 s, which is rarely visible.',
                fix: [
                  'In a break, set the display to 60 Hz, because the image disappears for a few seconds. The [screen test](/handbook/test-bench/screen) measures what it really runs at.',
                  'Or, if Videosync’s settings offer a frame rate, set it to the display’s rate.',
                ],
                proof: 'A slow pan moves evenly across the screen.',
              },
            },
            {
              label: 'Everything, all the time',
              then: {
                id: 'load',
                ask: 'Which of these makes it smooth?',
                help: 'Only before doors, because the audience sees each of these. Try them in this order, and undo each before the next. During a show, stop a clip that isn’t needed and leave the rest.',
                answers: [
                  {
                    label: 'A smaller rendering resolution',
                    then: {
                      id: 'gpu-load',
                      cause: 'The GPU has too many pixels to draw',
                      check: 'It’s smooth at half the width and height, a quarter of the pixels.',
                      fix: [
                        'Render at the resolution of the projector or LED wall, not higher.',
                        'Turn shader effects off one by one, and back on if they make no difference. Those with many passes need the most power.',
                        'On a Windows computer with two GPUs, give Videosync the faster one. See [two GPUs](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus).',
                      ],
                      proof: 'Playback is smooth at the resolution that you need.',
                    },
                  },
                  {
                    label: 'Stopping most of the clips',
                    then: {
                      id: 'decode-load',
                      cause: 'Too many files are decoded at the same time',
                      check: 'Each clip that you add makes it worse, even with all effects off.',
                      fix: [
                        'Render layers that always play together into one file.',
                        'On macOS, try HAP, which is decompressed on the GPU.',
                      ],
                      proof: 'The busiest scene plays smoothly for a minute.',
                    },
                  },
                  {
                    label: 'Turning devices off in Live (the audio crackles too)',
                    then: {
                      id: 'cpu-load',
                      cause: 'Live itself uses too much of the processor',
                      check:
                        'Live’s CPU meter is high, and the audio drops out at the same moments.',
                      fix: [
                        'Before the show, freeze heavy audio tracks and increase the audio buffer size.',
                        'After the tour, consider Videosync 2.0 or later, in which activating many devices in one go no longer causes audio dropouts. It’s a major update, so read [Updating devices](/videosync/device-reference/updating) first.',
                        'If you can’t reduce the load any further, consider a second computer. See [Networked Mode](/videosync/advanced/networked-mode).',
                      ],
                      proof: 'Sound and video play without dropouts through the busiest scene.',
                    },
                  },
                  {
                    label: 'None of these',
                    then: {
                      id: 'ask-support',
                      cause: 'None of these checks found the cause. Contact support',
                      check: 'In a break, one clip in a new Set stutters on mains power.',
                      fix: [
                        'Close everything but Live and Videosync. At home, also restart the computer. See [System settings](/handbook/performance-tips/system-settings).',
                        'If it still stutters, make a [status report](/handbook/support-articles/sending-status-report). On macOS, also [record a spindump](/handbook/support-articles/recording-a-spindump) while it stutters. Send both.',
                      ],
                      proof: 'A slow pan in the new Set moves evenly on the real display.',
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
