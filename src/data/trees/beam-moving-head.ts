import type {Tree} from '../types';

/** Decision tree of Beam for Live: a moving head does not point where it should. */
export const beamMovingHead: Tree = {
  id: 'beam-moving-head',
  symptom: 'A moving head drifts or fights',
  root: {
    id: 'alone',
    ask: 'In a copy of the Set, delete all lighting tracks but one and hold pan and tilt at 0.5. What does the head do?',
    answers: [
      {
        label: 'Stands still, in the middle',
        then: {
          id: 'with-all',
          ask: 'Open the Set itself again, with all tracks. What happens?',
          answers: [
            {
              label: 'It goes to a place between two positions',
              then: {
                id: 'average',
                cause: 'Two tracks drive pan or tilt, and their values are averaged',
                check: 'In the copy, delete tracks one by one until it goes where it should.',
                fix: [
                  'Let one track own the position of this tag.',
                  'Take pan and tilt out of the other: use a device without them, or a second tag. See [Mixing](/beam-for-live/concepts/mixing).',
                ],
                proof: 'It reaches the position with all tracks on.',
              },
            },
            {
              label: 'It swings or trembles around the position',
              then: {
                id: 'lfo',
                cause: 'An effect adds movement',
                check: 'Look for an LFO with `pan` or `tilt` as target, on groups too.',
                fix: ['Delete it, or lower its Depth to 0 if your version has that control.'],
                proof: 'It stands still.',
              },
            },
            {
              label: 'It leaves only while a clip plays',
              then: {
                id: 'clip',
                cause: 'The clip holds automation of pan or tilt',
                check: 'Open the envelopes of the clip and look for pan and tilt.',
                fix: ['Delete the envelope, or draw the position you want.'],
                proof: 'It stays while the clip plays.',
              },
            },
          ],
        },
      },
      {
        label: 'Stands still, but points wrong',
        then: {
          id: 'wrong-place',
          ask: 'Move pan from 0 to 1. What does it do?',
          answers: [
            {
              label: 'Pans the other way',
              then: {
                id: 'mirrored',
                cause: 'It hangs mirrored, or pan is inverted in its menu',
                check: 'Compare the invert settings with a head that is right.',
                fix: [
                  'Give it a [range](/beam-for-live/concepts/ranges) for pan from 255 to 0.',
                  'Or set pan invert in the head; do one of the two, never both.',
                ],
                proof: 'Both heads move in mirror image, or in parallel, as you want.',
              },
            },
            {
              label: 'Tilts',
              then: {
                id: 'eight-sixteen',
                cause: 'One side counts in 8 bits, the other in 16: pan fine lands on tilt',
                check: 'Compare the number of channels on the display with the mode in the patch.',
                fix: [
                  'Set the same mode on both sides.',
                  'Check the order of coarse and fine channels in the profile.',
                ],
                proof: 'Pan pans, tilt tilts.',
              },
            },
            {
              label: 'Pans right, but the place is off',
              then: {
                id: 'offset',
                cause: 'It is hung turned, or another model with another angle',
                check:
                  'Compare the marks on base and yoke, and the pan range in degrees in the manuals.',
                fix: [
                  'Turn the base, or use the pan offset of the head.',
                  'Set a range for this fixture so that 0 and 1 meet the same places.',
                ],
                proof: 'Two heads at the same value hit the same spot.',
              },
            },
          ],
        },
      },
      {
        label: 'Creeps, or arrives late',
        then: {
          id: 'creeps',
          ask: 'Is it worse after fast moves or a knock?',
          answers: [
            {
              label: 'Yes, then it is off by a fixed angle',
              then: {
                id: 'lost-steps',
                cause: 'The head has lost its position',
                check: 'Reset it from its menu: it finds its end stops and is right again.',
                fix: [
                  'Switch on position feedback in its menu.',
                  'Slow the moves down; remove what it knocks against.',
                  'If it happens every night, it needs service.',
                ],
                proof: 'It hits the mark after ten fast moves.',
              },
            },
            {
              label: 'No, it is always slow',
              then: {
                id: 'speed',
                cause: 'The pan/tilt speed channel makes it slow',
                check: 'Read in the chart what value means fastest; often it is 0.',
                fix: [
                  'Try the fastest value as Default Value of that channel in the profile.',
                  'Look for a slow or smooth movement setting in the head.',
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
          cause: 'Only the coarse channel is driven',
          check: 'Count: 256 positions over 540° are 2.1° each.',
          fix: [
            'Use a mode with fine channels, on the light and in the patch.',
            'Make coarse and fine a 16-bit pair in the profile, see [Adding premapped channels](/beam-fixture-editor/adding-premapped-channels).',
          ],
          proof: 'A sweep over 60 s is smooth.',
        },
      },
      {
        label: 'Wanders around by itself',
        then: {
          id: 'program',
          cause: 'It runs a program of its own, or a second controller drives it',
          check: 'Read its display, then pull its DMX cable.',
          fix: [
            'Set it to DMX mode.',
            'If it goes on with the cable out, switch off sound or auto mode, and what it does without DMX.',
            'If it stops with the cable out, look for a second sender on the universe.',
          ],
          proof: 'It stands still at fixed values.',
        },
      },
    ],
  },
};
