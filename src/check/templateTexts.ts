/** Placeholder texts in the templates of `npm run new`. */
export const template = {
  keywords: 'words that readers use and the text does not',
  changes: 'The list of changes is not written yet. The forum announces new versions.',
  opening: 'The first paragraph says what you can do after reading, and what you need before.',
  device:
    'The first paragraph says what the device does with what comes in, and where it goes in a track.',
  step: 'One action. The result that you see after it.',
  postStep: 'One action, and the result that you see after it.',
  pageDescription:
    'What you can do after reading this page, what you need before, and where to look if it did not work.',
  postDescription:
    'What this article explains, for whom it is written, and what you can do once you have read it.',
  deviceDescription:
    'What the device does with what comes in, where it goes in a track, and every control that is known of it.',
  calculatorDescription:
    'What this calculator works out, from which inputs, and what the result is good for on the day of a show.',
  calculatorExample: 'An example with numbers from a show, and what its result means there.',
  job: 'Which question does it answer?',
  purpose: 'Says in one sentence what it works out.',
  rule: 'Result = 2 × input. Name the standard that the formula comes from.',
  vectors: 'Results that were worked out from the standard named here, independently of the code',
  releaseOpening: 'What changed, and what to check before a show.',
} as const;

/** All placeholder texts; published pages must not contain them. */
export const templateTexts: readonly string[] = Object.values(template);
