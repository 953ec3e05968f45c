import {sectionOf} from '../config/products';

/** A step as the sidebar has it; a group without a page of its own has no address. */
export interface SidebarStep {
  label: string;
  href?: string | undefined;
}

/** Where the page stands that the steps lead to. */
export interface BreadcrumbPlace {
  /** Name of the site, which stands for the start page. */
  name: string;
  /** Origin of the published site, without a slash at the end. */
  origin: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Path of the page, with the base address. */
  path: string;
  /** Whether addresses end in a slash. */
  trailingSlash: boolean;
}

/**
 * Structured data of the breadcrumbs: start page, product, and the steps of the sidebar, each with
 * its full address. A step without an address is left out, because every item but the last needs
 * one; so is a step with the address of the one before it, such as a product's introduction.
 *
 * Source: https://schema.org/BreadcrumbList
 */
export function breadcrumbStructuredData(
  steps: readonly SidebarStep[],
  {name, origin, baseUrl, path, trailingSlash}: BreadcrumbPlace,
): Record<string, unknown> {
  const section = sectionOf(`/${path.slice(baseUrl.length)}`);
  const introduction = `${baseUrl}${section?.id}/introduction${trailingSlash ? '/' : ''}`;
  const trail = [
    {label: name, href: baseUrl},
    ...(section ? [{label: section.name, href: introduction}] : []),
    ...steps,
  ].filter(({href}, index, all): boolean => href !== undefined && href !== all[index - 1]?.href);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({label, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}
