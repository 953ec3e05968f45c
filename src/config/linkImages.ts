/** Open Graph images, which other sites and messengers show for a link to a page. */
export const linkImages = {
  /** Folder below the output folder. */
  folder: 'link-images',
  /** Pixels, as Open Graph recommends. */
  width: 1200,
  height: 630,
  maxBytes: 40_000,
} as const;

/**
 * Path of a page's image below the base URL.
 *
 * @param page - path of the page below the base URL, with or without a trailing slash
 */
export function getLinkImage(page: string): string {
  const name = page.replace(/^\/|\/$/g, '') || 'index';
  return `${linkImages.folder}/${name}.png`;
}
