/** All tools, in the order in which they are listed. One entry per tool; the frame takes its heading from here. */

/** A tool and the page that it stands in. */
export interface ToolEntry {
  /** Name of the tool's folder; its anchor is `tool-<id>`. */
  id: string;
  title: string;
  /** What it is for, one sentence. */
  purpose: string;
  /** Address of the page, without anchor. */
  page: string;
}

export const tools = [
  {
    id: 'port-address',
    title: 'Art-Net address converter',
    purpose:
      'Converts between Net, Sub-Net and Universe, the Port-Address and the Beam universe number.',
    page: '/handbook/background/artnet-in-depth',
  },
  {
    id: 'sacn',
    title: 'sACN universe and multicast address',
    purpose:
      'Finds the multicast address of a universe, and the universe that an Art-Net Port-Address maps to.',
    page: '/handbook/background/artnet-in-depth',
  },
  {
    id: 'network-load',
    title: 'Lighting network load',
    purpose: 'Works out what a number of universes costs on the cable, with Art-Net or sACN.',
    page: '/handbook/background/artnet-in-depth',
  },
  {
    id: 'patch-plan',
    title: 'Patch planner',
    purpose: 'Lays out a row of fixtures over universes, and finds addresses that overlap.',
    page: '/beam-for-live/application/fixture-patch',
  },
  {
    id: 'dip-switch',
    title: 'DIP switch setter',
    purpose:
      'Shows which switches to put on for a DMX address, and which address a set of switches makes.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  {
    id: 'value-converter',
    title: 'DMX value converter',
    purpose: 'Converts a value between 8 and 16 bits, coarse and fine, %, 0 to 1 and MIDI.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  {
    id: 'dmx-timing',
    title: 'DMX refresh rate',
    purpose: 'Works out how long a DMX packet takes and how many fit into a second.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  {
    id: 'subnet',
    title: 'Network address check',
    purpose:
      'Shows whether two devices can reach each other with their IP addresses and subnet masks.',
    page: '/handbook/background/network-terminology',
  },
  {
    id: 'power',
    title: 'Power planner',
    purpose: 'Adds up loads, spreads them over phases and compares the current with a breaker.',
    page: '/handbook/background/hardware-and-power',
  },
  {
    id: 'pixels',
    title: 'Pixel and LED wall planner',
    purpose: 'Counts universes for LED pixels, and processor ports for an LED wall.',
    page: '/handbook/background/hardware-and-power',
  },
  {
    id: 'video-rate',
    title: 'Video data rate',
    purpose:
      'Estimates the data rate of a clip, its size on disk and how many play at the same time.',
    page: '/handbook/performance-tips/encoding-video',
  },
  {
    id: 'projection',
    title: 'Projector distance and brightness',
    purpose:
      'Works out throw distance, image height, brightness on the screen and the size of a pixel.',
    page: '/handbook/background/practical-tips-for-going-on-stage',
  },
  {
    id: 'tempo',
    title: 'Tempo, frames and flashes',
    purpose:
      'Turns a tempo into milliseconds, hertz and video frames, and warns of flashes that are too fast.',
    page: '/handbook/background/practical-tips-for-going-on-stage',
  },
  {
    id: 'timecode',
    title: 'Timecode converter',
    purpose:
      'Converts between timecode, frame numbers and real time, with drop frame and MIDI timecode.',
    page: '/sync-tools/livemtc/introduction',
  },
  {
    id: 'midi-notes',
    title: 'MIDI note names and 14-bit values',
    purpose:
      'Converts between note numbers and names in both octave conventions, and splits 14-bit values.',
    page: '/sync-tools/livegrabber/introduction',
  },
  {
    id: 'merge-explorer',
    title: 'Merge explorer',
    purpose:
      'Shows what becomes of one parameter when two or three tracks send it to the same tag group.',
    page: '/beam-for-live/concepts/mixing',
  },
  {
    id: 'range-explorer',
    title: 'Range explorer',
    purpose: 'Shows which DMX value a range makes of a parameter between 0 and 1.',
    page: '/beam-for-live/concepts/ranges',
  },
  {
    id: 'lfo-scope',
    title: 'LFO scope',
    purpose: 'Draws what an LFO does to a parameter, for one fixture or spread over several.',
    page: '/beam-for-live/device-reference/effects',
  },
] as const satisfies readonly ToolEntry[];

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
