import type {SectionId} from '../../config/products';
import type {Drawing} from '../../components/LayeredDrawing';

/** A page and the words that lead to it. */
export interface PageLink {
  label: string;
  to: string;
}

/** Three pages of each section that is shown as a card, in the order of the cards. */
export const cardPages = {
  videosync: [
    {label: 'Install Videosync', to: '/videosync/getting-started/installation'},
    {label: 'Your first video', to: '/videosync/getting-started/your-first-video'},
    {label: 'Instruments', to: '/videosync/device-reference/instruments'},
  ],
  'beam-for-live': [
    {label: 'Install Beam', to: '/beam-for-live/getting-started/installation'},
    {label: 'Connect real lights', to: '/beam-for-live/getting-started/connecting-to-real-lights'},
    {label: 'Fixture patch', to: '/beam-for-live/application/fixture-patch'},
  ],
  'beam-for-max': [
    {label: 'A first patch', to: '/beam-for-max/introduction'},
    {label: 'Objects and messages', to: '/beam-for-max/features'},
    {label: 'Releases', to: '/release-notes/beam-for-max/1.0'},
  ],
  'beam-fixture-editor': [
    {label: 'Make a fixture profile', to: '/beam-fixture-editor/creating-a-new-fixture-profile'},
    {label: 'Use a fixture profile', to: '/beam-fixture-editor/using-the-fixture-profiles'},
    {label: 'Request a fixture profile', to: '/fixture-profile-request'},
  ],
  'sync-tools': [
    {label: 'LiveMTC: MIDI timecode', to: '/sync-tools/livemtc/introduction'},
    {label: 'LiveGrabber: OSC', to: '/sync-tools/livegrabber/introduction'},
    {label: 'ResolumeM4L: Resolume', to: '/sync-tools/resolumem4l/introduction'},
  ],
  handbook: [
    {
      label: 'Going on stage: checklists',
      to: '/handbook/background/practical-tips-for-going-on-stage',
    },
    {label: 'Art-Net in depth', to: '/handbook/background/artnet-in-depth'},
    {label: 'Encode video', to: '/handbook/performance-tips/encoding-video'},
  ],
} as const satisfies Partial<Record<SectionId, readonly PageLink[]>>;

export type CardId = keyof typeof cardPages;

/** What each card is about, without words: an ornament. */
export const cardDrawings: Record<CardId, Drawing> = {
  // A clip of the Session grid is on the screen.
  videosync: {
    quiet: 'M2 6h20v13H2zm24 0h20v13H26zM2 25h20v13H2zM2 44h20v13H2zm24 0h20v13H26z',
    fill: 'M26 25h20v13H26zM80 38l12-18 8 10 5-6 7 14z',
    line: 'M72 10h46v34H72zm23 34v8m-12 2h24',
    flow: 'M50 31.5h15m-5-5l5 5-5 5',
  },
  // Three lights, one of them up.
  'beam-for-live': {
    soft: 'M20 14 4 62h32zM100 14 84 62h32z',
    fill: 'M60 14 42 62h36z',
    line: 'M4 3h112M14 3h12v11H14zm40 0h12v11H54zm40 0h12v11H94z',
  },
  // Objects in a patch.
  'beam-for-max': {
    soft: 'M4 4h62v15H4zM54 45h62v15H54z',
    line: 'M4 4h62v15H4zM54 45h62v15H54z',
    flow: 'M12 19v6q0 7 9 7h32q9 0 9 7v6M58 19v6q0 7 9 7h32q9 0 9 7v6',
  },
  // Channels of a fixture, one of them chosen.
  'beam-fixture-editor': {
    quiet: 'M42 6h76v10H42zm0 14h76v10H42zm0 28h76v10H42z',
    fill: 'M42 34h76v10H42z',
    line: 'M10 58h20M20 58V46M8 20v14a12 12 0 0 0 24 0V20M12 10h16v20H12z',
    flow: 'M14 10 8 3m18 7 6-7M20 10V2',
  },
  // Two timelines at the same place.
  'sync-tools': {
    soft: 'M2 16h70v12H2zM2 40h70v12H2z',
    line: 'M2 16h116v12H2zM2 40h116v12H2zM31 16v12m29-12v12m29-12v12M31 40v12m29-12v12m29-12v12',
    fill: 'M66 4h12l-6 8z',
    flow: 'M72 8v52',
  },
  // A chain of fixtures.
  handbook: {
    soft: 'M2 24h22v16H2zM40 8h24v16H40zM80 24h24v16H80z',
    line: 'M2 24h22v16H2zM40 8h24v16H40zM80 24h24v16H80z',
    flow: 'M24 32h8V16h8m24 0h8v16h8m24 0h14m0-6v12',
  },
};
