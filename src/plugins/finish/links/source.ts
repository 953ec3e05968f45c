/** A place in a file that a writer can open. */
export interface SourcePlace {
  file: string;
  /** Counted from 1. */
  line: number;
}

/**
 * Where an address is written: the first line of the page's own source that names it, else the
 * first line of any other source (data, components).
 *
 * @param href - address as it stands in the built page
 * @param baseUrl - left out of the search, since writers do not type it
 * @param candidates - files with their text, most likely first
 */
export function findInSources(
  href: string,
  baseUrl: string,
  candidates: readonly {file: string; text: string}[],
): SourcePlace | undefined {
  const written =
    baseUrl !== '/' && href.startsWith(baseUrl) ? href.slice(baseUrl.length - 1) : href;
  for (const {file, text} of candidates) {
    const index = text.split('\n').findIndex((line) => line.includes(written));
    if (index >= 0) {
      return {file, line: index + 1};
    }
  }
  return undefined;
}
