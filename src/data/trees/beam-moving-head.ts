import type {Tree} from '../types';

/** Decision tree of Beam for Live: a moving head does not point where it should. */
export const beamMovingHead: Tree = {
  id: 'beam-moving-head',
  symptom: 'A moving head drifts or trembles',
  root: {
    id: 'alone',
    ask: 'In a break, open a copy of the Set and delete all lighting tracks but one. Hold pan and tilt at 0.5. What does the head do?',
    help: 'First clear the area, because the head travels. Save the Set, choose **File > Save a Copy** and open the copy, which stops sound and video. Until the break, turn the head’s brightness down.',
    answers: [
      {
        label: 'Stays still, in the middle',
        then: {
          id: 'with-all',
          ask: 'Open the original Set again and play it with all tracks. What happens?',
          answers: [
            {
              label: 'It moves to a point between two positions',
              then: {
                id: 'average',
                cause: 'Two tracks drive pan or tilt, and Beam averages their values',
                check: 'In the copy, delete tracks one by one until the position is right.',
                fix: [
                  'Use only one track for the position of this tag.',
                  'On the other track, use a device without pan and tilt, or a second tag. See [Mixing](/beam-for-live/concepts/mixing).',
                ],
                proof: 'The head reaches the position with all tracks on.',
              },
            },
            {
              label: 'It swings or trembles around the position',
              then: {
                id: 'lfo',
                cause: 'An effect adds movement',
                check: 'Look for an LFO with the target `pan` or `tilt`, on group tracks too.',
                fix: [
                  'Turn it off with its activator. If your version has **Depth**, you can set that to 0 instead. Its automation stays.',
                ],
                proof: 'The head stays still.',
              },
            },
            {
              label: 'It moves away only while a clip plays',
              then: {
                id: 'clip',
                cause: 'The clip automates pan or tilt',
                check: 'Open the clip’s envelopes and look for pan and tilt.',
                fix: [
                  'Choose **File > Save Live Set As** and enter a new name. The old Set keeps the old envelope.',
                  'Delete the envelope, or draw the position you want.',
                ],
                proof: 'The head stays in position while the clip plays.',
              },
            },
          ],
        },
      },
      {
        label: 'Stays still, but points the wrong way',
        then: {
          id: 'wrong-place',
          ask: 'With the head free to move and its beam away from anyone’s eyes, move pan from 0 to 1. What does the head do?',
          help: 'It swings through its whole travel, so keep everyone out of reach.',
          answers: [
            {
              label: 'Pans the other way',
              then: {
                id: 'mirrored',
                cause: 'The head is mounted the other way round, or pan is inverted in its menu',
                check: 'Compare its invert settings with those of a head that’s right.',
                fix: [
                  'Give it a [range](/beam-for-live/concepts/ranges) for pan from 255 to 0.',
                  'Or set pan invert in the head’s menu. Don’t do both.',
                ],
                proof: 'Both heads move as mirror images, or in parallel, as you want.',
              },
            },
            {
              label: 'Tilts',
              then: {
                id: 'eight-sixteen',
                cause: 'The light and the patch use different modes, so pan fine moves tilt',
                check: 'Compare the number of channels on the display with the mode in the patch.',
                fix: [
                  'Set the same mode on the light and in the patch, with nobody within reach.',
                  'Check the order of coarse and fine channels in the profile.',
                ],
                proof: 'Pan pans, and tilt tilts.',
              },
            },
            {
              label: 'Pans the right way, but to the wrong position',
              then: {
                id: 'offset',
                cause: 'The base is turned, or the two models have different pan ranges',
                check:
                  'Compare the marks on base and yoke, and the pan ranges in degrees in the manuals.',
                fix: [
                  'Use the head’s pan offset, or set a range for this fixture that makes 0 and 1 point to the same spots.',
                  'Or have the base turned by whoever rigged the head.',
                ],
                proof: 'Two heads with the same value point to the same spot.',
              },
            },
          ],
        },
      },
      {
        label: 'Moves slowly, or arrives late',
        then: {
          id: 'creeps',
          ask: 'Is it worse after fast moves or a knock?',
          answers: [
            {
              label: 'Yes, then it’s off by a fixed angle',
              then: {
                id: 'lost-steps',
                cause: 'The head has lost its position',
                check:
                  'In a break, with its dimmer at 0 and nobody within reach, reset it from its menu. It finds its end stops, and the position is right.',
                fix: [
                  'Turn position feedback on in its menu.',
                  'Slow the movements down, and remove anything the head can hit.',
                  'If it happens every night, have it serviced.',
                ],
                proof: 'It reaches the position after ten fast moves.',
              },
            },
            {
              label: 'No, it’s always slow',
              then: {
                id: 'speed',
                cause: 'The pan/tilt speed channel slows it down',
                check: 'Look in the manual’s chart for the value that means fastest. It’s often 0.',
                fix: [
                  'In the profile, set the Default Value of that channel to the fastest value.',
                  'Look for a slow or smooth movement setting in the head’s menu.',
                ],
                proof: 'A jump from 0 to 1 takes as long as the manual says.',
              },
            },
          ],
        },
      },
      {
        label: 'Moves in small steps',
        then: {
          id: 'ticks',
          cause: 'Beam controls only the coarse channel',
          check: '256 positions over 540° are steps of 2.1°. Compare that with what you see.',
          fix: [
            'Choose a mode with fine channels, on the light and in the patch.',
            'Make coarse and fine a 16-bit pair in the profile. See [Adding premapped channels](/beam-fixture-editor/adding-premapped-channels).',
          ],
          proof: 'A pan movement of 60 s is smooth.',
        },
      },
      {
        label: 'Moves around by itself',
        then: {
          id: 'program',
          cause: 'It runs its own program, or a second controller drives it',
          check:
            'Read its display. In a break, with people clear, unplug its DMX cable. Lights after it lose data until you plug it back in.',
          fix: [
            'Set it to DMX mode.',
            'If it keeps moving without the cable, turn off sound or auto mode, and check what it’s set to do without DMX.',
            'If it stops, look for a second controller on the universe.',
          ],
          proof: 'It stays still at constant values.',
        },
      },
    ],
  },
};
