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
          cause: 'The file is damaged or not completely copied',
          check: 'Its size differs from the original’s.',
          fix: ['Copy it again, or export it again.', 'Play it to the end in VLC.'],
          proof: 'It plays to the end in VLC.',
        },
      },
      {
        label: 'Yes, and this is a Mac',
        then: {
          id: 'mac',
          cause: 'The file’s codec is one that macOS does not decode',
          check:
            'It does not open in QuickTime Player either. (HAP is the exception: QuickTime Player refuses it, Videosync on a Mac is reported to play it.)',
          fix: [
            'Encode it as H.264, ProRes or HAP: [Encoding video](/handbook/performance-tips/encoding-video).',
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
                cause: 'Videosync plays HAP on macOS only, as far as known',
                check: 'VLC’s codec line names `Hap`.',
                fix: [
                  'Encode it as H.264 for straight playback, or as ProRes or Photo-JPEG for jumps and loops.',
                  'Try ten seconds first: which codecs play on which system is not confirmed in full.',
                ],
                proof: 'The new file plays.',
              },
            },
            {
              label: 'H.265, AV1, VP9 or another',
              then: {
                id: 'rare',
                cause: 'A codec outside the common ones',
                check: 'An H.264 file in the same clip slot plays.',
                fix: [
                  'Encode it as H.264 with yuv420p, or as ProRes or Photo-JPEG.',
                  'Try ten seconds first: which codecs play on which system is not confirmed in full.',
                ],
                proof: 'The new file plays.',
              },
            },
            {
              label: 'H.264, ProRes, Photo-JPEG',
              then: {
                id: 'engine',
                ask: 'What does **Video Engine** say in Max’s preferences, category **Jitter**?',
                help: 'Open any Max for Live device with its edit button; Max’s preferences (Settings in newer versions) are in its **Options** menu.',
                answers: [
                  {
                    label: 'qt',
                    then: {
                      id: 'qt',
                      cause: 'Max uses DirectShow, which knows few formats',
                      check: 'The value is `qt`, not `viddll`.',
                      fix: ['Choose `viddll`.', 'Quit Live and Max, and start again.'],
                      proof: 'The value is `viddll` after the restart, and the file plays.',
                    },
                  },
                  {
                    label: 'viddll is not offered',
                    then: {
                      id: 'no-viddll',
                      cause: 'The viddll engine is not installed in this Max',
                      check: 'The menu of the preference has no `viddll`.',
                      fix: [
                        'Use the Max bundled with Live 12: current Max brings viddll along.',
                        'Or look for VIDDLL in **File > Show Package Manager**, install it, restart.',
                      ],
                      proof: 'The menu offers `viddll`.',
                    },
                  },
                  {
                    label: 'viddll, changed a moment ago',
                    then: {
                      id: 'restart',
                      cause: 'Devices that were open keep the old engine',
                      check: 'The Set has been open since before the change.',
                      fix: ['Quit Live and Max, and open the Set again.'],
                      proof: 'The file plays.',
                    },
                  },
                  {
                    label: 'viddll, since the last start',
                    then: {
                      id: 'profile',
                      ask: 'Does an H.264 file of 1920 × 1080, 8 bits, `yuv420p`, play?',
                      help: 'Make one with [Encoding video](/handbook/performance-tips/encoding-video).',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'flavour',
                            cause: 'The flavour of the first file: 10 bits, 4:2:2, or an odd size',
                            check:
                              'VLC’s codec information shows another pixel format or an odd number of pixels.',
                            fix: ['Encode the file like the one that plays.'],
                            proof: 'The new file plays.',
                          },
                        },
                        {
                          label: 'No',
                          then: {
                            id: 'ask-support',
                            cause: 'Not the decoder: contact support',
                            check: 'A plain H.264 file stays black with viddll.',
                            fix: [
                              'Rule out the mixer first: [The output stays black](/videosync/troubleshooting/common-pitfalls#the-output-stays-black).',
                              'Make a [status report](/handbook/support-articles/sending-status-report), and send it with the file.',
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
