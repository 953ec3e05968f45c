/** A section of the documentation: one product, or the handbook or the release notes. */
export interface Section {
  /** First path segment of its pages; also names its accent (`accent-<id>`). */
  id: string;
  name: string;
  /** Id of its sidebar. */
  sidebar: string;
  /** Summary in one line. */
  purpose: string;
}

/** All sections, in the order of the Documentation menu. */
export const sections = [
  {
    id: 'videosync',
    name: 'Videosync',
    sidebar: 'videosyncSidebar',
    purpose: 'Play, mix and process video from Ableton Live.',
  },
  {
    id: 'beam-for-live',
    name: 'Beam for Live',
    sidebar: 'beamforliveSidebar',
    purpose: 'Compose and perform stage lighting in Ableton Live.',
  },
  {
    id: 'beam-for-max',
    name: 'Beam for Max',
    sidebar: 'beamformaxSidebar',
    purpose: 'Control stage lighting from Max patches.',
  },
  {
    id: 'beam-fixture-editor',
    name: 'Beam Fixture Editor',
    sidebar: 'fixtureEditorSidebar',
    purpose: 'Make and edit the fixture profiles that Beam uses.',
  },
  {
    id: 'sync-tools',
    name: 'Sync Tools',
    sidebar: 'synctoolsSidebar',
    purpose: 'Five free tools for timecode, OSC and synchronisation.',
  },
  {
    id: 'handbook',
    name: 'Handbook',
    sidebar: 'handbookSidebar',
    purpose: 'Guides to lighting, networks, power and video on stage.',
  },
  {
    id: 'release-notes',
    name: 'Release Notes',
    sidebar: 'releasenotesSidebar',
    purpose: 'What changed in each version.',
  },
] as const satisfies readonly Section[];

export type SectionId = (typeof sections)[number]['id'];

/** Products that have release notes, with the section that documents them. */
export const releasedProducts = {
  videosync: {name: 'Videosync', section: 'videosync'},
  'beam-for-live': {name: 'Beam for Live', section: 'beam-for-live'},
  'beam-for-max': {name: 'Beam for Max', section: 'beam-for-max'},
  clipsmpte: {name: 'ClipSMPTE', section: 'sync-tools'},
  livegrabber: {name: 'LiveGrabber', section: 'sync-tools'},
  livemtc: {name: 'LiveMTC', section: 'sync-tools'},
  livesync: {name: 'LiveSync', section: 'sync-tools'},
  resolumem4l: {name: 'ResolumeM4L', section: 'sync-tools'},
} as const satisfies Record<string, {name: string; section: SectionId}>;

export type ReleasedProduct = keyof typeof releasedProducts;

/** Finds the section that an address belongs to. */
export function getSection(address: string): Section | undefined {
  const first = address.split('/')[1];
  return sections.find((section) => section.id === first);
}
