import type {Tree} from '../types';

/** Decision tree of Beam for Live: light flickers, fades go in steps, or the show stutters. */
export const beamFlicker: Tree = {
  id: 'beam-flicker',
  symptom: 'Flicker or stutter',
  root: {
    id: 'still',
    ask: 'In a break, stop playback in Live and turn **Test** on for the light. Is it steady?',
    help: 'First make sure nobody is looking into a strobe or blinder, and nobody is near a moving head. Turn **Test** off again as soon as you have seen the answer, because it holds the light. If something in Live still moves the light, test again after the show, with Live closed.',
    answers: [
      {
        label: 'No, it flickers',
        then: {
          id: 'where',
          ask: 'Where does it flicker?',
          answers: [
            {
              label: 'Only in the camera image',
              then: {
                id: 'camera',
                cause:
                  'The light dims by switching on and off very fast, and a short exposure catches only part of the cycles',
                check: 'Look at the light without the camera. It looks steady.',
                fix: [
                  'Set a higher PWM or refresh frequency in the light’s menu.',
                  'Use a longer exposure, for example 1/50 s instead of 1/250 s, because it holds more cycles.',
                  'Use the light at full where you can, because most LED lights don’t switch at 100 %. For the numbers, see [Dimming, flicker and cameras](/handbook/lighting/dimming-and-cameras).',
                ],
                proof: 'The image shows no bands at half brightness.',
              },
            },
            {
              label: 'One light',
              then: {
                id: 'one-light',
                cause: 'A fault in the light, its DMX cable or its power',
                check:
                  'In a break, unplug its DMX cable and run its own program. Lights after it lose data meanwhile. Set it back to DMX afterwards.',
                fix: [
                  'If it still flickers on its own, swap the light. Don’t connect LED lights to dimmer circuits.',
                  'If it’s steady, swap the DMX cable that goes into it.',
                ],
                proof: 'The light is steady under **Test** for a minute. Turn **Test** off again.',
              },
            },
            {
              label: 'All lights after one point of the line',
              then: {
                id: 'line',
                cause: 'Reflections or a bad cable on the DMX line',
                check:
                  'Plug a 120 ohm terminator into the DMX out of the last light. The flicker gets weaker or stops.',
                fix: [
                  'Keep the terminator at the end of the line.',
                  'In a break, replace microphone cables with DMX cables.',
                  'In a break, replace Y-cables with a DMX splitter. You also need a splitter for more than 32 unit loads.',
                ],
                proof:
                  'All lights are connected and steady under **Test**. Turn **Test** off again.',
              },
            },
            {
              label: 'A whole universe jumps between two states',
              then: {
                id: 'two-sources',
                cause: 'Two controllers send the same universe',
                check:
                  'Look for two sources or “merge” on the node’s display or web page. Otherwise, in a break, unplug the computer from the lighting network for about 15 seconds. The flicker stops, and the lights show the other source’s look.',
                fix: [
                  'Find the second source: another program, a desk, a second Beam or the node’s demo mode. If it isn’t yours, ask its operator to stop sending this universe.',
                  'Or set the node to merge both, as HTP or LTP.',
                ],
                proof: 'With your computer connected, the universe is steady.',
              },
            },
          ],
        },
      },
      {
        label: 'Yes, it’s steady',
        then: {
          id: 'kind',
          ask: 'Turn **Test** off and play the show. What does the stutter look like?',
          answers: [
            {
              label: 'Slow fades go in visible steps',
              then: {
                id: 'steps',
                cause: 'Eight bits are too coarse for a slow fade near black',
                check:
                  'A fade from 0 to 10 % has only about 25 steps. Over 20 s, that’s one step every 0.8 s.',
                fix: [
                  'Set a smooth or slow dimmer curve in the light’s menu.',
                  'Use a mode with a fine dimmer channel, as a 16-bit pair in the profile.',
                  'Shorten the fade, or end it with a cut from the lowest visible level.',
                ],
                proof: 'The slowest fade of the show looks even.',
              },
            },
            {
              label: 'Fast flashes are uneven',
              then: {
                id: 'dmx-rate',
                cause: 'The flashes are nearly as short as a DMX frame',
                check: 'Halve the rate of the LFO. The rhythm is even.',
                fix: [
                  'Use the light’s strobe channel instead of `dim`.',
                  'To protect the audience, keep all lights together at 3 flashes a second or fewer. Above about 10 a second, `dim` can’t flash evenly.',
                  'Look up how often your interface sends. Many send fewer than 44 frames a second.',
                ],
                proof: 'The time between flashes is even.',
              },
            },
            {
              label: 'Moving heads tick or jerk',
              then: {
                id: 'head',
                cause: 'Pan and tilt move in coarse steps',
                check:
                  'With the head free to move, pan it slowly over the whole range. You see steps.',
                fix: [
                  'Follow [A moving head drifts or trembles](/beam-for-live/troubleshooting/common-issues#a-moving-head-drifts-or-fights).',
                ],
                proof: 'The slow movement is smooth.',
              },
            },
            {
              label: 'Everything freezes for a moment',
              then: {
                id: 'freeze',
                ask: 'Is there Wi-Fi anywhere between Beam and the node?',
                help: 'This includes a Wi-Fi router, if the computer connects to it wirelessly.',
                answers: [
                  {
                    label: 'Yes',
                    then: {
                      id: 'wifi',
                      cause: 'Wi-Fi delays and loses packets',
                      check:
                        'In a break, connect the computer to the node by cable and play the passage again.',
                      fix: [
                        'Use a cable and a wired switch for the show.',
                        'Turn Wi-Fi off on the computer, if neither Link nor a tablet needs it.',
                      ],
                      proof: 'The show runs for ten minutes without a freeze.',
                    },
                  },
                  {
                    label: 'No, all wired',
                    then: {
                      id: 'busy',
                      ask: 'Does the sound drop out, or the video stop, at the same moment?',
                      answers: [
                        {
                          label: 'Yes',
                          then: {
                            id: 'computer',
                            cause: 'The computer is overloaded or slows itself down',
                            check:
                              'During the freeze, watch Live’s CPU meter and Activity Monitor or Task Manager.',
                            fix: [
                              'Plug in the power supply, and turn low-power mode off.',
                              'Stop updates, backups and cloud services. See [System settings](/handbook/performance-tips/system-settings).',
                              'In a break, raise the audio buffer and freeze heavy sound tracks. Changing the buffer interrupts the sound.',
                            ],
                            proof: 'The passage plays three times without a freeze.',
                          },
                        },
                        {
                          label: 'No, only the lights',
                          then: {
                            id: 'network',
                            cause: 'A fault in the network, or in Beam',
                            check:
                              'In a break, connect the computer directly to the node, without the switch.',
                            fix: [
                              'If that works, replace the switch or a cable, and keep other traffic off the network.',
                              'If it still freezes, note the time and what was playing, then [email us](mailto:firstcontact@showsync.com). On macOS, record [a spindump](/handbook/support-articles/recording-a-spindump) during the freeze.',
                            ],
                            proof: 'The show runs for ten minutes without a freeze.',
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
