/** Options of the reading comfort panel, and of the sidebar; the first of each is the default. */
export const readingChoices = {
  stage: ['off', 'on'],
  textSize: ['normal', 'large', 'larger'],
  lineWidth: ['normal', 'wide'],
  sidebar: ['shown', 'hidden'],
} as const;

export type ReadingSetting = keyof typeof readingChoices;

/** Attribute of the root element that applies each setting. */
export const readingAttributes: Record<ReadingSetting, string> = {
  stage: 'data-stage',
  textSize: 'data-text-size',
  lineWidth: 'data-line-width',
  sidebar: 'data-sidebar',
};
