import {fixtureEditorAddress} from './src/config/links';

/** An old or short address and the page that it leads to. */
export interface Redirect {
  from: string;
  /** A page of this site, or an address elsewhere that starts with https:// */
  to: string;
}

/** Anchors that were published, and where what they name is now. */
export interface AnchorRedirect {
  /** As it was published. Its page may itself be redirected. A page alone with `anchors: '*'`. */
  from: `/${string}`;
  /** A heading, row, term or step of this site; or a page, if nothing on it replaces the old one. */
  to: `/${string}`;
  /** Every anchor of the page `from` that is gone and that the page `to` has under the same name. */
  anchors?: '*';
}

/** Anchors that have moved, sorted: a renamed heading, or a section that went to another page. */
export const anchorRedirects: readonly AnchorRedirect[] = [
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#hardware-synth',
    to: '/handbook/ableton-live/sending-midi-and-osc#hardware-synth',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#midi-channel',
    to: '/handbook/ableton-live/sending-midi-and-osc#midi-channel',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#msc-and-mmc',
    to: '/handbook/ableton-live/sending-midi-and-osc#msc-and-mmc',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#notes-and-controllers',
    to: '/handbook/ableton-live/sending-midi-and-osc#notes-and-controllers',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#osc-to-a-desk',
    to: '/handbook/ableton-live/sending-midi-and-osc#osc-to-a-desk',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#program-change',
    to: '/handbook/ableton-live/sending-midi-and-osc#program-change',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#send-cues-from-live',
    to: '/handbook/ableton-live/sending-midi-and-osc#send-cues-from-live',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#send-midi-from-live-to-another-program',
    to: '/handbook/ableton-live/sending-midi-and-osc#send-midi-from-live-to-another-program',
  },
  {
    from: '/handbook/ableton-live/mapping-midi-and-osc#what-live-cannot-send',
    to: '/handbook/ableton-live/sending-midi-and-osc#what-live-cannot-send',
  },
  {
    from: '/handbook/ableton-live/structuring-a-set#arrangement-show',
    to: '/handbook/ableton-live/backing-tracks-and-click#arrangement-show',
  },
  {
    from: '/handbook/ableton-live/structuring-a-set#click-and-cue',
    to: '/handbook/ableton-live/backing-tracks-and-click#click-and-cue',
  },
  {
    from: '/handbook/ableton-live/structuring-a-set#follow-a-band',
    to: '/handbook/ableton-live/backing-tracks-and-click#follow-a-band',
  },
  {
    from: '/handbook/ableton-live/structuring-a-set#tempo-leader',
    to: '/handbook/ableton-live/backing-tracks-and-click#tempo-leader',
  },
  {
    from: '/handbook/video/projectors-and-screens#map-video-onto-an-object',
    to: '/handbook/video/projection-mapping#map-video-onto-an-object',
  },
  {
    from: '/handbook/video/projectors-and-screens#moving-objects',
    to: '/handbook/video/projection-mapping#moving-objects',
  },
  {
    from: '/handbook/video/projectors-and-screens#recall-mapping',
    to: '/handbook/video/projection-mapping#recall-mapping',
  },
  {
    from: '/handbook/video/projectors-and-screens#several-surfaces',
    to: '/handbook/video/projection-mapping#several-surfaces',
  },
  {
    from: '/handbook/video/projectors-and-screens#two-stages',
    to: '/handbook/video/projection-mapping#two-stages',
  },
  {from: '/handbook/tools#all-tools-in-one-list', to: '/handbook/tools#at-the-fixture'},
  {
    from: '/handbook/lighting/led-strips-and-pixels#lag',
    to: '/handbook/lighting/wled#lag',
  },
  {
    from: '/handbook/lighting/led-strips-and-pixels#set-up-wled',
    to: '/handbook/lighting/wled#set-up-wled',
  },
  {
    from: '/handbook/lighting/led-strips-and-pixels#wled-settings',
    to: '/handbook/lighting/wled#wled-settings',
  },
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
    from: '/sync-tools/clipsmpte/introduction',
    to: '/handbook/sound-and-time/timecode-and-clock',
    anchors: '*',
  },
  {
    from: '/sync-tools/livemtc/introduction',
    to: '/handbook/sound-and-time/timecode-and-clock',
    anchors: '*',
  },
  {
    from: '/sync-tools/livemtc/introduction#what-is-in-the-cable',
    to: '/handbook/sound-and-time/timecode-and-clock#mtc-timecode-over-midi',
  },
  {
    from: '/sync-tools/livesync/introduction',
    to: '/handbook/sound-and-time/timecode-and-clock',
    anchors: '*',
  },
  {
    from: '/videosync/basics/recording-output#settings-for-a-stream',
    to: '/handbook/video/streaming#settings-for-a-stream',
  },
];

/**
 * Pages that have moved, and short addresses that people type, sorted. `siteRedirects` of src/plugins adds
 * those that lead to the newest release.
 */
export const redirects: readonly Redirect[] = [
  {from: '/beam', to: '/beam-for-live/introduction'},
  {from: '/beam-fixture-editor', to: '/beam-fixture-editor/introduction'},
  {from: '/beam-for-live', to: '/beam-for-live/introduction'},
  {from: '/beam-for-live/advanced/ranges', to: '/beam-for-live/concepts/ranges'},
  {from: '/beam-for-live/basics/fixture-editor', to: '/beam-fixture-editor/introduction'},
  {from: '/beam-for-live/basics/patch-editor', to: '/beam-for-live/application/fixture-patch'},
  {from: '/beam-for-max', to: '/beam-for-max/introduction'},
  {from: '/fixture-editor', to: fixtureEditorAddress},
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
