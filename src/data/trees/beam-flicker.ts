import type {Tree} from '../types';

/** Decision tree of Beam for Live: light flickers, fades go in steps, or the show stutters. */
export const beamFlicker: Tree = {
  id: 'beam-flicker',
  symptom: 'Flicker or stutter',
  root: {
    id: 'still',
    ask: 'Quit Live and turn **Test** on for the light. Is it steady?',
    help: 'With Live closed, no device in the Set moves the light.',
    answers: [
      {
        label: 'No, it flickers even now',
        then: {
          id: 'where',
          ask: 'Where does it flicker?',
          answers: [
            {
              label: 'Only in the camera picture',
              then: {
                id: 'camera',
                cause: 'The light dims by switching fast, and the camera sees it',
                check: 'Look at it with your eyes; wave a hand in the beam.',
                fix: [
                  'Set a higher PWM or refresh frequency in the menu of the light.',
                  'Set the shutter of the camera to the mains: 1/50 s at 50 Hz, 1/60 s at 60 Hz.',
                ],
                proof: 'No bands in the picture at half brightness.',
              },
            },
            {
              label: 'One light',
              then: {
                id: 'one-light',
                cause: 'The light, its plug or its power',
                check: 'Unplug its DMX and run its own program: does it still flicker?',
                fix: [
                  'Still flickers: swap the light; keep LED lights off dimmer circuits.',
                  'Steady now: swap the DMX cable that goes into it.',
                ],
                proof: 'Steady under **Test** for a minute.',
              },
            },
            {
              label: 'All lights after a certain point of the line',
              then: {
                id: 'line',
                cause: 'Reflections or a bad cable on the DMX line',
                check: 'Plug a 120 ohm terminator into the last light. Does it calm down?',
                fix: [
                  'Terminate the end of the line.',
                  'Replace microphone cable by DMX cable.',
                  'Undo Y-splits; use a splitter. More than 32 loads need one as well.',
                ],
                proof: 'Steady under **Test**, with all lights connected.',
              },
            },
            {
              label: 'A whole universe jumps between two states',
              then: {
                id: 'two-sources',
                cause: 'Two controllers send the same universe',
                check: 'Disconnect the computer: do the lights keep changing?',
                fix: [
                  'Switch off the second source: another program, a desk, a second Beam, the demo mode of the node.',
                  'Or set the node to merge them on purpose, as HTP or LTP.',
                ],
                proof: 'With Beam’s cable out, nothing changes any more.',
              },
            },
          ],
        },
      },
      {
        label: 'Yes, it is steady',
        then: {
          id: 'kind',
          ask: 'Play the show. What does the stutter look like?',
          answers: [
            {
              label: 'Slow fades go in visible steps',
              then: {
                id: 'steps',
                cause: 'Eight bits are too coarse for a slow fade near black',
                check:
                  'A fade from 0 to 10 % has only about 25 steps; over 20 s that is one step each 0.8 s.',
                fix: [
                  'Set a smooth or slow dimmer curve in the menu of the light.',
                  'Use a mode with a fine dimmer channel, as a 16-bit pair in the profile.',
                  'Bend the curve with **Drive** of a Scale effect, so that steps fall where they show less.',
                ],
                proof: 'The slowest fade of the show looks even.',
              },
            },
            {
              label: 'Fast flashes are uneven',
              then: {
                id: 'dmx-rate',
                cause: 'Flashes are nearly as short as a DMX frame',
                check: 'Halve the rate of the LFO: the rhythm becomes even.',
                fix: [
                  'Drive the strobe channel of the light instead of `dim`.',
                  'For the eyes of the audience stay at 3 flashes a second or fewer; above about 10 `dim` cannot draw them evenly in any case.',
                  'Look up how often your interface sends; many send less than 44 frames a second.',
                ],
                proof: 'The flashes come at even distances.',
              },
            },
            {
              label: 'Moving heads tick or jerk',
              then: {
                id: 'head',
                cause: 'Pan and tilt move in coarse steps',
                check: 'Sweep pan slowly over the whole range.',
                fix: ['Follow “A moving head drifts or fights” below.'],
                proof: 'The slow sweep is smooth.',
              },
            },
            {
              label: 'Everything freezes for a moment',
              then: {
                id: 'freeze',
                ask: 'Is there Wi-Fi anywhere between Beam and the node?',
                help: 'A router with aerials as switch counts too, if the computer is not on a cable.',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'wifi',
                      cause: 'Wi-Fi delays and loses packets',
                      check: 'Connect computer and node by one cable and play again.',
                      fix: [
                        'Use a cable for the show, and a wired switch.',
                        'Switch Wi-Fi off on the computer.',
                      ],
                      proof: 'Ten minutes without a freeze.',
                    },
                  },
                  {
                    label: 'No, all wired',
                    then: {
                      id: 'busy',
                      ask: 'Does the sound drop out, or the picture stop, at the same moment?',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'computer',
                            cause: 'The computer is busy or throttled',
                            check:
                              'Watch the processor meter of Live and the system’s monitor during the freeze.',
                            fix: [
                              'Mains power, no low-power mode.',
                              'Stop updates, backups and cloud services, see [System settings](/handbook/performance-tips/system-settings).',
                              'Raise the audio buffer, freeze heavy tracks.',
                            ],
                            proof: 'The passage plays through three times.',
                          },
                        },
                        {
                          label: 'No, only the lights',
                          then: {
                            id: 'network',
                            cause: 'Something on the network, or in Beam itself',
                            check: 'Connect computer and node directly, without the switch.',
                            fix: [
                              'Direct is fine: replace the switch, or turn off Energy Efficient Ethernet in it; take other traffic off the network.',
                              'Direct freezes too: note the time and what played, and ask on the forum or by mail. On macOS, [a spindump](/handbook/support-articles/recording-a-spindump) made during the freeze helps most.',
                            ],
                            proof: 'Ten minutes without a freeze.',
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
