/** Longest query, in characters (specification, section 9). */
export const longestQuery = 64;

/** Hits of one answer (specification, section 9). */
export const hitsPerPage = 20;

/** Pages that a query finds at most. */
export const mostPages = 40;

/** A query that fits: cut at a word where it can be. */
export function fitQuery(text: string): string {
  if (text.length <= longestQuery) {
    return text;
  }
  const cut = text.slice(0, longestQuery + 1);
  return /\s/.test(cut.trimStart()) ? cut.replace(/\s+\S*$/, '') : cut.slice(0, longestQuery);
}
