/** Paths of feeds below the base URL. */
export const feedFiles = {
  articles: {atom: 'blog/atom.xml', rss: 'blog/rss.xml', json: 'blog/feed.json'},
  releases: {atom: 'release-notes/feed.atom', json: 'release-notes/feed.json'},
} as const;

/**
 * Update time in feeds for releases without a known date, since a feed requires one: the date on which they were
 * first described here.
 */
export const firstDescribed = '2026-11-20';
