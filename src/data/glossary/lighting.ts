import type {GlossaryTerm} from '../types';

const LIGHTING = '/handbook/background/introduction-to-lighting-control';
const ARTNET = '/handbook/background/artnet-in-depth';
const POWER = '/handbook/background/hardware-and-power';
const STAGE = '/handbook/background/practical-tips-for-going-on-stage';
const PATCH = '/beam-for-live/application/fixture-patch';
const MIXING = '/beam-for-live/concepts/mixing';
const SIGNAL_FLOW = '/beam-for-live/concepts/signal-flow';

/** Lighting control: DMX512 and its wiring. */
export const lightingTerms: Record<string, GlossaryTerm> = {
  universe: {
    term: 'universe',
    definition:
      'One set of up to 512 DMX channels: what a single DMX cable carries. A rig that needs more channels uses more universes.',
    page: LIGHTING,
  },
  dmx512: {
    term: 'DMX512',
    expansion: 'Digital Multiplex, 512 channels',
    definition:
      'The standard (ANSI E1.11) that sends up to 512 channel values of 0 to 255 over one cable to lights and other stage equipment, again and again, in one direction.',
    page: LIGHTING,
  },
  channel: {
    term: 'channel',
    definition:
      'One of the 512 values of a universe, 0 to 255, which sets one attribute of one fixture. The standard calls it a slot.',
    page: LIGHTING,
  },
  'dmx-address': {
    term: 'DMX address',
    definition:
      'The number, 1 to 512, of the first channel that a fixture reads. It is set on the fixture and has to match the patch.',
    page: LIGHTING,
  },
  footprint: {
    term: 'footprint',
    definition:
      'The number of consecutive DMX channels that a fixture uses in its present mode. The last channel is the start address plus the footprint minus one.',
    page: LIGHTING,
  },
  '16-bit-channel': {
    term: '16-bit channel',
    definition:
      'Two DMX channels, coarse and fine, that form one value of 0 to 65,535. It makes slow pans, tilts and fades move without visible steps.',
    page: LIGHTING,
  },
  break: {
    term: 'break',
    definition:
      'The long low level that starts every DMX packet: at least 92 µs from a transmitter. It tells receivers that counting starts again.',
    page: LIGHTING,
  },
  'start-code': {
    term: 'start code',
    definition:
      'The first slot of a DMX packet, which says what the rest means. Zero stands for ordinary levels; RDM uses 204 (hexadecimal CC).',
    page: LIGHTING,
  },
  rdm: {
    term: 'RDM',
    expansion: 'Remote Device Management',
    definition:
      'The standard ANSI E1.20, which lets a controller find fixtures, read them and set their addresses over the DMX cable, in both directions.',
    page: POWER,
  },
  terminator: {
    term: 'terminator',
    definition:
      'A 120 Ω resistor between pins 2 and 3 in the free output of the last fixture of a DMX line. It absorbs the signal, which otherwise reflects and makes fixtures flicker.',
    page: POWER,
  },
  splitter: {
    term: 'splitter',
    definition:
      'A powered device that repeats one DMX input on several separate outputs, each good for 32 unit loads of its own.',
    page: POWER,
  },
  'unit-load': {
    term: 'unit load',
    definition:
      'The measure of how much a receiver loads an RS-485 line. A DMX line drives 32 unit loads; a fixture counts as one or less.',
    page: POWER,
  },
  'opto-isolation': {
    term: 'opto-isolation',
    definition:
      'A signal path that crosses a gap as light, without an electrical connection. It keeps faults and differences in earth potential on one side of a splitter or node from reaching the other.',
    page: POWER,
  },
  'dip-switch': {
    term: 'DIP switch',
    expansion: 'Dual in-line package switch',
    definition:
      'A row of small switches on simple fixtures. Switches 1 to 9 stand for 1, 2, 4 and so on up to 256, and the ones that are on add up to the address.',
    page: LIGHTING,
  },
  dimmer: {
    term: 'dimmer',
    definition:
      'A device that sets the power of a conventional lamp from a DMX value. In LED fixtures, the channel that sets overall brightness has the same name.',
    page: POWER,
  },
  fixture: {
    term: 'fixture',
    definition:
      'Any piece of stage equipment that is controlled by DMX: a lamp, a moving head, a strobe, a smoke machine, a dimmer pack.',
    page: LIGHTING,
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
    page: PATCH,
  },
  mode: {
    term: 'mode',
    definition:
      'One of the channel layouts that a fixture offers, for example a 7-channel and a 15-channel one. The mode set on the fixture and the mode in the patch have to be the same.',
    page: LIGHTING,
  },
  cell: {
    term: 'cell',
    definition:
      'A part of a fixture that has its own channels, such as one of the eight lamps of an LED bar.',
    page: '/beam-fixture-editor/overview',
  },
  tag: {
    term: 'tag',
    definition:
      'A word given to fixtures in the Fixture Patch. A Beam device in Live picks a tag and controls all fixtures that carry it.',
    page: PATCH,
  },
  parameter: {
    term: 'parameter',
    definition:
      'In Beam, a name such as dim, red, pan or tilt with a value from 0 to 1. In Live, any control of a device or track that can be automated.',
    page: SIGNAL_FLOW,
  },
  'premapped-channel': {
    term: 'premapped channel',
    definition:
      'A preset of the Beam Fixture Editor that adds one or more channels together with the mappings that make Beam control them.',
    page: '/beam-fixture-editor/adding-premapped-channels',
  },
  range: {
    term: 'Range',
    definition:
      'A setting of Beam per fixture and parameter: the DMX values that 0 and 1 stand for. It scales, limits or inverts the parameter without a change to the Live Set.',
    page: '/beam-for-live/concepts/ranges',
  },
  merging: {
    term: 'merging',
    definition:
      'Making one value out of several that arrive for the same parameter or channel, for example by adding, averaging or taking the highest.',
    page: MIXING,
  },
  htp: {
    term: 'HTP',
    expansion: 'Highest takes precedence',
    definition:
      'A way of merging: of several values for one channel, the highest is used. It suits brightness.',
    page: MIXING,
  },
  ltp: {
    term: 'LTP',
    expansion: 'Latest takes precedence',
    definition:
      'A way of merging: of several values for one channel, the one that changed last is used. It suits position and colour.',
    page: ARTNET,
  },
  'moving-head': {
    term: 'moving head',
    definition:
      'A fixture whose lamp turns on two axes, pan and tilt. Spot types project shapes, wash types give soft light, beam types a narrow ray.',
    page: LIGHTING,
  },
  gobo: {
    term: 'gobo',
    definition:
      'A small disc of metal or glass with a pattern, which a spot projects. A gobo wheel holds several, chosen by DMX value.',
    page: LIGHTING,
  },
  strobe: {
    term: 'strobe',
    definition:
      'A fixture, or a channel of one, that flashes. Flashing at 3 to 30 times a second can trigger seizures in photosensitive people.',
    page: STAGE,
  },
  'led-par': {
    term: 'LED PAR',
    definition:
      'A round LED wash light named after the parabolic aluminised reflector lamp that it replaces; usually red, green, blue and often white or amber.',
    page: LIGHTING,
  },
  visualizer: {
    term: 'visualizer',
    definition:
      'Software that draws a stage with its lights in 3D from DMX data, so that a show can be built without the rig.',
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
