import type {ReferenceTableData} from '../types';

/** The video effects, with what each does to the picture and what else it reads. */
export const videoEffects: ReferenceTableData = {
  id: 'video-effects',
  caption: 'Video effects',
  nameLabel: 'Device',
  columns: [
    {key: 'does', label: 'What it does'},
    {key: 'input', label: 'Second input'},
    {key: 'use', label: 'Reach for it when'},
  ],
  rows: [
    {
      id: 'colorize',
      name: '**Colorize**',
      cells: {
        does: 'Replaces brightness by a gradient of three colours',
        input: 'None',
        use: 'Clips of different origin should share one palette',
      },
    },
    {
      id: 'color-swap',
      name: '**Color Swap**',
      cells: {
        does: 'Maps colours to other colours; new in 2.1',
        input: 'None known',
        use: 'One colour has to change and the rest should stay',
      },
    },
    {
      id: 'displacement',
      name: '**Displacement**',
      cells: {
        does: 'Moves pixels by the values of another picture',
        input: 'Sidechain: another track',
        use: 'A picture should ripple, shatter or melt in the shape of a second one',
      },
    },
    {
      id: 'feedback',
      name: '**Feedback**',
      cells: {
        does: 'Lays the previous frame on the current one; scaled, it echoes inward or outward',
        input: 'Its own last frame',
        use: 'Trails and tunnels',
      },
    },
    {
      id: 'keyer',
      name: '**Keyer**',
      cells: {
        does: 'Keys a picture, with another track as second input',
        input: 'Sidechain: another track',
        use: 'A performer or a logo has to be cut out of its background',
      },
    },
    {
      id: 'isf-shader',
      name: '**ISF Shader**',
      cells: {
        does: 'Runs one of over 200 bundled shaders, or your own',
        input: 'Depends on the shader',
        use: 'No device does it yet; see [ISF Shader](/videosync/device-reference/isf-shader)',
      },
    },
  ],
};

/** Colour controls of Colorize. */
export const colorize: ReferenceTableData = {
  id: 'colorize-controls',
  caption: 'Colorize: controls',
  nameLabel: 'Control',
  columns: [
    {key: 'range', label: 'Brightness it colours'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'dark',
      name: '**Dark**',
      cells: {range: 'the darkest parts', does: 'Colour that stands for black and near black'},
    },
    {
      id: 'mid',
      name: '**Mid**',
      cells: {range: 'the middle', does: 'Colour that the gradient passes on its way'},
    },
    {
      id: 'light',
      name: '**Light**',
      cells: {range: 'the brightest parts', does: 'Colour that stands for white and near white'},
    },
  ],
};

/** Controls of the Properties device, which sets how a track or chain takes part in the mix. */
export const properties: ReferenceTableData = {
  id: 'properties-controls',
  caption: 'Properties: controls',
  nameLabel: 'Control',
  columns: [
    {key: 'range', label: 'Choices'},
    {key: 'default', label: 'Default'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'blend-mode',
      name: '**Blend Mode**',
      cells: {
        range: 'Additive, Alpha, Crossfade, Mask, Mask alpha, Subtract and more',
        default: 'Additive',
        does: 'How this track or chain is laid over what is below: [Blending](/videosync/advanced/blending)',
      },
    },
    {
      id: 'video-follows-audio-routing',
      name: '**Video Follows Audio Routing**',
      cells: {
        range: 'on, off',
        default: 'on',
        does: 'Off sends the video straight to the Main track, wherever the audio goes: [Routing](/videosync/basics/routing)',
      },
    },
    {
      id: 'volume-opacity',
      name: 'Volume and opacity',
      cells: {
        range: 'linked, unlinked',
        default: 'linked',
        does: 'Unlinked, the fader of the track or chain changes the sound only, and the picture keeps its opacity',
      },
      unconfirmed: 'The label of this option is not confirmed.',
    },
  ],
};
