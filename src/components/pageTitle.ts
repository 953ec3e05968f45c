import {getSection} from '../config/products';

/**
 * Title of a page in tabs and search results. Includes the product, because pages of different products can have the
 * same title.
 *
 * @param address - address of the page, without the base URL
 */
export function titleWithProduct(title: string, address: string): string {
  const section = getSection(address);
  const isNamed =
    !section || ['handbook', 'release-notes'].includes(section.id) || title.includes(section.name);
  return isNamed ? title : `${title} · ${section.name}`;
}
