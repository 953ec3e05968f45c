/** Feeds, below the base address. */
export const feedFiles = {
  articles: {atom: 'blog/atom.xml', rss: 'blog/rss.xml', json: 'blog/feed.json'},
  releases: {atom: 'release-notes/feed.atom', json: 'release-notes/feed.json'},
} as const;

/**
 * Date on which the releases without a known date were first described here. A feed needs the time of
 * each entry's last change; this isn't the date of those releases.
 */
export const firstDescribed = '2026-11-20';
