import type {GlossaryTerm} from '../types';

const hardware = '/handbook/performance-tips/hardware';
const encoding = '/handbook/performance-tips/encoding-video';
const sharing = '/videosync/basics/spout-syphon';
const isf = '/videosync/device-reference/isf-shader';
const blending = '/videosync/advanced/blending';
const transport = '/handbook/video/ndi-syphon-spout-and-capture';
const cables = '/handbook/video/signals-and-cables';
const rates = '/handbook/video/frame-rate-and-sync';
const projectors = '/handbook/video/projectors-and-screens';
const walls = '/handbook/video/led-walls';

/** Video. */
export const videoTerms: Record<string, GlossaryTerm> = {
  syphon: {
    term: 'Syphon',
    definition:
      'A macOS technology that passes video between programs on one computer inside the graphics memory, without a copy through the processor.',
    page: sharing,
  },
  spout: {
    term: 'Spout',
    definition:
      'The counterpart of Syphon on Windows, with which programs on one computer share video in the graphics memory.',
    page: sharing,
  },
  ndi: {
    term: 'NDI',
    expansion: 'Network Device Interface',
    definition:
      'A technology that sends video with sound over a network between computers. It compresses the video, which takes processor time and bandwidth and adds some latency.',
    page: transport,
  },
  isf: {
    term: 'ISF',
    expansion: 'Interactive Shader Format',
    definition:
      'A file format for shaders: a GLSL program with a header that describes its inputs and passes.',
    page: isf,
  },
  shader: {
    term: 'shader',
    definition: 'A small program that the GPU runs for every pixel or every vertex.',
    page: isf,
  },
  glsl: {
    term: 'GLSL',
    expansion: 'OpenGL Shading Language',
    definition: 'The language, similar to C, in which ISF shaders are written.',
    page: isf,
  },
  'fragment-shader': {
    term: 'fragment shader',
    definition:
      'A shader that calculates the colour of a pixel. The GPU runs it for many pixels in parallel.',
    page: isf,
  },
  uniform: {
    term: 'uniform',
    definition:
      'A value that a shader receives from outside, such as the time or a slider. It is the same for every pixel of an image.',
    page: isf,
  },
  'persistent-buffer': {
    term: 'persistent buffer',
    definition:
      'An image that an ISF shader keeps from one frame to the next. Feedback and trails are based on it.',
    page: isf,
  },
  'render-pass': {
    term: 'render pass',
    definition: 'One run of a shader over a whole image. Complex effects need several passes.',
    page: isf,
  },
  texture: {
    term: 'texture',
    definition: 'An image in graphics memory that shaders can read.',
    page: isf,
  },
  'blend-mode': {
    term: 'blend mode',
    definition: 'The rule for combining two layers of pixels, such as Additive, Alpha or Mask.',
    page: blending,
  },
  'alpha-channel': {
    term: 'alpha channel',
    definition:
      'The part of an image that stores how opaque each pixel is, in addition to its red, green and blue.',
    page: blending,
  },
  'premultiplied-alpha': {
    term: 'premultiplied alpha',
    definition:
      'A way of storing an image in which its colours have already been multiplied by its alpha channel. Read as straight alpha, it gets dark edges.',
    page: blending,
  },
  'luma-key': {
    term: 'luma key',
    definition: 'Making pixels transparent by their brightness, usually the dark ones.',
    page: '/videosync/device-reference/effects',
  },
  'chroma-key': {
    term: 'chroma key',
    definition: 'Making pixels transparent by their colour, usually a green or blue background.',
    page: '/videosync/device-reference/effects',
  },
  codec: {
    term: 'codec',
    expansion: 'Coder and decoder',
    definition:
      'The method used to compress and decompress video, such as HAP, ProRes or H.264. The file extension does not show which one is used.',
    page: encoding,
  },
  container: {
    term: 'container',
    definition:
      'The file format that holds compressed video and sound, such as .mov or .mp4. One container can hold many codecs.',
    page: encoding,
  },
  hap: {
    term: 'HAP',
    definition:
      'A family of codecs whose frames are compressed textures that the GPU reads directly. Files are large, the processor load is small, and any frame shows immediately.',
    page: encoding,
  },
  prores: {
    term: 'ProRes',
    definition:
      'A family of codecs by Apple that compresses each frame separately at high quality. ProRes 4444 can contain an alpha channel.',
    page: encoding,
  },
  h264: {
    term: 'H.264',
    definition:
      'The most common codec in .mp4 files, also called AVC. Its files are small because most frames store only what changed, which makes jumps and reverse playback slow.',
    page: encoding,
  },
  'all-intra': {
    term: 'all-intra',
    definition:
      'Encoded so that every frame can be decoded separately. Such video jumps, loops and plays in reverse without delay.',
    page: encoding,
  },
  keyframe: {
    term: 'keyframe',
    definition:
      'A frame that is stored completely, so decoding can start there. Between two keyframes, frames depend on each other.',
    page: encoding,
  },
  'bit-rate': {
    term: 'bit rate',
    definition:
      'The amount of data per second of video, in Mbit/s (megabits) or MB/s (megabytes). One MB/s is 8 Mbit/s.',
    page: encoding,
  },
  'chroma-subsampling': {
    term: 'chroma subsampling',
    definition:
      'Storing colour at a lower resolution than brightness. 4:4:4 keeps all colour samples, 4:2:2 half and 4:2:0 a quarter of them.',
    page: encoding,
  },
  gpu: {
    term: 'GPU',
    expansion: 'Graphics processing unit',
    definition: 'The processor that calculates and mixes images and sends them to displays.',
    page: hardware,
  },
  vram: {
    term: 'VRAM',
    expansion: 'Video random-access memory',
    definition: 'The GPU’s memory. On Apple silicon, it is part of the shared memory.',
    page: hardware,
  },
  edid: {
    term: 'EDID',
    expansion: 'Extended Display Identification Data',
    definition:
      'The data that a display sends to a computer to list its resolutions and refresh rates. If it doesn’t arrive, the computer may choose a wrong format or send no video.',
    page: cables,
  },
  'refresh-rate': {
    term: 'refresh rate',
    definition: 'How many times per second a display shows a new image, in hertz.',
    page: rates,
  },
  'vertical-sync': {
    term: 'vertical sync',
    definition:
      'Changing to a new frame only between two refreshes of the display, so no tearing occurs.',
    page: rates,
  },
  resolution: {
    term: 'resolution',
    definition: 'The size of an image in pixels, width by height, such as 1920 × 1080.',
    page: encoding,
  },
  'aspect-ratio': {
    term: 'aspect ratio',
    definition: 'The width of an image divided by its height, such as 16:9.',
    page: projectors,
  },
  'throw-ratio': {
    term: 'throw ratio',
    definition:
      'The distance of a projector from the screen divided by the width of the image. It belongs to the lens.',
    page: projectors,
  },
  lumen: {
    term: 'lumen',
    definition:
      'The unit for the total light that a projector or light source produces. Divided by the area of the image in square metres, it is lux.',
    page: projectors,
  },
  'pixel-pitch': {
    term: 'pixel pitch',
    definition: 'The distance from one pixel of an LED wall or strip to the next, in millimetres.',
    page: walls,
  },
};
