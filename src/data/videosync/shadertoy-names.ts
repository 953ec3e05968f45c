import type {ReferenceTableData} from '../types';

/** Every name that Shadertoy provides to a shader, and its equivalent in an ISF file. */
export const shadertoyNames: ReferenceTableData = {
  id: 'shadertoy-names',
  caption: 'Shadertoy names and their ISF names',
  nameLabel: 'Shadertoy',
  columns: [
    {key: 'isf', label: 'ISF'},
    {key: 'mind', label: 'Note'},
  ],
  rows: [
    {
      id: 'main-image',
      name: '`mainImage(out vec4 fragColor, in vec2 fragCoord)`',
      cells: {
        isf: '`void main()`',
        mind: 'Remove the two arguments and replace their names in the code',
      },
    },
    {
      id: 'frag-color',
      name: '`fragColor`',
      cells: {
        isf: '`gl_FragColor`',
        mind: 'Set the fourth component, alpha, to `1.0`. Shadertoy ignores alpha, but a video mixer uses it',
      },
    },
    {
      id: 'frag-coord',
      name: '`fragCoord`',
      cells: {
        isf: '`gl_FragCoord.xy`',
        mind: 'Both are in pixels from the bottom left',
      },
    },
    {
      id: 'frag-coord-normalised',
      name: '`fragCoord / iResolution.xy`',
      cells: {isf: '`isf_FragNormCoord`', mind: '0 to 1 on both axes'},
    },
    {
      id: 'i-resolution',
      name: '`iResolution`',
      cells: {
        isf: '`RENDERSIZE`',
        mind: 'A `vec2`, not a `vec3`. If you need three components, write `vec3(RENDERSIZE, 1.0)`',
      },
    },
    {
      id: 'i-time',
      name: '`iTime`, `iGlobalTime`',
      cells: {
        isf: '`TIME`',
        mind: 'Both are in seconds. In Videosync, `BEAT` follows the song instead',
      },
    },
    {
      id: 'i-time-delta',
      name: '`iTimeDelta`',
      cells: {isf: '`TIMEDELTA`', mind: 'Seconds; `0.0` in the first frame'},
    },
    {
      id: 'i-frame-rate',
      name: '`iFrameRate`',
      cells: {
        isf: '`1.0 / max(TIMEDELTA, 0.001)`',
        mind: 'ISF has no equivalent name. The `max` avoids a division by zero in the first frame',
      },
    },
    {
      id: 'i-frame',
      name: '`iFrame`',
      cells: {
        isf: '`FRAMEINDEX`',
        mind: 'To fill a buffer at the start, test `FRAMEINDEX < 2`, not `== 0`',
      },
    },
    {
      id: 'i-date',
      name: '`iDate`',
      cells: {
        isf: '`DATE`',
        mind: 'Year, month, day, seconds of the day. Shadertoy counts months from 0; check what your ISF program does',
      },
    },
    {
      id: 'i-mouse',
      name: '`iMouse.xy`',
      cells: {
        isf: 'An input of type `point2D`, or two of type `float`',
        mind: '`iMouse` is in pixels. An input from 0 to 1 works at every resolution: multiply it by `RENDERSIZE`',
      },
    },
    {
      id: 'i-mouse-click',
      name: '`iMouse.zw`',
      cells: {
        isf: 'An input of type `bool` or `event`',
        mind: 'The state of the mouse button; you can usually remove it',
      },
    },
    {
      id: 'i-channel',
      name: '`iChannel0` to `iChannel3`, an image or video',
      cells: {
        isf: 'An input of type `image`',
        mind: 'Call the first one `inputImage` to make the shader an effect',
      },
    },
    {
      id: 'i-channel-sound',
      name: '`iChannel0` to `iChannel3`, sound',
      cells: {
        isf: 'An input of type `audio` or `audioFFT`',
        mind: 'Both are read like images. In Videosync, use a `float` input with Live’s Envelope Follower instead',
      },
    },
    {
      id: 'i-channel-resolution',
      name: '`iChannelResolution[0].xy`',
      cells: {isf: '`IMG_SIZE(inputImage)`', mind: 'Pixels'},
    },
    {
      id: 'texture',
      name: '`texture(iChannel0, uv)`',
      cells: {
        isf: '`IMG_NORM_PIXEL(inputImage, uv)`',
        mind: 'Edges are usually clamped. To repeat the image, write `fract(uv)`. There are no mipmap arguments',
      },
    },
    {
      id: 'texel-fetch',
      name: '`texelFetch(iChannel0, ivec2(p), 0)`',
      cells: {
        isf: '`IMG_PIXEL(inputImage, floor(p) + 0.5)`',
        mind: 'Adding half a pixel reads the middle of the texel, so neighbours aren’t mixed in',
      },
    },
    {
      id: 'buffers',
      name: 'Buffer A to Buffer D',
      cells: {
        isf: 'Entries of `PASSES` with a `TARGET`, `PERSISTENT` and `FLOAT` true',
        mind: 'Put all code in one `main()` with `if (PASSINDEX == 0)` and so on. The last pass makes the output',
      },
    },
    {
      id: 'common',
      name: 'Common',
      cells: {isf: 'Code below the header', mind: 'Paste it there: ISF uses one file'},
    },
    {
      id: 'no-counterpart',
      name: '`mainSound`, `mainVR`, `mainCubemap`, cube maps, keyboard',
      cells: {isf: 'None', mind: 'A shader that uses these can’t be converted directly'},
    },
  ],
};
