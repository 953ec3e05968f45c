/** Texts of the search, letter by letter as in the specification, section 2. */
export const texts = {
  name: 'Search docs',
  failed: 'Unable to fetch results',
  failedHelp: 'You might want to check your network connection.',
  retry: 'Try again',
  nothing: 'No results for',
  suggest: 'Try searching for',
  recent: 'Recent',
  favorite: 'Favorite',
  noRecent: 'No recent searches',
  waiting: 'Searching …',
  more: 'Loading more results …',
  noIndex: 'There is no search index yet. Build the site once, then search here.',
  partial: 'Couldn’t load page text. Searching headings only.',
} as const;

/** What is said of a query that did not fit: where it ends now. */
export const cutText = (fitted: string): string =>
  `Only 64 characters are searched, up to “${fitted.trim().split(' ').at(-1)}”.`;

/** 'See all {count} results' */
export const seeAll = (count: number): string => `See all ${count} results`;

/** The number of pages that were found, for the status line. */
export const countText = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
