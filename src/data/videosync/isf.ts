import type {ReferenceTableData} from '../types';

/**
 * ISF input types, with the Live control that carries such a value.
 * Types, keys and ranges: ISF specification 2.0, https://github.com/mrRay/ISF_Spec.
 */
export const isfInputs: ReferenceTableData = {
  id: 'isf-inputs',
  caption: 'Input types of ISF, and the Live control that fits each',
  nameLabel: 'TYPE',
  columns: [
    {key: 'glsl', label: 'In the shader', kind: 'value'},
    {key: 'range', label: 'Range and unit'},
    {key: 'keys', label: 'Keys', kind: 'value'},
    {key: 'control', label: 'Live control that fits'},
  ],
  rows: [
    {
      id: 'event',
      name: '`event`',
      cells: {
        glsl: 'bool',
        range: '`true` for one frame, then `false`',
        control: 'Button, which a MIDI note or an automation step can press',
      },
    },
    {
      id: 'bool',
      name: '`bool`',
      cells: {
        glsl: 'bool',
        range: '`false` or `true`',
        keys: 'DEFAULT',
        control: 'Toggle; automation with two steps',
      },
    },
    {
      id: 'long',
      name: '`long`',
      cells: {
        glsl: 'int',
        range: 'One of the whole numbers in `VALUES`, shown with the text in `LABELS`',
        keys: 'VALUES LABELS DEFAULT',
        control: 'Menu; automation in steps',
      },
    },
    {
      id: 'float',
      name: '`float`',
      cells: {
        glsl: 'float',
        range: '`MIN` to `MAX` as the shader declares them; the unit is the shader’s own',
        keys: 'DEFAULT MIN MAX IDENTITY',
        control: 'Dial or slider; LFO, Envelope Follower, Macro, curves',
      },
    },
    {
      id: 'point2d',
      name: '`point2D`',
      cells: {
        glsl: 'vec2',
        range: 'Two numbers, each between the entries of `MIN` and `MAX`',
        keys: 'DEFAULT MIN MAX',
        control: 'Two number fields, because an automation lane holds one value',
      },
    },
    {
      id: 'color',
      name: '`color`',
      cells: {
        glsl: 'vec4',
        range: 'Red, green, blue, alpha, each 0.0 to 1.0',
        keys: 'DEFAULT MIN MAX',
        control: 'Colour field, or four number fields if each must be automated',
      },
    },
    {
      id: 'image',
      name: '`image`',
      cells: {
        glsl: 'read with IMG_… functions',
        range: 'An image; `inputImage` is the image that enters the device',
        control: 'Menu of tracks (not for `inputImage`)',
      },
    },
    {
      id: 'audio',
      name: '`audio`',
      cells: {
        glsl: 'read with IMG_… functions',
        range:
          'An image: one row per audio channel, one column per sample, silence at 0.5. `MAX` is the number of samples',
        keys: 'MAX',
        control: 'None. Use a `float` input with Live’s Envelope Follower instead',
      },
    },
    {
      id: 'audiofft',
      name: '`audioFFT`',
      cells: {
        glsl: 'read with IMG_… functions',
        range:
          'An image: one row per audio channel, one column per frequency band. `MAX` is the number of bands',
        keys: 'MAX',
        control: 'None. Use a `float` input with Live’s Envelope Follower instead',
      },
    },
  ],
};

/**
 * Variables that every ISF shader has without declaring them, and those of Videosync.
 * ISF specification 2.0; `BEAT` and `VIDEOSYNC` are Videosync's own.
 */
export const isfVariables: ReferenceTableData = {
  id: 'isf-variables',
  caption: 'Variables that you don’t declare',
  nameLabel: 'Name',
  columns: [
    {key: 'type', label: 'Type', kind: 'value'},
    {key: 'range', label: 'Range', kind: 'value'},
    {key: 'unit', label: 'Unit'},
    {key: 'meaning', label: 'Meaning'},
  ],
  rows: [
    {
      id: 'beat',
      name: '`BEAT`',
      cells: {
        type: 'float',
        unit: 'Beats (quarter notes)',
        meaning: 'Live’s time, updated once per frame; a bar in 4/4 is 4. **Videosync only**',
      },
    },
    {
      id: 'videosync',
      name: '`VIDEOSYNC`',
      cells: {
        type: 'macro',
        unit: 'None',
        meaning: 'Defined in Videosync; test it with `#ifdef VIDEOSYNC`. **Videosync only**',
      },
    },
    {
      id: 'time',
      name: '`TIME`',
      cells: {
        type: 'float',
        range: '0.0 and up',
        unit: 'Seconds',
        meaning: 'Time that the shader has been running; the same in every pass of a frame',
      },
    },
    {
      id: 'timedelta',
      name: '`TIMEDELTA`',
      cells: {
        type: 'float',
        range: '0.0 and up',
        unit: 'Seconds',
        meaning: 'Time since the previous frame; 0.0 in the first frame, about 0.0167 at 60 fps',
      },
    },
    {
      id: 'frameindex',
      name: '`FRAMEINDEX`',
      cells: {
        type: 'int',
        range: '0 and up',
        unit: 'Frames',
        meaning: 'Number of the frame; 0 is the first',
      },
    },
    {
      id: 'date',
      name: '`DATE`',
      cells: {
        type: 'vec4',
        range: 'w: 0 to 86400',
        unit: 'Year, month, day, seconds of the day',
        meaning: 'Date and clock time',
      },
    },
    {
      id: 'rendersize',
      name: '`RENDERSIZE`',
      cells: {
        type: 'vec2',
        range: '1.0 and up',
        unit: 'Pixels',
        meaning: 'Width and height of what this pass draws',
      },
    },
    {
      id: 'isf-fragnormcoord',
      name: '`isf_FragNormCoord`',
      cells: {
        type: 'vec2',
        range: '0.0 to 1.0',
        unit: 'Fraction of width, height',
        meaning: 'Position of this pixel; 0, 0 is the bottom left corner, 1, 1 the top right',
      },
    },
    {
      id: 'gl-fragcoord',
      name: '`gl_FragCoord.xy`',
      cells: {
        type: 'vec2',
        range: '0.5 to size − 0.5',
        unit: 'Pixels',
        meaning: 'Centre of this pixel, from the bottom left corner (part of GLSL)',
      },
    },
    {
      id: 'passindex',
      name: '`PASSINDEX`',
      cells: {
        type: 'int',
        range: '0 to passes − 1',
        unit: 'None',
        meaning: 'Which entry of `PASSES` is being drawn',
      },
    },
    {
      id: 'gl-fragcolor',
      name: '`gl_FragColor`',
      cells: {
        type: 'vec4',
        range: '0.0 to 1.0',
        unit: 'Red, green, blue, alpha',
        meaning: 'The result that `main()` writes (part of GLSL)',
      },
    },
  ],
};

/** Functions that ISF adds to GLSL for reading images. ISF specification 2.0. */
export const isfFunctions: ReferenceTableData = {
  id: 'isf-functions',
  caption: 'Functions that read images',
  nameLabel: 'Function',
  columns: [
    {key: 'gives', label: 'Returns', kind: 'value'},
    {key: 'range', label: 'Coordinates'},
    {key: 'meaning', label: 'Meaning'},
  ],
  rows: [
    {
      id: 'img-this-pixel',
      name: '`IMG_THIS_PIXEL(image)`',
      cells: {
        gives: 'vec4',
        range: 'None: the position of the pixel being drawn',
        meaning: 'Read the incoming pixel; the first line of most effects',
      },
    },
    {
      id: 'img-norm-pixel',
      name: '`IMG_NORM_PIXEL(image, vec2)`',
      cells: {
        gives: 'vec4',
        range: '0.0 to 1.0, independent of the size',
        meaning: 'Read anywhere: mirrors, zooms, displacement',
      },
    },
    {
      id: 'img-pixel',
      name: '`IMG_PIXEL(image, vec2)`',
      cells: {
        gives: 'vec4',
        range: 'Pixels, 0.0 to the size of the image',
        meaning: 'Read exact neighbours: blur, edges, cellular automata',
      },
    },
    {
      id: 'img-size',
      name: '`IMG_SIZE(image)`',
      cells: {
        gives: 'vec2',
        range: 'None',
        meaning: 'Width and height of the image in pixels, which may differ from `RENDERSIZE`',
      },
    },
  ],
};

/** Keys of an entry of `PASSES`. ISF specification 2.0. */
export const isfPasses: ReferenceTableData = {
  id: 'isf-passes',
  caption: 'Keys of an entry of PASSES',
  nameLabel: 'Key',
  columns: [
    {key: 'value', label: 'Value', kind: 'value'},
    {key: 'without', label: 'Without it'},
    {key: 'meaning', label: 'Meaning'},
  ],
  rows: [
    {
      id: 'target',
      name: '`TARGET`',
      cells: {
        value: 'Text',
        without: 'The pass draws the output',
        meaning: 'Name of the buffer that the pass draws into; other passes read it like an image',
      },
    },
    {
      id: 'persistent',
      name: '`PERSISTENT`',
      cells: {
        value: 'true, false',
        without: 'False: gone after the frame',
        meaning: 'The buffer is kept for the next frame',
      },
    },
    {
      id: 'float',
      name: '`FLOAT`',
      cells: {
        value: 'true, false',
        without: 'False: normal precision',
        meaning:
          '32-bit float per channel, for simulations. Works in Videosync from [2.0.12](/release-notes/videosync/2.0)',
      },
    },
    {
      id: 'width',
      name: '`WIDTH`',
      cells: {
        value: 'Equation in quotes',
        without: 'Full width',
        meaning: 'Width in pixels, for example `"$WIDTH/4.0"`; float inputs can be used as `$name`',
      },
    },
    {
      id: 'height',
      name: '`HEIGHT`',
      cells: {
        value: 'Equation in quotes',
        without: 'Full height',
        meaning: 'Height in pixels, for example `"$HEIGHT/4.0"`',
      },
    },
  ],
};
