/** What counts how much. The measured gain of each is in the README of this room. */
export const weights = {
  /** What a word in a field weighs; in all others 1. */
  fields: {title: 3.2, keywords: 4.3},
  /** Below 1, records that have a word often are less far ahead of those that have it once. */
  evenness: 0.7,
  /** Below 1, rare words are less far ahead of common ones. */
  rarity: 0.5,
  /** What a synonym is worth beside the word itself. */
  relative: 0.6,
  /** How steeply a section falls that has only a part of the query. */
  cover: 1.9,
  /** Share of the second best section of a page, squared of the third, and so on. */
  next: 0.35,
  /** What a table row, a term or a step of a tree counts beside a section. */
  entry: 0.9,
  /** Extra for a heading that is the query, and for the introduction of a product by its name. */
  isHeading: 2.5,
  isName: 3,
  isKeyword: 2,
  /** What the page of a calculator counts beside an article, if the query has no number to calculate with. */
  tool: 0.8,
};
