/** All tools, in the order in which they are listed. One entry per tool; the frame takes its heading from here. */

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
  /** Address of the article that explains it, without anchor. Its own page is {@link addressOf}. */
  page: string;
}

export const tools = [
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
    purpose: 'Works out what a number of universes costs on the cable, with Art-Net or sACN.',
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
    title: 'DIP switch setter',
    purpose:
      'Shows which switches to put on for a DMX address, and which address a set of switches makes.',
    page: '/handbook/background/introduction-to-lighting-control',
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
    id: 'dmx-timing',
    group: 'fixture',
    job: 'How many packets per second with 24 channels?',
    title: 'DMX refresh rate',
    purpose: 'Works out how long a DMX packet takes and how many fit into a second.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  {
    id: 'subnet',
    group: 'node',
    job: 'Do laptop and node reach each other?',
    title: 'Network address check',
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
    id: 'pixels',
    group: 'fixture',
    job: 'How many universes do 300 pixels need?',
    title: 'Pixel and LED wall planner',
    purpose: 'Counts universes for LED pixels, and processor ports for an LED wall.',
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
    id: 'projection',
    group: 'screen',
    job: 'How far away, and is it bright enough?',
    title: 'Projector distance and brightness',
    purpose:
      'Works out throw distance, image height, brightness on the screen and the size of a pixel.',
    page: '/handbook/background/practical-tips-for-going-on-stage',
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
    title: 'Merge explorer',
    purpose:
      'Shows what becomes of one parameter when two or three tracks send it to the same tag group.',
    page: '/beam-for-live/concepts/mixing',
  },
  {
    id: 'range-explorer',
    group: 'beam',
    job: 'Which DMX value does 0.5 become?',
    title: 'Range explorer',
    purpose: 'Shows which DMX value a range makes of a parameter between 0 and 1.',
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

/** Address of a tool's own page. */
export function addressOf({id}: Pick<ToolEntry, 'id'>): string {
  return `/handbook/tools/${id}`;
}

/** Name of a tool. */
export type ToolId = (typeof tools)[number]['id'];

/** The entry of a tool. Throws if there is none, which only a programming error can cause. */
export function toolById(id: string): ToolEntry {
  const entry = tools.find((tool) => tool.id === id);
  if (!entry) {
    throw new Error(`No tool "${id}" in src/tools/list.ts`);
  }
  return entry;
}
