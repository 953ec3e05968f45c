import type {Tree} from '../types';

/** Decision tree of Beam for Live: the light shows another colour than the one that was set. */
export const beamColours: Tree = {
  id: 'beam-colours',
  symptom: 'Colours are wrong',
  root: {
    id: 'red',
    ask: 'In a break, open a new Set and set a Generic device with the light’s tag to pure red at full intensity. What does the light show?',
    help: 'Save your Set first, because opening another one stops sound, video and light. Make sure **Test** is off and nobody is looking into the light.',
    answers: [
      {
        label: 'Green, blue or another clear colour',
        then: {
          id: 'order',
          ask: 'Set pure green, then pure blue. Does each show one clear colour?',
          answers: [
            {
              label: 'Yes, but the colours are swapped',
              then: {
                id: 'rgb-order',
                cause: 'The light’s channels are in a different order from the profile’s',
                check: 'Read the chart of the mode in the manual: some lights are GRB or BGR.',
                fix: [
                  'Choose the profile and mode that match the chart.',
                  'Or set the colour order in the menu of the light or pixel controller.',
                  'Or correct the order in the [profile](/beam-fixture-editor/creating-a-new-fixture-profile).',
                ],
                proof: 'Red, green and blue all show the right colour.',
              },
            },
            {
              label: 'No, the colours look random',
              then: {
                id: 'shifted',
                cause: 'All values are shifted by one or more channels',
                check: 'Compare the address and mode on the display with the patch.',
                fix: [
                  'Set both to the same values.',
                  'Check the light before it in the patch. If its last channel overlaps this light, move this light to a higher address. The [Patch planner](/handbook/tools/patch-plan) finds a free one.',
                ],
                proof: 'Pure red lights only red.',
              },
            },
          ],
        },
      },
      {
        label: 'Red mixed with another colour',
        then: {
          id: 'mixed',
          ask: 'Open your own Set. Does a second track drive the same tag?',
          help: 'Look for devices with this tag in all tracks and groups.',
          answers: [
            {
              label: 'Yes',
              then: {
                id: 'merge',
                cause: 'Beam merges the colours of both tracks',
                check:
                  'In a break, choose **File > Save a Copy**, open the copy and delete the second track. The red is now pure. Open the original again.',
                fix: [
                  'Use one track for colour, and the other for brightness or movement.',
                  'Or give the second track another tag. For how values merge, see [Mixing](/beam-for-live/concepts/mixing).',
                ],
                proof: 'Red is pure with all tracks on.',
              },
            },
            {
              label: 'No',
              then: {
                id: 'extra-emitters',
                cause:
                  'A channel that Beam doesn’t control is open, such as white, amber, UV or a colour macro',
                check:
                  'Compare the other channels in the chart with their defaults in the profile.',
                fix: [
                  'Set their Default Value to 0 in the profile.',
                  'Map white in the colour system, or as a separate modulation.',
                ],
                proof: 'Pure red lights only the red LEDs.',
              },
            },
          ],
        },
      },
      {
        label: 'It stays dark, or the brightness is wrong',
        then: {
          id: 'brightness',
          ask: 'What’s wrong with it?',
          answers: [
            {
              label: 'A dark red is bright',
              then: {
                id: 'normalised',
                cause: 'The light has its own intensity channel, and the colour doesn’t lower it',
                check:
                  'Set red to 0.1. If the light stays bright, lower `dim`. Now the light gets dimmer.',
                fix: [
                  'Set the brightness with `dim`, and the colour with the colour controls. Don’t use both for brightness.',
                ],
                proof: '`dim` fades the light evenly, and the colour stays the same.',
              },
            },
            {
              label: 'The brightness jumps when a fade starts',
              then: {
                id: 'two-fades',
                cause: '`dim` and the colour are automated at the same time',
                check:
                  'In a break, choose **File > Save a Copy**, open the copy and delete one of the two envelopes. The jump no longer happens. Open the original again.',
                fix: [
                  'Keep the envelope of `dim`.',
                  'Change colours while the light is dark, or slowly.',
                ],
                proof: 'The fade starts at the right brightness.',
              },
            },
            {
              label: 'It stays dark',
              then: {
                id: 'unmapped-dimmer',
                cause: 'The profile maps the colours, but not the dimmer or shutter channel',
                check:
                  'Compare the manual’s chart with the profile. The chart has a dimmer or shutter channel that no mapping uses.',
                fix: [
                  'Tonight: use a mode without a separate dimmer channel, on the light and in the patch.',
                  'Later: use a Colorspace Type with intensity in the [profile](/beam-fixture-editor/adding-premapped-channels), such as `rgbi`, and set the shutter’s Default Value to open.',
                  'If both channels are mapped, follow [No light at all](/beam-for-live/troubleshooting/common-issues#no-light-at-all).',
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
          ask: 'What’s wrong with white?',
          answers: [
            {
              label: 'The white LEDs never light',
              then: {
                id: 'rgb-profile',
                cause: 'The profile has no white channel, or the colour is never pale enough',
                check: 'Set pure white: red, green and blue at full.',
                fix: [
                  'Choose a profile with white for this mode.',
                  'Check that the light is in its RGBW mode.',
                ],
                proof: 'At pure white, the white LEDs are on.',
              },
            },
            {
              label: 'I can’t control white separately',
              then: {
                id: 'white-derived',
                cause: 'By design, because Beam derives white from the colour',
                check: 'Pale colours raise white and lower red, green and blue.',
                fix: [
                  'Set a pale colour instead.',
                  'Or use a profile in which white is a separate modulation, such as `Generic RGB+W.sbf` from [this forum thread](https://forum.showsync.com/t/rgbw-not-sending-white-parameter/1118).',
                ],
                proof: 'A dial of Generic lists your keyword, and only white changes.',
              },
            },
            {
              label: 'Two models show different whites',
              then: {
                id: 'white-balance',
                cause: 'Their LEDs or light sources have different colours',
                check: 'Point both at the same wall at full white.',
                fix: [
                  'Set the white balance or colour temperature in the lights’ menus.',
                  'Or give the models separate tags, and correct one with a Scale effect on each colour component.',
                ],
                proof: 'Both look the same at the brightness you use.',
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
          check: 'The display shows Auto, Sound or Program instead of DMX.',
          fix: [
            'Set the light to DMX mode.',
            'Compare the modes on the light and in the patch. If the light is in a longer mode, an RGB value can reach its macro channel.',
            'In the profile, set the Default Value of the macro channel to the value that means off.',
          ],
          proof: 'The light stays red for a minute.',
        },
      },
    ],
  },
};
