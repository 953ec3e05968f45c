import type {GlossaryTerm} from '../types';

const CABLES = '/handbook/video/signals-and-cables';
const WALLS = '/handbook/video/led-walls';
const RATES = '/handbook/video/frame-rate-and-sync';
const PROJECTORS = '/handbook/video/projectors-and-screens';
const COLOUR = '/handbook/video/colour-for-stage-screens';
const SHARE = '/handbook/video/ndi-syphon-spout-and-capture';

/** Video on stage: signals, projection, LED walls, colour, capture. */
export const stageVideoTerms: Record<string, GlossaryTerm> = {
  displayport: {
    term: 'DisplayPort',
    definition:
      'A digital connection from a computer to a display, defined by VESA. USB-C and Thunderbolt ports can carry it too.',
    page: CABLES,
  },
  'pixel-clock': {
    term: 'pixel clock',
    definition:
      'How many pixels a second a video signal sends, including the invisible ones around the image. It decides how much a cable has to carry.',
    page: CABLES,
  },
  sdi: {
    term: 'SDI',
    expansion: 'Serial Digital Interface',
    definition:
      'Uncompressed video with up to 16 channels of sound on a coaxial cable with locking BNC plugs, from broadcast (SMPTE ST 292-1, ST 424, ST 2082-1). It works in one direction and carries no EDID and no HDCP.',
    page: CABLES,
  },
  hdbaset: {
    term: 'HDBaseT',
    definition:
      'A technology that sends HDMI with its messages over one network cable for up to 100 m, from a transmitter to a matching receiver. It isn’t Ethernet.',
    page: CABLES,
  },
  'active-optical-cable': {
    term: 'active optical cable',
    definition:
      'A cable with electronics in both plugs that turns the video into light. It reaches far and works in one direction only.',
    page: CABLES,
  },
  'hot-plug-detect': {
    term: 'hot plug',
    expansion: 'Hot plug detect',
    definition:
      'A wire on which a display announces that it’s connected. When it changes, the computer reads the display’s data again.',
    page: CABLES,
  },
  hdcp: {
    term: 'HDCP',
    expansion: 'High-bandwidth Digital Content Protection',
    definition:
      'Encryption on HDMI and DisplayPort that keeps protected films from being recorded. One device in the chain without a valid key leaves the screen black.',
    page: CABLES,
  },
  lux: {
    term: 'lux',
    definition:
      'The unit for light on a surface, one lumen on one square metre. A phone app can be off by 30 % and more, so use it only to compare two positions.',
    page: PROJECTORS,
  },
  'lens-shift': {
    term: 'lens shift',
    definition:
      'Moving a projector’s image up, down or sideways in the lens while the projector stays level. Edges stay straight and no pixels are lost.',
    page: PROJECTORS,
  },
  'keystone-correction': {
    term: 'keystone correction',
    definition:
      'Scaling that makes a rectangle of the trapezoid that a tilted projector throws. It costs pixels, light and sharpness.',
    page: PROJECTORS,
  },
  'edge-blending': {
    term: 'edge blending',
    definition:
      'Joining two projectors into one wide image. Both fade out across a common strip, so their light adds up evenly.',
    page: PROJECTORS,
  },
  'led-processor': {
    term: 'LED processor',
    definition:
      'The box that takes a normal video signal, cuts it up and sends each panel of an LED wall its part.',
    page: WALLS,
  },
  'canvas-map': {
    term: 'canvas map',
    definition:
      'The plan that shows which part of a video signal appears on which part of a stage, in pixels.',
    page: WALLS,
  },
  nit: {
    term: 'nit',
    definition:
      'A unit for how bright a surface looks: one candela on one square metre (cd/m²). LED walls and monitors are rated in it.',
    page: WALLS,
  },
  'scan-rate': {
    term: 'scan',
    definition:
      'How an LED panel shares its driver chips: at 1/16 scan, each chip lights 16 lines one after the other. Cameras can see it as stripes.',
    page: WALLS,
  },
  genlock: {
    term: 'genlock',
    expansion: 'Generator lock',
    definition:
      'Making the frames of several devices start at the same moment, by a reference signal that all of them receive.',
    page: RATES,
  },
  judder: {
    term: 'judder',
    definition:
      'Uneven motion in which some frames stay on the screen longer than others, because frame rate and refresh rate don’t divide evenly.',
    page: RATES,
  },
  tearing: {
    term: 'tearing',
    definition:
      'A horizontal break in a moving image, where the upper part shows one frame and the lower part shows the next.',
    page: RATES,
  },
  'video-levels': {
    term: 'full and limited range',
    definition:
      'Which 8-bit values mean black and white: 0 and 255 (full, computers) or 16 and 235 (limited, video, ITU-R BT.709).',
    page: COLOUR,
  },
  gamma: {
    term: 'gamma',
    definition:
      'The curve between a video value and the light on the screen. With a gamma of 2.2, the middle value produces about 22 % of the light.',
    page: COLOUR,
  },
  'colour-gamut': {
    term: 'gamut',
    definition: 'All the colours that a screen can show or a standard contains.',
    page: COLOUR,
  },
  'colour-profile': {
    term: 'colour profile',
    definition:
      'A file that describes which colours a screen really shows, so programs can convert their colours to it.',
    page: COLOUR,
  },
  hdr: {
    term: 'HDR',
    expansion: 'High dynamic range',
    definition:
      'Video with brighter highlights and more steps than ordinary video (ITU-R BT.2100). Every device in the chain must support it.',
    page: COLOUR,
  },
  banding: {
    term: 'banding',
    definition:
      'Visible steps in a gradient that should be smooth, because there are too few values.',
    page: COLOUR,
  },
  'capture-device': {
    term: 'capture device',
    definition: 'A box or card that turns an HDMI or SDI signal into a video input of a computer.',
    page: SHARE,
  },
  uvc: {
    term: 'UVC',
    expansion: 'USB Video Class',
    definition:
      'The standard for cameras and capture devices on USB. A device that follows it needs no driver.',
    page: SHARE,
  },
  mdns: {
    term: 'mDNS',
    expansion: 'Multicast DNS',
    definition:
      'A way for devices in one network to find each other by name without a server (RFC 6762). It uses multicast on UDP port 5353.',
    page: SHARE,
  },
  'virtual-camera': {
    term: 'virtual camera',
    definition:
      'A program that appears as a camera to other programs, so they can receive its video.',
    page: SHARE,
  },
};
