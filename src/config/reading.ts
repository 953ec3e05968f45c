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
