/** Longest query, in characters (specification, section 9). */
export const longestQuery = 64;

/** Hits of one answer (specification, section 9). */
export const hitsPerPage = 20;
