/** What counts how much. The measured gain of each is in the README of this room. */
export const weights = {
  /** What a word in a field weighs; in all others 1. */
  fields: {title: 2.8, keywords: 5},
  /** Below 1, records that have a word often are less far ahead of those that have it once. */
  evenness: 0.7,
  /** Below 1, rare words are less far ahead of common ones. */
  rarity: 0.3,
  /** What a synonym counts beside the word itself. */
  synonym: 0.4,
  /** How steeply a section falls that has only a part of the query. */
  cover: 2,
  /** Share of the second best section of a page, squared of the third, and so on. */
  next: 0.45,
  /** What a glossary term, and a section about former versions, count beside the page about the matter. */
  aside: 0.86,
  /** Extra for a section whose heading is the query, and for a page that has it as a keyword. */
  isHeading: 2.5,
  isKeyword: 1.5,
};
