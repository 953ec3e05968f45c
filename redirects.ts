import {fixtureEditorAddress} from './src/config/links';
import {describedVersions, versionedProducts} from './src/config/releases';

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

/**
 * Old addresses of a page that exists. The redirects plugin asks for each page, so a redirect to one
 * that is not written yet is held back.
 *
 * @param page - address below the base address, with or without a slash at the end
 */
export function redirectsTo(siteDir: string): (page: string) => string[] {
  const all = siteRedirects(siteDir);
  return (page) => all.filter(({to}) => to === page.replace(/(.)\/$/, '$1')).map(({from}) => from);
}

/** Anchors that have moved, sorted: a renamed heading, or a section that went to another page. */
export const anchorRedirects: AnchorRedirect[] = [];

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
