/** Parameters of the ranking. The README of `src/search` has what each was measured to gain. */
export const weights = {
  /** Boosts of fields; those of all others are 1. */
  fields: {title: 1.7, keywords: 3},
  /** Below 1, a record that has a word often is less far ahead of one that has it once. */
  tfExponent: 0.6,
  /** Below 1, rare words are less far ahead of common ones. */
  idfExponent: 0.3,
  /** Score of a synonym, as a share of the word's own. */
  synonym: 0.4,
  /** How steeply the score falls of a section that has a part of the query only. */
  coverageExponent: 2,
  /** Share that a page's second best section adds to its score; squared for the third, and so on. */
  nextSection: 0.6,
  /** Factor of a section whose heading is the query. */
  exactHeading: 4,
  /** What a keyword similar to the query adds to a page's score, at most. */
  keywordSimilarityBoost: 0.5,
  /** Factor of a page that has the query as a keyword: readers call it so. */
  exactKeyword: 1.5,
};
