import type {Tree} from '../types';

/** Memory fills up while Video Simpler or other parts of Videosync are in use. */
export const videosyncMemory: Tree = {
  id: 'videosync-memory',
  symptom: 'Memory fills up, or the computer swaps or slows down',
  root: {
    id: 'who',
    ask: 'Which program is at the top when you sort by memory?',
    help: 'macOS: **Activity Monitor**, tab **Memory**. Windows: **Task Manager**, tab **Processes**, column **Memory**.',
    answers: [
      {
        label: 'Another program',
        then: {
          id: 'other-program',
          cause: 'Another program uses the memory',
          check: 'A browser, an email program or a sync service is above Videosync and Live.',
          fix: [
            'Quit it for the show, and stop it from starting with the system. See [System settings](/handbook/performance-tips/system-settings).',
          ],
          proof: 'Memory pressure (macOS) is green, or memory in use (Windows) is below 75 %.',
        },
      },
      {
        label: 'Live',
        then: {
          id: 'live',
          cause: 'Live’s samples, instruments and plugins use the memory',
          check:
            'In a break, a copy of the Set without its video tracks uses as much memory. (**File > Save a Copy**, then open the copy.)',
          fix: [
            'Freeze tracks with large sample instruments, and remove unused instruments.',
            'Turn **RAM** off in Clip View for long audio clips.',
          ],
          proof: 'Live uses less memory after you load the Set again.',
        },
      },
      {
        label: 'Videosync',
        then: {
          id: 'simpler',
          ask: 'In a copy of the Set, delete all Video Simplers, save and restart both programs. Does Videosync use less memory now?',
          help: 'Not during a show. Before doors, save the Set and restart Videosync instead. The copy is made with **File > Save a Copy**; open your own Set again afterwards.',
          answers: [
            {
              label: 'Yes, much less',
              then: {
                id: 'file',
                ask: 'Which of these describes the files in the Video Simplers?',
                help: 'Choose the first one that fits.',
                answers: [
                  {
                    label: 'They’re longer than the part that is played',
                    then: {
                      id: 'trim',
                      cause: 'The file holds frames that are never shown',
                      check: 'The file lasts minutes, but the notes show only seconds of it.',
                      fix: [
                        'Cut the file to the part that you play, in a video editor or with FFmpeg.',
                        'Load the short file.',
                      ],
                      proof: 'Videosync uses less memory after a restart.',
                    },
                  },
                  {
                    label: 'They’re larger than they’re shown',
                    then: {
                      id: 'scale',
                      cause: 'Each frame has more pixels than the output',
                      check:
                        'The file is 3840 × 2160, the output 1920 × 1080: four times as many pixels as needed.',
                      fix: [
                        'Scale the file to the size on screen. See [Encoding video](/handbook/performance-tips/encoding-video).',
                        'Load the smaller file.',
                      ],
                      proof: 'Videosync uses less memory, and the video looks the same on screen.',
                    },
                  },
                  {
                    label: 'There are many, and most are rarely used',
                    then: {
                      id: 'many',
                      cause: 'There are more loaded files than the memory has room for',
                      check: 'Deleting one Video Simpler in the copy frees memory.',
                      fix: [
                        'Put long or rarely used videos on audio tracks as clips, and keep Video Simpler for what you play from pads.',
                        'Or split the show into two Sets.',
                      ],
                      proof: 'After a restart, Videosync uses less memory than before.',
                    },
                  },
                  {
                    label: 'They’re short and small, but memory rises while many notes play',
                    then: {
                      id: 'voices',
                      cause: 'Many notes play at the same time',
                      check: 'Memory rises with chords and stays the same with single notes.',
                      fix: [
                        'Shorten the notes until fewer of them overlap.',
                        'If the device offers a number of voices, lower it.',
                      ],
                      proof: 'The busiest bar uses less memory than before.',
                    },
                  },
                ],
              },
            },
            {
              label: 'No, the same',
              then: {
                id: 'growth',
                ask: 'With nothing playing, does the memory use keep rising for ten minutes?',
                answers: [
                  {
                    label: 'No, it’s high and stays there',
                    then: {
                      id: 'buffers',
                      cause:
                        'Clips use the memory, or shaders with many buffers at a high resolution do',
                      check: 'At half the rendering width and height, Videosync uses less.',
                      fix: [
                        'Render at the size of the output, not larger.',
                        'Remove shaders with float or persistent buffers that you don’t use. A float buffer takes four times the memory of a normal one.',
                      ],
                      proof: 'Memory use is lower after a restart and doesn’t rise.',
                    },
                  },
                  {
                    label: 'Yes, it keeps rising',
                    then: {
                      id: 'ask-support',
                      cause:
                        'Memory use rises without playback, as with a memory leak. Contact support',
                      check: 'For ten minutes without any playback, memory use rises every minute.',
                      fix: [
                        'For tonight, save the Set and restart Videosync at load-in, before the line check and not later. The output is dark meanwhile. Then play a clip. If it stays dark, reopen the Set, which stops sound and light.',
                        'Note the memory use each minute, make a [status report](/handbook/support-articles/sending-status-report), and send both.',
                        'After the show, install the newest patch of your version. See [Updating](/videosync/basics/updating).',
                      ],
                      proof: 'Memory use stays the same for ten minutes.',
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
