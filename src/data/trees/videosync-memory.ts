import type {Tree} from '../types';

/** Memory fills up while Video Simpler or other parts of Videosync are in use. */
export const videosyncMemory: Tree = {
  id: 'videosync-memory',
  symptom: 'Memory fills up, the computer swaps or slows down',
  root: {
    id: 'who',
    ask: 'Which program is at the top when you sort by memory?',
    help: 'macOS: **Activity Monitor**, tab **Memory**. Windows: **Task Manager**, tab **Processes**, column **Memory**.',
    answers: [
      {
        label: 'Another program',
        then: {
          id: 'other-program',
          cause: 'The memory is taken elsewhere',
          check: 'A browser, a mail program or a sync service is above Videosync and Live.',
          fix: [
            'Quit it for the show, and stop it from starting with the system: [System settings](/handbook/performance-tips/system-settings).',
          ],
          proof: 'Memory pressure (macOS) is green, or memory in use (Windows) falls below 80 %.',
        },
      },
      {
        label: 'Live',
        then: {
          id: 'live',
          cause: 'Samples, instruments and plug-ins of Live',
          check: 'A new Set with only the audio part of the show takes as much.',
          fix: [
            'Freeze tracks with large sample instruments, and remove unused ones.',
            'Switch off **RAM** in Clip View for long audio clips.',
          ],
          proof: 'Live’s figure falls after the Set is loaded again.',
        },
      },
      {
        label: 'Videosync',
        then: {
          id: 'simpler',
          ask: 'In a copy of the Set, delete all Video Simplers, save, restart both programs. Is it lower now?',
          answers: [
            {
              label: 'Yes, much lower',
              then: {
                id: 'file',
                ask: 'What is true of the files in the Video Simplers?',
                help: 'Start with the first that fits.',
                answers: [
                  {
                    label: 'They are longer than the part that is played',
                    then: {
                      id: 'trim',
                      cause: 'Frames that nobody sees may be loaded',
                      check: 'The file lasts minutes, the notes show seconds.',
                      fix: [
                        'Cut the file to the part that is played, in a video editor or with FFmpeg.',
                        'Load the short file.',
                      ],
                      proof: 'Videosync’s figure falls after a restart.',
                    },
                  },
                  {
                    label: 'They are larger than they are shown',
                    then: {
                      id: 'scale',
                      cause: 'More pixels per frame than the output has',
                      check:
                        'The file is 3840 × 2160, the output 1920 × 1080: four times too many.',
                      fix: [
                        'Scale the file to the size on screen: [Encoding video](/handbook/performance-tips/encoding-video).',
                        'Load the smaller file.',
                      ],
                      proof: 'Videosync’s figure falls, and the picture on screen looks the same.',
                    },
                  },
                  {
                    label: 'There are many, most of them seldom used',
                    then: {
                      id: 'many',
                      cause: 'Files that are loaded may count, played or not',
                      check: 'Deleting one Video Simpler in the copy lowers the figure.',
                      fix: [
                        'Put long or seldom pictures on audio tracks as clips, and keep Video Simpler for what is played from pads.',
                        'Or split the show into two Sets.',
                      ],
                      proof: 'The figure falls with each device that goes.',
                    },
                  },
                  {
                    label: 'They are short and small; it rises while many notes sound',
                    then: {
                      id: 'voices',
                      cause: 'Many notes at once',
                      check: 'The figure rises with chords, and stays with single notes.',
                      fix: [
                        'Shorten the notes, so that fewer overlap.',
                        'If the device offers a number of voices, lower it.',
                      ],
                      proof: 'The busiest bar raises the figure less than before.',
                    },
                  },
                ],
              },
            },
            {
              label: 'No, the same',
              then: {
                id: 'growth',
                ask: 'With nothing playing, does the figure go on rising for ten minutes?',
                answers: [
                  {
                    label: 'No, it is high and stays',
                    then: {
                      id: 'buffers',
                      cause: 'Clips, and shaders with many buffers at a high resolution',
                      check: 'At half the rendering width and height the figure is lower.',
                      fix: [
                        'Render at the size of the output, not above.',
                        'Remove shaders with float or persistent buffers that you do not use: a float buffer takes four times the memory of a normal one.',
                      ],
                      proof: 'The figure is lower after a restart, and stays.',
                    },
                  },
                  {
                    label: 'Yes, it rises without end',
                    then: {
                      id: 'ask-support',
                      cause: 'Perhaps a leak: contact support',
                      check:
                        'Ten minutes without any playback, and the figure is higher each minute.',
                      fix: [
                        'Update to the newest patch of your version first: [Updating](/videosync/basics/updating).',
                        'For tonight: restart Videosync between sound check and doors.',
                        'Note the figure each minute, make a [status report](/handbook/support-articles/sending-status-report), and send both.',
                      ],
                      proof: 'The figure holds still over ten minutes.',
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
