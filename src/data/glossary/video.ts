import type {GlossaryTerm} from '../types';

const POWER = '/handbook/background/hardware-and-power';
const STAGE = '/handbook/background/practical-tips-for-going-on-stage';
const HARDWARE = '/handbook/performance-tips/hardware';
const ENCODING = '/handbook/performance-tips/encoding-video';
const SHARING = '/videosync/basics/spout-syphon';
const ISF = '/videosync/device-reference/isf-shader';
const BLENDING = '/videosync/advanced/blending';

/** Video. */
export const videoTerms: Record<string, GlossaryTerm> = {
  syphon: {
    term: 'Syphon',
    definition:
      'A macOS technology that passes pictures between programs of one computer inside the graphics memory, without a copy through the processor.',
    page: SHARING,
  },
  spout: {
    term: 'Spout',
    definition:
      'The counterpart of Syphon on Windows: programs on one computer share pictures in the graphics memory.',
    page: SHARING,
  },
  ndi: {
    term: 'NDI',
    expansion: 'Network Device Interface',
    definition:
      'A technology that sends video with sound over a network between computers. It compresses, so it costs processor time, bandwidth and some latency.',
    page: SHARING,
  },
  isf: {
    term: 'ISF',
    expansion: 'Interactive Shader Format',
    definition:
      'A file format for shaders: a GLSL program with a header that describes its inputs and passes.',
    page: ISF,
  },
  shader: {
    term: 'shader',
    definition: 'A small program that the graphics processor runs for every pixel or every corner.',
    page: ISF,
  },
  glsl: {
    term: 'GLSL',
    expansion: 'OpenGL Shading Language',
    definition: 'The language, similar to C, in which ISF shaders are written.',
    page: ISF,
  },
  'fragment-shader': {
    term: 'fragment shader',
    definition: 'A shader that computes the colour of one pixel; it runs for all pixels at once.',
    page: ISF,
  },
  uniform: {
    term: 'uniform',
    definition:
      'A value given to a shader from outside that is the same for every pixel of a picture, such as the time or a slider.',
    page: ISF,
  },
  'persistent-buffer': {
    term: 'persistent buffer',
    definition:
      'A picture that an ISF shader keeps from one frame to the next; the base of feedback and trails.',
    page: ISF,
  },
  'render-pass': {
    term: 'render pass',
    definition: 'One run of a shader over a whole picture. Complex effects need several passes.',
    page: ISF,
  },
  texture: {
    term: 'texture',
    definition: 'A picture in graphics memory that shaders can read.',
    page: ISF,
  },
  'blend-mode': {
    term: 'blend mode',
    definition:
      'The rule by which two layers of pixels become one, such as Additive, Alpha or Mask.',
    page: BLENDING,
  },
  'alpha-channel': {
    term: 'alpha channel',
    definition:
      'The part of a picture that says how opaque each pixel is, beside its red, green and blue.',
    page: BLENDING,
  },
  'premultiplied-alpha': {
    term: 'premultiplied alpha',
    definition:
      'A picture whose colours have already been multiplied by its alpha channel. Read as if it were straight alpha, it shows dark edges.',
    page: BLENDING,
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
      'The method by which video is compressed and unpacked, such as HAP, ProRes or H.264. The file extension does not tell which.',
    page: ENCODING,
  },
  container: {
    term: 'container',
    definition:
      'The file that holds compressed video and sound, such as .mov or .mp4. One container can hold many codecs.',
    page: ENCODING,
  },
  hap: {
    term: 'HAP',
    definition:
      'A family of codecs whose frames are compressed textures that the graphics processor reads directly: large files, little processor load, any frame at once.',
    page: ENCODING,
  },
  prores: {
    term: 'ProRes',
    definition:
      'A family of codecs by Apple that compresses each frame by itself at high quality. ProRes 4444 can hold an alpha channel.',
    page: ENCODING,
  },
  h264: {
    term: 'H.264',
    definition:
      'The widespread codec of .mp4 files, also called AVC. Its files are small because most frames store only what changed, which makes jumps and reverse slow.',
    page: ENCODING,
  },
  'all-intra': {
    term: 'all-intra',
    definition:
      'Encoded so that every frame can be decoded by itself. Such video jumps, loops and reverses without delay.',
    page: ENCODING,
  },
  keyframe: {
    term: 'keyframe',
    definition:
      'A frame that is stored whole, so that decoding can start there. Between two keyframes, frames depend on each other.',
    page: ENCODING,
  },
  'bit-rate': {
    term: 'bit rate',
    definition:
      'The amount of data per second of video, in Mbit/s (megabits) or MB/s (megabytes, eight times as much).',
    page: ENCODING,
  },
  'chroma-subsampling': {
    term: 'chroma subsampling',
    definition:
      'Storing colour at a lower resolution than brightness. 4:4:4 keeps all of it, 4:2:2 half, 4:2:0 a quarter.',
    page: ENCODING,
  },
  gpu: {
    term: 'GPU',
    expansion: 'Graphics processing unit',
    definition: 'The processor that computes and mixes pictures and sends them to displays.',
    page: HARDWARE,
  },
  vram: {
    term: 'VRAM',
    expansion: 'Video random-access memory',
    definition:
      'Memory of the graphics processor. On Apple silicon it is a share of the common memory.',
    page: HARDWARE,
  },
  edid: {
    term: 'EDID',
    expansion: 'Extended Display Identification Data',
    definition:
      'The data with which a display tells a computer its resolutions and refresh rates. If it gets lost on the way, the computer chooses a wrong picture or none.',
    page: HARDWARE,
  },
  'refresh-rate': {
    term: 'refresh rate',
    definition: 'How often per second a display shows a new picture, in hertz.',
    page: HARDWARE,
  },
  'vertical-sync': {
    term: 'vertical sync',
    definition:
      'Handing over a new picture only between two refreshes of the display, so that no picture is torn.',
    page: HARDWARE,
  },
  resolution: {
    term: 'resolution',
    definition: 'The size of a picture in pixels, width by height, such as 1920 × 1080.',
    page: ENCODING,
  },
  'aspect-ratio': {
    term: 'aspect ratio',
    definition: 'Width of a picture divided by its height, such as 16:9.',
    page: STAGE,
  },
  'throw-ratio': {
    term: 'throw ratio',
    definition:
      'Distance of a projector from the screen divided by the width of the picture. It belongs to the lens.',
    page: STAGE,
  },
  lumen: {
    term: 'lumen',
    definition:
      'The unit of the light that a projector or lamp gives in all. Divided by the picture’s area in square metres it gives lux.',
    page: STAGE,
  },
  'pixel-pitch': {
    term: 'pixel pitch',
    definition: 'The distance from one pixel of an LED wall or strip to the next, in millimetres.',
    page: POWER,
  },
};
