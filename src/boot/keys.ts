/** Everything that the site keeps in the reader's browser, by purpose. The privacy policy lists them. */
export const storageNamespace = 'showsync';

export const storageKeys = {
  theme: `theme-${storageNamespace}`,
  announcementId: `docusaurus.announcement.id-${storageNamespace}`,
  announcementDismissed: `docusaurus.announcement.dismiss-${storageNamespace}`,
  stage: 'showsync.stage',
  textSize: 'showsync.text-size',
  lineWidth: 'showsync.line-width',
} as const;

/** Choices of the reading comfort panel; the first one of each is the default. */
export const readingChoices = {
  stage: ['off', 'on'],
  textSize: ['normal', 'large', 'larger'],
  lineWidth: ['normal', 'wide'],
} as const;

export type ReadingSetting = keyof typeof readingChoices;

/** Attribute of the root element that a reading setting is applied as. */
export const readingAttributes: Record<ReadingSetting, string> = {
  stage: 'data-stage',
  textSize: 'data-text-size',
  lineWidth: 'data-line-width',
};
