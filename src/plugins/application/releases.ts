import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestOf, readReleases} from './readReleases';
import type {Release} from '../../data/types';

/** Gives pages the latest described release of each product. */
export default function releasesPlugin({siteDir}: LoadContext): Plugin<Release[]> {
  return {
    name: 'releases',
    loadContent: () => readReleases(siteDir),
    contentLoaded({content, actions}) {
      actions.setGlobalData({latest: latestOf(content)});
    },
    getPathsToWatch: () => [`${siteDir}/docs/release-notes/**/*.{md,mdx}`],
  };
}
