/** What counts how much. The measured gain of each is in the README of this room. */
export const weights = {
  /** What a word in a field weighs; in all others 1. */
  fields: {title: 1.7, keywords: 3},
  /** Below 1, records that have a word often are less far ahead of those that have it once. */
  evenness: 0.6,
  /** Below 1, rare words are less far ahead of common ones. */
  rarity: 0.3,
  /** What a synonym counts beside the word itself. */
  synonym: 0.4,
  /** How steeply a section falls that has only a part of the query. */
  cover: 2,
  /** Share of the second best section of a page, squared of the third, and so on. */
  next: 0.6,
  /** What a section counts whose heading is the query. */
  isHeading: 4,
  /** What a page gets on top that has the query as a keyword; less, the less the two have in common. */
  likeKeyword: 0.5,
  /** What a page counts of which the query is a keyword: people call it so. */
  isKeyword: 1.5,
};
