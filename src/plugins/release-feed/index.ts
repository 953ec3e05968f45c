import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {feedFiles} from '../../config/feeds';
import {site} from '../../config/site';
import {readReleases} from '../releases/read';
import {atomFeed, jsonFeed} from './feed';

/** After-build step: the described releases as Atom and JSON feeds. */
export default function releaseFeed({siteDir}: LoadContext): Plugin {
  return {
    name: 'release-feed',
    async postBuild({outDir, baseUrl, siteConfig}) {
      const releases = await readReleases(siteDir);
      const place = {root: siteConfig.url + baseUrl, site: site.title, company: site.company};
      await mkdir(path.join(outDir, 'release-notes'), {recursive: true});
      await writeFile(path.join(outDir, feedFiles.atom), atomFeed(releases, place));
      await writeFile(path.join(outDir, feedFiles.json), jsonFeed(releases, place));
    },
  };
}
