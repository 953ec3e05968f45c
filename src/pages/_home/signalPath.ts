import type {SectionId} from '../../config/products';
import type {PageLink} from './texts';

export interface Part extends PageLink {
  /** What it does there, in two or three words. */
  does: string;
}

/** What leaves Live on its way to the stage, in the order of the signal. */
export interface Lane {
  title: string;
  section: SectionId;
  parts: readonly Part[];
}

export const source: Part = {
  label: 'Ableton Live',
  does: 'clips, mixer, automation',
  to: '/handbook/ableton-live/structuring-a-set',
};

export const lanes: readonly Lane[] = [
  {
    title: 'Video',
    section: 'videosync',
    parts: [
      {
        label: 'Video devices',
        does: 'on Live’s tracks',
        to: '/videosync/basics/working-with-instruments-and-effects',
      },
      {label: 'Videosync', does: 'renders and mixes', to: '/videosync/basics/routing'},
      {label: 'Outputs', does: 'screen, Syphon, Spout', to: '/videosync/basics/spout-syphon'},
      {label: 'Screens', does: 'projector, LED wall', to: '/handbook/video/projectors-and-screens'},
    ],
  },
  {
    title: 'Lighting',
    section: 'beam-for-live',
    parts: [
      {
        label: 'Beam devices',
        does: 'on Live’s tracks',
        to: '/beam-for-live/device-reference/overview',
      },
      {label: 'Beam', does: 'for Live or for Max', to: '/beam-for-live/concepts/signal-flow'},
      {
        label: 'Art-Net, USB DMX',
        does: 'to the fixtures',
        to: '/handbook/lighting/usb-interfaces-and-nodes',
      },
      {
        label: 'Fixtures',
        does: 'pars, heads, strips',
        to: '/handbook/lighting/what-a-fixture-does',
      },
    ],
  },
  {
    title: 'Time and control',
    section: 'sync-tools',
    parts: [
      {label: 'Sync Tools', does: 'devices for Live', to: '/sync-tools/introduction'},
      {
        label: 'Timecode, OSC',
        does: 'audio, MIDI, network',
        to: '/handbook/sound-and-time/timecode-and-clock',
      },
      {
        label: 'Other machines',
        does: 'desks, media servers',
        to: '/handbook/sound-and-time/keeping-light-video-and-sound-together',
      },
    ],
  },
];
