import type {Tree} from '../types';

/** Decision tree of Beam for Live: the light shows another colour than the one that was set. */
export const beamColours: Tree = {
  id: 'beam-colours',
  symptom: 'Colours are wrong',
  root: {
    id: 'red',
    ask: 'On a track of its own, set a Generic device to pure red at full intensity. What does the light show?',
    help: 'Use an empty Set, or a copy of yours without the other lighting tracks.',
    answers: [
      {
        label: 'Green, blue or another clear colour',
        then: {
          id: 'order',
          ask: 'Set pure green, then pure blue. Are all three exchanged?',
          answers: [
            {
              label: 'Yes, exchanged',
              then: {
                id: 'rgb-order',
                cause: 'The channels of the light stand in another order than in the profile',
                check: 'Read the chart of the mode in the manual: some lights are GRB or BGR.',
                fix: [
                  'Choose the profile and mode that fit the chart.',
                  'Or set the colour order in the menu of the light or pixel controller.',
                  'Or mend the order in the [profile](/beam-fixture-editor/creating-a-new-fixture-profile).',
                ],
                proof: 'Red is red, green is green, blue is blue.',
              },
            },
            {
              label: 'No, it is a mess',
              then: {
                id: 'shifted',
                cause: 'Everything is shifted by one or more channels',
                check: 'Compare address and mode on the display with the patch.',
                fix: [
                  'Set both to the same values.',
                  'Look at the light before it in the patch: if its last channel reaches into this one, move this one up.',
                ],
                proof: 'Pure red lights red only.',
              },
            },
          ],
        },
      },
      {
        label: 'Red mixed with something else',
        then: {
          id: 'mixed',
          ask: 'Is there a second track that drives the same tag?',
          help: 'Look for devices with this tag in all tracks and groups.',
          answers: [
            {
              label: 'Yes',
              then: {
                id: 'merge',
                cause: 'Two colours are merged',
                check: 'In a copy of the Set, delete the second track: the red becomes pure.',
                fix: [
                  'Let one track own the colour, and use the other for brightness or movement.',
                  'Or give the second track another tag. [Mixing](/beam-for-live/concepts/mixing) shows what merges how.',
                ],
                proof: 'Pure red with all tracks on.',
              },
            },
            {
              label: 'No',
              then: {
                id: 'extra-emitters',
                cause:
                  'A channel that Beam does not drive is open: white, amber, UV or a colour macro',
                check: 'Read the other channels in the chart and their defaults in the profile.',
                fix: [
                  'Try a Default Value of 0 for them in the profile.',
                  'Map white within the colour system, or as a modulation of its own.',
                ],
                proof: 'Pure red lights red emitters only.',
              },
            },
          ],
        },
      },
      {
        label: 'Red, but its brightness is off',
        then: {
          id: 'brightness',
          ask: 'What is off about it?',
          answers: [
            {
              label: 'A faint colour comes out bright',
              then: {
                id: 'normalised',
                cause: 'The light has an intensity channel, and the colour is stretched to full',
                check: 'Set red 0.1: the light is bright. Lower `dim`: it gets faint.',
                fix: [
                  'Set brightness with `dim`, colour with the colour controls, and never both.',
                ],
                proof: 'The fade of `dim` is even and the colour stays.',
              },
            },
            {
              label: 'It jumps when a fade starts',
              then: {
                id: 'two-fades',
                cause: '`dim` and the colour are automated at the same time',
                check: 'Delete or deactivate one of the two envelopes.',
                fix: [
                  'Keep the envelope of `dim`.',
                  'Change colours while the light is dark, or slowly.',
                ],
                proof: 'The fade starts where it should.',
              },
            },
            {
              label: 'It stays dark until I raise something else',
              then: {
                id: 'unmapped-dimmer',
                cause: 'The profile maps the colours but not the dimmer channel',
                check: 'Raise the dimmer from the menu of the light, or with a dial on Generic.',
                fix: [
                  'Use a Colorspace Type with intensity, such as `rgbi`, in the [profile](/beam-fixture-editor/adding-premapped-channels).',
                ],
                proof: '**Intensity** alone lights the fixture.',
              },
            },
          ],
        },
      },
      {
        label: 'Red is right, white is wrong',
        then: {
          id: 'white',
          ask: 'What about white?',
          answers: [
            {
              label: 'The white emitter never lights',
              then: {
                id: 'rgb-profile',
                cause: 'The profile has no white, or the colour is never pale enough',
                check: 'Set pure white: red, green and blue full.',
                fix: [
                  'Choose a profile with white for this mode.',
                  'Check that the light is in its RGBW mode.',
                ],
                proof: 'At pure white the white emitter is on.',
              },
            },
            {
              label: 'I cannot drive white by itself',
              then: {
                id: 'white-derived',
                cause: 'By design: white is derived from the colour',
                check: 'Pale colours raise white and lower red, green and blue.',
                fix: [
                  'Set a pale colour instead.',
                  'Or make a profile in which white is a modulation of its own.',
                ],
                proof: 'A dial on Generic lists your keyword and moves white only.',
              },
            },
            {
              label: 'Two models show different whites',
              then: {
                id: 'white-balance',
                cause: 'Their emitters differ',
                check: 'Put both on one wall at full white.',
                fix: [
                  'Set white balance or colour temperature in the menu of the lights.',
                  'Give the models separate tags and correct one by a Scale on its colour components.',
                ],
                proof: 'Both walls match by eye at the brightness you use.',
              },
            },
          ],
        },
      },
      {
        label: 'It changes colour by itself',
        then: {
          id: 'program',
          cause: 'The light runs its own program, or a macro channel gets a value',
          check: 'Look at its display: Auto, Sound or Program instead of DMX.',
          fix: [
            'Set it to DMX mode.',
            'Compare the mode: in a longer mode an RGB value lands on the macro channel.',
            'Try a Default Value that means off for the macro channel.',
          ],
          proof: 'A fixed red stays for a minute.',
        },
      },
    ],
  },
};
