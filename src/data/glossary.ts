import type {GlossaryTerm} from './types';

const LIGHTING = '/handbook/background/introduction-to-lighting-control';
const NETWORK = '/handbook/background/network-terminology';
const ARTNET = '/handbook/background/artnet-in-depth';
const POWER = '/handbook/background/hardware-and-power';
const STAGE = '/handbook/background/practical-tips-for-going-on-stage';
const HARDWARE = '/handbook/performance-tips/hardware';
const ENCODING = '/handbook/performance-tips/encoding-video';
const SPINDUMP = '/handbook/support-articles/recording-a-spindump';
const REPORT = '/handbook/support-articles/sending-status-report';
const PATCH = '/beam-for-live/application/fixture-patch';
const MIXING = '/beam-for-live/concepts/mixing';
const SIGNALS = '/beam-for-live/concepts/signal-flow';
const LIVE = '/videosync/basics/live-integration';
const ROUTING = '/videosync/basics/routing';
const WARPING = '/videosync/basics/warping-and-looping';
const SHARING = '/videosync/basics/spout-syphon';
const ISF = '/videosync/device-reference/isf-shader';
const BLENDING = '/videosync/advanced/blending';
const MTC = '/sync-tools/livemtc/introduction';
const SMPTE = '/sync-tools/clipsmpte/introduction';
const GRABBER = '/sync-tools/livegrabber/introduction';
const LINK = '/sync-tools/livesync/introduction';

/**
 * Every term that a page of the site may explain in place, by id.
 *
 * The id is the anchor on the glossary page, so it never changes once published.
 */
export const glossary: Record<string, GlossaryTerm> = {
  // Lighting control: DMX512 and its wiring
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
    page: SIGNALS,
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

  // DMX over networks
  'art-net': {
    term: 'Art-Net',
    definition:
      'A protocol by Artistic Licence that carries DMX512 and RDM over ordinary networks, in UDP packets on port 6454.',
    page: ARTNET,
  },
  'port-address': {
    term: 'Port-Address',
    definition:
      'The 15-bit number of an Art-Net universe, 0 to 32,767. It is made of Net, Sub-Net and Universe.',
    page: ARTNET,
  },
  net: {
    term: 'Net',
    definition:
      'The top seven bits of an Art-Net Port-Address, 0 to 127. One Net holds 256 universes.',
    page: ARTNET,
  },
  'sub-net': {
    term: 'Sub-Net',
    definition:
      'Four bits of an Art-Net Port-Address, 0 to 15. One Sub-Net holds 16 universes. It has nothing to do with the subnet mask of a network.',
    page: ARTNET,
  },
  artdmx: {
    term: 'ArtDmx',
    definition:
      'The Art-Net packet that carries the levels of one universe: a header of 18 bytes and up to 512 values.',
    page: ARTNET,
  },
  artpoll: {
    term: 'ArtPoll',
    definition:
      'The Art-Net packet with which a controller asks which devices are there. Each answers with an ArtPollReply that lists its name and universes.',
    page: ARTNET,
  },
  artsync: {
    term: 'ArtSync',
    definition:
      'The Art-Net packet that tells nodes to output all waiting universes at the same moment.',
    page: ARTNET,
  },
  sacn: {
    term: 'sACN',
    expansion: 'Streaming ACN (Architecture for Control Networks)',
    definition:
      'The standard ANSI E1.31, which carries DMX over networks, usually by multicast, with a priority for each source. It uses UDP port 5568.',
    page: ARTNET,
  },
  node: {
    term: 'node',
    definition:
      'A box that turns Art-Net or sACN from the network into DMX on a cable, or the other way round. The name gateway is also used.',
    page: POWER,
  },

  // Networks
  'ip-address': {
    term: 'IP address',
    expansion: 'Internet Protocol address',
    definition:
      'Four numbers from 0 to 255, such as 10.0.0.11, that name one network connection of one device. No two devices in a network may share one.',
    page: NETWORK,
  },
  'subnet-mask': {
    term: 'subnet mask',
    definition:
      'Four numbers, such as 255.255.255.0, that say which part of an IP address names the network. Devices reach each other directly only if that part is the same.',
    page: NETWORK,
  },
  'mac-address': {
    term: 'MAC address',
    expansion: 'Media access control address',
    definition:
      'The 48-bit hardware address of a network connection, written as six pairs of hexadecimal digits. The first three pairs name the maker.',
    page: NETWORK,
  },
  port: {
    term: 'port',
    definition:
      'A number from 0 to 65,535 that names the program on a device for which a packet is meant. Art-Net uses 6454, sACN 5568.',
    page: NETWORK,
  },
  udp: {
    term: 'UDP',
    expansion: 'User Datagram Protocol',
    definition:
      'A way of sending packets without confirmation: fast, but a packet may be lost or overtaken. Art-Net, sACN and OSC use it.',
    page: NETWORK,
  },
  tcp: {
    term: 'TCP',
    expansion: 'Transmission Control Protocol',
    definition:
      'A way of sending data with confirmation and in order. Lost parts are sent again, which costs time.',
    page: NETWORK,
  },
  dhcp: {
    term: 'DHCP',
    expansion: 'Dynamic Host Configuration Protocol',
    definition:
      'The service, usually in a router, that hands out IP addresses. A handed-out address can change; show networks use fixed ones.',
    page: NETWORK,
  },
  'link-local-address': {
    term: 'link-local address',
    definition:
      'An address beginning with 169.254 that a device gives itself when no DHCP server answers (RFC 3927). It usually means that something is not connected or not set up.',
    page: NETWORK,
  },
  unicast: {
    term: 'unicast',
    definition: 'Sending a packet to exactly one IP address.',
    page: NETWORK,
  },
  broadcast: {
    term: 'broadcast',
    definition:
      'Sending a packet to every device of a network at once. All of them have to receive and read it, wanted or not.',
    page: NETWORK,
  },
  multicast: {
    term: 'multicast',
    definition:
      'Sending a packet to a group address from 224.0.0.0 to 239.255.255.255. Devices join the groups that they want to receive.',
    page: NETWORK,
  },
  'igmp-snooping': {
    term: 'IGMP snooping',
    expansion: 'Internet Group Management Protocol snooping',
    definition:
      'A function of managed switches that passes multicast only to the ports that asked for it. It needs a querier in the network, or traffic stops after some minutes.',
    page: NETWORK,
  },
  'network-switch': {
    term: 'switch',
    definition:
      'A box with several network sockets that passes each packet only to the socket behind which the receiver is.',
    page: NETWORK,
  },
  gateway: {
    term: 'gateway',
    definition:
      'In a network, the router that leads to other networks; a closed show network needs none. In lighting, another word for a node.',
    page: NETWORK,
  },
  firewall: {
    term: 'firewall',
    definition:
      'A part of the operating system or router that blocks packets by rule. It can keep Art-Net and OSC from arriving although the cable is fine.',
    page: NETWORK,
  },
  latency: {
    term: 'latency',
    definition: 'The time from a cause to its effect, for example from a note to the light.',
    page: HARDWARE,
  },
  jitter: {
    term: 'jitter',
    definition: 'The variation of latency: events that should be evenly spaced arrive unevenly.',
    page: NETWORK,
  },

  // Time, music and Live
  midi: {
    term: 'MIDI',
    expansion: 'Musical Instrument Digital Interface',
    definition:
      'The protocol for notes, controllers, clock and timecode between music devices. Most of its values are 0 to 127.',
    page: GRABBER,
  },
  osc: {
    term: 'OSC',
    expansion: 'Open Sound Control',
    definition:
      'Messages between media programs over a network: an address that looks like a path, such as /layer/1/opacity, and values.',
    page: GRABBER,
  },
  'midi-timecode': {
    term: 'MIDI Timecode',
    definition:
      'SMPTE timecode sent as MIDI messages, a quarter of a frame at a time, so that the full time is complete every two frames. Short: MTC.',
    page: MTC,
  },
  'smpte-timecode': {
    term: 'SMPTE timecode',
    expansion: 'Society of Motion Picture and Television Engineers timecode',
    definition:
      'The address of a frame as hours:minutes:seconds:frames, defined in ST 12-1. It can travel as sound (LTC), as MIDI (MTC) or in a video signal.',
    page: SMPTE,
  },
  ltc: {
    term: 'LTC',
    expansion: 'Linear timecode',
    definition:
      'SMPTE timecode as an audio signal of 80 bits per frame. It sounds like a harsh buzz and must never reach the loudspeakers.',
    page: SMPTE,
  },
  'drop-frame': {
    term: 'drop-frame',
    definition:
      'A way of counting at 29.97 frames per second that leaves out the numbers 00 and 01 at the start of each minute, except every tenth. Numbers are left out, never pictures.',
    page: SMPTE,
  },
  'frame-rate': {
    term: 'frame rate',
    definition: 'The number of pictures per second, in fps (frames per second) or hertz.',
    page: ENCODING,
  },
  'ableton-link': {
    term: 'Ableton Link',
    definition:
      'A protocol that keeps tempo, beat and phase of several programs on one network together. It does not share a song position.',
    page: LINK,
  },
  'max-for-live': {
    term: 'Max for Live',
    definition:
      'Max inside Ableton Live, in which devices for Live are built and run. It is part of Live Suite and an add-on to Live Standard.',
    page: LIVE,
  },
  max: {
    term: 'Max',
    definition:
      'A visual programming environment by Cycling ’74, in which programs are drawn as connected boxes.',
    page: '/beam-for-max/introduction',
  },
  'control-surface': {
    term: 'Control Surface',
    definition:
      'A script that connects Live with a controller or program; chosen in Live’s Settings under Link, Tempo & MIDI (newer Live 12: Tempo & MIDI).',
    page: LIVE,
  },
  rack: {
    term: 'Rack',
    definition:
      'A device of Live that holds chains of other devices and gives them shared Macro controls.',
    page: ROUTING,
  },
  macro: {
    term: 'Macro',
    definition: 'A control of a Rack that moves one or several parameters of the devices inside.',
    page: LIVE,
  },
  'return-track': {
    term: 'Return track',
    definition:
      'A track of Live without clips that receives what the Sends of other tracks give it.',
    page: ROUTING,
  },
  'main-track': {
    term: 'Main track',
    definition:
      'The track of Live in which everything ends. It was called Master track before Live 12.',
    page: ROUTING,
  },
  'group-track': {
    term: 'Group track',
    definition: 'A track of Live that holds other tracks and mixes them before they go on.',
    page: ROUTING,
  },
  sidechain: {
    term: 'sidechain',
    definition:
      'An input through which one signal controls an effect on another, such as a kick drum that ducks a pad. In Videosync, the picture of another track that a device takes as a second input.',
    page: ROUTING,
  },
  'warp-marker': {
    term: 'Warp Marker',
    definition:
      'A pin in a clip of Live that ties a moment of the recording to a beat of the song. Between pins the material is stretched.',
    page: WARPING,
  },
  clip: {
    term: 'clip',
    definition: 'A piece of audio, MIDI or automation in Live that is launched or arranged.',
    page: LIVE,
  },
  scene: {
    term: 'scene',
    definition: 'A row of the Session View in Live; launching it launches all clips in the row.',
    page: LIVE,
  },
  'session-view': {
    term: 'Session View',
    definition: 'The grid of clips in Live, made for launching in any order.',
    page: LIVE,
  },
  'arrangement-view': {
    term: 'Arrangement View',
    definition: 'The timeline of Live, on which clips and automation stand at fixed positions.',
    page: LIVE,
  },
  'live-set': {
    term: 'Live Set',
    definition: 'The document of Ableton Live, saved as a file with the extension .als.',
    page: LIVE,
  },
  'user-library': {
    term: 'User Library',
    definition:
      'The folder in which Live keeps your own presets and devices. Its place is shown in Live’s Settings under Library.',
    page: '/videosync/device-reference/updating',
  },
  'follow-action': {
    term: 'Follow Action',
    definition: 'A rule of a clip or scene in Live for what is launched after it.',
    page: LIVE,
  },
  automation: {
    term: 'automation',
    definition: 'Recorded or drawn movement of a parameter over time.',
    page: LIVE,
  },
  lookahead: {
    term: 'lookahead',
    definition:
      'Time by which a program reads or prepares events before they are due, so that they happen on time. It costs the same amount of latency when the events are not known in advance.',
  },
  'round-robin': {
    term: 'round robin',
    definition:
      'Taking things in turn, one after the other and then from the first again, for example the voices of an instrument.',
  },
  lfo: {
    term: 'LFO',
    expansion: 'Low-frequency oscillator',
    definition:
      'A source of slow repeating movement, such as a sine or a ramp, for the control of a parameter.',
    page: '/beam-for-live/device-reference/effects',
  },
  bipolar: {
    term: 'bipolar',
    definition:
      'Swinging to both sides of zero, for example from −1 to 1. Unipolar values stay on one side, for example 0 to 1.',
    page: '/beam-for-live/device-reference/effects',
  },
  phase: {
    term: 'phase',
    definition:
      'The position within one turn of a repeating movement, in per cent or degrees. In electricity, one of the live conductors of a three-phase supply.',
    page: '/beam-for-live/device-reference/effects',
  },
  envelope: {
    term: 'envelope',
    definition:
      'The course of a value after a trigger, for example a rise in the Attack time and a fall in the Release time.',
    page: '/beam-for-live/device-reference/instruments',
  },

  // Video
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

  // Power
  'power-factor': {
    term: 'power factor',
    definition:
      'Real power in watts divided by apparent power in volt-amperes, from 0 to 1. A low one draws more current for the same watts.',
    page: POWER,
  },
  'inrush-current': {
    term: 'inrush current',
    definition:
      'The short, high current that power supplies draw when they are switched on. It can trip a breaker although the running load is small.',
    page: POWER,
  },
  'three-phase': {
    term: 'three-phase supply',
    definition:
      'A mains supply with three live conductors, each a third of a turn behind the last. In Europe 400 V between two of them and 230 V from each to neutral.',
    page: POWER,
  },
  'residual-current-device': {
    term: 'residual-current device',
    definition:
      'A switch that cuts the supply when current leaks to earth, for example through a person. Sockets on stage should be protected at 30 mA. Short: RCD; in North America GFCI.',
    page: POWER,
  },

  // Support
  spindump: {
    term: 'spindump',
    definition:
      'A text file in which macOS notes what every program was doing over some seconds. It shows why a program hangs.',
    page: SPINDUMP,
  },
  'status-report': {
    term: 'status report',
    definition:
      'A description of a fault together with versions, logs and files, which lets support see what happened.',
    page: REPORT,
  },
};
