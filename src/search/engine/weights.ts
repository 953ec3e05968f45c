/** Parameters of the ranking. `npm run bench:search` measures the effect of a change. */
export const weights = {
  /** Boosts of fields; those of all others are 1. */
  fields: {title: 1.7, keywords: 3},
  /** Below 1, repeated words count less. */
  tfExponent: 0.6,
  /** Below 1, rare words gain less over common ones. */
  idfExponent: 0.3,
  /** Score of a synonym relative to the word itself. */
  synonym: 0.4,
  /** Above 1, sections with only some words of the query score disproportionately less. */
  coverageExponent: 2.1,
  /** The same for pages. */
  pageCoverageExponent: 0.3,
  /** Maximum boost of a page for a sentence with all words of the query. */
  statementBoost: 0.6,
  /** Share of the score that a page's second best section adds; squared for the third, and so on. */
  nextSection: 0.6,
  /** Factor of a section whose heading is the query. */
  exactHeading: 4,
  /** Maximum boost of a page for a keyword similar to the query. */
  keywordSimilarityBoost: 0.5,
  /** Factor of a page with a keyword equal to the query. */
  exactKeyword: 1.5,
  /** Factor of the pages in the section that the reader is in: 'installation' means that of the product at hand. */
  currentSection: 1.25,
};

/**
 * Weights for queries of at least four words: their words are spread over several sections, so a section needs fewer
 * of them. Chosen on questions from public threads, each fifth of them left out once.
 */
export const sentenceWeights = {
  coverageExponent: 1.6,
  nextSection: 0.7,
  keywordSimilarityBoost: 0.6,
};
