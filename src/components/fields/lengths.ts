/** Lengths in characters; a file of their own, so that pages that only write links don't load the parser. */

/** Maximum length of a field; longer input is refused, not cut. */
export const maxInput = 1000;

/** Maximum length of a field with several lines. */
export const maxLines = 6000;
