/** Names and texts of the site that several places show. */
export const site = {
  title: 'Showsync support',
  tagline:
    'Documentation for Videosync, Beam and the Sync Tools: video and light from Ableton Live.',
  company: 'Showsync',
} as const;

/**
 * Suffix of every name in a storage that belongs to an origin, because an origin may have several copies
 * of the site: empty for the copy at the root, otherwise its base path without the last slash, as in `/docs`.
 */
export const suffixOf = (baseUrl: string): string => baseUrl.slice(0, -1);

/** The {@link suffixOf} this copy of the site. */
export const nameSuffix = typeof siteNameSuffix === 'undefined' ? '' : siteNameSuffix;

/** Namespace of what Docusaurus itself stores. */
export const storageNamespace = (suffix: string): string => `showsync${suffix}`;

/** The bar above the page. A new id shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'offline-2026-11',
  text: 'Off to a venue?',
  link: {label: 'Save this site for offline', to: '/offline'},
} as const;
