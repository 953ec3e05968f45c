import type {SectionId} from '../../config/products';
import type {ControlKind} from '../../components/ReferenceTable/controlKind';

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

/** The device on a product's card: the kinds of its controls, in the order of its table. */
export const cardFaces = {
  videosync: {device: 'Properties', kinds: ['plain', 'switch', 'switch']},
  'beam-for-live': {
    device: 'LFO',
    kinds: ['menu', 'plain', 'plain', 'number', 'plain', 'number', 'number', 'plain'],
  },
  'sync-tools': {device: 'MTC', kinds: ['number', 'number', 'number', 'number', 'plain']},
} as const satisfies Partial<Record<CardId, {device: string; kinds: readonly ControlKind[]}>>;
