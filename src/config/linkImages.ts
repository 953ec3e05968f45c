/** The images that other sites and messengers show for a link to a page. */
export const linkImages = {
  /** Below the build. */
  folder: 'link-images',
  /** Pixels, as Open Graph recommends. */
  width: 1200,
  height: 630,
  maxBytes: 40_000,
} as const;

/**
 * Path of a page's picture below the base address.
 *
 * @param page - address of the page below the base address, with or without a slash at the end
 */
export function linkImageOf(page: string): string {
  const name = page.replace(/^\/|\/$/g, '') || 'index';
  return `${linkImages.folder}/${name}.png`;
}
