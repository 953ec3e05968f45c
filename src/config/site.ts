/** Names and texts of the site that are used in several places. */
export const site = {
  title: 'Showsync support',
  tagline:
    'Documentation for Videosync, Beam and the Sync Tools: video and light from Ableton Live.',
  company: 'Showsync',
} as const;

/**
 * Suffix for names in per-origin storage, because an origin may serve several copies of the site: empty for the
 * copy at the root, otherwise the base URL without its trailing slash, as in `/docs`.
 */
export const getNameSuffix = (baseUrl: string): string => baseUrl.slice(0, -1);

/** The {@link getNameSuffix} this copy of the site. */
export const nameSuffix = typeof siteNameSuffix === 'undefined' ? '' : siteNameSuffix;

/** Namespace of Docusaurus's own storage keys. */
export const storageNamespace = (suffix: string): string => `showsync${suffix}`;

/** The announcement bar. A new id shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'offline-2026-11',
  text: 'Off to a venue?',
  link: {label: 'Save this site for offline', to: '/offline'},
} as const;

/** PDFs of sections, which `npm run print` creates and the next build publishes. Relative to the root of the project. */
export const pdfFolder = '.cache/pdf';
