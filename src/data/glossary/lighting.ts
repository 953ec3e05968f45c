import type {GlossaryTerm} from '../types';

const lighting = '/handbook/background/introduction-to-lighting-control';
const artnet = '/handbook/background/artnet-in-depth';
const power = '/handbook/background/hardware-and-power';
const patch = '/beam-for-live/application/fixture-patch';
const mixing = '/beam-for-live/concepts/mixing';
const signalFlow = '/beam-for-live/concepts/signal-flow';
const rdm = '/handbook/lighting/rdm';
const chart = '/handbook/lighting/reading-a-dmx-chart';
const heads = '/handbook/lighting/moving-heads';
const fixtures = '/handbook/lighting/what-a-fixture-does';
const strobes = '/handbook/safety-and-work/strobes-and-lasers';

/** Lighting control: DMX512 and its wiring. */
export const lightingTerms: Record<string, GlossaryTerm> = {
  universe: {
    term: 'universe',
    definition:
      'A set of up to 512 DMX channels, which is what one DMX cable carries. A rig that needs more channels uses more universes.',
    page: lighting,
  },
  dmx512: {
    term: 'DMX512',
    expansion: 'Digital Multiplex, 512 channels',
    definition:
      'The standard (ANSI E1.11) for sending up to 512 values of 0 to 255 over one cable to lights and other stage equipment, repeatedly and in one direction.',
    page: lighting,
  },
  channel: {
    term: 'channel',
    definition:
      'One of the 512 values of a universe, 0 to 255, which sets one attribute of one fixture. The standard calls it a slot.',
    page: lighting,
  },
  'dmx-address': {
    term: 'DMX address',
    definition:
      'The number, 1 to 512, of the first channel that a fixture reads. You set it on the fixture, and it must match the patch.',
    page: lighting,
  },
  footprint: {
    term: 'footprint',
    definition:
      'The number of consecutive DMX channels that a fixture uses in its current mode. The last channel is the start address plus the footprint minus one.',
    page: lighting,
  },
  '16-bit-channel': {
    term: '16-bit channel',
    definition:
      'Two DMX channels, coarse and fine, that form one value of 0 to 65,535. It makes slow pans, tilts and fades smooth.',
    page: lighting,
  },
  break: {
    term: 'break',
    definition:
      'The long low level at the start of every DMX packet, at least 92 µs from a transmitter. It shows receivers where to start counting.',
    page: lighting,
  },
  'start-code': {
    term: 'start code',
    definition:
      'The first slot of a DMX packet, which identifies the kind of data. Zero means ordinary levels, and RDM uses 204 (hexadecimal CC).',
    page: lighting,
  },
  rdm: {
    term: 'RDM',
    expansion: 'Remote Device Management',
    definition:
      'The standard (ANSI E1.20) that lets a controller find fixtures, read their state and set their addresses over the DMX cable. It works in both directions.',
    page: rdm,
  },
  terminator: {
    term: 'terminator',
    definition:
      'A 120 Ω resistor between pins 2 and 3 of the free output of the last fixture on a DMX line. It absorbs the signal, whose reflections would make fixtures flicker.',
    page: power,
  },
  splitter: {
    term: 'splitter',
    definition:
      'A powered device that repeats one DMX input on several separate outputs. Each output can drive 32 unit loads.',
    page: power,
  },
  'unit-load': {
    term: 'unit load',
    definition:
      'A measure of how much a receiver loads an RS-485 line. A DMX line can drive 32 unit loads, and a fixture counts as one or less.',
    page: power,
  },
  'opto-isolation': {
    term: 'opto-isolation',
    definition:
      'Passing a signal across a gap as light, without an electrical connection. It keeps faults and differences in earth potential on one side of a splitter or node.',
    page: power,
  },
  'dip-switch': {
    term: 'DIP switch',
    expansion: 'Dual in-line package switch',
    definition:
      'A small switch in a row on simple fixtures. Switches 1 to 9 are worth 1, 2, 4 and so on up to 256, and the address is the sum of those that are on.',
    page: lighting,
  },
  dimmer: {
    term: 'dimmer',
    definition:
      'A device that sets the power of a conventional lamp from a DMX value. On LED fixtures, the channel for overall brightness has the same name.',
    page: power,
  },
  fixture: {
    term: 'fixture',
    definition:
      'A light that is controlled by DMX, such as an LED PAR, a moving head or a strobe. In patches and profiles, every device with DMX channels, such as a smoke machine or dimmer pack.',
    page: lighting,
  },
  'fixture-profile': {
    term: 'fixture profile',
    definition:
      'A description of what each DMX channel of a fixture does in each of its modes. Beam’s profiles are files with the extension .sbf.',
    page: '/beam-fixture-editor/introduction',
  },
  'fixture-patch': {
    term: 'Fixture Patch',
    definition:
      'The list of all fixtures with their profile, mode, universe, address and tags. In Beam it is a view and a saved file.',
    page: patch,
  },
  mode: {
    term: 'mode',
    definition:
      'One of the channel layouts that a fixture offers, for example with 7 or 15 channels. The mode on the fixture and in the patch must be the same.',
    page: lighting,
  },
  cell: {
    term: 'cell',
    definition:
      'A part of a fixture that has its own channels, such as one of the eight light sources of an LED bar.',
    page: '/beam-fixture-editor/overview',
  },
  tag: {
    term: 'tag',
    definition:
      'A word that you assign to fixtures in the Fixture Patch. A Beam device in Live uses a tag to control all fixtures that have it.',
    page: patch,
  },
  parameter: {
    term: 'parameter',
    definition:
      'In Beam, a name such as dim, red, pan or tilt with a value from 0 to 1. In Live, any control of a device or track that can be automated.',
    page: signalFlow,
  },
  'premapped-channel': {
    term: 'premapped channel',
    definition:
      'A preset of the Beam Fixture Editor that adds one or more channels, together with the mappings that let Beam control them.',
    page: '/beam-fixture-editor/adding-premapped-channels',
  },
  range: {
    term: 'Range',
    definition:
      'A setting of Beam for each fixture and parameter: the DMX values for 0 and 1. It scales, limits or inverts the parameter without a change to the Live Set.',
    page: '/beam-for-live/concepts/ranges',
  },
  merging: {
    term: 'merging',
    definition:
      'Combining several values for the same parameter or channel into one, for example by adding, averaging or taking the highest.',
    page: mixing,
  },
  htp: {
    term: 'HTP',
    expansion: 'Highest takes precedence',
    definition:
      'A way of merging in which the highest of several values for one channel is used. It suits brightness.',
    page: mixing,
  },
  ltp: {
    term: 'LTP',
    expansion: 'Latest takes precedence',
    definition:
      'A way of merging in which the value that changed last is used for a channel. It suits position and colour.',
    page: artnet,
  },
  'moving-head': {
    term: 'moving head',
    definition:
      'A fixture whose head turns on two axes, pan and tilt. Spot types project patterns, wash types produce soft light, and beam types a narrow ray.',
    page: heads,
  },
  gobo: {
    term: 'gobo',
    definition:
      'A small disc of metal or glass with a pattern that a spot projects. A gobo wheel holds several, which you choose by DMX value.',
    page: chart,
  },
  strobe: {
    term: 'strobe',
    definition:
      'A fixture, or a channel of one, that flashes. Flashing at 3 to 30 times a second can trigger seizures in photosensitive people.',
    page: strobes,
  },
  'led-par': {
    term: 'LED PAR',
    definition:
      'A round LED wash light named after the parabolic aluminised reflector lamp that it replaces, usually with red, green and blue LEDs, often also white or amber.',
    page: fixtures,
  },
  visualizer: {
    term: 'visualizer',
    definition:
      'Software that shows a stage with its lights in 3D from DMX data, which lets you build a show without the rig.',
    page: '/beam-for-live/application/inputs-outputs',
  },
  citp: {
    term: 'CITP',
    expansion: 'Controller Interface Transport Protocol',
    definition:
      'A network protocol between lighting controllers, media servers and visualizers. Beam uses it for its CITP Visualizer Output.',
    page: '/beam-for-live/application/inputs-outputs',
  },
};
