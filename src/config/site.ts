/** Names and texts of the site that several places show. */
export const site = {
  title: 'Showsync support',
  tagline:
    'Documentation for Videosync, Beam and the Sync Tools: video and light from Ableton Live.',
  company: 'Showsync',
} as const;

/** Begins or ends the names of what Docusaurus keeps in the reader's browser. */
export const storageNamespace = 'showsync';

/** The bar above the page. A new id shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'offline-2026-11',
  text: 'Off to a venue?',
  link: {label: 'Save this site for offline', to: '/offline'},
} as const;
