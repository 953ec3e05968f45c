import type {ReferenceTableData} from '../types';

/** The video effects, with what each does to the image and what else it reads. */
export const videoEffects: ReferenceTableData = {
  id: 'video-effects',
  caption: 'Video effects',
  nameLabel: 'Device',
  columns: [
    {key: 'does', label: 'What it does'},
    {key: 'input', label: 'Second input'},
    {key: 'use', label: 'Use it when'},
  ],
  rows: [
    {
      id: 'colorize',
      name: '**Colorize**',
      cells: {
        does: 'Replaces brightness with a gradient of three colours',
        input: 'None',
        use: 'You want clips from different sources to share one palette',
      },
    },
    {
      id: 'color-swap',
      name: '**Color Swap**',
      cells: {
        does: 'Remaps colours; added in 2.1',
        input: 'None',
        use: 'You want other colours in the same video',
      },
    },
    {
      id: 'displacement',
      name: '**Displacement**',
      cells: {
        does: 'Displaces the image with another track’s video',
        input: 'Sidechain: another track',
        use: 'You want one video to make another ripple or break up',
      },
    },
    {
      id: 'feedback',
      name: '**Feedback**',
      cells: {
        does: 'Puts the previous frame onto the current one; scaling makes echoes go inwards or outwards',
        input: 'Its own previous frame',
        use: 'You want trails or tunnels',
      },
    },
    {
      id: 'keyer',
      name: '**Keyer**',
      cells: {
        does: 'Keys a video, with another track as second input',
        input: 'Sidechain: another track',
        use: 'You want to see other layers through parts of an image',
      },
    },
    {
      id: 'isf-shader',
      name: '**ISF Shader**',
      cells: {
        does: 'Runs one of over 200 bundled shaders, or your own',
        input: 'Depends on the shader',
        use: 'No other device does what you need. See [ISF Shader](/videosync/device-reference/isf-shader)',
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
    {key: 'range', label: 'Part of the image'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'dark',
      name: '**Dark**',
      cells: {range: 'The darkest parts', does: 'Colour for black and nearly black areas'},
    },
    {
      id: 'mid',
      name: '**Mid**',
      cells: {range: 'The middle', does: 'Colour in the middle of the gradient'},
    },
    {
      id: 'light',
      name: '**Light**',
      cells: {range: 'The brightest parts', does: 'Colour for white and nearly white areas'},
    },
  ],
};

/** Controls of the Properties device, which sets how a track or chain is mixed. */
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
        does: 'Sets how this track or chain is combined with the layers below. See [Blending](/videosync/advanced/blending)',
      },
    },
    {
      id: 'video-follows-audio-routing',
      name: '**Video Follows Audio Routing**',
      cells: {
        range: 'On, off',
        default: 'On',
        does: 'If it’s off, the video goes straight to the Main track, independently of the audio. See [Routing](/videosync/basics/routing)',
      },
    },
    {
      id: 'volume-opacity',
      name: 'Volume and opacity',
      cells: {
        range: 'Linked, unlinked',
        default: 'Linked',
        does: 'If unlinked, the fader of the track or chain changes only the sound. The opacity stays the same',
      },
    },
  ],
};
