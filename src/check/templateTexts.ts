/** Placeholder texts in the templates of `npm run new`. */
export const template = {
  keywords: 'words that readers use and the text does not',
  changes: 'The list of changes is not written yet. The forum announces new versions.',
  opening: 'Start with the answer or the first decision, then say what the reader needs.',
  device: 'Start with what the device does with its input, and where to put it in a track.',
  step: 'One action. Then the result that readers see.',
  postStep: 'One action, and the result that readers see.',
  pageDescription:
    'What readers can do with this page, what they need first, and where to look if it does not work.',
  postDescription:
    'What this article explains, who it is for, and what readers can do once they have read it.',
  deviceDescription:
    'What the device does with its input, where to put it in a track, and what each of its controls does.',
  calculatorDescription:
    'What this calculator works out, which inputs it needs, and how the result helps on the day of a show.',
  calculatorExample: 'An example with numbers from a show, and what the result means.',
  job: 'Which question does it answer?',
  purpose: 'Says in one sentence what it works out.',
  rule: 'Result = 2 × input. Name the standard that the formula comes from.',
  vectors: 'Results that were worked out from the standard named here, independently of the code',
  releaseOpening: 'Say what changed, and what to check before a show.',
} as const;

/** All placeholder texts; published pages must not contain them. */
export const templateTexts: readonly string[] = Object.values(template);
