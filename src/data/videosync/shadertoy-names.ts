import type {ReferenceTableData} from '../types';

/** Every name that Shadertoy gives to a shader, and what stands for it in an ISF file. */
export const shadertoyNames: ReferenceTableData = {
  id: 'shadertoy-names',
  caption: 'Shadertoy names and their ISF names',
  nameLabel: 'Shadertoy',
  columns: [
    {key: 'isf', label: 'ISF'},
    {key: 'mind', label: 'Mind'},
  ],
  rows: [
    {
      id: 'main-image',
      name: '`mainImage(out vec4 fragColor, in vec2 fragCoord)`',
      cells: {
        isf: '`void main()`',
        mind: 'The two arguments go; their names are replaced in the code.',
      },
    },
    {
      id: 'frag-color',
      name: '`fragColor`',
      cells: {
        isf: '`gl_FragColor`',
        mind: 'Set the fourth component, alpha, to `1.0`. Shadertoy ignores it, a mixer does not.',
      },
    },
    {
      id: 'frag-coord',
      name: '`fragCoord`',
      cells: {
        isf: '`gl_FragCoord.xy`',
        mind: 'Pixels, origin at the bottom left, in both.',
      },
    },
    {
      id: 'frag-coord-normalised',
      name: '`fragCoord / iResolution.xy`',
      cells: {isf: '`isf_FragNormCoord`', mind: '0 to 1 on both axes.'},
    },
    {
      id: 'i-resolution',
      name: '`iResolution`',
      cells: {
        isf: '`RENDERSIZE`',
        mind: 'A `vec2`, not a `vec3`. Where three components are needed: `vec3(RENDERSIZE, 1.0)`.',
      },
    },
    {
      id: 'i-time',
      name: '`iTime`, `iGlobalTime`',
      cells: {
        isf: '`TIME`',
        mind: 'Seconds in both. In Videosync `BEAT` follows the song instead.',
      },
    },
    {
      id: 'i-time-delta',
      name: '`iTimeDelta`',
      cells: {isf: '`TIMEDELTA`', mind: 'Seconds; `0.0` in the first frame.'},
    },
    {
      id: 'i-frame-rate',
      name: '`iFrameRate`',
      cells: {
        isf: '`1.0 / max(TIMEDELTA, 0.001)`',
        mind: 'ISF has no name for it. The `max` avoids a division by zero in the first frame.',
      },
    },
    {
      id: 'i-frame',
      name: '`iFrame`',
      cells: {
        isf: '`FRAMEINDEX`',
        mind: 'Test `FRAMEINDEX < 2`, not `== 0`, before you fill a buffer.',
      },
    },
    {
      id: 'i-date',
      name: '`iDate`',
      cells: {
        isf: '`DATE`',
        mind: 'Year, month, day, seconds of the day. Shadertoy counts months from 0; the ISF text does not say, so check.',
      },
    },
    {
      id: 'i-mouse',
      name: '`iMouse.xy`',
      cells: {
        isf: 'An input of type `point2D`, or two of type `float`',
        mind: '`iMouse` is in pixels. An input from 0 to 1 survives a change of resolution: multiply it by `RENDERSIZE`.',
      },
    },
    {
      id: 'i-mouse-click',
      name: '`iMouse.zw`',
      cells: {
        isf: 'An input of type `bool` or `event`',
        mind: 'Click state; rarely worth keeping.',
      },
    },
    {
      id: 'i-channel',
      name: '`iChannel0` to `iChannel3`, a picture or video',
      cells: {
        isf: 'An input of type `image`',
        mind: 'Call the first one `inputImage` to make the shader an effect.',
      },
    },
    {
      id: 'i-channel-sound',
      name: '`iChannel0` to `iChannel3`, sound',
      cells: {isf: 'An input of type `audio` or `audioFFT`', mind: 'Both are read like pictures.'},
      unconfirmed: 'Whether Videosync feeds sound to such inputs is not known.',
    },
    {
      id: 'i-channel-resolution',
      name: '`iChannelResolution[0].xy`',
      cells: {isf: '`IMG_SIZE(inputImage)`', mind: 'Pixels.'},
    },
    {
      id: 'texture',
      name: '`texture(iChannel0, uv)`',
      cells: {
        isf: '`IMG_NORM_PIXEL(inputImage, uv)`',
        mind: 'Expect clamped edges. For repeat, write `fract(uv)`; there are no mipmap arguments.',
      },
    },
    {
      id: 'texel-fetch',
      name: '`texelFetch(iChannel0, ivec2(p), 0)`',
      cells: {
        isf: '`IMG_PIXEL(inputImage, floor(p) + 0.5)`',
        mind: 'The half pixel hits the middle of the texel, so that nothing is blended.',
      },
    },
    {
      id: 'buffers',
      name: 'Buffer A to Buffer D',
      cells: {
        isf: 'Entries of `PASSES` with a `TARGET`, `PERSISTENT` and `FLOAT` true',
        mind: 'All code goes into one `main()` with `if (PASSINDEX == 0)` and so on; the picture is the last pass.',
      },
    },
    {
      id: 'common',
      name: 'Common',
      cells: {isf: 'Pasted below the header', mind: 'One file holds everything.'},
    },
    {
      id: 'no-counterpart',
      name: '`mainSound`, `mainVR`, `mainCubemap`, cube maps, keyboard',
      cells: {isf: 'None', mind: 'Such a shader cannot be carried over as it is.'},
    },
  ],
};
