import type {Tree} from '../types';

/** The output is on the wrong display, or drawn by the wrong graphics processor. */
export const wrongDisplayOrGpu: Tree = {
  id: 'wrong-display-or-gpu',
  symptom: 'The picture is on the wrong screen, black on one, or slow',
  root: {
    id: 'what',
    ask: 'What do you see?',
    answers: [
      {
        label: 'The picture is on the wrong screen',
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
                fix: ['Press `Windows` + `P` and choose **Extend**.', 'Place the output again.'],
                proof: 'The mouse leaves the laptop’s screen at one edge and enters the other.',
              },
            },
            {
              label: 'No, different parts',
              then: {
                id: 'placement',
                cause: 'The output window is on the other part of the desktop',
                check: '**Settings > System > Display > Identify** shows which number is where.',
                fix: [
                  'Drag the output window to the right screen, or select it and press `Windows` + `Shift` + an arrow key.',
                  'Then make it full screen: [To the big screen](/videosync/getting-started/to-the-big-screen).',
                ],
                proof: 'The picture is on the projector, Live on the laptop.',
              },
            },
            {
              label: 'The projector is not there at all',
              then: {
                id: 'not-found',
                cause: 'Windows does not see the display',
                check: '**Settings > System > Display** shows one rectangle only.',
                fix: [
                  'Choose the input on the projector by hand, and plug the cable again at both ends.',
                  'Press **Detect** under **Multiple displays**; then try a shorter cable or no adapter.',
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
                  'Task Manager, tab **Processes**; right-click the column headings and switch **GPU engine** on: the two show different numbers, GPU 0 and GPU 1.',
                fix: [
                  'Give both programs, and Live, the same GPU: [steps](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus#put-every-program-on-one-gpu).',
                  'Quit and start all of them.',
                ],
                proof: 'Both show the same number, and the receiver shows the picture.',
              },
            },
            {
              label: 'In Videosync’s own output, on one screen only',
              then: {
                id: 'other-connector',
                cause: 'That screen hangs on the other GPU',
                check:
                  '**Settings > System > Display > Advanced display**, choose the screen: the line below its name says which GPU drives it.',
                fix: [
                  'Move the cable to a connector of the GPU that draws, on a desktop computer the graphics card’s and not the main board’s.',
                  'On a laptop try another connector: HDMI and USB-C may belong to different GPUs.',
                ],
                proof:
                  '**Advanced display** names the same GPU that Task Manager shows for Videosync.',
              },
            },
            {
              label: 'In Videosync’s own output, everywhere',
              then: {
                id: 'not-gpu',
                cause: 'Perhaps not the GPU at all',
                check: 'The black picture stays on a laptop with no display plugged in.',
                fix: [
                  'Walk through [The output stays black](/videosync/troubleshooting/common-pitfalls#the-output-stays-black).',
                ],
                proof: 'The picture shows on the laptop’s own screen.',
              },
            },
          ],
        },
      },
      {
        label: 'Slow, or the fan does not even run',
        then: {
          id: 'which-gpu',
          ask: 'Which GPU works when a clip plays?',
          help: 'Task Manager, tab **Performance**: each GPU has a graph with its name.',
          answers: [
            {
              label: 'The integrated one (Intel, or AMD in the processor)',
              then: {
                id: 'integrated',
                cause: 'Windows gave Videosync the power-saving GPU',
                check: 'The dedicated GPU’s graph stays at 0 %.',
                fix: [
                  'Set Videosync to **High performance**: [steps](/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus#put-every-program-on-one-gpu).',
                  'Plug in the power supply, and start Videosync again.',
                ],
                proof: 'The dedicated GPU’s graph moves with the picture.',
              },
            },
            {
              label: 'The dedicated one, near 100 %',
              then: {
                id: 'full',
                cause: 'The right GPU, and too much to draw',
                check: 'A smaller rendering resolution makes it smooth.',
                fix: [
                  'Walk through [Playback is choppy](/videosync/troubleshooting/common-pitfalls#playback-is-choppy).',
                ],
                proof: 'The graph stays below 90 % in the busiest scene.',
              },
            },
            {
              label: 'The dedicated one, far below 100 %',
              then: {
                id: 'driver-or-refresh',
                ask: 'Is it smooth after you install the GPU maker’s newest driver and restart?',
                help: 'At home, not at the venue.',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'driver',
                      cause: 'The driver',
                      check: 'It stuttered before, with everything else the same.',
                      fix: [
                        'Keep the installer of this driver with the show files.',
                        'Stop driver updates until the tour is over.',
                      ],
                      proof: 'Smooth after a cold start as well.',
                    },
                  },
                  {
                    label: 'No',
                    then: {
                      id: 'ask-support',
                      cause: 'Not found by these questions: contact support',
                      check: 'The dedicated GPU has room, and the picture is slow.',
                      fix: [
                        'Make a [status report](/handbook/support-articles/sending-status-report).',
                        'Send it with the names of both GPUs, the driver version, and which connector the display uses.',
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
