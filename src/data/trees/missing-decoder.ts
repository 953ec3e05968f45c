import type {Tree} from '../types';

/** A video file stays black or is refused because nothing decodes it. */
export const missingDecoder: Tree = {
  id: 'missing-decoder',
  symptom: 'A video file is refused or stays black',
  root: {
    id: 'system',
    ask: 'Does the file play in another program, such as VLC?',
    answers: [
      {
        label: 'No',
        then: {
          id: 'damaged',
          cause: 'The file is damaged or wasn’t copied completely',
          check: 'Its size differs from the original’s.',
          fix: ['Copy it again, or export it again.', 'Play it to the end in VLC.'],
          proof: 'It plays to the end in VLC.',
        },
      },
      {
        label: 'Yes, and this is a Mac',
        then: {
          id: 'mac',
          cause: 'macOS can’t decode the file’s codec',
          check:
            'QuickTime Player doesn’t open it either. HAP is an exception: Videosync plays it on a Mac, although QuickTime Player refuses it.',
          fix: [
            'Encode it as H.264, ProRes or HAP. See [Encoding video](/handbook/performance-tips/encoding-video).',
            'Use the new file in the clip.',
          ],
          proof: 'The new file plays in Videosync.',
        },
      },
      {
        label: 'Yes, and this is Windows',
        then: {
          id: 'codec',
          ask: 'Which codec is in the file?',
          help: 'VLC: **Tools > Codec Information**.',
          answers: [
            {
              label: 'HAP',
              then: {
                id: 'hap',
                cause: 'Videosync plays HAP on macOS only',
                check: 'VLC’s codec line names `Hap`.',
                fix: [
                  'Encode ten seconds of it as H.264 for straight playback, or as ProRes or Photo-JPEG for jumps and loops.',
                  'If they play, encode the whole file in the same way.',
                ],
                proof:
                  'The clip with the new file shows in the output, and its loop passes without a jump.',
              },
            },
            {
              label: 'H.265, AV1, VP9 or another',
              then: {
                id: 'rare',
                cause: 'Nothing here decodes this codec',
                check: 'An H.264 file in the same clip slot plays.',
                fix: [
                  'Encode ten seconds of it as H.264 with yuv420p, or as ProRes or Photo-JPEG.',
                  'If they play, encode the whole file in the same way.',
                ],
                proof: 'The ten seconds show in Videosync’s output on the show computer.',
              },
            },
            {
              label: 'H.264, ProRes, Photo-JPEG',
              then: {
                id: 'profile',
                ask: 'Does the test file play (`test.mov`, H.264, 8 bits, `yuv420p`)?',
                help: 'Make it as in [Make a test file](/videosync/troubleshooting/installing-viddll-for-windows#a-file-that-should-always-play). Use a `.mov` file, because Live imports QuickTime movies.',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'flavour',
                      cause:
                        'The file uses a variant of the codec, such as 10 bits, 4:2:2 or an odd size',
                      check:
                        'VLC’s codec information shows another pixel format or an odd number of pixels.',
                      fix: ['Encode the file like the one that plays.'],
                      proof: 'The clip shows from its first to its last frame.',
                    },
                  },
                  {
                    label: 'No',
                    then: {
                      id: 'engine',
                      ask: 'What does **Video Engine** show in Max’s preferences, category **Jitter**?',
                      help: 'Open any Max for Live device with its edit button. Max’s preferences (Settings in newer versions) are in its **Options** menu.',
                      answers: [
                        {
                          label: 'qt',
                          then: {
                            id: 'qt',
                            cause: 'The engine `qt` uses DirectShow, which plays few formats',
                            check: 'The value is `qt`, not `viddll`.',
                            fix: [
                              'Save the Set, and choose `viddll`.',
                              'Restart Live and Max, which stops sound, video and light until the Set has loaded. In a break, mute the PA, save the Set, quit both and start them again.',
                            ],
                            proof: 'The value is `viddll` after the restart, and the file plays.',
                          },
                        },
                        {
                          label: 'viddll isn’t offered',
                          then: {
                            id: 'no-viddll',
                            cause: 'The viddll engine may not be installed in this Max',
                            check: 'The menu of the preference has no `viddll`.',
                            fix: [
                              'Use the Max bundled with Live 12, because viddll is the default on Windows in current Max.',
                              'Or, at home, look for VIDDLL in **File > Show Package Manager** and install it, which needs a network connection. Save the Set and restart Live.',
                            ],
                            proof: 'The menu offers `viddll`.',
                          },
                        },
                        {
                          label: 'viddll, changed a moment ago',
                          then: {
                            id: 'restart',
                            cause: 'Devices that were open keep the old engine',
                            check: 'The Set was already open when you changed the engine.',
                            fix: [
                              'Restart Live and Max, which stops sound, video and light until the Set has loaded. In a break, mute the PA, save the Set, quit both and open the Set again.',
                            ],
                            proof: 'The test file shows after the Set is open again.',
                          },
                        },
                        {
                          label: 'viddll, since the last start',
                          then: {
                            id: 'ask-support',
                            cause: 'The decoder isn’t the cause. Contact support',
                            check: 'A plain H.264 file stays black with viddll.',
                            fix: [
                              'Rule out the mixer first with the questions under [The output stays black](/videosync/troubleshooting/common-pitfalls#the-output-stays-black).',
                              'Make a [status report](/handbook/support-articles/sending-status-report), and send it with the file.',
                            ],
                            proof: 'The file shows in Videosync’s output.',
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
