/** All tools, in the order in which they are listed. A folder with an entry here and a page make a tool. */

/** Where a tool is needed. */
export type ToolGroup = 'fixture' | 'node' | 'beam' | 'screen' | 'beat';

/** A tool, its page and the article that embeds it. */
export interface ToolEntry {
  /** Name of the tool's folder; its anchor is `tool-<id>`. */
  id: string;
  title: string;
  group: ToolGroup;
  /** A question that it answers, as a technician would ask it. */
  job: string;
  /** What it is for, one sentence. */
  purpose: string;
  /** Address of the article that embeds it, without anchor, if one does. Its own page is below `/handbook/tools`. */
  page?: string;
}

const entries = [
  {
    id: 'port-address',
    group: 'node',
    job: 'Which Beam universe is 1:2:3 on the node?',
    title: 'Art-Net address converter',
    purpose:
      'Converts between Net, Sub-Net and Universe, the Port-Address and the Beam universe number.',
    page: '/handbook/background/artnet-in-depth',
  },
  {
    id: 'sacn',
    group: 'node',
    job: 'Which multicast address is universe 17?',
    title: 'sACN universe and multicast address',
    purpose:
      'Finds the multicast address of a universe, and the universe that an Art-Net Port-Address maps to.',
    page: '/handbook/background/artnet-in-depth',
  },
  {
    id: 'network-load',
    group: 'node',
    job: 'Do 64 universes fit on this cable?',
    title: 'Lighting network load',
    purpose: 'Calculates the bandwidth of Art-Net or sACN universes.',
    page: '/handbook/background/artnet-in-depth',
  },
  {
    id: 'patch-plan',
    group: 'beam',
    job: 'Which universe and channel is fixture 40?',
    title: 'Patch planner',
    purpose: 'Lays out a row of fixtures over universes, and finds addresses that overlap.',
    page: '/beam-for-live/application/fixture-patch',
  },
  {
    id: 'dip-switch',
    group: 'fixture',
    job: 'Which switches are on for address 213?',
    title: 'DIP switch calculator',
    purpose:
      'Shows which switches to turn on for a DMX address, and which address a set of switches makes.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  {
    id: 'dmx-chart',
    group: 'fixture',
    job: 'Which address is the shutter on?',
    title: 'DMX chart reader',
    purpose: 'Turns the channel list of a manual into a cheat sheet with addresses and values.',
  },
  {
    id: 'value-converter',
    group: 'fixture',
    job: 'What is 40 % in DMX?',
    title: 'DMX value converter',
    purpose: 'Converts a value between 8 and 16 bits, coarse and fine, %, 0 to 1 and MIDI.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  {
    id: 'pan-tilt',
    group: 'fixture',
    job: 'Which coarse and fine values turn a head by 90°?',
    title: 'Pan and tilt in degrees and DMX',
    purpose: 'Converts an angle of pan or tilt to coarse and fine values, and back.',
  },
  {
    id: 'dmx-timing',
    group: 'fixture',
    job: 'How many packets per second with 24 channels?',
    title: 'DMX refresh rate',
    purpose: 'Calculates how long a DMX packet takes and how many fit into a second.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  {
    id: 'photometrics',
    group: 'fixture',
    job: 'How many lux, and how wide is the beam at 10 metres?',
    title: 'Lux and beam angle',
    purpose:
      'Calculates the light and the diameter of a beam at a distance, from candela or lumens.',
  },
  {
    id: 'colour',
    group: 'fixture',
    job: 'Which filter turns tungsten into daylight?',
    title: 'Colour temperature, filters and RGB',
    purpose: 'Converts kelvin, mired, RGB, HSI and CIE x, y, and shows the light behind a filter.',
  },
  {
    id: 'dimmer-curve',
    group: 'fixture',
    job: 'How bright is 50 % on the desk?',
    title: 'Dimmer curves and gamma',
    purpose: 'Draws how much light a level makes with a dimmer curve, and how bright it looks.',
  },
  {
    id: 'subnet',
    group: 'node',
    job: 'Can laptop and node reach each other?',
    title: 'Subnet check',
    purpose:
      'Shows whether two devices can reach each other with their IP addresses and subnet masks.',
    page: '/handbook/background/network-terminology',
  },
  {
    id: 'power',
    group: 'fixture',
    job: 'Which light goes on which phase and circuit?',
    title: 'Power planner',
    purpose: 'Adds up loads, spreads them over phases and compares the current with a breaker.',
    page: '/handbook/background/hardware-and-power',
  },
  {
    id: 'voltage-drop',
    group: 'fixture',
    job: 'Is 2.5 mm² enough for 30 metres?',
    title: 'Voltage drop and cable size',
    purpose:
      'Calculates what a cable or an LED strip loses, the size it needs and where to feed it.',
  },
  {
    id: 'runtime',
    group: 'fixture',
    job: 'How long does the battery or the tank last?',
    title: 'Battery and generator runtime',
    purpose: 'Calculates how long a battery or a tank of fuel can run a load.',
  },
  {
    id: 'pixels',
    group: 'fixture',
    job: 'How many universes do 300 pixels need?',
    title: 'Pixel and LED wall planner',
    purpose: 'Counts universes for LED pixels, and ports, weight and circuits for an LED wall.',
    page: '/handbook/background/hardware-and-power',
  },
  {
    id: 'video-rate',
    group: 'screen',
    job: 'Can the disk play three clips together?',
    title: 'Video data rate',
    purpose:
      'Estimates the data rate of a clip, its size on disk and how many play at the same time.',
    page: '/handbook/performance-tips/encoding-video',
  },
  {
    id: 'video-link',
    group: 'screen',
    job: 'Does 2160p at 60 Hz fit through this HDMI cable?',
    title: 'Video bandwidth check',
    purpose:
      'Compares a video signal with HDMI, DisplayPort, SDI and NDI, and names the slowest that fits.',
  },
  {
    id: 'projection',
    group: 'screen',
    job: 'How far away, and is it bright enough?',
    title: 'Projector distance and brightness',
    purpose:
      'Calculates throw distance, image height, brightness on the screen and the size of a pixel.',
    page: '/handbook/background/practical-tips-for-going-on-stage',
  },
  {
    id: 'edge-blend',
    group: 'screen',
    job: 'How wide is the canvas of two projectors that overlap?',
    title: 'Edge blending planner',
    purpose:
      'Calculates canvas, overlap and distance of several projectors, and draws their pixel map.',
  },
  {
    id: 'aspect-ratio',
    group: 'screen',
    job: 'How large are the bars of 4:3 on 16:9?',
    title: 'Aspect ratio and scaling',
    purpose: 'Finds the size of an image on an output of another shape, with its bars or cropping.',
  },
  {
    id: 'tempo',
    group: 'beat',
    job: 'How many milliseconds is 1/8 at 128 BPM?',
    title: 'Tempo, frames and flashes',
    purpose:
      'Turns a tempo into milliseconds, hertz and video frames, and warns of flashes that are too fast.',
    page: '/handbook/background/practical-tips-for-going-on-stage',
  },
  {
    id: 'delay',
    group: 'beat',
    job: 'How late is the sound 30 metres away, in frames?',
    title: 'Delay in time, distance and frames',
    purpose: 'Converts a delay between milliseconds, metres of sound, video frames and samples.',
  },
  {
    id: 'timecode',
    group: 'beat',
    job: 'Which frame is 01:00:00;00?',
    title: 'Timecode converter',
    purpose:
      'Converts between timecode, frame numbers and real time, with drop frame and MIDI timecode.',
    page: '/sync-tools/livemtc/introduction',
  },
  {
    id: 'midi-notes',
    group: 'beat',
    job: 'Is note 60 C3 or C4?',
    title: 'MIDI note names and 14-bit values',
    purpose:
      'Converts between note numbers and names in both octave conventions, and splits 14-bit values.',
    page: '/sync-tools/livegrabber/introduction',
  },
  {
    id: 'merge-explorer',
    group: 'beam',
    job: 'What happens when two tracks send the same parameter?',
    title: 'Merge calculator',
    purpose: 'Shows the result when two or three tracks send one parameter to the same tag group.',
    page: '/beam-for-live/concepts/mixing',
  },
  {
    id: 'range-explorer',
    group: 'beam',
    job: 'Which DMX value does 0.5 become?',
    title: 'Range calculator',
    purpose: 'Converts a parameter between 0 and 1 to its DMX value in a range.',
    page: '/beam-for-live/concepts/ranges',
  },
  {
    id: 'lfo-scope',
    group: 'beam',
    job: 'How does an LFO move twelve fixtures?',
    title: 'LFO scope',
    purpose: 'Draws what an LFO does to a parameter, for one fixture or spread over several.',
    page: '/beam-for-live/device-reference/effects',
  },
] as const satisfies readonly ToolEntry[];

/** All tools. */
export const tools: readonly ToolEntry[] = entries;

/** Address of a tool's own page. */
export function addressOf({id}: Pick<ToolEntry, 'id'>): string {
  return `/handbook/tools/${id}`;
}

/** Address of the page that a tool is found in: the article that embeds it, or else its own page. */
export function placeOf(tool: Pick<ToolEntry, 'id' | 'page'>): string {
  return tool.page ?? addressOf(tool);
}

/** Name of a tool. */
export type ToolId = (typeof entries)[number]['id'];

/** The entry of a tool. Throws if there is none, which only a programming error can cause. */
export function toolById(id: string): ToolEntry {
  const entry = tools.find((tool) => tool.id === id);
  if (!entry) {
    throw new Error(`No tool "${id}" in src/instruments/list.ts`);
  }
  return entry;
}

/** The calculators that are wanted in a hurry. */
export const quickTools = [
  'port-address',
  'dip-switch',
  'timecode',
  'tempo',
  'video-rate',
  'power',
] as const satisfies readonly ToolId[];
