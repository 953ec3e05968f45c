import {fixtureEditorAddress} from './src/config/links';
import {describedVersions, versionedProducts} from './src/plugins/releaseVersions';

/** An old or short address and the page that it leads to. */
export interface Redirect {
  from: string;
  /** A page of this site, or an address elsewhere that starts with https:// */
  to: string;
}

/** An anchor that was published, and where what it names stands now. */
export interface AnchorRedirect {
  /** As it was published. Its page may itself be redirected. */
  from: `/${string}#${string}`;
  /** A heading, row, term or step of this site; or a page, if nothing on it has the place of the old one. */
  to: `/${string}`;
}

/** Anchors that have moved, sorted: a renamed heading, or a section that went to another page. */
export const anchorRedirects: AnchorRedirect[] = [
  {
    from: '/release-notes/beam-for-live/1.0#how-to-recognise-beam-1',
    to: '/release-notes/introduction#how-to-recognise-beam-1',
  },
  {
    from: '/release-notes/beam-for-live/1.1#how-to-recognise-beam-1',
    to: '/release-notes/introduction#how-to-recognise-beam-1',
  },
  {
    from: '/release-notes/beam-for-live/1.2#how-to-recognise-beam-1',
    to: '/release-notes/introduction#how-to-recognise-beam-1',
  },
  {
    from: '/release-notes/beam-for-live/1.3#how-to-recognise-beam-1',
    to: '/release-notes/introduction#how-to-recognise-beam-1',
  },
  {
    from: '/release-notes/beam-for-live/1.4#how-to-recognise-beam-1',
    to: '/release-notes/introduction#how-to-recognise-beam-1',
  },
  {
    from: '/release-notes/beam-for-live/1.6#how-to-recognise-beam-1',
    to: '/release-notes/introduction#how-to-recognise-beam-1',
  },
  {
    from: '/release-notes/videosync/1.2#what-holds-for-every-1x',
    to: '/release-notes/videosync/1.4#what-holds-for-every-1x',
  },
  {
    from: '/release-notes/videosync/1.3#what-holds-for-every-1x',
    to: '/release-notes/videosync/1.4#what-holds-for-every-1x',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#drop-frame',
    to: '/handbook/sound-and-time/timecode-and-clock#drop-frame',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#frame-rates',
    to: '/handbook/sound-and-time/timecode-and-clock#frame-rates',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-0-3',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-0-3',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-10',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-10',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-11',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-11',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-12-15',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-12-15',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-16-19',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-16-19',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-20-23',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-20-23',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-24-26',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-24-26',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-27',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-27',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-28-31',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-28-31',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-32-35',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-32-35',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-36-39',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-36-39',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-4-7',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-4-7',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-40-42',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-40-42',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-43',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-43',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-44-47',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-44-47',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-48-51',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-48-51',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-52-55',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-52-55',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-56-57',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-56-57',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-58',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-58',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-59',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-59',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-60-63',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-60-63',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-64-79',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-64-79',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#ltc-bits-8-9',
    to: '/handbook/sound-and-time/timecode-and-clock#ltc-bits-8-9',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#the-bits-of-one-frame',
    to: '/handbook/sound-and-time/timecode-and-clock#the-bits-of-one-frame',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#timecode-rates-23976',
    to: '/handbook/sound-and-time/timecode-and-clock#timecode-rates-23976',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#timecode-rates-24',
    to: '/handbook/sound-and-time/timecode-and-clock#timecode-rates-24',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#timecode-rates-25',
    to: '/handbook/sound-and-time/timecode-and-clock#timecode-rates-25',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#timecode-rates-2997',
    to: '/handbook/sound-and-time/timecode-and-clock#timecode-rates-2997',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#timecode-rates-2997-df',
    to: '/handbook/sound-and-time/timecode-and-clock#timecode-rates-2997-df',
  },
  {
    from: '/sync-tools/clipsmpte/introduction#timecode-rates-30',
    to: '/handbook/sound-and-time/timecode-and-clock#timecode-rates-30',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-0',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-0',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-1',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-1',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-2',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-2',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-3',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-3',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-4',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-4',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-5',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-5',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-6',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-6',
  },
  {
    from: '/sync-tools/livemtc/introduction#quarter-frames-7',
    to: '/handbook/sound-and-time/timecode-and-clock#quarter-frames-7',
  },
  {
    from: '/sync-tools/livemtc/introduction#what-is-in-the-cable',
    to: '/handbook/sound-and-time/timecode-and-clock#mtc-timecode-over-midi',
  },
  {
    from: '/sync-tools/livesync/introduction#clock-messages-clock',
    to: '/handbook/sound-and-time/timecode-and-clock#clock-messages-clock',
  },
  {
    from: '/sync-tools/livesync/introduction#clock-messages-continue',
    to: '/handbook/sound-and-time/timecode-and-clock#clock-messages-continue',
  },
  {
    from: '/sync-tools/livesync/introduction#clock-messages-song-position',
    to: '/handbook/sound-and-time/timecode-and-clock#clock-messages-song-position',
  },
  {
    from: '/sync-tools/livesync/introduction#clock-messages-start',
    to: '/handbook/sound-and-time/timecode-and-clock#clock-messages-start',
  },
  {
    from: '/sync-tools/livesync/introduction#clock-messages-stop',
    to: '/handbook/sound-and-time/timecode-and-clock#clock-messages-stop',
  },
];

const fixed: Redirect[] = [
  {from: '/beam', to: '/beam-for-live/introduction'},
  {from: '/beam-fixture-editor', to: '/beam-fixture-editor/introduction'},
  {from: '/beam-for-live', to: '/beam-for-live/introduction'},
  {from: '/beam-for-live/advanced/ranges', to: '/beam-for-live/concepts/ranges'},
  {from: '/beam-for-live/basics/fixture-editor', to: '/beam-fixture-editor/introduction'},
  {from: '/beam-for-live/basics/patch-editor', to: '/beam-for-live/application/fixture-patch'},
  {from: '/beam-for-max', to: '/beam-for-max/introduction'},
  {from: '/fixture-profile-requests', to: '/fixture-profile-request'},
  {from: '/freetools', to: '/sync-tools/introduction'},
  {from: '/handbook', to: '/handbook/introduction'},
  {from: '/legal', to: '/terms-and-conditions'},
  {from: '/legal/privacy-policy', to: '/privacy-policy'},
  {from: '/privacy', to: '/privacy-policy'},
  {from: '/release-notes', to: '/release-notes/introduction'},
  {from: '/release-notes/sync-tools', to: '/release-notes/introduction'},
  {from: '/release-notes/videosync/2.0 Beta', to: '/release-notes/videosync/2.0-beta'},
  {from: '/sync-tools', to: '/sync-tools/introduction'},
  {from: '/sync-tools/clipsmpte', to: '/sync-tools/clipsmpte/introduction'},
  {from: '/sync-tools/livegrabber', to: '/sync-tools/livegrabber/introduction'},
  {from: '/sync-tools/livemtc', to: '/sync-tools/livemtc/introduction'},
  {from: '/sync-tools/livesync', to: '/sync-tools/livesync/introduction'},
  {from: '/sync-tools/resolumem4l', to: '/sync-tools/resolumem4l/introduction'},
  {from: '/videosync', to: '/videosync/introduction'},
  {from: '/videosync/advanced/networked-playback', to: '/videosync/advanced/networked-mode'},
  {from: '/videosync/basics/control-window', to: '/videosync/basics/settings-window'},
  {from: '/videosync/basics/preferences', to: '/videosync/basics/settings-window'},
  {from: '/videosync/basics/syphon', to: '/videosync/basics/spout-syphon'},
  {from: '/videosync/device-reference/isf-loader', to: '/videosync/device-reference/isf-shader'},
  {
    from: '/videosync/troubleshooting/configuring-viddll',
    to: '/videosync/troubleshooting/installing-viddll-for-windows',
  },
];

/**
 * Every redirect of the site, sorted by address.
 *
 * @param siteDir - root of the project, where the newest release pages are looked up
 */
export function siteRedirects(siteDir: string): Redirect[] {
  const latest = versionedProducts.flatMap((product): Redirect[] => {
    const version = describedVersions(siteDir, product)[0];
    const from = `/release-notes/${product}`;
    return version ? [{from, to: `${from}/${version}`}] : [];
  });
  const editor = {from: '/fixture-editor', to: fixtureEditorAddress};
  return [...fixed, ...latest, editor].sort((a, b) => (a.from < b.from ? -1 : 1));
}
