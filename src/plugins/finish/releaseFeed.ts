import {Feed} from 'feed';
import {feedFiles, firstDescribed} from '../../config/feeds';
import {site} from '../../config/site';
import type {Release} from '../../data/types';
import type {Build} from './build';
import {writeBuilt} from './writeBuilt';

const updatedAt = (release?: Release): Date =>
  new Date(`${release?.date ?? firstDescribed}T00:00:00Z`);

/**
 * Builds the feed of described releases, newest first; releases of the same day keep the order of the
 * products, newest version first.
 *
 * @param root - full URL of the site with the base URL and a trailing slash
 */
export function releaseFeed(releases: readonly Release[], root: string): Feed {
  const ordered = [...releases].sort((a, b) => Number(updatedAt(b)) - Number(updatedAt(a)));
  const feed = new Feed({
    title: 'Showsync releases',
    description: 'Versions of Videosync, Beam and the Sync Tools that the release notes describe.',
    id: root + feedFiles.releases.atom,
    link: `${root}release-notes/introduction`,
    language: 'en',
    updated: updatedAt(ordered[0]),
    generator: site.title,
    author: {name: site.company},
    feedLinks: {atom: root + feedFiles.releases.atom, json: root + feedFiles.releases.json},
  });
  for (const release of ordered) {
    const link = root + release.address.slice(1);
    feed.addItem({
      title: `${release.name} ${release.version}`,
      id: link,
      link,
      date: updatedAt(release),
      ...(release.date ? {published: updatedAt(release)} : {}),
      description: release.description,
      category: [{name: release.name, term: release.product}],
    });
  }
  return feed;
}

/** Writes the described releases as Atom (RFC 4287) and JSON feeds. */
export async function writeReleaseFeeds(build: Build): Promise<void> {
  const {outDir, baseUrl, origin, releases} = build;
  const feed = releaseFeed(releases, origin + baseUrl);
  await writeBuilt(outDir, feedFiles.releases.atom, feed.atom1());
  await writeBuilt(outDir, feedFiles.releases.json, feed.json1());
}
