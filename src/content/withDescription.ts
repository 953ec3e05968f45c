/** A link to a page, as previous and next have it. */
interface PageLink {
  title: string;
  permalink: string;
  /** Is there already in what readers get; the preview looks it up. */
  description?: string | undefined;
}

/** What the docs version knows of a page, by its id. */
type Pages = Readonly<Record<string, {description?: string | undefined}>>;

/**
 * A link with the description of its page. The id of a page is its address without the base
 * address; the longest id that the address ends in is the page's.
 */
export function withDescription<L extends PageLink>(
  link: L | undefined,
  pages: Pages,
): (L & {description?: string | undefined}) | undefined {
  if (!link || link.description !== undefined) {
    return link;
  }
  const steps = link.permalink.split('/').filter(Boolean);
  const id = steps.map((_, index) => steps.slice(index).join('/')).find((name) => name in pages);
  return id === undefined ? {...link} : {...link, description: pages[id]?.description};
}
