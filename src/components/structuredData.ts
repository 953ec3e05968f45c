import {getSection} from '../config/products';
import {site} from '../config/site';

/** Page properties for structured data. */
export interface DescribedPage {
  title: string;
  description: string;
  /** Address below the base URL, without a slash at the end. */
  address: string;
  /** Full address. */
  url: string;
  /** When the page was last changed, in milliseconds since the epoch, if it is known. */
  lastUpdated?: number | undefined;
}

/**
 * Structured data of a documentation page. Unknown properties are omitted.
 *
 * Source: https://schema.org/TechArticle
 *
 * @param siteUrl - full address of the start page
 */
export function pageStructuredData(
  {title, description, address, url, lastUpdated}: DescribedPage,
  siteUrl: string,
): Record<string, unknown> {
  const section = getSection(address);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: 'en',
    isAccessibleForFree: true,
    ...(section ? {articleSection: section.name} : {}),
    ...(lastUpdated ? {dateModified: new Date(lastUpdated).toISOString()} : {}),
    isPartOf: {'@type': 'WebSite', name: site.title, url: siteUrl},
    publisher: {'@type': 'Organization', name: site.company, url: 'https://www.showsync.com'},
  };
}

/** A breadcrumb; a group without pages has no address. */
interface Step {
  label: string;
  href?: string | undefined;
}

/**
 * Structured data of the breadcrumbs. A step without an address is left out, because every item but
 * the last needs one; so is a step with the address of the previous step, such as a product's
 * introduction.
 *
 * Source: https://schema.org/BreadcrumbList
 *
 * @param origin - of the published site, without a slash at the end
 */
export function breadcrumbStructuredData(
  steps: readonly Step[],
  origin: string,
): Record<string, unknown> {
  const trail = steps.filter(
    ({href}, index) => href !== undefined && href !== steps[index - 1]?.href,
  );
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
