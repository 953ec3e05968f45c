import type {Tree} from '../types';

/** The output is on the wrong display, or drawn by the wrong GPU. */
export const wrongDisplayOrGpu: Tree = {
  id: 'wrong-display-or-gpu',
  symptom: 'The video is on the wrong screen, black on one screen, or slow',
  root: {
    id: 'what',
    ask: 'What do you see?',
    answers: [
      {
        label: 'The video is on the wrong screen',
        then: {
          id: 'desktop',
          ask: 'Do both screens show the same desktop?',
          help: 'Press `Windows` + `P` to see the mode.',
          answers: [
            {
              label: 'Yes, the same',
              then: {
                id: 'mirrored',
                cause: 'The desktop is duplicated',
                check: '`Windows` + `P` shows **Duplicate**.',
                fix: [
                  'Press `Windows` + `P` and choose **Extend**.',
                  'Move the output to the projector again.',
                ],
                proof:
                  'The mouse pointer leaves the laptop’s screen at one edge and appears on the other.',
              },
            },
            {
              label: 'No, different parts',
              then: {
                id: 'placement',
                cause: 'The output window is on the other screen',
                check: '**Settings > System > Display > Identify** shows which screen is which.',
                fix: [
                  'Drag the output window to the correct screen, or select it and press `Windows` + `Shift` + an arrow key.',
                  'If the window won’t fill the screen, send the video through Spout to a program that has a full-screen output. See [Connect a projector or LED wall](/videosync/getting-started/to-the-big-screen#put-the-picture-there).',
                  'With no time left, choose **Duplicate** with `Windows` + `P` and make the window as large as possible. The audience then sees your desktop too.',
                ],
                proof: 'The video is on the projector, Live on the laptop.',
              },
            },
            {
              label: 'The projector isn’t there at all',
              then: {
                id: 'not-found',
                cause: 'Windows doesn’t detect the display',
                check: '**Settings > System > Display** shows only one rectangle.',
                fix: [
                  'Select the input on the projector by hand, and reconnect the cable at both ends.',
                  'Click **Detect** under **Multiple displays**. Then try a shorter cable, or connect it without an adapter.',
                ],
                proof: 'A second rectangle appears.',
              },
            },
          ],
        },
      },
      {
        label: 'Black or frozen in one program or on one screen',
        then: {
          id: 'where-black',
          ask: 'Where is it black?',
          answers: [
            {
              label: 'In the program that receives Spout',
              then: {
                id: 'spout-split',
                cause: 'Sender and receiver run on different GPUs',
                check:
                  'In Task Manager, tab **Processes**, right-click the column headings and turn on **GPU engine**. The two programs show different numbers, GPU 0 and GPU 1.',
                fix: [
                  'Give both programs, and Live, the same GPU, as in [Put every program on one GPU](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus#put-every-program-on-one-gpu).',
                  'Restart all of them, which stops sound, video and light until the Set has loaded. In a break, mute the PA and save the Set, then quit and start each one.',
                ],
                proof: 'Both show the same number, and the receiver shows the video.',
              },
            },
            {
              label: 'In Videosync’s own output, on one screen only',
              then: {
                id: 'other-connector',
                cause: 'That screen is connected to the other GPU',
                check:
                  'In **Settings > System > Display > Advanced display**, select the screen. The line below its name shows which GPU drives it.',
                fix: [
                  'Move the cable to a connector of the GPU that draws. On a desktop computer, use the graphics card, not the main board.',
                  'On a laptop, try another connector: HDMI and USB-C may belong to different GPUs.',
                ],
                proof:
                  '**Advanced display** names the same GPU that Task Manager shows for Videosync.',
              },
            },
            {
              label: 'In Videosync’s own output, everywhere',
              then: {
                id: 'not-gpu',
                cause: 'The GPU is probably not the cause',
                check:
                  'The output is also black on the laptop’s own screen, with no other display connected.',
                fix: [
                  'Answer the questions under [The output stays black](/videosync/troubleshooting/common-pitfalls#the-output-stays-black).',
                ],
                proof: 'The video shows on the laptop’s own screen.',
              },
            },
          ],
        },
      },
      {
        label: 'Slow, although the fan hardly runs',
        then: {
          id: 'which-gpu',
          ask: 'Which GPU is busy when a clip plays?',
          help: 'Task Manager, tab **Performance**: each GPU has a graph with its name.',
          answers: [
            {
              label: 'The integrated one (Intel, or AMD in the processor)',
              then: {
                id: 'integrated',
                cause: 'Windows gave Videosync the power-saving GPU',
                check: 'The dedicated GPU’s graph stays at 0 %.',
                fix: [
                  'Set Videosync to **High performance**, as in [Put every program on one GPU](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus#put-every-program-on-one-gpu).',
                  'Plug in the power supply. In a break, save the Set and restart Videosync, which makes the output dark meanwhile.',
                  'Then play a clip. If it stays dark, reopen the Set, which stops the sound.',
                ],
                proof: 'The dedicated GPU’s graph moves when a clip plays.',
              },
            },
            {
              label: 'The dedicated one, near 100 %',
              then: {
                id: 'full',
                cause: 'The GPU is the right one, but it has too much to draw',
                check: 'A smaller rendering resolution makes it smooth.',
                fix: [
                  'Answer the questions under [Playback is choppy](/videosync/troubleshooting/common-pitfalls#playback-is-choppy).',
                ],
                proof: 'The graph stays below 90 % in the busiest scene.',
              },
            },
            {
              label: 'The dedicated one, far below 100 %',
              then: {
                id: 'driver-or-refresh',
                ask: 'Is it smooth after you install the GPU manufacturer’s newest driver and restart?',
                help: 'Do this at home, not at the venue.',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'driver',
                      cause: 'The old graphics driver was at fault',
                      check: 'It stuttered with the old driver and the same settings.',
                      fix: [
                        'Keep the installer of this driver with the show files.',
                        'Pause driver updates until the tour is over.',
                      ],
                      proof:
                        'It’s also smooth after the computer has been shut down and started again.',
                    },
                  },
                  {
                    label: 'No',
                    then: {
                      id: 'ask-support',
                      cause: 'None of these checks found the cause. Contact support',
                      check: 'The dedicated GPU isn’t fully used, and the video is slow.',
                      fix: [
                        'Make a [status report](/handbook/support-articles/sending-status-report).',
                        'Send it with the names of both GPUs, the driver version, and which connector the display uses.',
                      ],
                      proof:
                        'A slow pan moves evenly on the display, and the dedicated GPU’s graph rises.',
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
