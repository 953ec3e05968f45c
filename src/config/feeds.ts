/** Files of the feed of releases, below the base address. */
export const feedFiles = {
  atom: 'release-notes/feed.atom',
  json: 'release-notes/feed.json',
} as const;

/**
 * Day on which the releases without a known date were first described here. A feed needs a time of
 * the last change of each entry; this one does not pretend to be the day of the release.
 */
export const firstDescribed = '2026-11-20';
